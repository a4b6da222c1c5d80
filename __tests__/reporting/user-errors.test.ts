import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root, sourceFolders } from '../../scripts/bundles.js';
import { failureLine } from '../../src/reporting/failure.js';
import { UserError } from '../../packages/shared/src/user-error.js';

/** Errors that are no user errors: none of them reaches the line that a step fails with. */
const others = [
  // How a cancelled step ends: the line is made of its signal.
  'src/operations/operation.ts Interrupted',
  'src/reporting/cancellation.ts Interruption',
  // Becomes an InputError where it is caught: there the input's name is known.
  'src/inputs/values.ts BadValue',
  // Ends the reading of reports, where it is caught.
  'src/operations/excuse-quarantined-failures.ts FailureFound',
  // The command ends with 2.
  'src/command/command-error.ts UsageError',
];

test('every other error extends UserError, and is not reported as a bug', () => {
  const found = sourceFolders
    .filter((folder) => folder !== 'packages/local-service/src')
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const classes = readFileSync(join(root, file), 'utf8').matchAll(/class (\w+) extends Error\b/g);
      return [...classes].map(([, name = '']) => `${file} ${name}`);
    });
  expect(found.sort()).toEqual([...others, 'packages/shared/src/user-error.ts UserError'].sort());
  expect(failureLine(new UserError('what was tried did not work'))).toBe('what was tried did not work');
  expect(failureLine(new TypeError('x is not a function'))).toContain('this is a bug in the action');
});
