import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root, sourceFolders } from '../../scripts/bundles.js';
import { growthOf } from './expression-growth.js';
import { type WrittenExpression, writtenExpressions } from './expressions.js';

/** Expressions by their files: each the text, or its beginning. */
type Listed = Readonly<Record<string, readonly string[]>>;

/** Expressions whose text has a limit, or does not come from a pull request, with the reason. */
const harmless: readonly { readonly reason: string; readonly expressions: Listed }[] = [
  {
    reason: 'A glob has at most 4,096 characters, which is checked first.',
    expressions: {
      'packages/shared/src/globs/path-matcher.ts': [String.raw`/\[[!^]?(?:\[:\w+:\]`, String.raw`/[@?*+!]\([^)]*!\(/`],
    },
  },
  {
    reason: 'A number has fewer than 30 digits.',
    expressions: { 'packages/shared/src/numbers.ts': [String.raw`/\B(?=(\d{3})+(?!\d))/g`] },
  },
];

const expressions = sourceFolders.flatMap((folder) =>
  writtenExpressions(join(root, folder)).map((one) => ({ ...one, file: `${folder}/${one.file}` })),
);
const lists = harmless.map((one) => one.expressions);

const isIn = (listed: Listed, { file, text }: WrittenExpression): boolean =>
  (listed[file] ?? []).some((beginning) => text.startsWith(beginning));

/** Expressions that grow, with their place and a text that shows it. Each text of an expression is measured once. */
function growing(among: readonly WrittenExpression[]): readonly string[] {
  const known = new Map<string, ReturnType<typeof growthOf>>();
  return among.flatMap(({ file, line, text, expression }) => {
    if (!known.has(text)) known.set(text, growthOf(expression));
    const growth = known.get(text);
    if (growth === undefined) return [];
    const { prefix, pump, suffix } = growth.text;
    const shown = [prefix, pump, suffix].map((one) => JSON.stringify(one));
    const times = Number.isFinite(growth.times) ? `${growth.times.toFixed(0)} times as long` : 'without an end';
    return [
      `${file}:${String(line)} ${text}: ${times} for ${shown[0] ?? ''} + ${shown[1] ?? ''} 8 times as often + ${shown[2] ?? ''}`,
    ];
  });
}

test.each(sourceFolders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)))(
  '%s: the time of every regular expression grows with the text, not with its square',
  (name) => {
    const own = expressions.filter(({ file }) => file === name || file.startsWith(`${name}/`));
    expect(growing(own.filter((one) => !lists.some((list) => isIn(list, one))))).toEqual([]);
  },
  300_000,
);

test('every expression that is left out is in the source', () => {
  const stale = lists.flatMap((listed) =>
    Object.entries(listed).flatMap(([file, beginnings]) =>
      beginnings
        .filter((beginning) => !expressions.some((one) => one.file === file && one.text.startsWith(beginning)))
        .map((beginning) => `take ${beginning} of ${file} out of the list in this test`),
    ),
  );
  expect(stale).toEqual([]);
});

test.each([
  ['an end that is missing', /a*b/],
  ['spaces at the end', /\s+$/],
  ['a quotation that nothing closes', /"(?:[^"\\]|\\.)*"/g],
  ['two words on a line', /^.*from.*import/],
  ['a class that ends at a slash', /(?:^|\/)[^/]*file[^/]*$/],
  ['a long word before what is missing', /Permission denied \(.*publickey/],
  ['an optional part that repeats', /^\w+: (.+?)(?:, received .*)?$/],
  ['lines that begin something', /^# (.+):\d+\n(\w[^]*?^\)$)/gm],
  ['the cube', /\s*,?\s*,?\s*$/],
  ['every way to divide the text', /^(?:a|a)*b/],
  ['groups in groups', /^(?:\w+\s?)*$/],
])('what grows too fast is found: %s', (_what, expression) => {
  expect(growthOf(expression)?.times).toBeGreaterThan(20);
});

test.each([/a+/g, /[^\da-f]/g, /^\s*a?\s*/, /(?<!\/)\/+$/, /"[^"]{0,99}"/g, /(?:)/g, /a/y])(
  'what grows with the text is not found: %s',
  (expression) => {
    expect(growthOf(expression)).toBeUndefined();
  },
);
