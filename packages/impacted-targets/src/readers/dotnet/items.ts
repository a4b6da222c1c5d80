import type { MsbuildFiles } from './msbuild-files.js';
import { itemValues, unknownText, type Definitions, type TextContext } from './msbuild-text.js';

/** `@(Name)`, `@(Name -> 'text with %(Identity)', 'separator')`, `@(Name->Function())`. */
const list = /@\(\s*([\w.-]+)\s*((?:->\s*(?:'[^']*'|\w+\([^()]*\))\s*)*)(?:,\s*'[^']*'\s*)?\)/g;
const step = /->\s*(?:'([^']*)'|\w+\([^()]*\))/g;
/** Lists that SDKs and packages fill. */
const ofSdks =
  /^(?:Compile|Content|None|EmbeddedResource|Reference|ProjectReference|PackageReference|AdditionalFiles|Analyzer)$/i;

/** How many items all lists of a text may have, and how deep lists may nest, before the text counts as unknown. */
const mostItems = 2000;
const deepest = 20;

/** The lists of items that the files of a project fill, as far as they name projects. */
export class Items {
  constructor(
    readonly definitions: Definitions<string | undefined>,
    readonly files: MsbuildFiles,
    readonly context: (file: string) => TextContext,
  ) {}

  /** Replaces the lists in a text by their items, with `;` between. Unknown where only MSBuild knows the items. */
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
    if (ofSdks.test(name) || within.has(name) || within.size > deepest) return undefined;
    const definitions = this.definitions.get(name);
    // Another project may fill a list that this project leaves empty.
    if (definitions === undefined) return this.files.fills(name) ? [] : undefined;
    const items = new Set<string>();
    for (const { text, file } of definitions) {
      if (text === undefined || left.items < 0) return undefined;
      const written = this.expand(text, left, new Set([...within, name]));
      for (const value of itemValues(written, this.context(file))) items.add(value);
      left.items -= items.size;
    }
    return [...items];
  }
}

/** The result of a transformation of an item. Metadata that only MSBuild knows stay in the text. */
function transformed(text: string, item: string): string {
  const name = item.slice(item.lastIndexOf('/') + 1);
  return text
    .replaceAll(/%\(\s*(?:identity|fullpath)\s*\)/gi, () => item)
    .replaceAll(/%\(\s*filename\s*\)/gi, () => name.replace(/\.[^.]*$/, ''))
    .replaceAll(/%\(\s*extension\s*\)/gi, () => /\.[^.]*$/.exec(name)?.[0] ?? '');
}
