import { expect, test } from '@jest/globals';
import { answer } from '../answers.js';
import type { BuildSystem } from '../../src/engine/build-system.js';
import type { BuildSystemOptions } from '../../src/configuration/configuration.js';
import type { Tools } from '../../src/readers/tools.js';
import { edited, type Content, type Files } from '../trees.js';

/** What changes: the path of a file that becomes another one, a text in a file, or files of the head commit (null: one that is gone). */
type Change = string | readonly [path: string, from: string, to: string] | Changes;
type Changes = Readonly<Record<string, Content | null>>;

/**
 * Files, what changes, and the answer: the targets with blanks between them and, behind `|`, the changed files that no target owns; or how the
 * message of `ALL` begins. Then a part of the warning, where there is one.
 */
export type Row = readonly [what: string, files: Files, change: Change, expected: string, warned?: string];

interface Shown {
  /** How a target is written in the rows. */
  readonly short?: (target: string) => string;
  readonly options?: BuildSystemOptions;
  readonly configured?: Pick<Tools, 'configurations'>;
  /** The new text of a file of which a row gives the path alone. */
  readonly text?: (path: string) => string;
}

/** A row without its files. */
type Rest = readonly [what: string, ...rest: Row extends readonly [string, Files, ...infer R] ? R : never];

/** Functions that compare rows with the answers of a build system: `check` takes whole rows, `from` rows with the same files. */
export function tableOf(system: BuildSystem, shown: Shown = {}) {
  const check = (rows: readonly Row[]) => {
    test.each(rows)('%s', async (_what, files, change, expected, warned = '') => {
      const { said, warnings } = await brief(system, files, change, shown);
      expect([expected.startsWith('ALL') ? said.slice(0, expected.length) : said, warnings]).toEqual([
        expected,
        warned === '' ? [] : [expect.stringContaining(warned)],
      ]);
    });
  };
  const from = (files: Files, rows: readonly Rest[]) => {
    check(rows.map(([what, ...rest]): Row => [what, files, ...rest]));
  };
  return { check, from };
}

/** The answer as rows write it. */
async function brief(system: BuildSystem, files: Files, change: Change, shown: Shown = {}) {
  const { short = (target) => target, options, configured, text = () => '# changed' } = shown;
  const { targets, warnings, uncovered } = await answer(
    system,
    files,
    changesIn(files, change, text),
    options,
    configured,
  );
  const left = uncovered.length > 0 ? ['|', ...uncovered] : [];
  const said = typeof targets === 'string' ? targets : [...targets.map(short).sort(), ...left].join(' ');
  return { said, warnings };
}

function changesIn(files: Files, change: Change, text: (path: string) => string): Changes {
  if (typeof change === 'string')
    return { [change]: typeof files[change] === 'object' ? { submodule: '2' } : text(change) };
  if (!Array.isArray(change)) return change as Changes;
  const [path, from, to] = change as readonly [string, string, string];
  return { [path]: edited(files, path, from, to)[path] ?? '' };
}

/** Files that are broken in either commit make the answer `ALL`. @param rows path, text, and how the message begins */
export function broken(system: BuildSystem, files: Files, rows: readonly (readonly [string, string, RegExp])[]): void {
  test.each(rows)('%s that holds %j in either commit', async (path, text, message) => {
    expect((await answer(system, files, { [path]: text })).targets).toMatch(message);
    const mended = { [path]: files[path] ?? null };
    expect((await answer(system, { ...files, [path]: text }, mended)).targets).toMatch(message);
  });
}
