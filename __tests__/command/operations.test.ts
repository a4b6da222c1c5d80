import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  git,
  removeSamples,
  sampleDirectory,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { localService, token } from '../steps/local-service.js';
import { runCommand, type CommandOptions } from './run-command.js';

afterAll(removeSamples);
/** Nothing leaves its queue by itself. */
const service = localService({
  durations: { notReady: 0, pending: 600_000, testing: 600_000, merging: 600_000, switchingModes: 0 },
});
/** A submission of the second generation makes no queue. */
beforeAll(async () => {
  const queue = { repo: { host: 'github.com', owner: 'acme', name: 'shop' }, targetBranch: 'main' };
  expect((await service.post('/createQueue', queue)).status).toBe(200);
});

/** A clone with one commit, whose remote is a repository of a code host. */
function clone(remote = 'git@github.com:acme/shop.git'): string {
  const directory = sampleDirectory();
  git(directory, 'init', '--quiet', '--initial-branch=topic');
  git(directory, 'remote', 'add', 'origin', remote);
  writeFiles(directory, { 'packages/ui/a.js': '1' });
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--message', 'one');
  return directory;
}

let number = 100;

/** Runs a command beside the local service. @param line its words, with a space between two */
async function run(url: string, directory: string, line: string, options: CommandOptions = {}) {
  const environment = { MERGE_QUEUE_BASE_URL: url, MERGE_QUEUE_API_TOKEN: token, ...options.environment };
  return runCommand(directory, line.split(' '), { ...options, environment });
}

const lastBody = async (path: string): Promise<unknown> =>
  (await service.requests()).filter((request) => request.path.endsWith(path)).at(-1)?.body;

const report = (name: string) =>
  `<testsuite name="cart" tests="1" failures="1"><testcase name="${name}" classname="cart"><failure message="no"/></testcase></testsuite>`;

