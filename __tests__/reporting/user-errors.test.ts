import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { root, sourceFolders } from '../../scripts/bundles.js';
import { failureLine } from '../../src/reporting/failure.js';
import { UserError } from '../../packages/shared/src/user-error.js';

/** Errors that end inside of what throws them, and never reach the line that a step fails with. */
const internal = new Set([
  // How a cancelled step ends: the line is made of its signal.
  'Interrupted',
  'Interruption',
  // Becomes an InputError where it is caught: there the input's name is known.
  'BadValue',
]);

/** Every class of error that a module of the action exports, with the module it is in. The local service and the command are separate programs. */
async function exportedErrors(): Promise<Map<string, new (...args: never[]) => Error>> {
  const modules = sourceFolders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'main.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^(?:src\/command|packages\/local-service)/.test(relative(root, path)));
  const found = new Map<string, new (...args: never[]) => Error>();
  for (const path of modules) {
    const exported = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'function' && value.prototype instanceof Error) {
        found.set(`${relative(root, path)} ${name}`, value as new (...args: never[]) => Error);
      }
    }
  }
  return found;
}

test('every expected error is a UserError, and none is reported as a bug', async () => {
  const errors = await exportedErrors();
  expect(errors.size).toBeGreaterThan(12);
  for (const [where, error] of errors) {
    if (internal.has(error.name)) continue;
    expect([where, error === UserError || error.prototype instanceof UserError]).toEqual([where, true]);
    const thrown = Object.assign(Object.create(error.prototype as object) as Error, {
      message: 'what was tried did not work',
      kind: 'not-connected',
    });
    expect([where, failureLine(thrown, undefined)]).toEqual([
      where,
      expect.stringMatching(/^what was tried did not work/),
    ]);
  }
});

test('anything else is a bug of the action', () => {
  expect(failureLine(new TypeError('x is not a function'), undefined)).toContain('this is a bug in the action');
});
