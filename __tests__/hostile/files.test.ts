import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const service = localService();
const githubToken = 'github-token-0123456789';

/** What a file of the runner holds that no step may bring out. */
const outside = 'content-of-another-file';
let elsewhere: string;

beforeAll(() => {
  elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, 'secret'), `${outside}\n`);
  writeFileSync(
    join(elsewhere, 'secret.xml'),
    `<testsuite><testcase name="${outside}"><failure/></testcase></testsuite>`,
  );
});

interface Trap {
  readonly name: string;
  /** Puts something at a path. */
  readonly lay: (path: string) => unknown;
  readonly says: RegExp;
}

const linkTo = (target: string) => (path: string) => symlinkSync(target, path);

const traps: readonly Trap[] = [
  {
    name: 'a link out of the workspace',
    lay: (path) => symlinkSync(join(elsewhere, path.endsWith('.xml') ? 'secret.xml' : 'secret'), path),
    says: /leads out of/,
  },
  { name: 'a link to the environment of the step', lay: linkTo('/proc/self/environ'), says: /leads out of/ },
  { name: 'a link to a device without an end', lay: linkTo('/dev/zero'), says: /leads out of/ },
  { name: 'a pipe', lay: (path) => execFileSync('mkfifo', [path]), says: /n't a regular file/ },
  { name: 'a folder', lay: (path) => mkdirSync(path), says: /a folder/ },
  { name: 'a link in a circle', lay: (path) => symlinkSync(path, path), says: /a link that leads back to itself/ },
  {
    name: "a link to Git's folder",
    lay: (path) => {
      const git = join(path, '../.git');
      mkdirSync(git, { recursive: true });
      writeFileSync(join(git, 'config'), `${outside}\n`);
      symlinkSync(join(git, 'config'), path);
    },
    says: /Git's own folder/,
  },
];

function shownBy(step: Step): string {
  const files = Object.values(step.outputs).filter((value) => value.startsWith('/'));
  return [step.stdout, step.stderr, step.summary, ...Object.values(step.outputs), ...files.map(readIfFile)].join('\n');
}

function readIfFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function workspaceWith(trap: Trap, name: string): string {
  const workspace = join(temporaryFolder(), 'workspace');
  mkdirSync(workspace);
  trap.lay(join(workspace, name));
  return workspace;
}

/** Inputs that name a file, with the name that they give it. */
const naming: readonly (readonly [file: string, inputs: Readonly<Record<string, string>>, says: RegExp])[] = [
  [
    'targets',
    { operation: 'compute-impacted-targets', 'impacted-targets-file': 'targets', 'github-token': githubToken },
    /^compute-impacted-targets: input impacted-targets-file: ".*targets" cannot be read: /,
  ],
  [
    'settings.yml',
    { operation: 'create-queue', 'queue-settings': 'settings.yml', 'target-branch': 'main', 'dry-run': 'true' },
    /queue-settings: ".*settings\.yml" cannot be read: /,
  ],
  [
    'report.xml',
    {
      operation: 'excuse-quarantined-failures',
      'junit-paths': '*.xml',
      'tests-outcome': 'success',
      'organization-slug': 'acme',
    },
    /report\.xml: the report cannot be read: /,
  ],
];

describe.each(naming)('%s, which an input names, is not read when it is', (file, inputs, says) => {
  // A folder isn't taken for a report.
  const some = traps.filter(({ name }) => name !== 'a folder' || file !== 'report.xml');
  test.each(some.map((trap) => [trap.name, trap] as const))('%s', async (_name, trap) => {
    const workspace = workspaceWith(trap, file);
    writeFileSync(join(workspace, 'good.xml'), '<testsuite><testcase name="a"/></testsuite>');
    const step = await runStep({ workspace, inputs: { 'base-url': service.url, 'api-token': token, ...inputs } });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(says);
    expect(step.errors[0]).toMatch(trap.says);
    expect(shownBy(step)).not.toContain(outside);
  });
});

describe('a file that an input names', () => {
  test('may be a link to another one in the workspace', async () => {
    const workspace = join(temporaryFolder(), 'workspace');
    mkdirSync(join(workspace, 'out'), { recursive: true });
    writeFileSync(join(workspace, 'out/targets'), 'a\nb\n');
    symlinkSync('out', join(workspace, 'link'));
    const step = await runStep({
      workspace,
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': 'link/targets' },
    });
    expect(targetsOf(step)).toEqual(['a', 'b']);
  });

  test('may lie in the temporary directory of the runner, and anywhere else without a link on the way', async () => {
    const temporary = realpathSync(temporaryFolder());
    writeFileSync(join(temporary, 'targets'), 'a\n');
    const inputs = { operation: 'compute-impacted-targets', 'impacted-targets-file': join(temporary, 'targets') };
    const there = await runStep({ inputs, environment: { RUNNER_TEMP: temporary } });
    expect(targetsOf(there)).toEqual(['a']);
    expect(targetsOf(await runStep({ inputs }))).toEqual(['a']);
  });

  test.each<[string, string, (folder: string) => string]>([
    [
      'behind a link to it',
      'a part of its path is a link, and it lies neither in the workspace',
      (folder) => {
        symlinkSync('secret', join(folder, 'link'));
        return join(folder, 'link');
      },
    ],
    [
      'that is a pipe',
      "it isn't a regular file",
      (folder) => {
        execFileSync('mkfifo', [join(folder, 'pipe')]);
        return join(folder, 'pipe');
      },
    ],
    [
      "in another repository's own folder",
      "it lies in Git's own folder",
      (folder) => {
        mkdirSync(join(folder, '.git'));
        writeFileSync(join(folder, '.git/config'), `${outside}\n`);
        return join(folder, '.git/config');
      },
    ],
    ['of the system', 'it belongs to the system', () => '/proc/1/status'],
  ])('elsewhere is refused %s', async (_what, message, lay) => {
    const folder = realpathSync(temporaryFolder());
    writeFileSync(join(folder, 'secret'), `${outside}\n`);
    const step = await runStep({
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': lay(folder) },
    });
    expect(step.errors[0]).toContain(message);
    expect(shownBy(step)).not.toContain(outside);
  });

  test('of the workspace does not lead into the temporary directory, where credentials lie', async () => {
    const home = temporaryFolder();
    mkdirSync(join(home, 'w'));
    mkdirSync(join(home, 't'));
    writeFileSync(join(home, 't/credentials'), `${outside}\n`);
    symlinkSync('../t/credentials', join(home, 'w/targets'));
    const step = await runStep({
      workspace: join(home, 'w'),
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': 'targets' },
      environment: { RUNNER_TEMP: join(home, 't') },
    });
    expect(step.errors[0]).toContain('leads out of');
    expect(shownBy(step)).not.toContain(outside);
  });

  test('has a size that is told when it is too large', async () => {
    const workspace = temporaryFolder();
    execFileSync('truncate', ['--size', '64M', join(workspace, 'targets')]);
    execFileSync('truncate', ['--size', '+1', join(workspace, 'targets')]);
    const step = await runStep({
      workspace,
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': 'targets' },
    });
    expect(step.errors[0]).toContain('it has 67108865 bytes, and at most 67108864 are read');
  });
});

describe('the file of the event', () => {
  const byEvent = (path: string): Promise<Step> =>
    runStep({
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets': 'a' },
      environment: { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: path },
    });

  test.each(traps.filter(({ name }) => /pipe|device|^a folder$/.test(name)).map((trap) => [trap.name, trap] as const))(
    'is not read when it is %s',
    async (_name, trap) => {
      const path = join(temporaryFolder(), 'event.json');
      trap.lay(path);
      const step = await byEvent(path);
      expect(step.exitCode).toBe(1);
      expect(step.errors[0]).toContain(`the event file ${path}, which the runner names in GITHUB_EVENT_PATH`);
      expect(step.errors[0]).toMatch(/cannot be read: it (isn't a regular file|is a folder)/);
    },
  );

  test('has a size that is told when it is too large', async () => {
    const path = join(temporaryFolder(), 'event.json');
    writeFileSync(path, '{}');
    execFileSync('truncate', ['--size', '33554433', path]);
    expect((await byEvent(path)).errors[0]).toContain('it has 33554433 bytes, and at most 33554432 are read');
  });
});

describe('a list of targets', () => {
  test.each([
    ['a token as it is', `a\n${token}\n`],
    ['a token in base64', JSON.stringify([Buffer.from(`x:${githubToken}`).toString('base64')])],
    [
      'a token behind megabytes of others',
      `${Array.from({ length: 50_000 }, (_, index) => `//a/long/name/of/target:${String(index)}\n`).join('')}${token}\n`,
    ],
  ])('that holds %s is refused', async (_name, content) => {
    const step = await runStep({
      files: { targets: content },
      inputs: {
        operation: 'compute-impacted-targets',
        'impacted-targets-file': 'targets',
        'api-token': token,
        'github-token': githubToken,
      },
    });
    expect(step.errors[0]).toContain(
      'impacted-targets-file: the list contains a token of this step, so it is not used',
    );
    expect(step.outputs['impacted-targets-file']).toBeUndefined();
  });

  test.each([
    ['U+0000', 'a\0b\n'],
    ['U+001B', 'a\nb\u001b[31m\n'],
    ['U+009B', 'a\nb\u009b31m\n'],
  ])('that holds the control character %s is refused', async (code, content) => {
    const step = await runStep({
      files: { targets: content },
      inputs: { operation: 'compute-impacted-targets', 'impacted-targets-file': 'targets' },
    });
    expect(step.errors[0]).toContain(`holds the control character ${code}`);
  });
});