describe.each(['v1', 'v2'] as const)('%s', (generation) => {
  const url = (): string => (generation === 'v1' ? service.url : service.secondUrl);

  test('submit, status, targets and cancel: the result on standard output, also as JSON', async () => {
    const directory = clone();
    number += 1;
    const pullRequest = `--pull-request ${String(number)} --target-branch main`;
    const head = git(directory, 'rev-parse', 'HEAD');
    const submitted = await run(url(), directory, `submit ${pullRequest} --priority high`);
    expect(submitted).toMatchObject({ exitCode: 0, stderr: '' });
    expect(submitted.stdout).toMatch(
      new RegExp(`^Submitted pull request #${String(number)} to the merge queue of main. It is \\w+\\n`),
    );
    const status = await run(url(), directory, `status ${pullRequest} --json`);
    expect(JSON.parse(status.stdout)).toMatchObject({
      skipped: 'false',
      'pull-request': String(number),
      'pull-request-submitted': 'true',
    });
    writeFiles(directory, { 'targets.json': '["ui","web"]' });
    const targets = await run(url(), directory, `targets ${pullRequest} --impacted-targets-file targets.json --json`);
    expect(JSON.parse(targets.stdout)).toMatchObject({
      'impacted-targets': ['ui', 'web'],
      'impacted-targets-count': '2',
    });
    if (generation === 'v1')
      expect(await lastBody('/setImpactedTargets')).toMatchObject({
        repo: { host: 'github.com', owner: 'acme', name: 'shop' },
        pr: { number, sha: head },
        impactedTargets: ['ui', 'web'],
      });
    const cancelled = await run(url(), directory, `cancel ${pullRequest}`);
    expect(cancelled).toMatchObject({ exitCode: 0 });
    expect(cancelled.stdout).toMatch(/^Took pull request #\d+ out of the merge queue of main/);
  });

  test('excuse decides by its exit code', async () => {
    const directory = clone();
    writeFiles(directory, { 'packages/ui/reports/a.xml': report(`new in ${generation}`) });
    const excuse = 'excuse --junit-paths reports/*.xml --organization-slug acme --tests-outcome';
    const failed = await run(url(), join(directory, 'packages/ui'), `${excuse} failure`);
    expect(failed.exitCode).toBe(1);
    expect(failed.stderr).toMatch(/^error: .*new in/m);
    writeFiles(directory, {
      'packages/ui/reports/a.xml': report('a')
        .replace(/<failure.*?>/, '')
        .replace('failures="1"', 'failures="0"'),
    });
    const passed = await run(url(), join(directory, 'packages/ui'), `${excuse} success --json`);
    expect(passed.exitCode).toBe(0);
    expect(passed.stderr).not.toContain('error');
    expect(JSON.parse(passed.stdout)).toMatchObject({ 'tests-count': '0', tests: [] });
  });
});

describe('what options are', () => {
  const usual = '--pull-request 7 --repository acme/shop --target-branch main';

  test('a dry run prints the request, and sends nothing', async () => {
    const before = (await service.requests()).length;
    const line = `submit ${usual} --no-batch --dry-run`;
    const { exitCode, stdout, stderr } = await run(service.url, sampleDirectory(), line);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^nothing was sent.*\nThe request would be POST \/submitPullRequest\n\{/);
    expect(stdout).toContain('"noBatch": true');
    expect((await service.requests()).length).toBe(before);
  });

  test.each<[line: string, exitCode: number, stderr: RegExp]>([
    ['submit --api-token a-secret-of-mine', 2, /no option --api-token\. .* Set the variable MERGE_QUEUE_API_TOKEN\n/],
    ['submit --github-tokn=a-secret-of-mine', 2, /--github-tokn is unknown, or takes no value\n/],
    ['submit --wait=yes', 2, /--wait is unknown, or takes no value\n\(--help shows/],
    ['submit --pull-request x', 2, /--pull-request.*"x" is not a positive whole number/],
    ['submit --pull-request 7 --pull-request 8', 2, /--pull-request.* is given twice/],
    ['submit --pull-reqest 7', 2, /unknown option '--pull-reqest'\n\(Did you mean --pull-request\?\)/],
    ['submit --pr 7', 2, /no option --pr\. submit, .* have --pull-request for that\n/],
    ['submit #12', 2, /^error: too many arguments for 'submit'\./],
    [
      'submit --repository a/b',
      1,
      /^error: --pull-request: the command event isn't about a pull request\. Give its number$/m,
    ],
    ['submit --pull-request 7', 1, /^error: --repository: nothing names the repository/m],
    [
      'submit --pull-request 7 --repository a/b',
      1,
      /^error: --target-branch: the event doesn't give it, and GitHub can't be asked without GITHUB_TOKEN/m,
    ],
    [`submit ${usual} --base-url example`, 1, /^error: --base-url: "example" isn't the whole address/m],
    [`targets ${usual}`, 1, /^error: --?pull-request-sha|^error: --impacted-targets: no targets are given/m],
    ['excuse --junit-paths *.xml --repository a/b', 1, /^error: --organization-slug: this operation needs it/m],
  ])('%s ends with %d', async (line, exitCode, stderr) => {
    const ran = await run(service.url, sampleDirectory(), line);
    expect(ran).toMatchObject({ exitCode, stdout: '' });
    expect(ran.stderr).toMatch(stderr);
    expect(ran.stderr).not.toContain('a-secret-of-mine');
  });

  test('neither a command of the runner nor the token is printed, and no file stays', async () => {
    const temporary = sampleDirectory();
    const environment = { MERGE_QUEUE_API_TOKEN: 'another-token', RUNNER_TEMP: temporary };
    const line = `submit ${usual} --json --extra-fields {"note":"another-token"}`;
    const { exitCode, stdout, stderr } = await run(service.url, sampleDirectory(), line, { environment });
    expect(exitCode).toBe(1);
    expect(stdout + stderr).not.toMatch(/::|another-token/);
    expect(stderr).toMatch(/^error: POST \/submitPullRequest answered 401.*Check the MERGE_QUEUE_API_TOKEN input$/m);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('build systems that execute code refuse beside the token', async () => {
    const directory = clone();
    writeFiles(directory, { 'settings.gradle': '' });
    const line = `targets ${usual} --impacted-targets-from gradle --dry-run`;
    const { exitCode, stderr } = await run(service.url, directory, line);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /gradle would execute code of the pull request, .* and command has secrets\. .* set --trust-pull-request to true/,
    );
  });
});

describe('what the CI system and the checkout say', () => {
  const sha = 'a'.repeat(40);
  const other = 'b'.repeat(40);
  const gitLab = {
    GITLAB_CI: 'true',
    CI_SERVER_HOST: 'gitlab.example.org',
    CI_COMMIT_SHA: other,
    CI_PROJECT_PATH: 'fork/shop',
    CI_MERGE_REQUEST_PROJECT_PATH: 'group/sub/shop',
    CI_MERGE_REQUEST_IID: '12',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  };
  const detached = { ...gitLab, CI_MERGE_REQUEST_EVENT_TYPE: 'detached', CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '' };
  const mergedResult = {
    ...gitLab,
    CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: sha,
  };
  const external = {
    ...gitLab,
    CI_EXTERNAL_PULL_REQUEST_IID: '3',
    CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'acme/shop',
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: sha,
  };
  const jenkins = {
    JENKINS_URL: 'https://ci.example.org/',
    CHANGE_ID: '12',
    CHANGE_TARGET: 'main',
    CHANGE_URL: 'https://github.com/acme/shop/pull/12',
  };
  const buildkite = {
    BUILDKITE: 'true',
    BUILDKITE_REPO: 'git@github.com:acme/shop.git',
    BUILDKITE_PULL_REQUEST: '12',
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    BUILDKITE_COMMIT: sha,
  };
  const gitHub = {
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REF: 'refs/pull/12/merge',
    GITHUB_BASE_REF: 'main',
  };

  const targets = 'targets --impacted-targets ui --dry-run';
  const to = (number: number, commit: string): string =>
    ` --pull-request ${String(number)} --target-branch main --pull-request-sha ${commit}`;

  test.each<[system: string, variables: Record<string, string>, options: string, expected: string]>([
    ['GitLab', detached, '', `gitlab.example.org/group/sub/shop#12 ${other}`],
    ['GitLab, merged results', mergedResult, '', `gitlab.example.org/group/sub/shop#12 ${sha}`],
    [
      'GitLab, merged results without the head',
      { ...mergedResult, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '' },
      '',
      'gitlab.example.org/group/sub/shop#12 HEAD',
    ],
    [
      'GitLab, for another repository',
      mergedResult,
      ` --repository team/app${to(5, other)}`,
      `gitlab.example.org/team/app#5 ${other}`,
    ],
    ['GitLab, for a pull request of GitHub', external, '', `github.com/acme/shop#3 ${sha}`],
    ['Jenkins', jenkins, ` --pull-request-sha ${sha}`, `github.com/acme/shop#12 ${sha}`],
    ['Jenkins, with the commit that is checked out', jenkins, '', 'github.com/acme/shop#12 HEAD'],
    ['Buildkite', buildkite, '', `github.com/acme/shop#12 ${sha}`],
    ['Buildkite, with another number', buildkite, to(13, other), `github.com/acme/shop#13 ${other}`],
    ['GitHub Actions', gitHub, '', 'github.com/acme/shop#12 HEAD'],
    ['no CI system', {}, ' --pull-request 12 --target-branch main', 'git.example.org/team/app#12 HEAD'],
  ])('%s', async (_system, environment, options, expected) => {
    const directory = clone('ssh://git@git.example.org:2222/team/app.git');
    const { stdout } = await run(service.url, directory, targets + options, { environment });
    const { repo, pr } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      repo: { host: string; owner: string; name: string };
      pr: { number: number; sha: string };
    };
    const commit = pr.sha === git(directory, 'rev-parse', 'HEAD') ? 'HEAD' : pr.sha;
    expect(`${repo.host}/${repo.owner}/${repo.name}#${String(pr.number)} ${commit}`).toBe(expected);
  });

  test('a merge commit that is checked out does not count as the head of a pull request', async () => {
    const directory = clone();
    git(directory, 'checkout', '--quiet', '-b', 'other');
    git(directory, 'commit', '--quiet', '--allow-empty', '--message', 'two');
    git(directory, 'checkout', '--quiet', 'topic');
    git(directory, 'merge', '--quiet', '--no-ff', '--message', 'merge', 'other');
    for (const environment of [jenkins, { ...buildkite, BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC: 'true' }]) {
      const { exitCode, stderr } = await run(service.url, directory, targets, { environment });
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^error: --pull-request-sha: [0-9a-f]{40} is checked out, a merge commit/);
      expect(await run(service.url, directory, 'submit --dry-run', { environment })).toMatchObject({
        exitCode: 0,
        stderr: '',
      });
    }
  });

  test.each(['--pull-request 13', '--repository acme/other'])(
    'with %s, the commit of the job is not that of the pull request',
    async (other) => {
      const line = `${targets} --target-branch main ${other}`;
      const { exitCode, stderr } = await run(service.url, clone(), line, { environment: buildkite });
      expect({ exitCode, stderr }).toEqual({
        exitCode: 2,
        stderr: expect.stringMatching(/^error: give --pull-request-sha/) as unknown,
      });
    },
  );

  test('a commit that a person has not pushed is said', async () => {
    const directory = clone();
    git(directory, 'update-ref', 'refs/remotes/origin/topic', 'HEAD');
    git(directory, 'config', 'branch.topic.remote', 'origin');
    git(directory, 'config', 'branch.topic.merge', 'refs/heads/topic');
    git(directory, 'config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
    const line = `${targets} --pull-request 7 --target-branch main`;
    expect((await run(service.url, directory, line)).stderr).toBe('');
    git(directory, 'commit', '--quiet', '--allow-empty', '--message', 'two');
    expect((await run(service.url, directory, line)).stderr).toMatch(
      /^warning: [0-9a-f]{40} is not what the upstream branch has/,
    );
  });
});
