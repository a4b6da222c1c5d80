import leven from 'leven';
import type { Mistake } from '../../../shared/src/user-error.js';
import { ImpactError } from '../tree/impact-error.js';

/** One mistake in a configuration file. Lines and columns begin with 1. */
export interface ConfigurationMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

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
  let nearest: string | undefined;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  const written = wrong.toLowerCase();
  for (const name of names) {
    if (
      name.length > written.length &&
      /[/:]/.test(name.at(-written.length - 1) ?? '') &&
      name.toLowerCase().endsWith(written)
    )
      return ` (did you mean ${name}?)`;
    const distance = leven(written, name.toLowerCase());
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
