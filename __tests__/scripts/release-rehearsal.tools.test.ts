/**
 * Rehearses a release in a copy of this repository: what RELEASING.md asks of a person, the commands of both workflows, and what users get.
 *
 * Not rehearsed: `npm ci` and `.ci/run`, which install this repository and run this test; building `dist` with the new version, which `.ci/run`
 * compares; the actions of GitHub, among them the attestation; and GitHub itself, for which a program `gh` with a repository and a list of releases stands in.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  HostedRepository,
  git,
  gitEnvironment,
  removeSamples,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { root } from '../../scripts/bundles.js';
import { type ShortAction, archiveOf, firstRequests, stepOf } from '../bundle/archives.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { name?: string; run?: string; if?: string }[] }>>;
}

const place = temporaryFolder();
const clone = join(place, 'clone');
const origin = join(place, 'origin.git');
const programs = join(place, 'bin');
/** What the stand-in for `gh` knows and writes. */
const gitHub = join(place, 'github');
const tag = 'v1.2.3';
/** In full, the command that replaces it would replace it here, too. */
const owner = `${'owner'.toUpperCase()}/`;

/** Stands in for GitHub's program: its releases are a file, its tags those of the repository `origin`, and one commit of each tag was attested. */
const standIn = `#!/bin/bash
set -e
echo "$*" >> "$STAND_IN/log"
value() { grep --only-matching --perl-regexp "(?<=^sha=).*" <<< "$(printf '%s\\n' "$@")"; }
case "$*" in
  'api --paginate'*) jq --raw-output "$5" "$STAND_IN/releases.json" ;;
  *'/commits/tags/'*) git -C "$ORIGIN" rev-parse "\${2##*/}^{commit}" ;;
  'api --method PATCH'*) git -C "$ORIGIN" show-ref --quiet --verify refs/tags/v1 && git -C "$ORIGIN" update-ref refs/tags/v1 "$(value "$@")" ;;
  'api --method POST'*) git -C "$ORIGIN" update-ref refs/tags/v1 "$(value "$@")" ;;
  'release download'*) cp -r "$RUNNER_TEMP/release/assets" "$5" ;;
  'attestation verify'*) grep --quiet --fixed-strings -e "--source-ref refs/tags/$TAG --source-digest $(cat "$STAND_IN/attested")" <<< "$*" ;;
esac
`;

/** Copies what is here now, committed or not, makes it a repository with an origin, and does what RELEASING.md asks before the first tag. */
function prepareClone(): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((one) => one !== 'node_modules' && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(root, file), join(clone, file));
  }
  git(clone, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'dir');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'one');
}

/** Runs commands as GitHub starts those of a step, in a folder. */
function runLines(lines: string, cwd: string, variables: Readonly<Record<string, string>> = {}) {
  const outputs = join(place, 'outputs');
  writeFileSync(outputs, '');
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', lines], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...gitEnvironment,
      HOME: place,
      PATH: `${programs}:${process.env.PATH ?? ''}`,
      GITHUB_OUTPUT: outputs,
      GITHUB_REF_NAME: tag,
      GITHUB_REPOSITORY: 'acme/merge-queue-action',
      RUNNER_TEMP: join(place, 'temp'),
      ...{ STAND_IN: gitHub, ORIGIN: origin },
      ...variables,
    },
  });
  const set = readFileSync(outputs, 'utf8').split('\n').filter(Boolean);
  const values = Object.fromEntries(set.map((line) => line.split(/=(.*)/s).slice(0, 2))) as Record<string, string>;
  return { status, said: `${stdout}${stderr}`, values };
}

/** The commands of a step of a workflow of the clone. */
function commandsOf(workflow: string, job: string, name: string): string {
  const { jobs } = parse(readFileSync(join(clone, '.github/workflows', workflow), 'utf8')) as Workflow;
  return jobs[job]?.steps.find((step) => step.name === name)?.run ?? `echo 'no step ${name}'; exit 99`;
}

/** Sets what the stand-in knows, and forgets what it was asked. */
function gitHubHas(releases: readonly object[], attested = git(clone, 'rev-parse', `${tag}^{commit}`)): void {
  writeFiles(gitHub, { log: '', attested, 'releases.json': JSON.stringify(releases) });
}
const release = (tagName: string, more: object = {}) => ({
  ...{ tag_name: tagName, draft: false, prerelease: false, id: 7 },
  ...more,
});

