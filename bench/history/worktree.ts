import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a clone whose files can be those of any commit. The clone itself stays as it is. */
export class Worktree {
  readonly #parent = realpathSync(mkdtempSync(join(tmpdir(), 'history-')));
  readonly #directory = join(this.#parent, 'tree');

  /** @param patterns as in `.gitignore`, of the files that are wanted; without it, all */
  constructor(clone: string, ...patterns: readonly string[]) {
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', clone, this.#directory]);
    if (patterns.length > 0) {
      execFileSync('git', ['-C', this.#directory, 'sparse-checkout', 'set', '--no-cone', ...patterns]);
    }
    process.once('exit', () => rmSync(this.#parent, { recursive: true, force: true }));
  }

  /** Puts the files of a commit there. */
  at(commit: string): string {
    const checkout = ['-C', this.#directory, 'checkout', '--quiet', '--force', '--detach', commit];
    // What it says of contents that the clone lacks and nobody asks for is no error.
    execFileSync('git', checkout, { stdio: 'ignore' });
    return this.#directory;
  }

  /** The text of a file of the commit that is there. */
  read(path: string): string {
    return readFileSync(join(this.#directory, path), 'utf8');
  }
}
