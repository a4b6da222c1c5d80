import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HostedRepository, git, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from '../command/run-command.js';
import { property } from './property.js';

afterAll(removeSamples);

/** Characters that a terminal obeys, hides or shows in another order. */
const hidden =
  '\u202e \u200b \u009b \u061c \u2066 \u2028 \u00ad \u3164 \u2800 \u034f \ufeff \u{e0041} \u001b[2J \u0085 \u007f'.split(
    ' ',
  );
const isShown = (written: string): string | undefined =>
  hidden.find((one) => written.includes(String.fromCodePoint(one.codePointAt(0) ?? 0)));

/** A repository with a branch that changes a target, whose names have these texts in them. */
function withNames(text: string): string {
  const name = JSON.stringify(`a${text}b`);
  const { directory } = new HostedRepository({
    'package.json': '{"private":true,"workspaces":["packages/*"]}',
    'packages/ui/package.json': `{"name":${name}}`,
    [`art${text}/a.png`]: '1',
    [`packages/x${text}/package.json`]: '{"name":"x"}',
  });
  git(directory, 'checkout', '--quiet', '-b', 'topic');
  for (const path of ['packages/ui/a.js', `packages/x${text}/a.js`, `art${text}/b.png`, `art${text}/c.png`]) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
    git(directory, 'add', '--all');
    git(directory, 'commit', '--quiet', '--message', text);
  }
  return directory;
}

describe('names with characters that a terminal does not show as they are', () => {
  property(
    'are escaped in whatever a command prints there, and parsed JSON has them',
    fc.array(fc.constantFrom(...hidden), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
    async (text) => {
      const directory = withNames(text);
      for (const args of [
        ['impact', '--format', 'json'],
        ['impact', '--format', 'matrix', '--shards', '2'],
        ['impact', '--why'],
        ['impact'],
        ['analyze', '--head', 'topic', '--format', 'json'],
        ['analyze', '--head', 'topic'],
        ['rules', '--format', 'json'],
        ['rules'],
        ['rules', '--unplaced'],
      ]) {
        const ran = await runCommand(directory, args, { terminal: true, environment: { NO_COLOR: '1' } });
        const written = `${ran.stdout}${ran.stderr}`.replaceAll('\r\u001b[K', '');
        expect({ args, found: isShown(written) }).toEqual({ args, found: undefined });
        if (ran.exitCode === 0 && args.includes('json')) JSON.parse(ran.stdout);
      }
    },
    { share: 0.03, perCaseMs: 10_000 },
  );

  test('a parsed list has the names as they are', async () => {
    const directory = withNames('\u202e\u{e0041}');
    git(directory, 'reset', '--quiet', '--hard', 'topic~3');
    const { stdout } = await runCommand(directory, ['impact', '--format', 'json']);
    expect(stdout).toContain('\\u202e\\udb40\\udc41');
    expect(JSON.parse(stdout)).toEqual(['a\u202e\u{e0041}b']);
  });
});

test.each(['package.json', 'packages/ui/package.json', '.github/impacted-targets.yml'])(
  '%s: a pipe in the place of a file that is read does not hold up the command',
  async (path) => {
    const { directory } = new HostedRepository({
      'package.json': '{"private":true,"workspaces":["packages/*"]}',
      'packages/ui/package.json': '{"name":"ui"}',
      'packages/ui/a.js': '',
      '.github/impacted-targets.yml': 'impact-none: ["*.md"]\n',
    });
    git(directory, 'rm', '--quiet', '--cached', path);
    execFileSync('rm', [join(directory, path)]);
    execFileSync('mkfifo', [join(directory, path)]);
    for (const args of [['impact'], ['rules'], ['analyze'], ['impact', '--config', path]]) {
      expect([0, 1]).toContain((await runCommand(directory, args)).exitCode);
    }
  },
);
