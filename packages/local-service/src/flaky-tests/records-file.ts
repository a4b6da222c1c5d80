import { readFile } from 'node:fs/promises';
import type { FlakyTestRecords } from './default-records.js';
import { isObject } from '../../../shared/src/json-values.js';

const lists = ['unhealthy_tests', 'quarantined_tests'] as const;

/**
 * Checks that something is `{"unhealthy_tests": […], "quarantined_tests": […]}`, arrays of objects. Either list may be
 * left out and is then empty. The records themselves are served as they are, so that odd records can be tried.
 * @throws TypeError that names the mistake
 */
export function toRecords(given: unknown): FlakyTestRecords {
  if (!isObject(given)) throw new TypeError(`it must be an object with ${lists.join(' and ')}`);
  if (!lists.some((list) => Object.hasOwn(given, list))) {
    throw new TypeError(`it has neither ${lists.join(' nor ')}`);
  }
  const [unhealthy, quarantined] = lists.map((list) => {
    const records = given[list] ?? [];
    if (!Array.isArray(records)) throw new TypeError(`${list} must be an array`);
    const odd = records.findIndex((each) => !isObject(each));
    if (odd >= 0) throw new TypeError(`${list}[${String(odd)}] must be an object`);
    return records as object[];
  });
  return { unhealthy_tests: unhealthy ?? [], quarantined_tests: quarantined ?? [] };
}

/**
 * Reads a file of records (UTF-8, JSON).
 * @throws Error with one line that names the file
 */
export async function readRecordsFile(path: string): Promise<FlakyTestRecords> {
  try {
    return toRecords(JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new Error(`cannot read the records in ${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
