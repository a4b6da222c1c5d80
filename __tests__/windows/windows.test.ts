import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { type Files, git, writeFiles } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type Step, type StepOptions, targetsOf } from '../steps/layout.js';
import { localService, token } from '../steps/local-service.js';
import { answering } from '../steps/servers.js';
import { hostPath, isWindowsItself, missing, newWorkspace, runWindowsStep, windowsPath } from './windows.js';

// The first start of Wine fills its folder.
jest.setTimeout(120_000);
const service = localService();
const onWindows = missing.length === 0 ? describe : describe.skip;
const withGit = isWindowsItself ? test : test.skip;
const gitNote = isWindowsItself ? '' : ' (Wine has no Git of Windows)';

const given = () => ({ 'base-url': service.url, 'api-token': token, 'target-branch': 'main' });
/** A step at the local service. */
const step = (operation: string, inputs: Record<string, string> = {}, more: Omit<StepOptions, 'inputs'> = {}) =>
  runWindowsStep({ inputs: { operation, ...given(), ...inputs }, ...more });

const failing = (file: string): string =>
  `<testsuites><testsuite name="s"><testcase name="adds" file="${file}"><failure/></testcase></testsuite></testsuites>`;

/** A step that asks to excuse a failure of `adds`, which the service lists as quarantined in `src/quarantined.test.ts`. */
async function excuse(
  junitPaths: string,
  files: Record<string, string>,
  { workspace = newWorkspace(), ...inputs }: Record<string, string> = {},
): Promise<Step> {
  const tests = [{ name: 'adds', file: 'src/quarantined.test.ts', quarantined_at: new Date().toISOString() }];
  const lists = await answering(200, { quarantined_tests: tests, page: { total_rows: 1, next_page_token: '' } });
  return runWindowsStep({
    inputs: {
      ...{ operation: 'excuse-quarantined-failures', 'base-url': lists.url, 'api-token': token },
      ...{ 'organization-slug': 'octo', 'junit-paths': junitPaths, 'tests-outcome': 'failure', ...inputs },
    },
    files,
    workspace,
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
      { files: { 'out/targets.txt': '\uFEFF//a:b\r\n\r\n//c:d\r\n//a:b\r\n' } },
    );
    expect([exitCode, errors]).toEqual([0, []]);
    expect(outputs['impacted-targets-count']).toBe('2');
    expect(JSON.parse(readFileSync(hostPath(outputs['impacted-targets-file'] ?? ''), 'utf8'))).toEqual([
      '//a:b',
      '//c:d',
    ]);
  });

  test('writes nothing into the checkout when the runner names no temporary folder', async () => {
    const { workspace, outputs } = await step('get-queue', {}, { environment: { RUNNER_TEMP: '' } });
    expect(readdirSync(workspace)).toEqual([]);
    expect(outputs['response-file']).toMatch(/^[A-Z]:\\.*\\Temp\\merge-queue-action-/i);
    expect(outputs['response-file']).not.toContain(windowsPath(dirname(workspace)));
  });

  test.each([
    ['a drive in lower case', (path: string) => path.replace(/^[A-Z]/, (drive) => drive.toLowerCase())],
    ['a folder in another case', (path: string) => path.replace('work', 'Work')],
    ['slashes', (path: string) => path.replaceAll('\\', '/')],
    ['a URL', (path: string) => `file:///${path.replaceAll('\\', '/').replaceAll(' ', '%20')}`],
    ['the long form', (path: string) => `\\\\?\\${path}`],
  ])('takes an absolute path in a report for one of the checkout: %s', async (_, written) => {
    const workspace = newWorkspace();
    const path = (name: string) => written(windowsPath(join(workspace, 'src', name)));
    const right = await excuse('*.xml', { 'a.xml': failing(path('quarantined.test.ts')) }, { workspace });
    expect([right.exitCode, right.errors]).toEqual([0, []]);
    const wrong = await excuse('*.xml', { 'a.xml': failing(path('other.test.ts')) }, { workspace });
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
    const workspace = newWorkspace();
    const files = { 'reports/a.xml': failing('src\\quarantined.test.ts') };
    const more: Record<string, string> = glob('').includes('!') ? { 'reports/excluded/b.xml': failing('b') } : {};
    const found = await excuse(glob(windowsPath(workspace)), { ...files, ...more }, { workspace });
    expect([found.exitCode, found.errors]).toEqual([0, []]);
    expect(found.stdout).toContain('Excused the one failure');
  });

  test.each([
    ['packages\\web', 'packages/web/reports/a.xml', 1, /not quarantined/],
    ['.\\src', 'src/reports/a.xml', 0, /^$/],
  ])('takes reports and paths from the working directory %s', async (working, path, exitCode, says) => {
    const files = { [path]: failing('quarantined.test.ts') };
    const excused = await excuse('reports\\*.xml', files, { 'working-directory': working });
    expect(excused.exitCode).toBe(exitCode);
    expect(excused.errors.join()).toMatch(says);
  });

  (isWindowsItself ? test.skip : test)('says that git is missing, where it is', async () => {
    const { exitCode, errors } = await step(
      'compute-impacted-targets',
      {
        'impacted-targets-from': 'paths',
        'base-sha': 'a'.repeat(40),
        'head-sha': 'b'.repeat(40),
      },
      { files: { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/empty': '', '.git/refs/empty': '' } },
    );
    expect(exitCode).toBe(1);
    expect(errors.join()).toContain('git was not found on this machine');
  });

  withGit(`computes targets between two commits${gitNote}`, async () => {
    const workspace = newWorkspace();
    git(workspace, 'init', '--quiet', '--initial-branch=main');
    const commit = (files: Files): string => {
      writeFiles(workspace, files);
      git(workspace, 'add', '--all');
      git(workspace, 'commit', '--quiet', '--message=x');
      return git(workspace, 'rev-parse', 'HEAD');
    };
    const base = commit({
      'package.json': '{"workspaces":["packages/*"]}',
      'packages/a/package.json': '{"name":"a"}',
      'packages/b/package.json': '{"name":"b","dependencies":{"a":"*"}}',
      'packages/c/package.json': '{"name":"c"}',
    });
    const head = commit({ 'packages/a/index.js': '1\r\n' });
    const inputs = { 'impacted-targets-from': 'auto', 'base-sha': base, 'head-sha': head };
    const computed = await step('compute-impacted-targets', inputs, { workspace });
    expect([computed.exitCode, computed.errors, targetsOf(computed)]).toEqual([0, [], ['a', 'b']]);
    expect(readdirSync(computed.temporary).filter((name) => name.startsWith('merge-queue-'))).toEqual([]);
  });
});
