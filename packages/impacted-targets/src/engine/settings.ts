import { getOrMake } from '../../../shared/src/append.js';
import type { Reading, Setting } from '../readers/reader.js';
import type { CauseOfAll } from '../answer/impact.js';

type Settings = ReadonlyMap<string, Setting>;

/** The settings that differ between two commits and impact everything. */
export function causesOfAll(base: Settings = new Map(), head: Settings = new Map()): CauseOfAll[] {
  const both = new Map<string, { base?: Setting; head?: Setting }>();
  for (const [what, setting] of base) both.set(what, { base: setting });
  for (const [what, setting] of head) getOrMake(both, what, (): { head?: Setting } => ({})).head = setting;
  const causes = [...both].flatMap(([what, { base: before, head: after }]) => {
    if (before?.value === after?.value) return [];
    const { file = what } = before ?? after ?? {};
    const unreadable = before?.unreadable ?? after?.unreadable;
    const how = before === undefined ? 'is new' : after === undefined ? 'was removed' : 'changed';
    const said = (after ?? before)?.cause ?? (what === file ? `${what} ${how}` : `${what} changed`);
    const cause = { what: unreadable === undefined ? said : `${unreadable}, and it changed`, files: [file] };
    return [{ cause, file, isWhole: what === file }];
  });
  // Where a whole file is new, gone or not understood, its settings are no further causes.
  const whole = new Set(causes.flatMap(({ file, isWhole }) => (isWhole ? [file] : [])));
  return causes.flatMap(({ cause, file, isWhole }) => (isWhole || !whole.has(file) ? [cause] : []));
}

/** Settings that are not understood and the same in both commits, in a line for each. */
export function unreadableIn(base: Reading | undefined, head: Reading | undefined): string[] {
  const before: Settings = base?.everything ?? new Map();
  return [...(head?.everything ?? [])].flatMap(([what, { unreadable, value }]) =>
    unreadable === undefined || before.get(what)?.value !== value
      ? []
      : [`${unreadable}. It is the same in both commits, so it is left out`],
  );
}
