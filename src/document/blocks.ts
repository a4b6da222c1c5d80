/**
 * What a step or a command has to say, as blocks. The job summary renders them as Markdown, and a command for a terminal. A text in them may come
 * from outside: each renderer shows it as it is.
 */
export type Block =
  | { readonly kind: 'text'; readonly text: Inline }
  /** A heading, or lines to copy. */
  | { readonly kind: 'heading' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Inline[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Table
  | { readonly kind: 'fold'; readonly title: string; readonly blocks: readonly Block[] }
  | Graph;

/** A name with its value. */
export type Fact = readonly [name: string, value: Inline];

/** A part of a line, or of a cell. */
export type Inline =
  | string
  /** A name, a path or an identifier. */
  | { readonly code: string }
  /** An address from outside, or with a label one that this action makes. */
  | { readonly href: string; readonly label?: string }
  /** Parts side by side. */
  | { readonly parts: readonly Inline[] }
  /** Parts below each other. */
  | { readonly lines: readonly Inline[] };

/** Columns that are empty in every row are not shown. */
export interface Table {
  readonly kind: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly Inline[])[];
  /** What the table leaves out, as a sentence. */
  readonly rest?: string;
}

/** A flowchart. */
export interface Graph {
  readonly kind: 'graph';
  /** Direction of the arrows: `LR` from left to right, `TB` from top to bottom. */
  readonly direction: 'LR' | 'TB';
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export interface Box {
  readonly lines: readonly string[];
  /** A state of a pull request, or a role: `CHANGE`, `PART`, `TARGET`. An unknown one has no colour. */
  readonly look?: string | undefined;
}

export interface Arrow {
  /** Index of a box. */
  readonly from: number;
  readonly to: number;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: Inline): Block => ({ kind: 'text', text });
export const fold = (title: string, ...blocks: readonly Block[]): Block => ({ kind: 'fold', title, blocks });

/** A table of the first items. @param cut how many rows it has at most, and the name of the file that has all of them */
export function tableOf<Item>(
  header: readonly string[],
  items: readonly Item[],
  rowOf: (item: Item, index: number) => readonly Inline[],
  { most, file }: { readonly most: number; readonly file: string },
): Table {
  const rows = items.slice(0, most).map(rowOf);
  const rest = items.length - rows.length;
  return { kind: 'table', header, rows, ...(rest > 0 && { rest: `… and ${String(rest)} more, in the ${file} file.` }) };
}
