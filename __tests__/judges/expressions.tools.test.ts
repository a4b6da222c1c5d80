import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { root, sourceFolders } from '../../scripts/bundles.js';

/** What recheck says of an expression: how the time to match grows with the text, and a text that shows it. */
interface Diagnosis {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly complexity?: { readonly summary: string };
  /** `fuzz` guesses by counting steps; `automaton` proves. */
  readonly checker?: 'automaton' | 'fuzz';
  readonly attack?: { readonly pattern: string; readonly string: string };
}
type Check = (source: string, flags: string, options: { readonly timeout: number }) => Promise<Diagnosis>;

const installed = join(import.meta.dirname, 'node_modules/recheck');
const isThere = existsSync(installed);
const judged = isThere ? test : test.skip;
const { check } = (isThere ? createRequire(import.meta.url)(installed) : {}) as { readonly check: Check };

/** Expressions that grow, by their beginnings, and what has the limit that makes them harmless. */
const limited: Readonly<Record<string, readonly string[]>> = {
  'a word of 300 characters': ['/^[./:-]+|'],
  'a glob of 4,096 characters': [String.raw`/\[[!^]?(?:\[:\w+:\]`, String.raw`/[@?*+!]\([^)]*!\(/`],
  'a repetition of 500 characters': [
    '/@patch:[^#]{0,500}',
    '/locator=[^&]{0,500}',
    String.raw`/(?:\bfrom|(?<![@\w])import|`,
  ],
};

/** What is wrong with an expression: one line, or nothing. recheck also answers that it does not know. */
async function problemOf(expression: RegExp): Promise<string | undefined> {
  const { status, checker, complexity, attack } = await check(expression.source, expression.flags, {
    timeout: 120_000,
  });
  if (status === 'safe' || (checker === 'fuzz' && isQuick(expression, attack?.string))) return undefined;
  return `${status} ${complexity?.summary ?? ''}: ${attack?.pattern ?? ''}`;
}

/** Whether an expression ends quickly on the text of some ten thousand characters that recheck's guess names. */
function isQuick(expression: RegExp, text: string | undefined): boolean {
  if (text === undefined) return false;
  const start = process.cpuUsage();
  try {
    runInNewContext('work()', { work: () => expression.test(text) }, { timeout: 10_000 });
  } catch {
    return false;
  }
  return process.cpuUsage(start).user < 300_000;
}

/** Every literal of an expression in a file, with its slashes and flags. Expressions that are put together while the program runs are not among them. */
function expressionsIn(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const textsIn = (node: ts.Node): string[] =>
    ts.isRegularExpressionLiteral(node) ? [node.text] : node.getChildren(source).flatMap(textsIn);
  return textsIn(source);
}

const excused = Object.values(limited).flat();
const seen = new Set<string>();

judged.each(sourceFolders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)))(
  'recheck: the time of every regular expression in %s grows with the text, not with its square',
  async (name) => {
    const problems: string[] = [];
    for (const path of globSync([name, `${name}/**/*.ts`], { cwd: root, absolute: true })) {
      for (const text of path.endsWith('.ts') ? expressionsIn(path) : []) {
        const beginning = excused.find((one) => text.startsWith(one));
        if (beginning !== undefined) {
          seen.add(beginning);
          continue;
        }
        const end = text.lastIndexOf('/');
        const problem = await problemOf(new RegExp(text.slice(1, end), text.slice(end + 1)));
        if (problem !== undefined) problems.push(`${path} ${text}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  },
  600_000,
);

judged('recheck: every expression that is excused is in the source', () => {
  expect([...seen].sort()).toEqual([...excused].sort());
});

judged.each([
  [/\s+$/, '2nd degree polynomial'],
  [/^\w+: (.+?)(?:, received .*)?$/, '2nd degree polynomial'],
  [/^(?:a|a)*b/, 'exponential'],
  [/"(?:[^"\\]|\\.)*"/g, '2nd degree polynomial'],
  [/(?<!\/)\/+$/, undefined],
  [/"[^"]{0,99}"/g, undefined],
])('recheck: %s grows: %s', async (expression, growth) => {
  expect(await problemOf(expression)).toEqual(growth === undefined ? undefined : expect.stringContaining(growth));
});
