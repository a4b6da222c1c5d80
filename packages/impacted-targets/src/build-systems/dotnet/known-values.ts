import { append } from '../../../../shared/src/append.js';
import type { AskedNames, Said } from './asked-names.js';

/** The place of a text, and the possible meanings of its properties. */
export interface ValueSources {
  /** File in which the text stands, from the root of the repository. */
  readonly file: string;
  /** Project that is built. */
  project(): string;
  /** Definitions of each property, with the file that holds each definition. The names are in lower case. */
  readonly properties: Pick<AskedNames<string>, 'get'>;
  /** Directories of the solutions that have the project. */
  solutionDirectories(): readonly string[];
  /** Whether the commit has this file. */
  exists(path: string): boolean;
  /**
   * Counts work beyond the usual amount, in steps of `MsbuildFiles`.
   * @throws Unanswerable when the total exceeds the need of any repository
   */
  spend(steps: number): void;
}

/** How many meanings of a text are kept, for projects that define different properties. */
const mostMeanings = 8;

/** Longest text, and longest value, that is kept, in characters. Nearly all are shorter. */
const longestKept = 1000;

type Definitions = readonly Said<string>[] | undefined;

/** The values of a text, with all that they follow from besides the text and its file. */
interface Meaning {
  readonly values: readonly string[];
  /** Definitions of the properties that were asked for, by name. */
  readonly asked: ReadonlyMap<string, Definitions>;
  readonly steps: number;
}

/**
 * Values of texts in the files of a commit. Hundreds of projects import the same files and mostly define the same
 * properties, so that they share these values. A value that follows from the project itself, or from which files exist,
 * is not kept.
 */
export class KnownValues {
  /** By the file and the text. */
  readonly #meanings = new Map<string, Meaning[]>();

  /**
   * The values of a text. The properties that they follow from count as asked for, and the work for them counts, also
   * where the values are known.
   * @param compute gives the values; it must ask only the given context
   */
  valuesOf<Context extends ValueSources>(
    text: string,
    context: Context,
    compute: (context: Context) => readonly string[],
  ): readonly string[] {
    const key = `${context.file}\0${text}`;
    const meanings = this.#meanings.get(key);
    const known = meanings?.find(({ asked }) => isSame(asked, context));
    if (known !== undefined) {
      if (known.steps > 0) context.spend(known.steps);
      return known.values;
    }
    const asked = new Map<string, Definitions>();
    let steps = 0;
    const project = { isAsked: false };
    const values = compute({
      ...context,
      properties: {
        get: (name) => {
          const definitions = context.properties.get(name);
          asked.set(name, definitions);
          return definitions;
        },
      },
      project: () => {
        project.isAsked = true;
        return context.project();
      },
      solutionDirectories: () => {
        project.isAsked = true;
        return context.solutionDirectories();
      },
      exists: (path) => {
        project.isAsked = true;
        return context.exists(path);
      },
      spend: (more) => {
        steps += more;
        context.spend(more);
      },
    });
    const isShort = [text, ...values].every(({ length }) => length <= longestKept);
    if (isShort && !project.isAsked && (meanings?.length ?? 0) < mostMeanings) {
      append(this.#meanings, key, { values, asked, steps });
    }
    return values;
  }
}

function isSame(asked: Meaning['asked'], { properties }: ValueSources): boolean {
  for (const [name, definitions] of asked) if (!areEqual(definitions, properties.get(name))) return false;
  return true;
}

/** True for the same definitions. All projects of a commit get the same list of a file. */
function areEqual(some: Definitions, others: Definitions): boolean {
  if (some === undefined || others === undefined) return some === others;
  if (some.length !== others.length) return false;
  return some.every(({ texts, file }, index) => texts === others[index]?.texts && file === others[index].file);
}
