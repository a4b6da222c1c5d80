import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { meaningOf, yamlBlocks } from '../github/yaml-blocks.js';
import { type Judge, judgeEnvironment, judgePath, titled } from './judges.js';

const root = resolve(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'merge-queue-judges-'));
afterAll(() => {
  rmSync(place, { recursive: true });
});

/** A repository whose workflows are ours, the examples, and each workflow in a document. */
function repository(): string {
  const workflows = join(place, '.github/workflows');
  mkdirSync(workflows, { recursive: true });
  cpSync(join(root, '.github'), join(place, '.github'), { recursive: true });
  for (const name of ['action.yml', 'dist', 'schemas'])
    cpSync(join(root, name), join(place, name), { recursive: true });
  for (const file of globSync('examples/*.yml', { cwd: root })) {
    cpSync(join(root, file), join(workflows, `example-${basename(file)}`));
  }
  for (const document of ['README.md', ...globSync('docs/*.md', { cwd: root })]) {
    for (const { line, content } of yamlBlocks(readFileSync(join(root, document), 'utf8'))) {
      const meaning = meaningOf(content);
      if (meaning.kind !== 'workflow') continue;
      writeFileSync(join(workflows, `${basename(document, '.md')}-${String(line)}.yml`), meaning.workflow);
    }
  }
  execFileSync('git', ['init', '--quiet', place]);
  return place;
}
const directory = repository();

/** What a judge printed; empty where it finds nothing. */
function judgement(judge: Judge, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(judgePath(judge) ?? judge, args, {
    cwd: directory,
    env: judgeEnvironment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

function judged(title: string, judges: readonly Judge[], run: () => void): void {
  const named = titled(title, ...judges);
  (named.missing ? test.skip : test)(named.title, run);
}

judged(
  'actionlint with shellcheck finds nothing in workflows, examples and documents',
  ['actionlint', 'shellcheck'],
  () => {
    expect(judgement('actionlint', ['-no-color'])).toBe('');
  },
);

judged('actionlint does find a mistake', ['actionlint', 'shellcheck'], () => {
  const file = join(place, 'wrong.yml');
  writeFileSync(file, 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo $X\n');
  expect(judgement('actionlint', ['-no-color', file])).toContain('SC2086');
});

judged('zizmor finds nothing in workflows, examples and the action', ['zizmor'], () => {
  // Blocks of documents are parts: the reader has the rest.
  const own = globSync('.github/workflows/*.yml', { cwd: root });
  const files = [...own, ...globSync('.github/workflows/example-*.yml', { cwd: directory })];
  expect(own).toContain('.github/workflows/release.yml');
  const options = ['--offline', '--persona', 'auditor', '--no-progress', '--format', 'plain'];
  expect(judgement('zizmor', [...options, ...files, 'action.yml', '.github/dependabot.yml'])).toBe('');
});

judged(
  'check-jsonschema finds nothing in workflows, the action, and what Dependabot reads',
  ['check-jsonschema'],
  () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: directory });
    expect(judgement('check-jsonschema', ['--builtin-schema', 'vendor.github-workflows', ...workflows])).toBe('');
    expect(judgement('check-jsonschema', ['--builtin-schema', 'vendor.github-actions', 'action.yml'])).toBe('');
    expect(judgement('check-jsonschema', ['--builtin-schema', 'vendor.dependabot', '.github/dependabot.yml'])).toBe('');
    expect(
      judgement('check-jsonschema', ['--check-metaschema', ...globSync('schemas/*.json', { cwd: directory })]),
    ).toBe('');
  },
);
