import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { installedProgram, NotInstalled } from '../../src/readers/installed.js';
import { removeSamples, sampleDirectory, writeFiles, type Files } from '../sample-repository.js';
import { noTools } from '../trees.js';

afterAll(removeSamples);

const path = 'node_modules/nx/package.json';

test.each<[what: string, files: Files, version: string]>([
  ['under its name', { [path]: '{"bin":{"nx":"bin/nx.js","other":"x"},"version":"20.1.0"}' }, '20.1.0'],
  ['as the only one', { [path]: '{"bin":"bin/nx.js","version":"20.1.0"}' }, '20.1.0'],
  ['without a version', { [path]: '{"bin":"bin/nx.js"}' }, ''],
  ['in the nearest folder', { [path]: '{"bin":"x"}', [`a/${path}`]: '{"bin":"bin/nx.js","version":"1"}' }, '1'],
  ['by a link', { [`x/${path}`]: '{"bin":"bin/nx.js"}', node_modules: { link: 'x/node_modules' } }, ''],
])('a program in node_modules is found %s', (_what, files, version) => {
  const checkout = sampleDirectory();
  writeFiles(checkout, files);
  const place = `a/${path}` in files ? 'a/' : '';
  const script = join(checkout, `${place}node_modules/nx/bin/nx.js`);
  expect(installedProgram('nx', 'a/b', { ...noTools, checkout })).toEqual({ name: 'nx', script, version });
});

const text = (content: string) => (manifest: string) => {
  writeFileSync(manifest, content);
};

test.each<[what: string, put: (manifest: string) => unknown]>([
  ['no JSON', text('{')],
  ['null', text('null')],
  ['a list', text('[]')],
  ['programs of another kind', text('{"bin":{"nx":1}}')],
  ['a pipe', (manifest) => execFileSync('mkfifo', [manifest])],
  ['a device without an end', (manifest) => symlinkSync('/dev/zero', manifest)],
  ['a folder', (manifest) => mkdirSync(manifest)],
])('a program is not found where a commit has put %s in the place of its manifest', (_what, put) => {
  const checkout = sampleDirectory();
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  put(join(checkout, path));
  expect(() => installedProgram('nx', '', { ...noTools, checkout })).toThrow(NotInstalled);
});
