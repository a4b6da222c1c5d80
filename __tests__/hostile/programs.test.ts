import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type Files, git, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { compute } from './computing.js';

afterAll(removeSamples);

const target = 'pull_request_target';

/** A program that leaves a mark when it is started. */
interface Trap {
  /** A folder that holds nothing but the program, under the name `trap`. */
  readonly folder: string;
  readonly program: string;
  /** The same program, as a file of a commit. */
  readonly file: { readonly executable: string };
  /** What it was started with; undefined where it was not. */
  readonly sprung: () => string | undefined;
}

function newTrap(): Trap {
  const [folder, marks] = [temporaryFolder(), temporaryFolder()];
  const mark = join(marks, 'mark');
  const script = `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 3\n`;
  writeFileSync(join(folder, 'trap'), script, { mode: 0o755 });
  const sprung = () => (existsSync(mark) ? readFileSync(mark, 'utf8') : undefined);
  return { folder, program: join(folder, 'trap'), file: { executable: script }, sprung };
}

/** What a stranger's pull request, or the job's checkout, holds. */
interface Attack extends Partial<Parameters<typeof compute>[0]> {
  /** What the step answers: everything when not given. */
  readonly targets?: unknown;
}

const manifest = '[package]\nname = "only"\nversion = "1.0.0"\nedition = "2021"\n';
const crate: Files = { 'Cargo.toml': manifest, 'src/lib.rs': '' };
const changed: Files = { 'src/lib.rs': 'fn f() {}\n' };
const ssh = 'git@example.invalid:a/b.git';
const rules = '.github/impacted-targets.yml';
const naming = (program: string): string => `build-systems:\n  go:\n    program: ${program}\n`;
const searching = (...folders: readonly string[]) => ({ PATH: [...folders, process.env.PATH ?? ''].join(delimiter) });

/** A step in `services/foo`, above which Git finds a repository (git-config(1), `safe.bareRepository`) with these settings. */
function inBareRepository(from: 'cargo' | 'paths', settings: string): Attack {
  const bare: Files = {
    'services/HEAD': 'ref: refs/heads/main\n',
    'services/objects/info/alternates': '../../.git/objects\n',
    'services/refs/heads/keep': '',
    'services/config': `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n${settings}`,
  };
  const [first, second]: [Files, Files] = [
    { 'services/foo/Cargo.toml': manifest, 'services/foo/src/lib.rs': '' },
    { [rules]: 'targets:\n  only: [services/foo/**]\nunowned: ignore\n', 'services/foo/a': '' },
  ];
  return {
    base: from === 'cargo' ? first : second,
    change: { 'services/foo/src/lib.rs': 'fn f() {}\n', ...bare },
    from,
    inputs: { 'working-directory': 'services/foo' },
    // Files beside those of the package belong to no package.
    targets: from === 'cargo' ? 'ALL' : ['only'],
  };
}

const module = {
  'go.mod': 'module example.com/m\n\ngo 1.21\n\nrequire example.com/x v1.0.0\n',
  'a/a.go': 'package a\n',
};
const upgrade = {
  'go.mod': module['go.mod'].replace('v1.0.0', 'v1.1.0'),
  'a/a.go': 'package a\n\nimport _ "example.com/x"\n',
};
const go: Attack = { from: 'go', base: module, change: upgrade, targets: ['example.com/m/a'] };

/** A checkout whose Git has a setting, and would connect to a host of SSH. */
const setting = (key: string, value: string): Pick<Attack, 'prepare'> => ({
  prepare: (workspace) => {
    git(workspace, 'config', key, value.replace('<workspace>', workspace));
    git(workspace, 'remote', 'set-url', 'origin', ssh);
  },
});
const ownPrograms = ['./ssh', 'tools/../ssh', '"$GITHUB_WORKSPACE/ssh"', '<workspace>/ssh -i key'];

/** A search path in which the workspace comes first. */
const searchingIn = (place: (workspace: string) => string, { file }: Trap): Attack => {
  const programs = ['git', 'go', 'ps', 'node', 'ssh', 'sh'];
  const traps = programs.flatMap((name) => [name, `bin/${name}`].map((path) => [path, file] as const));
  return {
    change: { ...Object.fromEntries(traps), ...changed },
    prepare: (workspace) => {
      symlinkSync(join(workspace, 'bin'), join(dirname(workspace), 'link'));
    },
    environment: (workspace) => searching(place(workspace)),
  };
};

/** Settings of a repository among the files of the commit. */
const ofBareRepository: Readonly<Record<string, (program: string) => string>> = {
  'names core.sshCommand': (program) => `[core]\n\tsshCommand = ${program}\n[remote "origin"]\n\turl = ${ssh}\n`,
  'names credential.helper': (program) =>
    `[credential]\n\thelper = ${program}\n[remote "origin"]\n\turl = http://127.0.0.1:9/a\n`,
  'has an address of ext::': (program) =>
    `[protocol]\n\tallow = always\n[remote "origin"]\n\turl = ext::${program} a\n`,
};
const inSearchPath: Readonly<Record<string, (workspace: string) => string>> = {
  'the current folder': () => '.',
  'a folder of the workspace': (workspace) => join(workspace, 'bin'),
  'a link to a folder of the workspace': (workspace) => join(dirname(workspace), 'link'),
};

