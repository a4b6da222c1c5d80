import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { checkSettings } from '../../src/service/queue/queue-settings.js';
import { diagnosticsOf } from './diagnostics.js';
import { ourAction, ourActionOf } from './our-actions.js';
import { meaningOf, yamlBlocks } from './yaml-blocks.js';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));

const examples = filesIn('examples', /^[\w-]+\.ya?ml$/);
const workflows = [...examples, ...filesIn('.github/workflows', /\.ya?ml$/)];
const documents = [
  ...readdirSync(root).filter((path) => path.endsWith('.md')),
  ...['docs', 'src'].flatMap((folder) => filesIn(folder, /\.md$/)),
];

describe("GitHub's language service has nothing against", () => {
  test.each(workflows)('%s', async (path) => {
    expect(await diagnosticsOf(read(path))).toEqual([]);
  });

  const blocks = documents.flatMap((path) =>
    yamlBlocks(read(path)).map(({ line, content }) => [`${path}:${String(line)}`, content] as const),
  );

  test.each(blocks)('the YAML at %s', async (_place, content) => {
    const meaning = meaningOf(content);
    if (meaning.kind === 'workflow') expect(await diagnosticsOf(meaning.workflow)).toEqual([]);
    else if (meaning.kind === 'queue settings') expect(checkSettings(meaning.settings).problem).toBeUndefined();
    else {
      expect(() => readConfiguration(meaning.text, 'impacted-targets.yml')).not.toThrow();
    }
  });

  test('blocks of README and docs are found', () => {
    for (const path of ['README.md', 'docs/flaky-tests.md', 'docs/examples.md']) {
      expect(blocks.filter(([place]) => place.startsWith(`${path}:`)).length).toBeGreaterThan(1);
    }
  });
});

describe('it does say', () => {
  const workflow = (steps: string): string =>
    `on: pull_request\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;

  test.each([
    [
      'an input that is not there',
      `      - uses: ${ourAction}@v1\n        with: { operation: get-queue, base-ulr: a }\n`,
      "Invalid action input 'base-ulr'",
    ],
    [
      'a missing input',
      `      - uses: ${ourAction}@v1\n        with: { base-url: a }\n`,
      'Missing required input `operation`',
    ],
    ['the same of a path', '      - uses: ./\n        with: { base-url: a }\n', 'Missing required input `operation`'],
    [
      'a step that is not there',
      '      - run: echo ${{ steps.test.outcome }}\n',
      'Context access might be invalid: test',
    ],
    [
      'an output that is not there',
      `      - id: queue\n        uses: ${ourAction}@v1\n        with: { operation: get-queue }\n      - run: echo \${{ steps.queue.outputs.state }}\n`,
      'the step queue has no output state',
    ],
    [
      'an action that nobody knows',
      '      - uses: actions/chekout@v5\n',
      'Unable to resolve action `actions/chekout@v5`',
    ],
    ['a key that is not there', '      - rum: npm test\n', "Unexpected value 'rum'"],
  ])('%s', async (_what, steps, expected) => {
    expect(await diagnosticsOf(workflow(steps))).toContainEqual(expect.stringContaining(expected));
  });
});

test('examples and documents pin other people’s actions by commit, each at one version', () => {
  const pinned = new Map<string, string>();
  for (const [, uses = ''] of [...workflows, ...documents]
    .map(read)
    .join('\n')
    .matchAll(/^\s*(?:- )?uses: (.*)$/gm)) {
    if (uses.startsWith('./') || ourActionOf(uses) !== undefined) continue;
    // The login is part of the service, which a commit of today may not fit tomorrow.
    if (uses.startsWith('trunk-io/login@v1 ')) continue;
    expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const [action = ''] = uses.split('@');
    expect(uses).toBe(pinned.get(action) ?? uses);
    pinned.set(action, uses);
  }
  expect([...pinned.keys()]).toEqual(expect.arrayContaining(['actions/checkout', 'actions/download-artifact']));
});

test.each(examples)('%s states the permissions of its token', (path) => {
  const { permissions } = parse(read(path)) as { permissions?: unknown };
  expect(permissions).toBeDefined();
});
