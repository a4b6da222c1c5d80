import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  HostedRepository,
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
  stepPrograms,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand as runProgram } from '../../packages/impacted-targets/src/programs/command.js';
import { runCommand } from '../command/run-command.js';
import { type CaseOf, property } from './property.js';

afterAll(removeSamples);

const surroundings = sampleDirectory();
const mark = join(surroundings, 'mark');
const trap = join(surroundings, 'trap');
/** What fetching may start, outside of the workspace: only where a file's content is missing, which is fetched. */
const fetcher = join(surroundings, 'fetcher');
/** A transport that is installed on the machine, as for addresses of `codecommit::` (gitremote-helpers(7)). */
const transport = join(surroundings, 'git-remote-trap');
for (const program of [trap, fetcher, transport]) {
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 3\n`, { mode: 0o755 });
}

/** Addresses of a remote, each of which a program of the settings would serve. */
const ofHosts = ['ssh://example.invalid/x', 'git://example.invalid/x', 'x@example.invalid:x', 'https://localhost:1/x'];
const addresses = ['.', ...ofHosts, `ext::${trap}`, 'trap::x'];

type Setting = readonly [key: string, value: string];
const all = (value: string, ...keys: readonly string[]): Setting[] => keys.map((key) => [key, value]);
/** Settings of a checkout that name a program, or let one be started. */
const settings: readonly Setting[] = [
  ...all(trap, 'remote.origin.uploadpack', 'uploadpack.packObjectsHook', 'core.gitProxy', 'core.fsmonitor'),
  ...all(trap, 'core.alternateRefsCommand', 'filter.x.smudge', 'filter.x.clean', 'filter.x.process'),
  ...all(trap, 'diff.external', 'diff.x.textconv', 'merge.x.driver'),
  ...all(fetcher, 'core.sshCommand', 'core.askPass'),
  ...all(`!${fetcher}`, 'credential.helper', 'credential.https://localhost:1.helper'),
  ...all('always', 'protocol.allow', 'protocol.ext.allow', 'protocol.file.allow', 'protocol.ssh.allow'),
  ...all(join(surroundings, 'included'), 'include.path', 'includeIf.gitdir:/.path'),
  ['remote.origin.vcs', 'trap'],
  ['remote.origin.proxy', 'http://localhost:1'],
  ['remote.origin.partialclonefilter', 'blob:none'],
  ['core.hooksPath', surroundings],
  ['alias.rev-parse', `!${trap}`],
  ['fetch.recurseSubmodules', 'true'],
  ['url.ext::x.insteadOf', '.'],
];
writeFileSync(
  join(surroundings, 'included'),
  `[core]\n\tsshCommand = ${fetcher}\n\tfsmonitor = ${trap}\n[remote "origin"]\n\tuploadpack = ${trap}\n`,
);

/** What a checkout lacks, as a revision. */
const revisions = {
  nothing: undefined,
  'a commit': 'old',
  'a tree': 'old^{tree}',
  'a file': 'old:packages/ui/package.json',
  'the commit that is checked out': 'HEAD',
} as const;
const anyCase = fc.record({
  address: fc.constantFrom(...addresses),
  chosen: fc.subarray([...settings], { minLength: 1 }),
  missing: fc.constantFrom(...(Object.keys(revisions) as (keyof typeof revisions)[])),
});
type Case = Readonly<CaseOf<typeof anyCase>>;

/** A partial clone with settings that somebody else wrote, which lacks an object. */
function partialClone({ address, chosen, missing }: Case): string {
  const { directory } = new HostedRepository({
    'package.json': '{"private":true,"workspaces":["packages/*"]}',
    'packages/ui/package.json': '{"name":"ui"}',
    '.gitattributes': '* filter=x diff=x merge=x\n',
  });
  git(directory, 'branch', 'old');
  git(directory, 'commit', '--quiet', '--allow-empty', '--message', 'x');
  const revision = revisions[missing];
  if (revision !== undefined) {
    const id = git(directory, 'rev-parse', revision);
    rmSync(join(directory, '.git/objects', id.slice(0, 2), id.slice(2)));
  }
  for (const [key, value] of [
    ...chosen,
    ['remote.origin.url', address],
    ['remote.origin.promisor', 'true'],
    ['extensions.partialClone', 'origin'],
    ['core.repositoryformatversion', '1'],
  ] as const)
    git(directory, 'config', '--file', join(directory, '.git/config'), key, value);
  writeFileSync(join(directory, 'packages/ui/new.js'), '');
  return directory;
}

const ofPullRequest = ['--base-url', 'http://localhost:1/v1', '--pull-request', '7', '--target-branch', 'main'];

/** Every command that reads a checkout. */
const commands = [
  ['impact', '--base', 'old'],
  ['impact', '--base', 'HEAD'],
  ['impact', '--base', 'main', '--head', 'old'],
  ['analyze', '--head', 'old'],
  ['audit', '--base', 'old', '--failed', 'ui'],
  ['rules', '--check'],
  ['targets', ...ofPullRequest, '--impacted-targets-from', 'workspaces', '--dry-run'],
  ['submit', ...ofPullRequest, '--dry-run'],
  ['excuse', '--junit-paths', '**/*.xml', '--tests-outcome', 'unknown', '--dry-run'],
];

/** The programs of the settings that ran, each time that they did. */
function started(): string[] {
  const lines = existsSync(mark) ? readFileSync(mark, 'utf8').trimEnd().split('\n') : [];
  rmSync(mark, { force: true });
  return lines.map((line) => line.split(' ')[0] ?? '');
}

const uploading: Setting[] = [
  ['remote.origin.uploadpack', trap],
  ['protocol.file.allow', 'always'],
];
const connecting: Setting[] = [['core.sshCommand', fetcher]];
const included: Setting[] = [['include.path', join(surroundings, 'included')]];
const found: readonly Case[] = [
  { address: '.', chosen: uploading, missing: 'a commit' },
  { address: 'x@example.invalid:x', chosen: [...connecting, ['protocol.ssh.allow', 'always']], missing: 'a commit' },
  { address: 'ssh://example.invalid/x', chosen: connecting, missing: 'a tree' },
  { address: 'ssh://example.invalid/x', chosen: included, missing: 'a file' },
];

describe('settings of Git in a partial clone that somebody else made', () => {
  property(
    'start no program, where a command only reads',
    anyCase,
    async (one) => {
      const directory = partialClone(one);
      for (const args of commands) {
        const { exitCode } = await runCommand(directory, args, {
          environment: { PATH: `${surroundings}:${gitEnvironment.PATH ?? ''}` },
        });
        expect([0, 1, 3]).toContain(exitCode);
      }
      const fetches = one.missing === 'a file' ? [fetcher, transport] : [];
      expect(started().filter((program) => !fetches.includes(program))).toEqual([]);
      rmSync(dirname(dirname(directory)), { recursive: true, force: true });
    },
    { found, share: 0.06, perCaseMs: 10_000 },
  );

  test('would start one in Git alone', async () => {
    const directory = partialClone({ address: '.', chosen: uploading, missing: 'a commit' });
    await runProgram('git', ['rev-parse', '--verify', 'old^{commit}'], {
      programs: stepPrograms(),
      cwd: directory,
      env: gitEnvironment,
      signal: new AbortController().signal,
    });
    expect(started()).toContain(trap);
  });
});
