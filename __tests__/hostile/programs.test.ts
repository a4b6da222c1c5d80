import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type Files, git, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { compute } from './computing.js';

afterAll(removeSamples);

const target = 'pull_request_target';

/** A program that leaves a mark when it is started. */
function trap(): {
  readonly folder: string;
  readonly program: string;
  readonly mark: string;
  readonly sprung: () => boolean;
} {
  const folder = temporaryFolder();
  const mark = join(folder, 'mark');
  const program = join(folder, 'trap');
  writeFileSync(program, trapScript(mark));
  chmodSync(program, 0o755);
  return { folder, program, mark, sprung: () => existsSync(mark) };
}

const trapScript = (mark: string): string => `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 3\n`;

const manifest = (name: string): string => `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2021"\n`;

describe('a repository whose files are in the checkout', () => {
  /** What Git takes for a repository wherever it looks for one (git-config(1), `safe.bareRepository`). */
  const bare = (directory: string, settings: string): Files => ({
    [`${directory}/HEAD`]: 'ref: refs/heads/main\n',
    [`${directory}/objects/info/alternates`]: '../../.git/objects\n',
    [`${directory}/refs/heads/keep`]: '',
    [`${directory}/config`]: `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n${settings}`,
  });
  const settings: readonly (readonly [string, (program: string) => string])[] = [
    [
      'core.sshCommand',
      (program) => `[core]\n\tsshCommand = ${program}\n[remote "origin"]\n\turl = git@example.invalid:a/b.git\n`,
    ],
    [
      'credential.helper',
      (program) => `[credential]\n\thelper = ${program}\n[remote "origin"]\n\turl = http://127.0.0.1:9/a\n`,
    ],
    ['ext::', (program) => `[protocol]\n\tallow = always\n[remote "origin"]\n\turl = ext::${program} a\n`],
  ];

  test.each(settings.flatMap(([name, write]) => ['cargo', 'paths'].map((from) => [name, from, write] as const)))(
    'is not used: %s (%s)',
    async (_name, from, write) => {
      const { program, sprung } = trap();
      const base: Files =
        from === 'cargo'
          ? { 'services/foo/Cargo.toml': manifest('only'), 'services/foo/src/lib.rs': '' }
          : {
              '.github/impacted-targets.yml': 'targets:\n  only: [services/foo/**]\nunowned: ignore\n',
              'services/foo/a': '',
            };
      const { step, targets } = await compute({
        base,
        change: { 'services/foo/src/lib.rs': 'fn f() {}\n', ...bare('services', write(program)) },
        from,
        eventName: target,
        inputs: { 'working-directory': 'services/foo' },
      });
      expect(sprung()).toBe(false);
      expect(step.errors).toEqual([]);
      // Files beside those of the package belong to no package.
      expect(targets).toEqual(from === 'cargo' ? 'ALL' : ['only']);
    },
  );

  test("is not used either where the checkout itself isn't a repository", async () => {
    const { program, sprung } = trap();
    const [, write] = settings[0] ?? ['', () => ''];
    const { step } = await compute({
      base: { 'Cargo.toml': manifest('only'), 'src/lib.rs': '' },
      change: { HEAD: 'ref: refs/heads/main\n', 'objects/info/x': '', 'refs/heads/x': '', config: write(program) },
      from: 'cargo',
      eventName: target,
      prepare: (workspace) => {
        git(workspace, 'config', 'core.bare', 'false');
        writeFileSync(join(workspace, '.git/HEAD'), 'nothing of the kind\n');
      },
    });
    expect(sprung()).toBe(false);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/^compute-impacted-targets: .*does not read .*whole clone/);
  });
});

describe("the checkout's own configuration", () => {
  const files = { base: { 'Cargo.toml': manifest('only'), 'src/lib.rs': '' }, change: { 'src/lib.rs': 'fn f() {}\n' } };
  const how = { from: 'cargo', eventName: target };

  test('is not taken from a file of the pull request that it includes', async () => {
    const { program, sprung } = trap();
    await compute({
      base: files.base,
      change: {
        ...files.change,
        '.gitconfig': `[core]\n\tsshCommand = ${program}\n[credential]\n\thelper = ${program}\n`,
      },
      ...how,
      prepare: (workspace) => {
        git(workspace, 'config', 'include.path', '../.gitconfig');
        git(workspace, 'remote', 'set-url', 'origin', 'git@example.invalid:a/b.git');
      },
    });
    expect(sprung()).toBe(false);
  });

  test.each(['./ssh', 'tools/../ssh', '"$GITHUB_WORKSPACE/ssh"', '<workspace>/ssh -i key'])(
    'starts no program of the checkout: %s',
    async (written) => {
      const { mark, sprung } = trap();
      await compute({
        base: files.base,
        change: { ...files.change, ssh: { executable: trapScript(mark) } },
        ...how,
        prepare: (workspace) => {
          git(workspace, 'config', 'core.sshCommand', written.replace('<workspace>', workspace));
          git(workspace, 'remote', 'set-url', 'origin', 'git@example.invalid:a/b.git');
        },
      });
      expect(sprung()).toBe(false);
    },
  );

  test('may name a program elsewhere, as actions/checkout does for a key', async () => {
    const { program, sprung, mark } = trap();
    const { step, targets } = await compute({
      ...files,
      ...how,
      prepare: (workspace) => {
        git(workspace, 'config', 'core.sshCommand', `"${program}" -i "/key" -o StrictHostKeyChecking=yes`);
        git(workspace, 'remote', 'set-url', 'origin', 'git@example.invalid:a/b.git');
      },
    });
    expect(sprung()).toBe(true);
    expect(readFileSync(mark, 'utf8')).toContain('-i /key -o StrictHostKeyChecking=yes');
    expect(step.errors).toEqual([]);
    expect(targets).toBe('ALL');
  });
});

