import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NotInstalled, installedProgram } from './installed.js';

let checkout = '';
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'installed-'));
});
afterEach(() => {
  rmSync(checkout, { recursive: true, force: true });
});

/** The place of a package's manifest below a directory of the checkout. */
function manifest(root = ''): string {
  const directory = join(checkout, root, 'node_modules/nx');
  mkdirSync(directory, { recursive: true });
  return join(directory, 'package.json');
}

describe('a program in node_modules', () => {
  test.each([
    ['under its name', { bin: { nx: 'bin/nx.js', other: 'x' }, version: '20.1.0' }, '20.1.0'],
    ['as the only one', { bin: 'bin/nx.js', version: '20.1.0' }, '20.1.0'],
    ['without a version', { bin: 'bin/nx.js' }, ''],
  ])('is found %s', (_name, content, version) => {
    writeFileSync(manifest(), JSON.stringify(content));
    const script = join(checkout, 'node_modules/nx/bin/nx.js');
    expect(installedProgram(checkout, 'a/b', 'nx')).toEqual({ script, version });
  });

  test('is that of the nearest directory', () => {
    for (const root of ['', 'a'])
      writeFileSync(manifest(root), JSON.stringify({ bin: 'nx.js', version: `of ${root}` }));
    expect(installedProgram(checkout, 'a/b', 'nx').version).toBe('of a');
  });

  test('is found by the links that a package manager makes', () => {
    writeFileSync(manifest('store'), JSON.stringify({ bin: 'nx.js', version: '1' }));
    symlinkSync('store/node_modules', join(checkout, 'node_modules'));
    expect(installedProgram(checkout, '', 'nx').version).toBe('1');
  });

  test.each<[string, (path: string) => void]>([
    [
      'no JSON',
      (path) => {
        writeFileSync(path, '{');
      },
    ],
    [
      'null',
      (path) => {
        writeFileSync(path, 'null');
      },
    ],
    [
      'a list',
      (path) => {
        writeFileSync(path, '[]');
      },
    ],
    [
      'programs of another kind',
      (path) => {
        writeFileSync(path, '{"bin":{"nx":1}}');
      },
    ],
    [
      'a pipe',
      (path) => {
        execFileSync('mkfifo', [path]);
      },
    ],
    [
      'a device without an end',
      (path) => {
        symlinkSync('/dev/zero', path);
      },
    ],
    [
      'a folder',
      (path) => {
        mkdirSync(path);
      },
    ],
  ])('is not found where a commit has put %s in the place of its manifest', (_name, put) => {
    put(manifest());
    expect(() => installedProgram(checkout, '', 'nx')).toThrow(NotInstalled);
  });
});
