import type { Tree } from '../../tree/tree.js';
import { parseJsonWithComments } from '../../formats/json-with-comments.js';
import { manifestText } from '../../graph/manifests.js';
import { directoryOf, pathsAbove } from '../../tree/paths.js';
import { digest } from '../../../../shared/src/digest.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';

/** How many words of a template are looked for at most. A template with more replaces nothing, which is the safe side. */
const mostWords = 200;

const description = /^(.+)\/\.template\.config\/template\.json$/;

/**
 * The templates of `dotnet new` in a commit (https://learn.microsoft.com/dotnet/core/tools/custom-templates). The
 * template engine replaces words in paths and texts when somebody makes a project from a template.
 */
export class Templates {
  /** Words that are replaced, by the directory of the template. */
  readonly #words: ReadonlyMap<string, readonly string[]>;

  private constructor(words: ReadonlyMap<string, readonly string[]>) {
    this.#words = words;
  }

  /** A text that is equal for commits with the same templates. */
  get key(): string {
    return digest(JSON.stringify([...this.#words]));
  }

  static async of(tree: Tree): Promise<Templates> {
    const paths = (await tree.entries()).filter(({ path, mode }) => mode.startsWith('100') && description.test(path));
    const contents = await tree.read(paths.map(({ path }) => path));
    return new Templates(
      new Map([...contents].map(([path, content]) => [directoryOf(directoryOf(path)), wordsIn(manifestText(content))])),
    );
  }

  /**
   * The directory of the template around a file that nobody has written, because its path holds a word that the engine
   * replaces. Undefined for any other path.
   */
  aroundPlaceholder(path: string): string | undefined {
    const directory = pathsAbove(path).find((above) => this.#words.has(above));
    if (directory === undefined) return undefined;
    const below = path.slice(directory.length);
    return this.#words.get(directory)?.some((word) => below.includes(word)) ? directory : undefined;
  }
}

function wordsIn(text: string): string[] {
  let template: Readonly<Record<string, unknown>>;
  try {
    template = fieldsOf(parseJsonWithComments(text));
  } catch {
    // A description that nobody can read replaces nothing.
    return [];
  }
  const symbols = Object.values(fieldsOf(template.symbols)).map(fieldsOf);
  const words = [template.sourceName, ...symbols.flatMap(({ replaces, fileRename }) => [replaces, fileRename])];
  const written = words.filter((word) => typeof word === 'string').filter((word) => word !== '');
  return written.length > mostWords ? [] : written;
}
