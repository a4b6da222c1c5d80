import { afterAll, expect, test } from '@jest/globals';
import { type Files, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { targetsOf } from '../steps/layout.js';
import { computePullRequest } from './computing.js';

afterAll(removeSamples);

const mebibyte = 2 ** 20;
const crates = {
  'Cargo.toml': '[workspace]\nmembers = ["a"]\n',
  'Cargo.lock': 'version = 4\n',
  'a/Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\n',
  'a/src/lib.rs': '',
};
const packages = {
  'package.json': '{"name":"root","workspaces":["a"]}',
  'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
  'a/package.json': '{"name":"a"}',
};
const pom = '<project><groupId>g</groupId><artifactId>a</artifactId><version>1</version></project>';
const parsed = (bytes: number): string =>
  `it has ${String(bytes).replace(/\B(?=(\d{3})+$)/g, ',')} bytes, and at most 33,554,432 of such a file are read`;

interface Said {
  readonly errors: readonly unknown[];
  readonly why?: string;
}

test.each<[string, string, Files, string, number, Said]>([
  ['a lockfile of Cargo', 'cargo', crates, 'Cargo.lock', 33, { errors: [], why: parsed(33 * mebibyte) }],
  ['a POM', 'maven', { 'pom.xml': pom }, 'pom.xml', 33, { errors: [], why: parsed(33 * mebibyte) }],
  [
    'a lockfile of npm',
    'workspaces',
    packages,
    'package-lock.json',
    33,
    { errors: [], why: 'package-lock.json cannot be read' },
  ],
  [
    'a file that is too large for a string of Node.js',
    'cargo',
    crates,
    'a/Cargo.toml',
    257,
    {
      errors: [
        expect.stringContaining('"a/Cargo.toml" has 269,484,032 bytes, and at most 268,435,456 of a file are read.'),
      ],
    },
  ],
])('%s that is too large is named', async (_name, from, base, path, mebibytes, { errors, why }) => {
  const change = { [path]: '\n'.repeat(mebibytes * mebibyte) };
  const step = await computePullRequest({ base, change, from });
  expect(step.errors).toEqual(errors);
  expect(step).toMatchObject({ signal: null, stderr: '' });
  if (why === undefined) return;
  expect(targetsOf(step)).toBe('ALL');
  expect(step.outputs['impacted-targets-reason']).toContain(why);
});
