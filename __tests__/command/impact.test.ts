import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Files,
  HostedRepository,
  copyOfFirst,
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
  snapshot,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { schemaOf } from '../steps/schemas.js';
import { runCommand } from './run-command.js';

afterAll(removeSamples);

const library: Files = {
  'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
  'packages/ui/package.json': '{ "name": "ui", "version": "1.0.0" }',
  'packages/ui/index.js': 'export {};\n',
  'packages/web/package.json': '{ "name": "web", "dependencies": { "ui": "1.0.0" } }',
  'packages/docs/package.json': '{ "name": "docs" }',
  'packages/docs/page.md': 'A page\n',
  '.gitignore': 'built\n',
};

/** A clone of a repository, as a person has it, on a separate branch. */
function cloned(files: Files = library): string {
  const directory = join(sampleDirectory(), 'clone');
  copyOfFirst(JSON.stringify(files), directory, () => {
    git(sampleDirectory(), 'clone', '--quiet', new HostedRepository(files).url, directory);
    git(directory, 'checkout', '--quiet', '-b', 'topic');
  });
  git(directory, 'update-index', '--refresh');
  return directory;
}

function commit(directory: string, files: Files): string {
  writeFiles(directory, files);
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--message', 'change');
  return git(directory, 'rev-parse', 'HEAD');
}

