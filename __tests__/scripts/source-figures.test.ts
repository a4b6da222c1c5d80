import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  removeSamples,
  sampleDirectory,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { sourceFigures } from '../../scripts/source-figures.js';

afterAll(removeSamples);

/** A project in which the package that computes impacted targets has these files. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = sampleDirectory();
  writeFiles(join(folder, 'packages/impacted-targets'), files);
  return folder;
}

test('lines of the source and of its tests are counted, and no others', () => {
  const folder = project({
    'src/compute.ts': '// one\n// two\n',
    'src/readers/go/index.ts': '// three\n',
    'src/README.md': 'a text\n',
    'other/src/other.ts': '// another folder\n',
    '__tests__/trees.ts': '// one\n',
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
  expect(sourceFigures(project({ 'src/compute.ts': text })).expressions).toBe(5);
});

test('a room that imports another counts once, in whatever form', () => {
  const folder = project({
    'src/compute.ts': "import './git/a.js';\nimport './git/b.js';\nexport * from './tree.js';",
    'src/git/a.ts': "import type { B } from './b.js';\nlet b: import('../formats/json.js').Json;",
    'src/git/b.ts': "import '../../common/text.js';\nimport 'node:fs';",
    'src/formats/json.ts': '',
    'src/tree.ts': '',
    'src/readers/index.ts': "export const go = () => import('./go/index.js');",
    'src/readers/go/index.ts': '',
    'common/text.ts': '',
  });
  expect(sourceFigures(folder)).toMatchObject({
    rooms: ['compute.ts', 'formats', 'git', 'readers/go', 'readers/index.ts', 'tree.ts'],
    imports: 4,
    floors: 3,
    upward: [],
  });
});

test('of a circle, the import that is written least often leads up', () => {
  const folder = project({
    'src/compute.ts': "import './git/a.js';",
    'src/git/a.ts': "import '../tree.js';",
    'src/git/b.ts': "import '../tree.js';",
    'src/tree.ts': "import './git/a.js';",
  });
  expect(sourceFigures(folder)).toMatchObject({ imports: 3, floors: 3, upward: ['tree.ts imports git'] });
});
