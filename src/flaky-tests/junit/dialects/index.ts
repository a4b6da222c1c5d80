import { common } from './common.js';
import { ctest } from './ctest.js';
import type { JUnitDialect, Status, ElementMeaning } from './dialect.js';
import { googletest } from './googletest.js';
import { phpunit } from './phpunit.js';
import { surefire } from './surefire.js';

/** All dialects, by the names of their files and samples. A tool without special words needs no dialect. */
export const knownDialects: Readonly<Record<string, JUnitDialect>> = { common, ctest, googletest, phpunit, surefire };

const dialects = Object.values(knownDialects);
const elements = new Map<string, ElementMeaning | 'nothing'>(
  dialects.flatMap((dialect) => Object.entries(dialect.elements ?? {})),
);
const statuses = new Map<string, Status>(dialects.flatMap((dialect) => Object.entries(dialect.statuses ?? {})));
const classNames = ['classname', ...dialects.flatMap(({ attributes }) => attributes?.classname ?? [])];
const files = ['file', ...dialects.flatMap(({ attributes }) => attributes?.file ?? [])];

/**
 * Meaning of an element directly inside a test case; `nothing` for an element that does not say how the test ended, such as
 * output; undefined for an unknown element.
 */
export function meaningOf(element: string): ElementMeaning | 'nothing' | undefined {
  return elements.get(element);
}

/** Meaning of a value of `status` or `result`; undefined for an unknown value. */
export function statusOf(value: string): Status | undefined {
  return statuses.get(value.trim().toLowerCase());
}

/** The class name that a test case gives. */
export function classNameOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return firstOf(classNames, attributes);
}

/** The source file that a test case or suite gives. */
export function fileOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return firstOf(files, attributes);
}

function firstOf(names: readonly string[], attributes: Readonly<Record<string, string>>): string | undefined {
  for (const name of names) if (attributes[name] !== undefined) return attributes[name];
  return undefined;
}
