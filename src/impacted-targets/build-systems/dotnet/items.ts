import type { Element } from '../../formats/xml.js';
import { append } from '../../../shared/append.js';
import { attribute, elementsOf, type MsbuildFiles } from './msbuild-files.js';
import { unknownText, valuesOf, type TextContext } from './msbuild-text.js';

/** `@(Name)`, `@(Name -> 'text with %(Identity)', 'separator')`, `@(Name->Function())`. */
const list = /@\(\s*([\w.-]+)\s*((?:->\s*(?:'[^']*'|\w+\([^()]*\))\s*)*)(?:,\s*'[^']*'\s*)?\)/g;
const step = /->\s*(?:'([^']*)'|\w+\([^()]*\))/g;
/** Lists that SDKs and packages fill. */
const ofSdks =
  /^(?:Compile|Content|None|EmbeddedResource|Reference|ProjectReference|PackageReference|AdditionalFiles|Analyzer)$/i;

/** Most items of all lists of a text, and most lists within each other, before it counts as unknown. */
const mostItems = 2000;
const deepest = 20;

/** The item lists that files of a repository define, as far as projects are named through them. */
export class Items {
  readonly #files: MsbuildFiles;
  readonly #definitions = new Map<string, { readonly element: Element; readonly file: string }[]>();

  /**
   * @param found the files of a project, in which a list is filled
   */
  constructor(
    found: readonly string[],
    files: MsbuildFiles,
    readonly context: (file: string) => TextContext,
  ) {
    this.#files = files;
    for (const file of found) {
      for (const { element } of elementsOf(files.get(file))) {
        const name = element.name === 'Output' ? attribute(element, 'itemname') : element.name;
        const fills = element.name === 'Output' || attribute(element, 'include') !== undefined;
        if (name !== undefined && fills) append(this.#definitions, name.toLowerCase(), { element, file });
      }
    }
  }

  /** A text with its lists as the items that they hold, with `;` between; unknown where only MSBuild can tell. */
  expand(written: string, left = { items: mostItems }, within: ReadonlySet<string> = new Set()): string {
    if (!written.includes('@(')) return written;
    return written.replace(list, (_all, name: string, steps: string) => {
      let items = this.#itemsOf(name.toLowerCase(), left, within);
      for (const [, text] of steps.matchAll(step)) {
        if (text !== undefined) items = items?.map((item) => transformed(text, item));
      }
      left.items -= items?.length ?? 0;
      return items === undefined || left.items < 0 ? unknownText : items.join(';');
    });
  }

  #itemsOf(name: string, left: { items: number }, within: ReadonlySet<string>): string[] | undefined {
    const definitions = this.#definitions.get(name);
    if (ofSdks.test(name) || within.has(name) || within.size > deepest || left.items < 0) return undefined;
    // Another project may fill a list that this one leaves empty.
    if (definitions === undefined) return filledLists(this.#files).has(name) ? [] : undefined;
    const items = new Set<string>();
    const deeper = new Set([...within, name]);
    for (const { element, file } of definitions) {
      // What a task makes is known only while it builds.
      if (element.name === 'Output') return undefined;
      const included = this.expand(attribute(element, 'include') ?? '', left, deeper);
      for (const token of included.split(/[;\n]/)) {
        if (token.trim() === '') continue;
        for (const value of valuesOf(token.trim(), this.context(file))) {
          // A list that may be anything may be any project, so that its other items say nothing.
          if (value === unknownText) return undefined;
          items.add(value);
        }
      }
      left.items -= items.size;
      if (left.items < 0) return undefined;
    }
    return [...items];
  }
}

/** What a transformation makes of an item; metadata that only MSBuild knows stay in it. */
function transformed(text: string, item: string): string {
  const name = item.slice(item.lastIndexOf('/') + 1);
  return text
    .replaceAll(/%\(\s*(?:identity|fullpath)\s*\)/gi, () => item)
    .replaceAll(/%\(\s*filename\s*\)/gi, () => name.replace(/\.[^.]*$/, ''))
    .replaceAll(/%\(\s*extension\s*\)/gi, () => /\.[^.]*$/.exec(name)?.[0] ?? '');
}

const filled = new WeakMap<MsbuildFiles, ReadonlySet<string>>();

/** The lists that any file of the repository fills, in lower case. */
function filledLists(files: MsbuildFiles): ReadonlySet<string> {
  const known = filled.get(files) ?? new Set([...files.paths()].flatMap((path) => listsIn(files.text(path))));
  filled.set(files, known);
  return known;
}

function listsIn(text: string): string[] {
  const code = text.split('<!--').map((part, index) => (index === 0 ? part : (part.split('-->', 2)[1] ?? '')));
  return code.flatMap((part) =>
    [...part.matchAll(/<([\w.-]+)\s[^<>]*\binclude\s*=/gi)].map(([, name = '']) => name.toLowerCase()),
  );
}
