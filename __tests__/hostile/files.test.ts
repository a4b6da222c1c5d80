import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const service = localService();
const githubToken = 'github-token-0123456789';

/** What a file of the runner holds that no step may bring out. */
const outside = 'content-of-another-file';

/** Folders of a job. All paths are absolute, and without a link on the way. */
interface Place {
  readonly workspace: string;
  /** The runner's temporary directory. */
  readonly temporary: string;
  /** With a file `secret`, also as a report, and Git's own folder of a repository. */
  readonly elsewhere: string;
}

function newPlace(): Place {
  const folder = realpathSync(temporaryFolder());
  const [workspace, temporary, elsewhere] = [
    join(folder, 'workspace'),
    join(folder, 'temporary'),
    join(folder, 'else'),
  ];
  for (const path of [workspace, temporary, join(elsewhere, '.git')]) mkdirSync(path, { recursive: true });
  const report = `<testsuite><testcase name="${outside}"><failure/></testcase></testsuite>`;
  for (const at of [join(temporary, 'credentials'), join(elsewhere, 'secret'), join(elsewhere, '.git/config')])
    writeFileSync(at, `${outside}\n`);
  writeFileSync(join(elsewhere, 'secret.xml'), report);
  return { workspace, temporary, elsewhere };
}

/** Runs a step, of which nothing that it writes may hold what is outside. */
async function run({ workspace, temporary }: Place, inputs: Record<string, string>): Promise<Step> {
  const environment = { RUNNER_TEMP: temporary };
  const given = { 'base-url': service.url, 'api-token': token, 'github-token': githubToken, ...inputs };
  const step = await runStep({ workspace, inputs: given, environment });
  const files = Object.values(step.outputs).filter((value) => existsSync(value) && statSync(value).isFile());
  const shown = [
    step.stdout,
    step.stderr,
    step.summary,
    step.output,
    ...files.map((path) => readFileSync(path, 'utf8')),
  ];
  expect(shown.join('\n')).not.toContain(outside);
  return step;
}

const compute = { operation: 'compute-impacted-targets' };
const from = (place: Place, path: string): Promise<Step> => run(place, { ...compute, 'impacted-targets-file': path });

const pipe = (path: string): unknown => execFileSync('mkfifo', [path]);
/** A file of a size that holds nothing. */
const sized = (path: string, bytes: number): unknown => execFileSync('truncate', ['--size', String(bytes), path]);

test.each<[what: string, lay: (path: string, place: Place) => unknown, says: string]>([
  [
    'a link out of the workspace',
    (path, { elsewhere }) => symlinkSync(join(elsewhere, 'secret'), path),
    'leads out of',
  ],
  ['a link to the environment of the step', (path) => symlinkSync('/proc/self/environ', path), 'leads out of'],
  ['a link to a device without an end', (path) => symlinkSync('/dev/zero', path), 'leads out of'],
  ['a link to credentials', (path, { temporary }) => symlinkSync(join(temporary, 'credentials'), path), 'leads out of'],
  ['a pipe', pipe, "isn't a regular file"],
  ['a folder', (path) => mkdirSync(path), 'a folder'],
  ['a link in a circle', (path) => symlinkSync(path, path), 'a link that leads back to itself'],
  [
    "a link to Git's folder",
    (path, { workspace, elsewhere }) => {
      renameSync(join(elsewhere, '.git'), join(workspace, '.git'));
      symlinkSync(join(workspace, '.git/config'), path);
    },
    "Git's own folder",
  ],
  ['too large', (path) => sized(path, 2 ** 26 + 1), 'it has 67108865 bytes, and at most 67108864 are read'],
])('a file of the workspace that an input names is not read when it is %s', async (_what, lay, says) => {
  const place = newPlace();
  lay(join(place.workspace, 'targets'), place);
  const { exitCode, errors } = await from(place, 'targets');
  expect([exitCode, errors]).toEqual([1, [expect.stringContaining(says)]]);
  expect(errors[0]).toContain('compute-impacted-targets: input impacted-targets-file: "');
});