describe('go', () => {
  const module = {
    'go.mod': 'module example.com/m\n\ngo 1.21\n\nrequire example.com/x v1.0.0\n',
    'a/a.go': 'package a\n',
  };
  const upgrade = {
    'go.mod': module['go.mod'].replace('v1.0.0', 'v1.1.0'),
    'a/a.go': 'package a\n\nimport _ "example.com/x"\n',
  };
  const rules = '.github/impacted-targets.yml';
  const naming = (program: string): string => `build-systems:\n  go:\n    program: ${program}\n`;

  test.each([
    ['that the target branch names', (program: string) => ({ base: { [rules]: naming(program) }, change: {} })],
    ['of the default name', () => ({ base: {}, change: {} })],
  ])('starts no program %s where code is not trusted', async (_name, files) => {
    const { folder, program, sprung } = trap();
    symlinkSync(program, join(folder, 'go'));
    const { base, change } = files(program);
    const { step, targets } = await compute({
      base: { ...module, ...base },
      change: { ...upgrade, ...change },
      from: 'go',
      eventName: target,
      environment: () => ({ PATH: `${folder}:${process.env.PATH ?? ''}` }),
    });
    expect(sprung()).toBe(false);
    expect(step.errors).toEqual([]);
    expect(targets).toEqual(['example.com/m/a']);
  });

  test.each([
    ['pull_request', true],
    [target, false],
    ['workflow_run', false],
  ])('starts what the rules name when past merges are audited in %s: %j', async (eventName, isStarted) => {
    const { program, sprung } = trap();
    const inputs = { operation: 'audit-impacted-targets', 'failed-targets': 'x', 'base-sha': '' };
    const { step } = await compute({
      base: { ...module, [rules]: naming(program) },
      change: upgrade,
      from: 'go',
      inputs,
      eventName,
      prepare: (workspace) => {
        git(workspace, 'fetch', '--quiet', '--unshallow');
        inputs['base-sha'] = git(workspace, 'rev-parse', 'HEAD^');
      },
    });
    expect(step.errors).toEqual([]);
    expect(sprung()).toBe(isStarted);
  });

  test('takes no relative program, which would be a file of the pull request', async () => {
    const { mark, sprung } = trap();
    const { step } = await compute({
      base: { ...module, [rules]: naming('./tools/go') },
      change: { ...upgrade, 'tools/go': { executable: trapScript(mark) } },
      from: 'go',
    });
    expect(sprung()).toBe(false);
    expect(step.errors[0]).toContain('program must be a name or an absolute path, not "./tools/go"');
  });
});

describe('the search path', () => {
  test.each([
    ['the current folder', () => '.'],
    ['a folder of the workspace', (workspace: string) => join(workspace, 'bin')],
    ['a link to a folder of the workspace', (workspace: string) => join(dirname(workspace), 'link')],
  ])('finds no program in %s', async (_name, entry) => {
    const { mark, sprung } = trap();
    const programs = ['git', 'go', 'ps', 'node', 'ssh', 'sh'];
    const traps: Files = Object.fromEntries(
      programs.flatMap((name) => [name, `bin/${name}`].map((path) => [path, { executable: trapScript(mark) }])),
    );
    const { step } = await compute({
      base: { 'Cargo.toml': manifest('only'), 'src/lib.rs': '' },
      change: { ...traps, 'src/lib.rs': 'fn f() {}\n' },
      from: 'cargo',
      eventName: target,
      prepare: (workspace) => {
        mkdirSync(join(workspace, 'empty'));
        symlinkSync(join(workspace, 'bin'), join(dirname(workspace), 'link'));
      },
      environment: (workspace) => ({ PATH: `${entry(workspace)}:${process.env.PATH ?? ''}` }),
    });
    expect(sprung()).toBe(false);
    expect(step.errors).toEqual([]);
  });
});

describe('what programs are given', () => {
  test('holds no token, whatever the variable is called and however it is written there', async () => {
    const token = 'queue-token-0123456789';
    const githubToken = 'github/token+0123456789';
    const folder = temporaryFolder();
    const seen = join(folder, 'seen');
    writeFileSync(join(folder, 'pants'), `#!/bin/sh\nenv > '${seen}'\nexit 3\n`);
    chmodSync(join(folder, 'pants'), 0o755);
    await compute({
      base: { 'pants.toml': '[GLOBAL]\n', 'a/BUILD': '' },
      change: { 'a/x.py': '1\n' },
      from: 'pants',
      inputs: { 'api-token': token, 'github-token': githubToken },
      environment: () => ({
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        GH_TOKEN: githubToken,
        QUEUE: token,
        IN_TEXT: `x ${token} y`,
        IN_URL: `https://x:${encodeURIComponent(githubToken)}@example.com/`,
        IN_BASE64: Buffer.from(`x-access-token:${githubToken}`).toString('base64'),
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'http.extraheader',
        GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${githubToken}`).toString('base64')}`,
        ACTIONS_RUNTIME_TOKEN: 'a token of the runner',
        ACTIONS_OF_TOMORROW_TOKEN: 'another one',
        KEPT: 'kept',
      }),
    });
    const names = readFileSync(seen, 'utf8')
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names).toContain('KEPT');
    for (const name of [
      'GH_TOKEN',
      'QUEUE',
      'IN_TEXT',
      'IN_URL',
      'IN_BASE64',
      'GIT_CONFIG_COUNT',
      'GIT_CONFIG_VALUE_0',
      'ACTIONS_RUNTIME_TOKEN',
      'ACTIONS_OF_TOMORROW_TOKEN',
    ]) {
      expect(names).not.toContain(name);
    }
    expect(readFileSync(seen, 'utf8')).not.toContain(token);
  });
});
