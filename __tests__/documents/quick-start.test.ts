import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { planOf } from '../examples/plan.js';
import { ourAction } from '../github/our-actions.js';
import { yamlBlocks } from '../github/yaml-blocks.js';

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

/** The workflows of the quick start. */
const [upload = '', submit = '', quarantine = ''] = yamlBlocks(readme).map(({ content }) => content);
const secrets = { MERGE_QUEUE_API_TOKEN: 'the token' };
const service = { 'base-url': 'https://api.trunk.io/v2', 'api-token': 'the token' };

describe('README.md', () => {
  test('is one reading, with the two commands in it', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14_000);
    expect(readme).toContain('npm ci && npm run demo');
    expect(readme).toContain('npm ci && npm test');
  });

  test('its first screen says in five lines what must be there, and then has a workflow to copy', () => {
    const [before = '', after = ''] = readme.split('\n## Quick start\n');
    expect(before.split('\n## Before you start\n')[1]?.match(/^- \*\*/gm)).toHaveLength(5);
    expect(readme).toContain(upload);
    const end = readme.indexOf(upload) + upload.length;
    expect(readme.slice(0, end).split('\n').length).toBeLessThanOrEqual(40);
    expect(before).not.toContain('<img');
    expect(after.indexOf('```yaml')).toBeLessThan(after.indexOf('<img'));
  });

  test.each([
    ['The message says', 10],
    ['Input', 12],
    ['Output', 8],
  ])('its table of the column %s has %d rows', (column, rows) => {
    const [, table = ''] = new RegExp(`^\\| ${column} \\|.*\\n\\| --- .*\\n((?:\\|.*\\n)*)`, 'm').exec(readme) ?? [];
    expect(table.trimEnd().split('\n')).toHaveLength(rows);
  });

  test.each([
    ['upload', upload, 14],
    ['submit', submit, 14],
    ['quarantine', quarantine, 20],
  ])('its workflow %s is short', (_name, content, most) => {
    const lines = content.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(most);
  });

  // With act, the tests of the judges run these.
  test.each([
    ['first', upload, `impacted-targets`, {}],
    ['second', submit, `submit`, { 'required-label': 'merge' }],
    [
      'third',
      quarantine,
      'quarantine',
      { 'junit-paths': 'reports/**/*.xml', 'tests-outcome': 'failure', 'organization-slug': 'acme' },
    ],
  ])('its %s workflow ends with a short action and what it needs', async (_place, content, folder, inputs) => {
    const { jobs } = await planOf(content, { secrets, steps: { tests: { outcome: 'failure' } } });
    const [steps = [], ...others] = Object.values(jobs);
    expect(others).toEqual([]);
    expect(steps.at(-1)).toMatchObject({ uses: `${ourAction}/${folder}` });
    expect(steps.at(-1)?.with).toEqual({ ...service, ...inputs });
    expect(steps.slice(0, -1).map(({ uses, run }) => uses ?? run)).toEqual(
      { first: ['actions/checkout'], second: [], third: ['actions/checkout', 'npm test'] }[_place],
    );
  });
});
