import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import {
  HostedRepository,
  removeSamples,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from './run-command.js';

afterAll(removeSamples);

describe('--with', () => {
  const schema = readFileSync(
    resolve(import.meta.dirname, '../../schemas/impacted-targets-analysis.schema.json'),
    'utf8',
  );
  const matchesSchema = addFormats.default(new Ajv({ strictRequired: false })).compile(JSON.parse(schema) as object);
  let directory: string;
  beforeAll(() => {
    const repository = new HostedRepository({
      'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
      'packages/ui/package.json': '{ "name": "ui" }',
      'packages/web/package.json': '{ "name": "web" }',
    });
    ({ directory } = repository);
    for (const path of ['packages/ui/a.js', 'ci/one.sh', 'packages/web/a.js', 'packages/ui/a.js'])
      repository.commit({ [path]: String(Math.random()) });
    writeFiles(directory, {
      'trial.yml': 'impact: [{ paths: ["ci/**"], targets: [web] }]\ndepends-on: { web: [ui] }\n',
      'misspelt.yml': 'impacts: []\n',
    });
  });

  test('a file of rules that is tried is shown beside the rules of today', async () => {
    const { stdout, stderr } = await runCommand(directory, ['analyze', '--with', 'trial.yml']);
    expect(stderr).toBe('');
    expect(stdout).toContain('1 of 3 merges could have been tested apart from the one before; 0 with trial.yml\n');
    expect(stdout).toMatch(/^Apart from the merge before +1 of 3 +0 of 3$/m);
    expect(stdout).toMatch(/^ALL, or every target +25 % +0 %$/m);
    expect(stdout).toContain('With trial.yml, 2 merges would have had more targets, and 1 merge fewer\n');
    expect(stdout).toMatch(/^Merges +By itself +Cause\n1 +1 +no target owns ci\/one.sh$/m);
    const json = await runCommand(directory, ['analyze', '--with', join(directory, 'trial.yml'), '--format', 'json']);
    const analysis = JSON.parse(json.stdout) as object;
    expect(analysis).toMatchObject({
      today: { everything: 1 },
      tried: { targets: 3, everything: 0, apart: 0, claimingMore: 2, claimingLess: 1 },
    });
    expect([matchesSchema(analysis), matchesSchema.errors]).toEqual([true, null]);
  });

  test.each([
    ['missing.yml', 2, '--with: missing.yml cannot be read: '],
    ['.', 2, '--with: . cannot be read: '],
    ['misspelt.yml', 1, 'misspelt.yml'],
  ])('%s is a mistake', async (file, code, line) => {
    const { exitCode, stderr } = await runCommand(directory, ['analyze', '--with', file]);
    expect([exitCode, stderr]).toEqual([code, expect.stringContaining(line)]);
  });
});

test('options take numbers in their range, and minutes with or without a unit', async () => {
  const { directory } = new HostedRepository({ 'package.json': '{}' });
  for (const options of [
    ['--commits', '5000'],
    ['--test-minutes', '0.5'],
    ['--test-minutes', '20 minutes'],
    ['--concurrency', '1000'],
  ]) {
    expect(await runCommand(directory, ['analyze', ...options])).toMatchObject({ exitCode: 1 });
  }
  expect(await runCommand(directory, ['analyze', '--commits', '10001'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Give a whole number from 1 to 10000.'),
  });
  expect(await runCommand(directory, ['analyze', '--test-minutes', '1h'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('"1h" is not a number of minutes above 0, and at most 10000'),
  });
});