/** What the command prints, where it succeeds, beside a check that the repository stays as it is. */
async function impact(directory: string, ...args: string[]): Promise<string> {
  const before = snapshot(directory);
  const { exitCode, stdout, stderr } = await runCommand(directory, ['impact', ...args]);
  expect(snapshot(directory)).toEqual(before);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

describe('what is compared', () => {
  /** Changes a file of a package and commits it, for each line that names a package; any other line is a command of Git. */
  const work = (directory: string, lines: readonly string[]): void => {
    const files: Readonly<Record<string, string>> = { ui: 'packages/ui/index.js', docs: 'packages/docs/page.md' };
    for (const line of lines) {
      if (files[line] === undefined) git(directory, ...line.split(' '));
      else commit(directory, { [files[line]]: 'changed' });
    }
  };
  const moved = ['docs', 'tag --annotate --message one one', 'ui', 'update-ref refs/remotes/origin/main HEAD~1'];

  test.each<[title: string, lines: readonly string[], args: string, targets: string]>([
    ['the branch main, and not the tag', ['ui', 'tag main'], '--base main', 'ui web'],
    ['a branch of the remote alone, and not the tag', ['ui', 'tag main', 'branch -D main'], '--base main', 'ui web'],
    ...['@~1', 'HEAD^', 'one', 'HEAD~1'].map((base): [string, readonly string[], string, string] => [
      `${base} of this checkout`,
      moved,
      `--base ${base}`,
      'ui web',
    ]),
    ['two revisions', ['docs', 'ui'], '--base HEAD~2 --head HEAD^', 'docs'],
    ['two branches', ['docs', 'ui'], '--base origin/main --head topic', 'docs ui web'],
    [
      'the branch from where it left the default branch, which has moved on',
      ['docs', 'checkout main', 'ui', 'update-ref refs/remotes/origin/main main', 'checkout topic'],
      '--head HEAD',
      'docs',
    ],
  ])('%s', async (_title, lines, args, targets) => {
    const directory = cloned();
    work(directory, lines);
    expect(await impact(directory, ...args.split(' '))).toBe(targets.replaceAll(/ |$/g, '\n'));
  });

  /** How a file of a package of that name changes. */
  const changes: Readonly<Record<string, (directory: string, file: string) => void>> = {
    'is-not-tracked': (directory, file) => writeFiles(directory, { [`${file}.new`]: '' }),
    'is-changed': (directory, file) => writeFiles(directory, { [file]: 'export const a = 1;\n' }),
    'is-deleted': (directory, file) => rmSync(join(directory, file)),
    'is-executable-now': (directory, file) => chmodSync(join(directory, file), 0o755),
    'is-staged-and-put-back': (directory, file) => {
      writeFiles(directory, { [`${file}.new`]: '' });
      git(directory, 'add', `${file}.new`);
      writeFiles(directory, { [`${file}.new`]: '1' });
    },
    'is-announced': (directory, file) => {
      writeFiles(directory, { [`${file}.new`]: '' });
      git(directory, 'add', '--intent-to-add', `${file}.new`);
    },
    'is-a-link-now': (directory, file) => {
      rmSync(join(directory, file));
      symlinkSync('package.json', join(directory, file));
    },
    'is-a-directory-now': (directory, file) => {
      rmSync(join(directory, file));
      writeFiles(directory, { [`${file}/index.js`]: '' });
    },
  };

  test('a file that differs from what is committed, however it does', async () => {
    const names = Object.keys(changes).sort();
    const packages = names.flatMap((name): [string, string][] => [
      [`packages/${name}/package.json`, JSON.stringify({ name })],
      [`packages/${name}/index.js`, 'export {};\n'],
    ]);
    const directory = cloned({ ...library, ...Object.fromEntries(packages) });
    for (const name of names) changes[name]?.(directory, `packages/${name}/index.js`);
    expect(await impact(directory)).toBe(names.map((name) => `${name}\n`).join(''));
  });

  test('a file that Git ignores, by the repository, by this clone or by the user, is left out', async () => {
    const directory = cloned();
    const home = sampleDirectory();
    writeFiles(home, { '.config/git/ignore': '*.user\n', 'own-ignore': '*.own\n' });
    writeFiles(directory, { '.git/info/exclude': '*.clone\n' });
    writeFiles(directory, { 'packages/ui/built': '', 'packages/ui/a.clone': '', 'packages/ui/a.user': '' });
    const environment = { HOME: home };
    const of = async () => (await runCommand(directory, ['impact'], { environment })).stdout;
    expect(await of()).toBe('');
    git(directory, 'config', 'core.excludesFile', '~/own-ignore');
    expect(await of()).toBe('ui\nweb\n');
    rmSync(join(directory, 'packages/ui/a.user'));
    writeFiles(directory, { 'packages/ui/a.own': '' });
    expect(await of()).toBe('');
  });

  test('a directory below the root, and a linked working tree with a split index', async () => {
    const directory = cloned();
    writeFiles(directory, { 'packages/docs/page.md': 'stashed\n' });
    git(directory, 'stash');
    const linked = join(sampleDirectory(), 'linked');
    git(directory, 'worktree', 'add', '--quiet', '-b', 'other', linked);
    git(linked, 'config', 'core.splitIndex', 'true');
    git(linked, 'update-index', '--split-index');
    writeFiles(linked, { 'packages/docs/page.md': 'Another\n', 'packages/docs/new.md': '' });
    const before = snapshot(directory);
    expect(await runCommand(join(linked, 'packages/docs'), ['impact'])).toMatchObject({ stdout: 'docs\n', stderr: '' });
    expect(snapshot(directory)).toEqual(before);
    expect(await impact(directory)).toBe('');
  });

  test('a clone whose lines end as on Windows', async () => {
    const directory = cloned();
    git(directory, 'config', 'core.autocrlf', 'true');
    rmSync(join(directory, '.git/index'));
    git(directory, 'checkout', '--quiet', '--force', 'topic');
    expect(readFileSync(join(directory, 'packages/docs/page.md'), 'utf8')).toBe('A page\r\n');
    // Read anew, and not by what the index says of it.
    writeFiles(directory, { 'packages/docs/page.md': 'A page\r\n' });
    expect(await impact(directory)).toBe('');
  });

  test('a submodule by its commit, with nothing of it executed', async () => {
    const directory = cloned();
    const sub = join(directory, 'packages/docs/sub');
    mkdirSync(sub);
    git(sub, 'init', '--quiet');
    commit(sub, { a: '1' });
    git(directory, '-c', 'advice.addEmbeddedRepo=false', 'add', '--all');
    git(directory, 'commit', '--quiet', '--message', 'submodule');
    git(directory, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(await impact(directory)).toBe('');
    commit(sub, { a: '2' });
    expect(await impact(directory)).toBe('docs\n');
  });

  test('a file that was written in the second in which the index was, with as many bytes', async () => {
    const directory = cloned();
    const path = join(directory, 'packages/ui/index.js');
    const then = 1_700_000_000;
    // Without it, the time at which the file's entry changed would tell.
    git(directory, 'config', 'core.trustctime', 'false');
    utimesSync(path, then, then);
    git(directory, 'update-index', '--refresh');
    writeFileSync(path, 'export [];\n');
    utimesSync(path, then, then);
    utimesSync(join(directory, '.git/index'), then, then);
    expect(await impact(directory)).toBe('ui\nweb\n');
  });

  test('a file of Git LFS by its pointer', async () => {
    const content = 'what the server of Git LFS has\n';
    const oid = createHash('sha256').update(content).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${String(content.length)}\n`;
    const directory = cloned({
      ...library,
      '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
      'packages/docs/a.bin': pointer,
      'packages/ui/b.bin': pointer,
    });
    expect(await impact(directory)).toBe('');
    writeFiles(directory, { 'packages/docs/a.bin': content, 'packages/ui/b.bin': content });
    expect(await impact(directory)).toBe('');
    writeFiles(directory, { 'packages/ui/b.bin': `${content}and more\n` });
    expect(await impact(directory)).toBe('ui\nweb\n');
    writeFiles(directory, { 'packages/ui/b.bin': content });
    chmodSync(join(directory, 'packages/docs/a.bin'), 0o755);
    expect(await impact(directory)).toBe('docs\n');
  });

  test('a detached HEAD, no remote, and a sparse checkout with a sparse index', async () => {
    const directory = cloned();
    git(directory, 'checkout', '--quiet', '--detach');
    commit(directory, { 'packages/docs/page.md': 'Another\n' });
    expect(await impact(directory)).toBe('docs\n');
    git(directory, 'remote', 'remove', 'origin');
    expect(await impact(directory)).toBe('docs\n');
    git(directory, 'sparse-checkout', 'set', '--cone', '--sparse-index', 'packages/docs');
    expect(existsSync(join(directory, 'packages/ui'))).toBe(false);
    writeFiles(directory, { 'packages/docs/new.md': '' });
    // Git gives new times to the objects that it reads to know what a sparse index leaves out.
    const objects = () => git(directory, 'count-objects', '-v');
    const before = [objects(), readFileSync(join(directory, '.git/index'), 'latin1')];
    expect(await runCommand(directory, ['impact', '--base', 'HEAD'])).toMatchObject({ stdout: 'docs\n', stderr: '' });
    expect([objects(), readFileSync(join(directory, '.git/index'), 'latin1')]).toEqual(before);
  });
});

describe('what is printed', () => {
  test('ALL with its reason on the error output', async () => {
    const directory = cloned();
    writeFiles(directory, { Makefile: 'all:\n' });
    const { exitCode, stdout, stderr } = await runCommand(directory, ['impact']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'ALL\n' });
    expect(stderr).toMatch(/^ {2}no target owns Makefile$/m);
    const why = await runCommand(directory, ['impact', '--why', 'web']);
    expect(why).toMatchObject({ exitCode: 0, stdout: stderr, stderr: '' });
    expect(JSON.parse((await runCommand(directory, ['impact', '--why', '--json'])).stdout)).toMatchObject({
      all: true,
      causes: [{ what: 'no target owns Makefile', files: ['Makefile'] }],
    });
  });

  describe('--why', () => {
    let directory: string;
    beforeAll(() => {
      directory = cloned({ ...library, 'packages/cli/package.json': '{ "name": "@acme/cli" }' });
      writeFiles(directory, { 'packages/ui/index.js': '1' });
    });
    const tree = 'packages/ui/index.js changed\n└─ ui\n   └─ web (declared in packages/web/package.json:1, "ui")\n';
    const unknown = (name: string, near: string) => `error: --why: "${name}" is not among the targets (${near})\n`;

    test.each<[args: string, exitCode: number, stdout: string, stderr: string]>([
      ['--why', 0, tree, ''],
      ['--why web', 0, tree, ''],
      ['--why docs', 3, 'docs is not impacted\n', ''],
      ['--why any --head origin/main', 3, 'any is not impacted, because no file changed\n', ''],
      ['--why wbe', 1, '', unknown('wbe', 'did you mean web?')],
      ['--why cli', 1, '', unknown('cli', 'did you mean @acme/cli?')],
      ['--why packages/ui/index.js', 1, '', unknown('packages/ui/index.js', 'it is a file of ui')],
    ])('%s ends with %d', async (args, exitCode, stdout, stderr) => {
      expect(await runCommand(directory, ['impact', ...args.split(' ')])).toEqual({ exitCode, stdout, stderr });
    });

    const isExplanation = schemaOf('impacted-targets-explanation.schema.json');
    test.each<[args: string, exitCode: number, ...targets: string[]]>([
      ['--json --why', 0, 'ui', 'web'],
      ['--json --why web', 0, 'web'],
      ['--json --why docs', 3],
    ])('%s has the form of the explanation file', async (args, ...expected) => {
      const { exitCode, stdout } = await runCommand(directory, ['impact', ...args.split(' ')]);
      const document = JSON.parse(stdout) as { targets: { name: string }[] };
      expect([isExplanation(document), isExplanation.errors]).toEqual([true, null]);
      expect([exitCode, ...document.targets.map(({ name }) => name)]).toEqual(expected);
    });
  });

  test('a tree in a terminal, with colours unless NO_COLOR says otherwise, and no control characters of names', async () => {
    const directory = cloned();
    writeFiles(directory, { 'packages/ui/a\u001b[31m.js': '1' });
    const coloured = await runCommand(directory, ['impact'], { terminal: true });
    expect(coloured.stdout).toContain('\u001b[1mui\u001b[22m\n');
    // The progress line is erased at the end; it isn't written without a terminal.
    expect(coloured.stderr.endsWith('\r\u001b[K')).toBe(true);
    expect((await runCommand(directory, ['impact'])).stderr).toBe('');
    expect(coloured.stdout).not.toContain('\u001b[31m');
    const plain = await runCommand(directory, ['impact'], { terminal: true, environment: { NO_COLOR: '1' } });
    expect(plain.stdout.replace(/\([0-9a-f]{10}\)/, '(BASE)').split('\n')).toEqual([
      'origin/HEAD (BASE) to the working tree: 1 changed file, 2 impacted targets',
      String.raw`packages/ui/a\u{1b}[31m.js changed`,
      '└─ ui',
      '   └─ web (declared in packages/web/package.json:1, "ui")',
      '',
    ]);
  });
});

describe('where a build tool would execute code of the repository', () => {
  test.each(['turborepo', 'nx'])('%s: packages of workspaces answer, with a warning', async (name) => {
    const directory = cloned({ ...library, [name === 'nx' ? 'nx.json' : 'turbo.json']: '{ "tasks": {} }' });
    writeFiles(directory, { 'packages/ui/index.js': '1' });
    expect(await runCommand(directory, ['impact'])).toEqual({
      exitCode: 0,
      stdout: 'ui\nweb\n',
      stderr: `warning: ${name} executes code of this repository, so it is started only with --trust, or with --from ${name}. workspaces answers instead, from manifests, lockfiles and mentions in sources. Its list may be longer than needed\n`,
    });
  });

  // A program that nobody has, so that no machine starts its Gradle here.
  const gradle: Files = {
    'settings.gradle':
      "rootProject.name = 'shop'\ninclude(\n  ':app',\n  'core:api')\ninclude 'x'\nincludeBuild 'tools'\n",
    'app/build.gradle': '',
    '.github/impacted-targets.yml': 'build-systems: {gradle: {program: no-such-gradle}}',
  };

  test('gradle beside workspaces: --json fails, and a terminal shows the targets of workspaces with a warning', async () => {
    const directory = cloned({ ...library, ...gradle });
    writeFiles(directory, { 'packages/ui/index.js': '1' });
    const json = await runCommand(directory, ['impact', '--json'], { terminal: true });
    expect(json).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining('Allow it with --trust') });
    const some = await runCommand(directory, ['impact'], { terminal: true });
    expect(some).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('2 impacted targets') });
    expect(some.stderr).toContain('Allow it with --trust. Until then, the list lacks its targets');
    writeFiles(directory, { 'app/build.gradle': '// 1' });
    const all = await runCommand(directory, ['impact'], { terminal: true });
    expect(all).toMatchObject({ stdout: 'ALL\n', stderr: expect.stringContaining('no target owns app/build.gradle') });
  });

  test('gradle alone: the command fails; --trust or --from gradle starts it, with a warning', async () => {
    const directory = cloned(gradle);
    writeFiles(directory, { 'app/build.gradle': '// 1' });
    expect(await runCommand(directory, ['impact'])).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        'error: gradle executes code of this repository, such as plugins and build scripts. Allow it with --trust\n',
    });
    expect((await runCommand(directory, ['rules'])).stderr).toMatch(
      /^error: Only gradle builds this repository\. It runs code .* Define targets of paths in \S+, or run merge-queue impact --trust\n$/,
    );
    const environment = { PATH: gitEnvironment.PATH ?? '' };
    for (const allowed of [['--trust'], ['--from', 'gradle'], ['--from', 'auto,Gradle']]) {
      const { stderr } = await runCommand(directory, ['impact', ...allowed], { environment });
      expect(stderr).toContain('warning: gradle executes code of this repository\n');
    }
  });
});

describe('what is refused', () => {
  let directory: string;
  beforeAll(() => {
    directory = cloned();
  });

  test.each<[line: string, exitCode: number, stderr: RegExp]>([
    ['impact --base none', 1, /^error: "none" is not a commit, branch or tag of this repository\./],
    ['impact --base origin/mian', 1, /\(did you mean origin\/main\?\)/],
    ['impact --why ui --format matrix --shards 2', 2, /--why has the formats text and json/],
    ['impact --shards 2', 2, /^error: --format matrix and --shards go together/],
    ['impact --shards many --format matrix', 2, /whole number from 1 to 256/],
    ['impact --since HEAD', 2, /no option --since\. impact has --base for that\n/],
    ['impact --whi web', 2, /unknown option '--whi'\n\(Did you mean --why\?\)/],
    ['impcat', 2, /unknown command 'impcat'\n\(Did you mean impact\?\)/],
    ['', 2, /^Usage: merge-queue/],
  ])('%j', async (line, exitCode, stderr) => {
    const ran = await runCommand(directory, line.split(' ').filter(Boolean));
    expect(ran).toMatchObject({ exitCode, stdout: '' });
    expect(ran.stderr).toMatch(stderr);
  });

  test('a repository without a commit, and one without a default branch', async () => {
    const directory = sampleDirectory();
    git(directory, 'init', '--quiet', '--initial-branch=trunk');
    expect((await runCommand(directory, ['impact'])).stderr).toMatch(/this repository has no commit yet/);
    commit(directory, library);
    expect((await runCommand(directory, ['impact'])).stderr).toMatch(
      /the default branch is not known, because none of these exists: origin\/HEAD, origin\/main, .*Give --base, or run git remote set-head origin --auto/,
    );
    expect(await impact(directory, '--base', 'trunk')).toBe('');
  });

  test('a repository without a build system, for `impact` as for `analyze`', async () => {
    const directory = cloned({ 'package.json': '{}', Makefile: 'all:\n', 'app/a.c': '1', 'core/b.c': '1' });
    commit(directory, { 'app/a.c': '2' });
    const { exitCode, stdout, stderr } = await runCommand(directory, ['impact']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(
      /^error: No build system was found in the root of the repository\. .*name that in --directory\. Else add to \.github\/impacted-targets\.yml the targets that you want from: targets: \{ "app": \["app\/\*\*"\], "core": \["core\/\*\*"\] \}\n$/,
    );
    const analyzed = await runCommand(directory, ['analyze', '--head', 'topic']);
    expect(analyzed.stderr).toMatch(/^error: No build system was found.*targets: \{ "app"/);
    // What it prints is what it takes.
    commit(directory, { '.github/impacted-targets.yml': /targets: \{.*/.exec(stderr)?.[0] ?? '' });
    writeFiles(directory, { 'core/b.c': '2' });
    expect(await impact(directory, '--base', 'HEAD')).toBe('core\n');
    const several = cloned({ 'package.json': '{}', 'api/go.mod': 'module api\n', 'api/a.go': 'package api\n' });
    expect((await runCommand(several, ['impact'])).stderr).toMatch(/^note: .*want from: roots: \{ "api": \[go\] \}\n$/);
  });

  test('an interrupted command ends with 130', async () => {
    const { exitCode } = await runCommand(directory, ['impact'], {
      signal: AbortSignal.abort(new Error('interrupted')),
    });
    expect(exitCode).toBe(130);
  });
});
