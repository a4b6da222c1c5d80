import leven from 'leven';
import type { Mistake } from '../../../shared/src/user-error.js';
import { ImpactError } from '../tree/impact-error.js';

/** Where something is in the file: keys and positions in lists, from the root. */
export type Place = readonly PropertyKey[];

/** A text of the file. */
export interface Written {
  readonly text: string;
  readonly place: Place;
}

/** What is wrong with a part of the file. */
export interface Problem {
  readonly place: Place;
  readonly message: string;
}

/** One mistake in a configuration file. Lines and columns begin with 1. */
export type ConfigurationMistake = Omit<Mistake, 'file'> & { readonly column: number };

/** A configuration file that cannot be used, with everything that is wrong with it. */
export class ConfigurationError extends ImpactError {
  override readonly name = 'ConfigurationError';

  override readonly mistakes: readonly (Mistake & ConfigurationMistake)[];

  /** @param file path of the file, for the message */
  constructor(
    readonly file: string,
    mistakes: readonly ConfigurationMistake[],
  ) {
    super(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join('; '));
    this.mistakes = mistakes.map((mistake) => ({ file, ...mistake }));
  }
}

/**
 * ` (did you mean x?)` with the name that is nearest to a wrong one: one that ends with it after a separator, as `@acme/ui` ends with `ui`, or else
 * one with few other letters. Empty where no name is near.
 */
export function suggestion(wrong: string, names: Iterable<string>): string {
  const written = wrong.toLowerCase();
  const most = Math.max(2, Math.floor(wrong.length / 3));
  const isEnd = (name: string) =>
    /[/:]/.test(name.at(-written.length - 1) ?? '') && name.toLowerCase().endsWith(written);
  const all = [...names].map((name) => ({ name, distance: isEnd(name) ? -1 : leven(written, name.toLowerCase()) }));
  const [nearest] = all.sort((one, other) => one.distance - other.distance);
  return nearest === undefined || nearest.distance > most ? '' : ` (did you mean ${nearest.name}?)`;
}
