import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { root } from '../../scripts/bundles.js';
import { measuredFolders, sourceFigures } from '../../scripts/source-figures.js';

const parent = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

let projects = 0;

/** A project that has a folder with impacted targets, and these files. */
function project(files: Readonly<Record<string, string>>): string {
  projects += 1;
  const folder = join(parent, String(projects));
  const all = {
    'src/engine/compute.ts': '',
    'src/engine/build-systems/index.ts': '',
    'tests/engine/compute.test.ts': '',
    'tests/engine/build-systems/index.test.ts': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('the folders of this project are found, and none of their rooms imports one above it', () => {
  const { source, tests } = measuredFolders(root);
  expect(tests).toBe(source.replace(/src$/, '__tests__'));
  const { lines, expressions, testLines, rooms, imports, floors, upward } = sourceFigures(root);
  for (const figure of [lines, expressions, testLines, rooms.length, imports, floors])
    expect(figure).toBeGreaterThan(5);
  expect(upward).toEqual([]);
});

test('the folders are found where they moved to', () => {
  expect(measuredFolders(project({}))).toEqual({ source: 'src/engine', tests: 'tests/engine' });
});

test('a second folder that looks like the source is an error', () => {
  const folder = project({ 'src/copy/compute.ts': '', 'src/copy/build-systems/index.ts': '' });
  expect(() => measuredFolders(folder)).toThrow(
    /^looked for the one folder with compute\.ts and build-systems\/, and found 2 \(.*\): change the marks in scripts\/source-figures\.ts$/,
  );
});

test('lines of the source and of its tests are counted, and no others', () => {
  const folder = project({
    'src/engine/compute.ts': '// one\n// two\n',
    'src/engine/build-systems/go/index.ts': '// three\n',
    'src/engine/README.md': 'a text\n',
    'src/other.ts': '// another folder\n',
    'tests/engine/trees.ts': '// one\n',
  });
  expect(sourceFigures(folder)).toMatchObject({ lines: 3, testLines: 1 });
});

test('regular expressions are literals and calls of RegExp, not what looks like them', () => {
  const text = [
    'export const all = [/a/g, /[/]/, new RegExp("b"), RegExp("c")];',
    'const half = 4 / 2 / 1; // /in a comment/',
    'const text = `/in a text/${/in code/.source}`;',
    'let type: RegExp;',
  ].join('\n');
  expect(sourceFigures(project({ 'src/engine/compute.ts': text })).expressions).toBe(5);
});

test('a room that imports another counts once, in whatever form', () => {
  const folder = project({
    'src/engine/compute.ts': "import './git/a.js';\nimport './git/b.js';\nexport * from './tree.js';",
    'src/engine/git/a.ts': "import type { B } from './b.js';\nlet b: import('../formats/json.js').Json;",
    'src/engine/git/b.ts': "import '../../shared/text.js';\nimport 'node:fs';",
    'src/engine/formats/json.ts': '',
    'src/engine/tree.ts': '',
    'src/engine/build-systems/index.ts': "export const go = () => import('./go/index.js');",
    'src/engine/build-systems/go/index.ts': '',
    'packages/shared/src/text.ts': '',
  });
  expect(sourceFigures(folder)).toMatchObject({
    rooms: ['build-systems/go', 'build-systems/index.ts', 'compute.ts', 'formats', 'git', 'tree.ts'],
    imports: 4,
    floors: 3,
    upward: [],
  });
});

test('of a circle, the import that is written least often leads up', () => {
  const folder = project({
    'src/engine/compute.ts': "import './git/a.js';",
    'src/engine/git/a.ts': "import '../tree.js';",
    'src/engine/git/b.ts': "import '../tree.js';",
    'src/engine/tree.ts': "import './git/a.js';",
  });
  expect(sourceFigures(folder)).toMatchObject({ imports: 3, floors: 3, upward: ['tree.ts imports git'] });
});