const attacks: Readonly<Record<string, (trap: Trap) => Attack>> = {
  ...Object.fromEntries(
    Object.entries(ofBareRepository).flatMap(([what, settings]) =>
      (['cargo', 'paths'] as const).map((from) => [
        `a repository among the files ${what} (${from})`,
        ({ program }: Trap) => inBareRepository(from, settings(program)),
      ]),
    ),
  ),
  ...Object.fromEntries(
    ownPrograms.map((written) => [
      `the checkout connects by ${written}`,
      ({ file }: Trap) => ({ change: { ...changed, ssh: file }, ...setting('core.sshCommand', written) }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(inSearchPath).map(([what, place]) => [
      `the search path has ${what}`,
      (trap: Trap) => searchingIn(place, trap),
    ]),
  ),
  'the checkout includes configuration of the pull request': ({ program }) => ({
    change: { ...changed, '.gitconfig': `[core]\n\tsshCommand = ${program}\n[credential]\n\thelper = ${program}\n` },
    ...setting('include.path', '../.gitconfig'),
  }),
  'the target branch names a program for go where code is not trusted': ({ program }) => ({
    ...go,
    base: { ...module, [rules]: naming(program) },
  }),
  'go is installed where code is not trusted': ({ folder, program }) => ({
    ...go,
    prepare: () => {
      symlinkSync(program, join(folder, 'go'));
    },
    environment: () => searching(folder),
  }),
};

test.each(Object.entries(attacks))('no program is started where %s', async (_what, attack) => {
  const trap = newTrap();
  const { targets: expected = 'ALL', ...given } = attack(trap);
  const { step, targets } = await compute({ base: crate, change: changed, from: 'cargo', eventName: target, ...given });
  expect(trap.sprung()).toBeUndefined();
  expect([step.errors, targets]).toEqual([[], expected]);
});

test('no program is started where the files are a repository and the checkout is not', async () => {
  const { program, sprung } = newTrap();
  const { step } = await compute({
    base: crate,
    change: {
      ...{ HEAD: 'ref: refs/heads/main\n', 'objects/info/x': '', 'refs/heads/x': '' },
      config: `[core]\n\tsshCommand = ${program}\n[remote "origin"]\n\turl = ${ssh}\n`,
    },
    from: 'cargo',
    eventName: target,
    prepare: (workspace) => {
      git(workspace, 'config', 'core.bare', 'false');
      writeFileSync(join(workspace, '.git/HEAD'), 'nothing of the kind\n');
    },
  });
  expect(sprung()).toBeUndefined();
  expect(step.errors).toEqual([expect.stringMatching(/^compute-impacted-targets: .*does not read .*whole clone/)]);
});

test("go takes no relative program of the rules, which would be the pull request's", async () => {
  const { file, sprung } = newTrap();
  const change = { ...upgrade, 'tools/go': file };
  const { step } = await compute({ base: { ...module, [rules]: naming('./tools/go') }, change, from: 'go' });
  expect(sprung()).toBeUndefined();
  expect(step.errors[0]).toContain('program must be a name or an absolute path, not "./tools/go"');
});

test('the checkout may connect by a program elsewhere, as actions/checkout has it for a key', async () => {
  const { program, sprung } = newTrap();
  const { step, targets } = await compute({
    ...{ base: crate, change: changed, from: 'cargo', eventName: target },
    ...setting('core.sshCommand', `"${program}" -i "/key" -o StrictHostKeyChecking=yes`),
  });
  expect(sprung()).toContain('-i /key -o StrictHostKeyChecking=yes');
  expect([step.errors, targets]).toEqual([[], 'ALL']);
});

test.each([
  ['pull_request', true],
  [target, false],
  ['workflow_run', false],
])('go of the rules is started when past merges are audited in %s: %j', async (eventName, isStarted) => {
  const { program, sprung } = newTrap();
  const inputs = { operation: 'audit-impacted-targets', 'failed-targets': 'x', 'base-sha': '' };
  const { step } = await compute({
    ...{ base: { ...module, [rules]: naming(program) }, change: upgrade, from: 'go', inputs, eventName },
    prepare: (workspace) => {
      git(workspace, 'fetch', '--quiet', '--unshallow');
      inputs['base-sha'] = git(workspace, 'rev-parse', 'HEAD^');
    },
  });
  expect(step.errors).toEqual([]);
  expect(sprung() !== undefined).toBe(isStarted);
});

test('a program is given no token, whatever the variable is called and however it is written there', async () => {
  const token = 'queue-token-0123456789';
  const githubToken = 'github/token+0123456789';
  const folder = temporaryFolder();
  const seen = join(folder, 'seen');
  writeFileSync(join(folder, 'pants'), `#!/bin/sh\nenv > '${seen}'\nexit 3\n`, { mode: 0o755 });
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
  const given = Object.fromEntries(
    readFileSync(seen, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('=', 2) as [string, string]),
  );
  expect(given).toMatchObject({ KEPT: 'kept' });
  const gone = ['GH_TOKEN', 'QUEUE', 'IN_TEXT', 'IN_URL', 'IN_BASE64', 'GIT_CONFIG_COUNT', 'GIT_CONFIG_VALUE_0'];
  for (const name of [...gone, 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_OF_TOMORROW_TOKEN'])
    expect(given).not.toHaveProperty(name);
  expect(readFileSync(seen, 'utf8')).not.toContain(token);
});
