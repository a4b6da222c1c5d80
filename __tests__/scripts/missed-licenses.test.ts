import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withMissedLicenses } from '../../scripts/missed-licenses.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const root = temporaryFolder();

/** A module of a package that has these files. */
function moduleOf(name: string, files: Readonly<Record<string, string>>): { readonly resource: string } {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return { resource: join(folder, 'index.js') };
}

test('the licence of a package that was not collected follows, with LF line ends', () => {
  const modules = [
    moduleOf('collected', { LICENSE: 'one' }),
    moduleOf('@scope/missed', { 'LICENSE.md': 'two\r\nlines\n' }),
  ];
  expect(withMissedLicenses('collected\r\nMIT\r\none\r\n', modules)).toBe(
    'collected\nMIT\none\n\n@scope/missed\nMIT\ntwo\nlines\n',
  );
});

test('a package that was collected without a text gets the text of a package of its repository', () => {
  moduleOf('https-proxy-agent', { LICENSE: 'shared' });
  expect(withMissedLicenses('proxy-agent-negotiate\nMIT\n\n', [moduleOf('proxy-agent-negotiate', {})])).toContain(
    '\nproxy-agent-negotiate\nMIT\nshared\n',
  );
});

test('a package without a licence text fails the build, with what to do', () => {
  expect(() => withMissedLicenses('bare\nMIT\n\n', [moduleOf('bare', { 'README.md': 'MIT' })])).toThrow(
    'bare ships no licence text. Name a package of its repository that ships one in scripts/missed-licenses.ts',
  );
});
