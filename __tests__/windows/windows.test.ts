import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { respond, serve } from '../steps/servers.js';
import {
  hostPath,
  isWindowsItself,
  missing,
  runWindowsStep,
  stepFolder,
  windowsPath,
  type WindowsStep,
} from './windows.js';

// The first start of Wine fills its folder.
jest.setTimeout(120_000);
const service = localService();
const onWindows = missing.length === 0 ? describe : describe.skip;
const withGit = isWindowsItself ? test : test.skip;
const gitNote = isWindowsItself ? '' : ' (Wine has no Git of Windows)';

/** A step about a pull request at the local service. */
function step(operation: string, inputs: Record<string, string> = {}, files: Record<string, string> = {}) {
  return runWindowsStep({
    inputs: {
      operation,
      'base-url': service.url,
      'api-token': token,
      'target-branch': 'main',
      ...inputs,
    },
    files,
  });
}

const failing = (file: string): string =>
  `<testsuites><testsuite name="s"><testcase name="adds" file="${file}"><failure/></testcase></testsuite></testsuites>`;

/** A step that asks to excuse a failure of `adds`, which the service lists as quarantined in `src/quarantined.test.ts`. */
async function excuse(
  junitPaths: string,
  files: Record<string, string>,
  folder = stepFolder(),
  more: Record<string, string> = {},
): Promise<WindowsStep> {
  const lists = await serve((_, response) => {
    const quarantined = { name: 'adds', file: 'src/quarantined.test.ts', quarantined_at: new Date().toISOString() };
    respond(response, 200, { quarantined_tests: [quarantined], page: { total_rows: 1, next_page_token: '' } });
  });
  return runWindowsStep({
    inputs: {
      operation: 'excuse-quarantined-failures',
      'base-url': lists.url,
      'api-token': token,
      'organization-slug': 'octo',
      'junit-paths': junitPaths,
      'tests-outcome': 'failure',
      ...more,
    },
    files,
    folder,
  });
}

