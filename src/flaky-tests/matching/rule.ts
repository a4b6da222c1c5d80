import type { TestRecord } from '../records/test-record.js';
import { withoutRunTime } from '../junit/dialects.js';
import type { TestResult } from '../junit/test-result.js';
import { normaliseName, parentNames } from './names.js';
import { type PathRules, normalisePath, possiblePaths } from './paths.js';

/*
 * Decides whether a test of a report is a test that the service lists. docs/flaky-tests.md has the same rules: its first
 * table lists the compared fields, and the rows of its second table are `compare`.
 */

/** The fields that are compared in addition to the name. */
export type Field = 'parent' | 'classname' | 'file' | 'variant';

/**
 * The comparisons. A path is compared only with a path of the same kind, because a path outside of every known root
 * shows nothing about a path inside. The field `file` therefore has two comparisons, one for each kind.
 */
export const comparedFields = ['parent', 'classname', 'relativeFile', 'absoluteFile', 'variant'] as const;
export type Compared = (typeof comparedFields)[number];

const fieldOf: Readonly<Record<Compared, Field>> = {
  parent: 'parent',
  classname: 'classname',
  relativeFile: 'file',
  absoluteFile: 'file',
  variant: 'variant',
};

/** A listed test in the form in which it is compared: at most one value for each comparison. */
export interface ListedIdentity {
  readonly name: string;
  readonly values: Readonly<Partial<Record<Compared, string | undefined>>>;
}

/**
 * A reported test in the form in which it is compared: the values that each comparison accepts. The list is empty when
 * the report has no value.
 */
export interface ReportedIdentity {
  readonly name: string;
  readonly accepted: Readonly<Record<Compared, readonly string[]>>;
}

/** Result of the comparison of a listed and a reported test. */
export interface Comparison {
  /** `match`: enough to hold the test to the quarantine policy. */
  readonly matches: boolean;
  /** True where the match is sure enough to excuse a failure. */
  readonly excuses: boolean;
  /** `id` alone, or `name` and each field that both sides have with an equal value. Empty when there is no match. */
  readonly decidedBy: readonly ('id' | 'name' | Field)[];
}

const noMatch: Comparison = { matches: false, excuses: false, decidedBy: [] };

/** @returns undefined for a record without a name, which matches no test */
export function listedIdentity(listed: TestRecord, paths: PathRules): ListedIdentity | undefined {
  if (listed.name === undefined) return undefined;
  const { kind, path } = listed.file === undefined ? {} : normalisePath(listed.file, paths);
  return {
    name: normaliseName(listed.name),
    values: {
      parent: listed.parent === undefined ? undefined : withoutRunTime(normaliseName(listed.parent)),
      classname: ifThere(listed.classname),
      relativeFile: kind === 'relative' ? path : undefined,
      absoluteFile: kind === 'absolute' ? path : undefined,
      variant: ifThere(listed.variant),
    },
  };
}

function ifThere(name: string | undefined): string | undefined {
  return name === undefined ? undefined : normaliseName(name);
}

/**
 * @param isParentLength true for a length that a parent in a record has
 * @returns undefined for a reported test without a name, which matches no record
 */
export function reportedIdentity(
  test: TestResult,
  paths: PathRules,
  isParentLength?: (length: number) => boolean,
): ReportedIdentity | undefined {
  if (test.name === undefined) return undefined;
  const files = test.file === undefined ? [] : possiblePaths(test.file, paths);
  return {
    name: normaliseName(test.name),
    accepted: {
      // The vendor's records have the name of the outermost suite.
      parent: [...new Set([...parentNames(test.suites, isParentLength), ...outermost(test)])],
      classname: test.classname === undefined ? [] : [normaliseName(test.classname)],
      relativeFile: files.filter(({ kind }) => kind === 'relative').map(({ path }) => path),
      absoluteFile: files.filter(({ kind }) => kind === 'absolute').map(({ path }) => path),
      variant: test.variant === undefined ? [] : [normaliseName(test.variant)],
    },
  };
}

const outermost = ({ identity }: TestResult): string[] =>
  identity?.parent === undefined || identity.parent.trim() === ''
    ? []
    : [withoutRunTime(normaliseName(identity.parent))];

/** Compares a test with a record of its name. `TestRecords` leaves out records of a variant where the report names none. */
export function compare(listed: ListedIdentity, reported: ReportedIdentity): Comparison {
  if (listed.name !== reported.name) return noMatch;
  const decidedBy: ('name' | Field)[] = ['name'];
  let excuses = false;
  for (const compared of comparedFields) {
    const value = listed.values[compared];
    const accepted = reported.accepted[compared];
    if (value === undefined || accepted.length === 0) continue;
    if (!accepted.includes(value)) return noMatch;
    decidedBy.push(fieldOf[compared]);
    excuses ||= tellsTestsApart(compared, value, listed.name);
  }
  return { matches: true, excuses, decidedBy };
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
