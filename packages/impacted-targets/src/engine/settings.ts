import type { Reading, Setting } from '../readers/reader.js';
import type { CauseOfAll } from '../answer/impact.js';

type Settings = ReadonlyMap<string, Setting>;

/** The settings that differ between two commits and impact everything. */
export function causesOfAll(base: Settings = new Map(), head: Settings = new Map()): CauseOfAll[] {
  const causes = [...new Set([...base.keys(), ...head.keys()])].flatMap((what) => {
    const [before, after] = [base.get(what), head.get(what)];
    if (before?.value === after?.value) return [];
    const { file = what, unreadable, cause } = { ...before, ...after };
    const how = before === undefined ? 'is new' : after === undefined ? 'was removed' : 'changed';
    const said = unreadable === undefined ? cause : `${unreadable}, and it changed`;
    return [{ what: said ?? `${what} ${what === file ? how : 'changed'}`, files: [file], isWhole: what === file }];
  });
  // Where a whole file is new, gone or not understood, its settings are no further causes.
  const whole = new Set(causes.flatMap(({ files, isWhole }) => (isWhole ? files : [])));
  return causes.flatMap(({ what, files, isWhole }) =>
    isWhole || !files.some((file) => whole.has(file)) ? [{ what, files }] : [],
  );
}

/** Settings that are not understood and the same in both commits, in a line for each. */
export function unreadableIn(base: Reading | undefined, head: Reading | undefined): string[] {
  return [...(head?.everything ?? [])].flatMap(([what, { unreadable, value }]) =>
    unreadable === undefined || base?.everything?.get(what)?.value !== value
      ? []
      : [`${unreadable}. It is the same in both commits, so it is left out`],
  );
}
