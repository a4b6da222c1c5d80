import { posix } from 'node:path';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';

/** The rule of docs/flaky-tests.md, written once more from its words and without an index, to hold the real one to. */

export interface PlainRecord {
  name?: string | null;
  parent?: string | null;
  classname?: string | null;
  file?: string | null;
  variant?: string | null;
  test_case_id?: string;
}

const separators = [' ', ' > ', ' › ', '.', '/', '::', '#', ':'];

const has = (value: string | null | undefined): value is string => value != null && value.trim() !== '';
const text = (value: string): string => value.split(/\s+/).filter(Boolean).join(' ');

function path(value: string, root: string): string {
  const normal = posix.normalize(
    value
      .trim()
      .replaceAll('\\', '/')
      .replace(/^file:\/\//, ''),
  );
  return normal.startsWith(`${root}/`) ? normal.slice(root.length + 1) : normal;
}

type Answer = 'missing' | 'equal' | 'differs';

function parent(record: PlainRecord, test: TestResult): Answer {
  if (!has(record.parent) || test.suites.length === 0) return 'missing';
  const wanted = text(record.parent);
  const suites = test.suites.slice(-12).map(text);
  for (let start = 0; start < suites.length; start++) {
    for (const separator of separators) if (suites.slice(start).join(separator) === wanted) return 'equal';
  }
  return 'differs';
}

function same(recorded: string | null | undefined, reported: string | undefined): Answer {
  if (!has(recorded) || !has(reported)) return 'missing';
  return text(recorded) === text(reported) ? 'equal' : 'differs';
}

function file(record: PlainRecord, test: TestResult, root: string, directory: string): Answer {
  if (!has(record.file) || !has(test.file)) return 'missing';
  const recorded = path(record.file, root);
  const reported = path(test.file, root);
  const outside = (value: string): boolean => value.startsWith('/');
  if (outside(recorded) !== outside(reported)) return 'missing';
  const relative = !test.file.trim().replaceAll('\\', '/').startsWith('/') && !test.file.startsWith('file:');
  const accepted = relative ? [reported, posix.normalize(`${directory}/${reported}`)] : [reported];
  return accepted.includes(recorded) ? 'equal' : 'differs';
}

/** Whether a record and a test match, and whether the match excuses a failure. */
export function bruteForce(
  record: PlainRecord,
  test: TestResult,
  root: string,
  directory: string,
): { matches: boolean; excuses: boolean } {
  const no = { matches: false, excuses: false };
  if (!has(record.name) || !has(test.name) || text(record.name) !== text(test.name)) return no;
  const answers = {
    parent: parent(record, test),
    classname: same(record.classname, test.classname),
    file: file(record, test, root, directory),
    variant: same(record.variant, test.variant),
  };
  if (Object.values(answers).includes('differs')) return no;
  if (has(record.variant) && !has(test.variant)) return no;
  const name = text(record.name);
  const classname = text(record.classname ?? '');
  const parentTells =
    answers.parent === 'equal' &&
    !['pytest', 'rspec', 'Mocha Tests', 'Root Suite', 'TestResults', '(empty)'].includes(text(record.parent ?? ''));
  const classTells =
    answers.classname === 'equal' && classname !== 'test' && classname !== name && !name.endsWith(` ${classname}`);
  return { matches: true, excuses: parentTells || classTells || answers.file === 'equal' };
}
