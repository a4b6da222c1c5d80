import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a clone whose files can be those of any commit. The clone itself stays as it is. */
export class Worktree {
  readonly #parent = realpathSync(mkdtempSync(join(tmpdir(), 'history-')));
  readonly #directory = join(this.#parent, 'tree');

  constructor(clone: string) {
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', clone, this.#directory]);
    process.once('exit', () => {
      rmSync(this.#parent, { recursive: true, force: true });
    });
  }

  /** Puts the files of a commit there. */
  at(commit: string): string {
    execFileSync('git', ['-C', this.#directory, 'checkout', '--quiet', '--force', '--detach', commit]);
    return this.#directory;
  }
}