const missing = spawnSync('jq', ['--version']).status !== 0;
(missing ? describe.skip : describe)(`a release${missing ? ' (missing: jq)' : ''}`, () => {
  const prepare = (): ReturnType<typeof runLines> =>
    runLines(
      commandsOf(
        'release.yml',
        'verify',
        'Check that this version can be released, and prepare what is attached to it',
      ),
      clone,
    );
  const assets = join(place, 'temp/release/assets');

  beforeAll(() => {
    for (const folder of [programs, gitHub, join(place, 'temp')]) mkdirSync(folder);
    writeFileSync(join(programs, 'gh'), standIn, { mode: 0o755 });
    prepareClone();
  });
  afterAll(removeSamples);

  test('is refused while files name no account', () => {
    const version = (JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { version: string }).version;
    const { status, said } = runLines(`npx tsx scripts/prepare-release.ts v${version} ../refused`, clone);
    expect({ status, said }).toEqual({
      status: 1,
      said: expect.stringMatching(/cannot be released: \d+ files name no account \(/),
    });
  });

  test('replaces every owner with the command of RELEASING.md, and takes a version and a tag', () => {
    const [line = '', ...others] = /^git grep -lz .*$/m.exec(readFileSync(join(clone, 'RELEASING.md'), 'utf8')) ?? [];
    expect(others).toEqual([]);
    expect(runLines(line, clone).status).toBe(0);
    expect(() => git(clone, 'grep', '--fixed-strings', owner)).toThrow();
    expect(git(clone, 'grep', '-h', 'acme/merge-queue-action/impacted-targets@v1')).not.toBe('');
    expect(runLines('npm version --no-git-tag-version 1.2.3', clone).status).toBe(0);
    const replace = (file: string, pattern: RegExp, text: string): void => {
      writeFileSync(join(clone, file), readFileSync(join(clone, file), 'utf8').replace(pattern, text));
    };
    replace('src/version.ts', /'[\d.]+'/, "'1.2.3'");
    replace('CHANGELOG.md', /^## .*$/m, '## 1.2.3, 2026-11-21');
    git(clone, 'commit', '--quiet', '--all', '--message', 'two');
    git(clone, 'tag', '--annotate', '--message', tag, tag);
    git(place, 'init', '--quiet', '--bare', origin);
    git(clone, 'remote', 'add', 'origin', origin);
    git(clone, 'push', '--quiet', 'origin', 'main', tag);
  });

  test('is of a commit on main, and of no other', () => {
    const lines = commandsOf('release.yml', 'verify', 'The tag is on main, or on a branch of an older version');
    expect(runLines(lines, clone)).toMatchObject({ status: 0, said: 'main\n' });
    git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD~1');
    expect(runLines(lines, clone)).toMatchObject({ status: 1, said: expect.stringContaining('::error::') });
    git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  });

  test('has three files attached, and dist as it was committed beside them', () => {
    const { status, said, values } = prepare();
    expect({ status, said: status === 0 ? '' : said, values }).toEqual({
      status: 0,
      said: '',
      values: { prerelease: 'false' },
    });
    expect(readdirSync(assets).sort()).toEqual(['SHA256SUMS', 'merge-queue-1.2.3.cdx.json', 'merge-queue-1.2.3.tgz']);
    expect(execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: assets, encoding: 'utf8' })).toBe(
      'merge-queue-1.2.3.cdx.json: OK\nmerge-queue-1.2.3.tgz: OK\n',
    );
    expect(readFileSync(join(place, 'temp/release/notes.md'), 'utf8')).toMatch(/^The first version/);
    expect(runLines(commandsOf('release.yml', 'verify', 'Take dist as it was committed'), clone).status).toBe(0);
    expect(existsSync(join(place, 'temp/release/dist/index.js'))).toBe(true);
  });

  test('lists every package that dist bundles, and none for development', () => {
    const { components, metadata } = JSON.parse(
      readFileSync(join(assets, 'merge-queue-1.2.3.cdx.json'), 'utf8'),
    ) as Record<'components', readonly { name: string }[]> & { metadata: { component: { version: string } } };
    const listed = new Set(components.map(({ name }) => name));
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, object>>;
    };
    const lines = new Set(readFileSync(join(root, 'dist/licenses.txt'), 'utf8').split('\n'));
    const bundled = Object.keys(packages)
      .map((path) => path.replace(/^.*node_modules\//, ''))
      .filter((name) => name !== '' && lines.has(name));
    expect(bundled.length).toBeGreaterThan(20);
    expect(bundled.filter((name) => !listed.has(name))).toEqual([]);
    expect(['jest', 'typescript', 'esbuild'].filter((name) => listed.has(name))).toEqual([]);
    expect(metadata.component.version).toBe('1.2.3');
  });

  test('gives one package, which installs alone and computes what a branch impacts', () => {
    const prefix = join(place, 'installed');
    const install = ['npm', 'install', '--global', '--offline', '--loglevel', 'notice', '--prefix', prefix];
    const { status, said } = runLines([...install, join(assets, 'merge-queue-1.2.3.tgz')].join(' '), place);
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('added 1 package') });
    const { directory } = new HostedRepository({ '.github/impacted-targets.yml': 'targets:\n  a: [a/**]\n' });
    git(directory, 'checkout', '--quiet', '-b', 'topic');
    writeFiles(directory, { 'a/new': '' });
    const command = join(prefix, 'bin/merge-queue');
    expect(runLines(`${command} impact && ${command} --version`, directory).said).toBe('a\n1.2.3\n');
  });

  test.each(Object.entries(firstRequests))('has a step of %s in the archive of its tag', async (short, request) => {
    const asked = await stepOf(archiveOf(clone, tag), short as ShortAction);
    expect(asked[0]).toBe(request);
  });

  test.each([
    ['makes a draft', [release('v1.2.2')], ['release create']],
    [
      'makes the draft of a failed attempt anew',
      [release(tag, { draft: true })],
      ['api --method DELETE', 'release create'],
    ],
    ['leaves what is published', [release(tag)], []],
  ])('%s', (_title, releases, expected) => {
    gitHubHas(releases);
    const lines = commandsOf('release.yml', 'draft', 'Make the draft');
    expect(runLines(lines, join(place, 'temp'), { PRERELEASE: 'false' })).toMatchObject({ status: 0 });
    const writes = readFileSync(join(gitHub, 'log'), 'utf8')
      .split('\n')
      .filter((line) => /DELETE|create/.test(line));
    expect(writes.map((line, index) => line.startsWith(expected[index] ?? 'nothing'))).toEqual(
      expected.map(() => true),
    );
    if (expected.length > 0)
      expect(writes.at(-1)).toMatch(/^release create v1\.2\.3 --draft --verify-tag .*SHA256SUMS.*\.tgz$/);
  });

  const byHand = 'workflow_dispatch';
  /** The commit that was attested is the tag's unless a row says another. */
  interface Outcome {
    readonly exit: number;
    readonly moves: boolean;
    readonly attested?: string;
  }
  const moved: Outcome = { exit: 0, moves: true };
  const stays: Outcome = { exit: 0, moves: false };
  const fails: Outcome = { exit: 1, moves: false };
  test.each<[string, string, readonly object[], Outcome]>([
    ['the first release', 'release', [release(tag)], moved],
    ['the highest one', 'release', [release('v1.2.2'), release(tag), release('v1.1.10')], moved],
    ['a higher one was published', 'release', [release(tag), release('v1.10.0')], stays],
    ['a higher draft', 'release', [release(tag), release('v1.3.0', { draft: true })], moved],
    ['a higher pre-release', 'release', [release(tag), release('v1.3.0', { prerelease: true })], moved],
    ['a version of another major', 'release', [release(tag), release('v10.0.0'), release('v2.0.0')], moved],
    ['a pre-release', 'release', [release(tag, { prerelease: true })], stays],
    ['by hand, back to a lower one', byHand, [release(tag), release('v1.10.0')], moved],
    ['by hand, to a draft', byHand, [release(tag, { draft: true })], fails],
    ['by hand, to what was never released', byHand, [release('v1.10.0')], fails],
    [
      'a tag that is another commit than the attested one',
      'release',
      [release(tag)],
      { ...fails, attested: 'f'.repeat(40) },
    ],
  ])('v1 after %s', (_title, event, releases, { exit, moves, attested }) => {
    const before = git(clone, 'rev-parse', 'HEAD~1');
    for (const isThere of [true, false]) {
      git(origin, 'update-ref', ...(isThere ? ['refs/tags/v1', before] : ['-d', 'refs/tags/v1']));
      gitHubHas(releases, attested ?? git(clone, 'rev-parse', `${tag}^{commit}`));
      expect({
        exit: moveMajorTag(event),
        v1: git(origin, 'for-each-ref', '--format=%(objectname)', 'refs/tags/v1'),
      }).toEqual({
        exit,
        v1: moves ? git(clone, 'rev-parse', `${tag}^{commit}`) : isThere ? before : '',
      });
    }
  });
});

/** Runs the steps of the workflow that moves the tag, up to the first that fails. Returns its exit code. */
function moveMajorTag(event: string): number | null {
  const cwd = temporaryFolder();
  const variables: Record<string, string> = { GITHUB_EVENT_NAME: event, TAG: tag };
  const lines = (name: string): string => commandsOf('move-major-tag.yml', 'move', name);
  const chosen = runLines(lines('Find out whether the tag moves'), cwd, variables);
  if (chosen.status !== 0 || chosen.values.major === undefined) return chosen.status;
  const verified = runLines(lines('The tag is still the commit that was tested and attested'), cwd, variables);
  if (verified.status !== 0) return verified.status;
  const values = { ...variables, MAJOR: chosen.values.major, COMMIT: verified.values.commit ?? '' };
  return runLines(lines('Move the tag'), cwd, values).status;
}