test.each<[file: string, inputs: Record<string, string>, says: RegExp]>([
  [
    'settings.yml',
    { operation: 'create-queue', 'queue-settings': 'settings.yml', 'target-branch': 'main', 'dry-run': 'true' },
    /queue-settings: ".*settings\.yml" cannot be read: .* leads out of/,
  ],
  [
    'report.xml',
    {
      ...{ operation: 'excuse-quarantined-failures', 'junit-paths': '*.xml' },
      ...{ 'tests-outcome': 'success', 'organization-slug': 'acme' },
    },
    /report\.xml: the report cannot be read: .* leads out of/,
  ],
])('neither are %s, which another input names', async (file, inputs, says) => {
  const place = newPlace();
  writeFileSync(join(place.workspace, 'good.xml'), '<testsuite><testcase name="a"/></testsuite>');
  symlinkSync(join(place.elsewhere, file.endsWith('.xml') ? 'secret.xml' : 'secret'), join(place.workspace, file));
  const { exitCode, errors } = await run(place, inputs);
  expect([exitCode, errors]).toEqual([1, [expect.stringMatching(says)]]);
});

test.each<[what: string, lay: (place: Place) => string, says: string]>([
  [
    'behind a link to it',
    ({ elsewhere }) => {
      symlinkSync('secret', join(elsewhere, 'link'));
      return join(elsewhere, 'link');
    },
    'a part of its path is a link, and it lies neither in the workspace',
  ],
  [
    'that is a pipe',
    ({ elsewhere }) => {
      pipe(join(elsewhere, 'pipe'));
      return join(elsewhere, 'pipe');
    },
    "it isn't a regular file",
  ],
  [
    "in another repository's own folder",
    ({ elsewhere }) => join(elsewhere, '.git/config'),
    "it lies in Git's own folder",
  ],
  ['of the system', () => '/proc/1/status', 'it belongs to the system'],
])('a file elsewhere is not read %s', async (_what, lay, says) => {
  const place = newPlace();
  expect((await from(place, lay(place))).errors).toEqual([expect.stringContaining(says)]);
});

test.each<[what: string, path: (place: Place) => string]>([
  ['a link to another one in the workspace', () => 'link/targets'],
  ['in the temporary directory of the runner', ({ temporary }) => join(temporary, 'targets')],
  ['anywhere else, without a link on the way', ({ elsewhere }) => join(elsewhere, 'targets')],
])('a file that an input names may be %s', async (_what, path) => {
  const place = newPlace();
  mkdirSync(join(place.workspace, 'out'));
  symlinkSync('out', join(place.workspace, 'link'));
  for (const folder of [join(place.workspace, 'out'), place.temporary, place.elsewhere])
    writeFileSync(join(folder, 'targets'), 'a\nb\n');
  expect(targetsOf(await from(place, path(place)))).toEqual(['a', 'b']);
});

test.each<[what: string, lay: (path: string) => unknown, says: string]>([
  ['a link to a device without an end', (path) => symlinkSync('/dev/zero', path), "isn't a regular file"],
  ['a pipe', pipe, "isn't a regular file"],
  ['a folder', (path) => mkdirSync(path), 'is a folder'],
  ['too large', (path) => sized(path, 2 ** 25 + 1), 'has 33554433 bytes, and at most 33554432 are read'],
])('the file of the event is not read when it is %s', async (_what, lay, says) => {
  const path = join(temporaryFolder(), 'event.json');
  lay(path);
  const environment = { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: path };
  const { exitCode, errors } = await runStep({ inputs: { ...compute, 'impacted-targets': 'a' }, environment });
  expect([exitCode, errors]).toEqual([1, [expect.stringContaining(`cannot be read: it ${says}`)]]);
  expect(errors[0]).toContain(`the event file ${path}, which the runner names in GITHUB_EVENT_PATH`);
});

test.each([
  ['a token as it is', `a\n${token}\n`, 'contains a token of this step, so it is not used'],
  [
    'a token in base64',
    JSON.stringify([Buffer.from(`x:${githubToken}`).toString('base64')]),
    'contains a token of this step, so it is not used',
  ],
  [
    'a token after megabytes of targets',
    `${Array.from({ length: 50_000 }, (_, index) => `//a/long/name/of/target:${String(index)}\n`).join('')}${token}\n`,
    'contains a token of this step, so it is not used',
  ],
  ['NUL', 'a\0b\n', 'holds the control character U+0000'],
  ['what begins a command for a terminal', 'a\nb\u001b[31m\n', 'holds the control character U+001B'],
  ['the same in one character', 'a\nb\u009b31m\n', 'holds the control character U+009B'],
])('a list of targets with %s in it is refused', async (_what, content, says) => {
  const place = newPlace();
  writeFileSync(join(place.workspace, 'targets'), content);
  const step = await from(place, 'targets');
  expect(step.errors).toEqual([expect.stringContaining(says)]);
  expect(step.outputs['impacted-targets-file']).toBeUndefined();
});
