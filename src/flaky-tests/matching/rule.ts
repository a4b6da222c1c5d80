import type { TestRecord } from '../records/test-record.js';
import { withoutRunTime } from '../junit/dialects.js';
import type { TestResult } from '../junit/test-result.js';
import { normaliseName, parentNames } from './names.js';
import { present } from '../../../packages/shared/src/json-values.js';
import { type PathRules, normalisePath, possiblePaths } from './paths.js';

/*
 * Decides whether a test of a report is a test that the service lists. docs/flaky-tests.md has the same rules: its first
 * table lists the compared fields, and the rows of its second table are `compare`.
 */

/**
 * The comparisons, in addition to that of the name. A path is compared only with a path of the same kind, because a path
 * outside of every known root shows nothing about a path inside. The field `file` therefore has two comparisons.
 */
export const comparedFields = ['parent', 'classname', 'relativeFile', 'absoluteFile', 'variant'] as const;
export type Compared = (typeof comparedFields)[number];

/** The values of a listed test in the form in which they are compared: at most one for each comparison. */
export type ListedValues = Readonly<Record<Compared, string | undefined>>;

/** The values that each comparison accepts for a reported test. The list is empty where the report has no value. */
export type AcceptedValues = Readonly<Record<Compared, readonly string[]>>;

/** A match of a listed and a reported test: enough to hold the test to the quarantine policy. */
export interface Comparison {
  /** True where the match is sure enough to excuse a failure. */
  readonly excuses: boolean;
  /** `id` alone, or `name` and each field that both sides have with an equal value. */
  readonly decidedBy: readonly ('id' | 'name' | 'parent' | 'classname' | 'file' | 'variant')[];
}

const normalised = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : normaliseName(name);
const suiteName = (name: string): string => withoutRunTime(normaliseName(name));

export function listedValues({ parent, classname, file, variant }: TestRecord, paths: PathRules): ListedValues {
  const { kind, path } = file === undefined ? {} : normalisePath(file, paths);
  return {
    parent: parent === undefined ? undefined : suiteName(parent),
    classname: normalised(classname),
    relativeFile: kind === 'relative' ? path : undefined,
    absoluteFile: kind === 'absolute' ? path : undefined,
    variant: normalised(variant),
  };
}

/** @param isParentLength true for a length that a parent in a record has */
export function acceptedValues(
  { suites, classname, file, variant, identity }: TestResult,
  paths: PathRules,
  isParentLength: (length: number) => boolean,
): AcceptedValues {
  const files = present(file).flatMap((one) => possiblePaths(one, paths));
  const ofKind = (wanted: string): string[] => files.flatMap(({ kind, path }) => (kind === wanted ? [path] : []));
  // The vendor's records have the name of the outermost suite.
  const outermost = suiteName(identity?.parent ?? '');
  return {
    parent: [...new Set([...parentNames(suites, isParentLength), ...(outermost === '' ? [] : [outermost])])],
    classname: present(normalised(classname)),
    relativeFile: ofKind('relative'),
    absoluteFile: ofKind('absolute'),
    variant: present(normalised(variant)),
  };
}

/**
 * Compares a record with a test of its name.
 * @returns undefined where the record is that of another test. The report has to name the variant of a record that has one
 */
export function compare(name: string, listed: ListedValues, accepted: AcceptedValues): Comparison | undefined {
  const decidedBy: Comparison['decidedBy'][number][] = ['name'];
  let excuses = false;
  for (const compared of comparedFields) {
    const value = listed[compared];
    if (value === undefined || (accepted[compared].length === 0 && compared !== 'variant')) continue;
    if (!accepted[compared].includes(value)) return undefined;
    decidedBy.push(compared === 'relativeFile' || compared === 'absoluteFile' ? 'file' : compared);
    excuses ||= tellsTestsApart(compared, value, name);
  }
  return { excuses, decidedBy };
}

/** Values that tools write for every test of a run, so that they do not identify a test. */
const sameForAll: Readonly<Partial<Record<Compared, ReadonlySet<string>>>> = {
  parent: new Set(['pytest', 'rspec', 'Mocha Tests', 'Root Suite', 'TestResults', '(empty)']),
  classname: new Set(['test']),
};

/**
 * True when an equal value shows that this is the same test, and not another test with the same name. A variant
 * identifies a run of a test, and not the test. A class name that repeats the name, or the end of it, adds nothing to
 * the name.
 */
function tellsTestsApart(compared: Compared, value: string, name: string): boolean {
  if (compared === 'variant' || sameForAll[compared]?.has(value)) return false;
  return compared !== 'classname' || (value !== name && !name.endsWith(` ${value}`));
}
