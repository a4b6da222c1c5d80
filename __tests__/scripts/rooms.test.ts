import { expect, test } from '@jest/globals';
import { root } from '../../scripts/bundles.js';
import { filesOf, linesOfCode, rooms } from '../../scripts/rooms.js';

test.each([
  ['comments and blank lines are left out', '// one\n\n/** two\n * three */\nexport const a = 1; // four\n', 1],
  ['lines of a text count', 'export const text = `// no\n\n/* comment */`;\n', 3],
  ['an expression is no comment', 'call(\n  /[/*]/,\n  2,\n);\n', 4],
  ['an empty file has none', '', 0],
])('%s', (_title, text, lines) => {
  expect(linesOfCode('a.ts', text)).toBe(lines);
});

test('each file of code is in one room, and each room has files', () => {
  const inRooms = rooms.map(({ files }) => filesOf(files, root));
  expect(rooms.filter((_, index) => inRooms[index]?.length === 0)).toEqual([]);
  const all = filesOf(['{src,bench,scripts,__tests__,packages}/**/*.{ts,js}', 'bench/*.mjs'], root);
  expect(inRooms.flat().sort()).toEqual([...all].sort());
});
