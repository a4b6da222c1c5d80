import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lastStep, queue, situation, started } from '../examples/situation.js';
import { yamlBlocks } from '../github/yaml-blocks.js';

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

/** The workflows of the quick start, as they are in README.md, but for the address of the service. */
const [upload = '', submit = '', quarantine = ''] = yamlBlocks(readme).map(({ content }) =>
  content.replaceAll('https://api.trunk.io/v1', 'https://api.example.com/v1'),
);
const { github, control, state, writes } = situation({
  'package.json': '{ "private": true, "workspaces": ["packages/*"], "scripts": { "test": "bash run-tests.sh" } }\n',
  'packages/ui/package.json': '{ "name": "ui" }\n',
  'packages/web/package.json': '{ "name": "web", "dependencies": { "ui": "*" } }\n',
});
const runTests = (lines: readonly string[]): string => ['mkdir -p reports', ...lines].join('\n');

describe('README.md', () => {
  test('is one reading, with the two commands in it', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14_000);
    expect(readme).toContain('npm ci && npm run demo');
    expect(readme).toContain('npm ci && npm test');
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

  test('its first workflow uploads what a pull request impacts', async () => {
    github.open(1, { files: { 'packages/ui/index.js': 'export {};\n' } });
    const run = await started(github.deliver(upload, github.pullRequestEvent('opened', 1)));
    expect(lastStep(run, 'impacted-targets').errors).toEqual([]);
    expect((await writes()).at(-1)).toEqual({
      endpoint: 'setImpactedTargets',
      body: { ...queue, pr: { number: 1, sha: github.pullRequest(1).headSha }, impactedTargets: ['ui', 'web'] },
    });
  });

  test.each([
    ['merge', 2, 'pending'],
    ['other', 3, undefined],
  ])('its second workflow, on the label %s', async (label, number, expected) => {
    github.open(number);
    const event = github.pullRequestEvent('labeled', number, { label }, 'pull_request_target');
    const run = await started(github.deliver(submit, event));
    expect(lastStep(run, 'submit').errors).toEqual([]);
    expect(await state(number)).toBe(expected);
  });

  test.each([
    ['passes where the failed test is quarantined', 4, 'retries', []],
    ['fails where it is not', 5, 'pays', [expect.stringContaining('pays')]],
  ])('its third workflow %s', async (_case, number, failed, errors) => {
    await control('PUT', '/records', {
      unhealthy_tests: [],
      quarantined_tests: [{ name: 'retries', classname: 'checkout', quarantined_at: new Date().toISOString() }],
    });
    const report = `<testsuites><testsuite name="s"><testcase classname="checkout" name="${failed}"><failure/></testcase></testsuite></testsuites>`;
    github.open(number, {
      files: { 'run-tests.sh': runTests([`echo '${report}' > reports/junit.xml`, 'exit 1', '']) },
    });
    const run = await started(github.deliver(quarantine, github.pullRequestEvent('opened', number)));
    expect(lastStep(run, 'test').errors).toEqual(errors);
  });
});
