import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { writtenPaths } from '../../../src/impacted-targets/unowned/written-paths.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);

const piece = fc.constantFrom(
  ...[
    'docs',
    'a.md',
    'src',
    '/',
    '/',
    '.',
    '..',
    '\\',
    '\\\\',
    '*',
    '?',
    '#',
    '!',
    '@',
    '~',
    ':',
    '${x}',
    '{}',
    '%s',
    '"',
    "'",
  ],
  ...[' ', '\n', ',', ';', '-', '_', 'é', 'file:', '://', '+', '=', '(', ')', '.join('],
);

test('with names, exactly the paths come that end with one of them, and wildcards alone', () => {
  const names = new Set(['docs', 'a.md', '.md', 'é']);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const wanted = [...writtenPaths(text)].filter(({ segments }) => {
        const last = segments.at(-1);
        return last === undefined || names.has(last);
      });
      expect([...writtenPaths(text, names)]).toEqual(wanted);
    }),
    { numRuns },
  );
});
