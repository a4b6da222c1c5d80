import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { OutputChunk } from 'rolldown';
import { licenseTexts } from '../../scripts/licenses.js';

const root = mkdtempSync(join(tmpdir(), 'licenses-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A bundle of one package, with these files. */
function bundleOf(name: string, files: Readonly<Record<string, string>>): readonly OutputChunk[] {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return [{ modules: { [join(folder, 'index.js')]: { renderedLength: 1 } } } as unknown as OutputChunk];
}

test.each([
  ['LICENSE', { LICENSE: 'the whole text' }],
  ['COPYING', { COPYING: 'the whole text' }],
  ['a section of the README', { 'README.md': '# x\n\n## License\n\nPermission is hereby granted: the whole text' }],
])('the text of a licence is taken from %s', (file, files) => {
  expect(licenseTexts(bundleOf(`p-${file.length.toString()}`, files))).toContain('the whole text');
});

test('a package without one fails the build, and thus the check of dist, with what to do', () => {
  expect(() => licenseTexts(bundleOf('bare', { 'README.md': '# x\n\n## License\n\nMIT' }))).toThrow(
    'bare 1.0.0 ships no licence file. Put its text, from its repository, into scripts/license-texts',
  );
});

test('every package of dist/licenses.txt has its text', () => {
  const entries = readFileSync('dist/licenses.txt', 'utf8').split(/\n-{80}\n\n/);
  const names = entries.map((entry) => entry.split(' ')[0]);
  for (const name of ['@actions/core', 'agent-base', 'https-proxy-agent', 'sax']) expect(names).toContain(name);
  for (const entry of entries) {
    const [title = '', ...text] = entry.split('\n');
    expect(title).toMatch(/^\S+ \d+\.\d+\.\d+\S* \(.+\)$/);
    expect(text.join('\n').length).toBeGreaterThan(300);
  }
});
