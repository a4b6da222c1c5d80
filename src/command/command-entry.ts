import type { Option } from 'commander';
import type { CommandSurroundings } from './terminal.js';

/** A command of the program. */
export interface CommandEntry {
  readonly description: string;
  readonly options: readonly Option[];
  /**
   * @param options values by the names of options in camel case
   * @returns the exit code
   */
  readonly run: (options: never, surroundings: CommandSurroundings) => Promise<number>;
}