onWindows(`the bundle on Windows${missing.length === 0 ? '' : ` (missing: ${missing.join(', ')})`}`, () => {
  test('submits, waits and writes outputs, files and the summary', async () => {
    const { exitCode, errors, outputs, summary } = await step('submit-pull-request', {
      'pull-request': '11',
      wait: 'true',
      'poll-interval-seconds': '1',
    });
    expect([exitCode, errors]).toEqual([0, []]);
    expect(outputs['pull-request-state']).toBe('MERGED');
    expect(summary).toContain('MERGED');
    const file = outputs['response-file'] ?? '';
    expect(file).toMatch(/^[A-Z]:\\.*\\temp\\/);
    expect(readFileSync(hostPath(file), 'utf8')).toContain('"state"');
  });

  test('reads a targets file with line ends and a path of Windows', async () => {
    const { exitCode, errors, outputs } = await step(
      'set-impacted-targets',
      { 'pull-request': '12', 'pull-request-sha': 'a'.repeat(40), 'impacted-targets-file': '.\\out\\targets.txt' },
      { 'out/targets.txt': '\uFEFF//a:b\r\n\r\n//c:d\r\n//a:b\r\n' },
    );
    expect([exitCode, errors]).toEqual([0, []]);
    expect(outputs['impacted-targets-count']).toBe('2');
    expect(JSON.parse(readFileSync(hostPath(outputs['impacted-targets-file'] ?? ''), 'utf8'))).toEqual([
      '//a:b',
      '//c:d',
    ]);
  });

  test('writes nothing into the checkout when the runner names no temporary folder', async () => {
    const folder = stepFolder();
    const { workspace, outputs } = await runWindowsStep({
      folder,
      inputs: { operation: 'get-queue', 'base-url': service.url, 'api-token': token, 'target-branch': 'main' },
      environment: { RUNNER_TEMP: '' },
    });
    expect(readdirSync(workspace)).toEqual([]);
    const file = outputs['response-file'] ?? '';
    expect(file).toMatch(/^[A-Z]:\\.*\\Temp\\merge-queue-action-/i);
    expect(file).not.toContain(windowsPath(folder));
  });

  test.each([
    ['a drive in lower case', (path: string) => path.replace(/^[A-Z]/, (drive) => drive.toLowerCase())],
    ['a folder in another case', (path: string) => path.replace('work', 'Work')],
    ['slashes', (path: string) => path.replaceAll('\\', '/')],
    ['a URL', (path: string) => `file:///${path.replaceAll('\\', '/').replaceAll(' ', '%20')}`],
    ['the long form', (path: string) => `\\\\?\\${path}`],
  ])('takes an absolute path in a report for one of the checkout: %s', async (_, written) => {
    const folder = stepFolder();
    const path = (name: string) => written(windowsPath(join(folder, 'work', 'src', name)));
    const right = await excuse('*.xml', { 'a.xml': failing(path('quarantined.test.ts')) }, folder);
    expect([right.exitCode, right.errors]).toEqual([0, []]);
    const wrong = await excuse('*.xml', { 'a.xml': failing(path('other.test.ts')) }, folder);
    expect(wrong.exitCode).toBe(1);
    expect(wrong.errors.join()).toContain('adds (a.xml:1: not quarantined)');
  });

  test.each([
    ['reports\\**\\*.xml', () => 'reports\\**\\*.xml'],
    ['.\\reports\\a.xml', () => '.\\reports\\a.xml'],
    ['${{ github.workspace }}/reports/**/*.xml', (workspace: string) => `${workspace}/reports/**/*.xml`],
    ['${{ github.workspace }}\\reports\\*.xml', (workspace: string) => `${workspace}\\reports\\*.xml`],
    [
      'the drive in lower case',
      (workspace: string) => `${workspace.replace(/^[A-Z]/, (drive) => drive.toLowerCase())}/**/*.xml`,
    ],
    ['with an exclusion', () => '**/*.xml\n!reports\\excluded\\**'],
  ])('finds reports by %s', async (_, glob) => {
    const folder = stepFolder();
    const files = { 'reports/a.xml': failing('src\\quarantined.test.ts') };
    const more: Record<string, string> = glob('').includes('!') ? { 'reports/excluded/b.xml': failing('b') } : {};
    const found = await excuse(glob(windowsPath(join(folder, 'work'))), { ...files, ...more }, folder);
    expect([found.exitCode, found.errors]).toEqual([0, []]);
    expect(found.stdout).toContain('Excused the one failure');
  });

  test('takes reports and paths from a working directory', async () => {
    const files = { 'packages/web/reports/a.xml': failing('quarantined.test.ts') };
    const found = await excuse('reports\\*.xml', files, stepFolder(), { 'working-directory': 'packages\\web' });
    expect(found.errors.join()).toContain('not quarantined');
    const right = { 'src/reports/a.xml': failing('quarantined.test.ts') };
    const excused = await excuse('reports\\*.xml', right, stepFolder(), { 'working-directory': '.\\src' });
    expect([excused.exitCode, excused.errors]).toEqual([0, []]);
  });

  test('writes no token anywhere', async () => {
    const folder = stepFolder();
    const { exitCode } = await runWindowsStep({
      folder,
      inputs: {
        operation: 'get-queue',
        'base-url': service.url,
        'api-token': 'wrong-token-5f1c',
        'target-branch': 'main',
      },
    });
    expect(exitCode).toBe(1);
    for (const name of ['stderr', 'output', 'summary']) {
      expect(readFileSync(join(folder, name), 'utf8')).not.toContain('wrong-token-5f1c');
    }
    const lines = readFileSync(join(folder, 'stdout'), 'utf8').split(/\r?\n/);
    expect(lines.filter((line) => !line.startsWith('::add-mask::')).join()).not.toContain('wrong-token-5f1c');
  });

  (isWindowsItself ? test.skip : test)('says that git is missing, where it is', async () => {
    const { exitCode, errors } = await step(
      'compute-impacted-targets',
      {
        'impacted-targets-from': 'paths',
        'base-sha': 'a'.repeat(40),
        'head-sha': 'b'.repeat(40),
      },
      { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/empty': '', '.git/refs/empty': '' },
    );
    expect(exitCode).toBe(1);
    expect(errors.join()).toContain('git was not found on this machine');
  });

  withGit(`computes targets between two commits${gitNote}`, async () => {
    const folder = stepFolder();
    const workspace = join(folder, 'work');
    const files = {
      'package.json': '{"workspaces":["packages/*"]}',
      'packages/a/package.json': '{"name":"a"}',
      'packages/b/package.json': '{"name":"b","dependencies":{"a":"*"}}',
      'packages/c/package.json': '{"name":"c"}',
    };
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: workspace,
        encoding: 'utf8',
      }).trim();
    await runWindowsStep({ folder, inputs: { operation: 'none' }, files });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message=base');
    const base = git('rev-parse', 'HEAD');
    await runWindowsStep({ folder, inputs: { operation: 'none' }, files: { 'packages/a/index.js': '1\r\n' } });
    git('add', '--all');
    git('commit', '--quiet', '--message=head');
    const { exitCode, errors, outputs } = await runWindowsStep({
      folder,
      inputs: {
        operation: 'compute-impacted-targets',
        'impacted-targets-from': 'auto',
        'base-sha': base,
        'head-sha': git('rev-parse', 'HEAD'),
      },
    });
    expect([exitCode, errors]).toEqual([0, []]);
    expect(JSON.parse(readFileSync(outputs['impacted-targets-file'] ?? '', 'utf8'))).toEqual(['a', 'b']);
    expect(readdirSync(join(folder, 'temp')).filter((name) => name.startsWith('merge-queue-'))).toEqual([]);
  });
});
