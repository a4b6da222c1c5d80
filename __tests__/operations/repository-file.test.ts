import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Files,
  HostedRepository,
  checkOut,
  git,
  removeSamples,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { failed, passed, report } from './quarantine.js';

afterAll(removeSamples);

const list = '.github/quarantine.yml';
const policy = '.github/quarantine-policy.yml';
const allowing = `- { name: pays, classname: checkout page, quarantined_at: ${new Date().toISOString()} }\n`;
const strict = 'never-excuse: pays\n';

/** Checkouts of a pull request that changes these files. `shallow` is its merge commit alone, as actions/checkout makes it. */
function sample(ofBase: Files, ofPullRequest: Files) {
  const host = new HostedRepository({ 'readme.md': 'a', ...ofBase });
  const { mergeSha: merge = '' } = host.pullRequest(7, { 'more.md': 'b', ...ofPullRequest });
  const [shallow = '', full = ''] = [1, 0].map((depth) => checkOut(host.url, 'refs/pull/7/merge', { depth }));
  return { base: git(host.directory, 'rev-parse', 'main'), merge, shallow, full };
}

let gitHub: TestServer;
/** What GitHub answers, by path below the repository. */
let answers: Readonly<Record<string, object>> = {};
const base64 = (text: string): object => {
  const bytes = Buffer.from(text);
  return { type: 'file', encoding: 'base64', size: bytes.length, content: bytes.toString('base64') };
};

/** GitHub knows this commit, at which `main` is and into which pull request 7 goes, and in it this content of the list. */
function knows(sha: string, content?: object): void {
  answers = {
    [`git/commits/${sha}`]: { sha },
    'branches/main': { commit: { sha } },
    'pulls/7': { number: 7, base: { ref: 'main', sha } },
    ...(content && { [`contents/${list}?ref=${sha}`]: content }),
  };
}

beforeEach(async () => {
  answers = {};
  gitHub = await serve(({ url }, response) => {
    const found = answers[url.replace('/repos/o/r/', '')];
    respond(response, found === undefined ? 404 : 200, found ?? { message: 'Not Found' });
  });
});

interface About {
  readonly name?: string;
  readonly payload?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly results?: string;
}

const pullRequest = (base: string): object => ({
  pull_request: { number: 7, base: { ref: 'main', sha: base }, head: { ref: 'change', sha: 'f'.repeat(40) } },
});

/** Excuses one failed test by the list, without a service. */
function excuse(workspace: string, { name = 'pull_request', payload = {}, environment, inputs, results }: About) {
  return runStep({
    workspace,
    files: { 'reports/a.xml': results ?? report(failed('pays')) },
    event: { name, payload },
    environment: { GITHUB_API_URL: gitHub.origin, GITHUB_REPOSITORY: 'o/r', ...environment },
    inputs: {
      operation: 'excuse-quarantined-failures',
      'junit-paths': 'reports/*.xml',
      'tests-outcome': 'unknown',
      'quarantine-file': list,
      'github-token': 'a-token-of-github',
      'max-attempts': '1',
      ...inputs,
    },
  });
}
const runsFor = (sha: string) => ({ environment: { GITHUB_SHA: sha } });

describe('the list of a pull request', () => {
  const attack = sample({}, { [list]: allowing });
  const honest = sample({ [list]: allowing }, {});
  const ofHonest = { payload: pullRequest(honest.base) };

  test.each<readonly [what: string, workspace: string, asked: number]>([
    ['full', honest.full, 0],
    ['shallow', honest.shallow, 1],
  ])('is that of the base commit: %s checkout', async (_what, workspace, asked) => {
    knows(honest.base, base64(allowing));
    const step = await excuse(workspace, ofHonest);
    expect([step.errors, gitHub.received.length]).toEqual([[], asked]);
    expect(step.stdout).toContain(`is read from ${honest.base.slice(0, 7)} (base commit of pull request #7)`);
  });

  test.each([
    ['pull_request', attack.full],
    ['pull_request', attack.shallow],
    ['pull_request_target', attack.full],
    ['pull_request_review', attack.shallow],
  ])('that it adds itself excuses nothing: %s, %s', async (name, workspace) => {
    knows(attack.base);
    const event = { name, payload: pullRequest(attack.base) };
    const step = await excuse(workspace, { ...event, ...runsFor(attack.merge) });
    const says = 'the base commit of pull request #7 does not have ".github/quarantine.yml", so it is an empty list';
    expect([step.exitCode, step.warnings[0]]).toEqual([1, expect.stringContaining(says)]);
  });

  test('that neither the base commit nor the checkout has is a mistake', async () => {
    const step = await excuse(honest.full, { ...ofHonest, inputs: { 'quarantine-file': '.github/quarantines.yml' } });
    expect(step.errors[0]).toContain('has no file ".github/quarantines.yml"');
  });

  test.each<readonly [what: string, Files]>([
    ['a deleted file', { [list]: null }],
    ['a link', { [list]: { link: '/dev/zero' } }],
    ['a link in place of its folder', { [list]: null, '.github': { link: '..' } }],
    ['attributes of Git', { '.gitattributes': '* filter=lfs text eol=crlf\n' }],
  ])('cannot be changed or hidden by %s', async (_what, files) => {
    const { base, full } = sample({ [list]: allowing }, files);
    const step = await excuse(full, { payload: pullRequest(base) });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
  });

  const repository = { full_name: 'o/r' };
  const run = { event: 'pull_request', head_sha: honest.merge, head_branch: 'change', head_repository: repository };
  const about = { number: 7, base: { sha: honest.base, ref: 'main' }, head: { ref: 'change' } };
  test.each<readonly [name: string, payload: object]>([
    ['issue_comment', { issue: { number: 7, pull_request: {} } }],
    ['workflow_run', { repository, workflow_run: { ...run, pull_requests: [about] } }],
  ])('is read from GitHub without a checkout, in %s', async (name, payload) => {
    knows(honest.base, base64(allowing));
    const step = await excuse(temporaryFolder(), { name, payload, ...runsFor(honest.merge) });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
  });

  test.each<readonly [what: string, content: object | undefined, says: string]>([
    ['a commit that GitHub does not know', undefined, 'answered 404'],
    ['a file that GitHub leaves out', { type: 'file', encoding: 'none', content: '', size: 2_000_000 }, 'at most 1 MB'],
    ['a file that is cut', { ...base64(allowing), size: 1 }, 'at most 1 MB'],
    ['a pointer of Git LFS', base64('version https://git-lfs.github.com/spec/v1\noid sha256:0\n'), 'is in Git LFS'],
    ['no YAML', base64('- [\n'), `${list}:2:1: `],
    ['a wrong field', base64('- name: pays\n  clasname: x\n'), `${list}:2:3: there is no field clasname. Write class`],
  ])('excuses nothing where GitHub has %s', async (_what, content, says) => {
    if (content !== undefined) knows(honest.base, content);
    const { exitCode, errors } = await excuse(honest.shallow, ofHonest);
    expect([exitCode, errors]).toEqual([1, [expect.stringContaining('1 failed test is not excused')]]);
    expect(errors[0]).toContain('Nothing could be excused: input quarantine-file: ');
    expect(errors[0]).toContain(says);
    const green = await excuse(honest.shallow, { ...ofHonest, results: report(passed('pays')) });
    expect([green.exitCode, green.warnings]).toEqual([0, []]);
  });
});

describe('a file of a run that is about no pull request', () => {
  const { base, merge, full } = sample({ [list]: allowing }, { [list]: '[]\n' });
  const group = { merge_group: { base_ref: 'refs/heads/main', base_sha: merge, head_sha: merge } };

  test.each<readonly [name: string, sha: string, tree: string | null, payload: object, exitCode: number]>([
    ['schedule', merge, allowing, {}, 1],
    ['push', base, allowing, {}, 0],
    ['workflow_dispatch', base, null, {}, 0],
    ['merge_group', merge, '[]\n', group, 0],
    // It says that a pull request started it, and not which one.
    ['pull_request', base, allowing, {}, 1],
  ])('is that of the commit that counts in %s, %s, whatever the working tree has', async (name, sha, ...rest) => {
    const [tree, payload, exitCode] = rest;
    knows(base);
    writeFiles(full, { [list]: tree });
    expect((await excuse(full, { name, payload, ...runsFor(sha) })).exitCode).toBe(exitCode);
  });

  const checks = { operation: 'check-quarantined-tests', 'junit-paths': '', 'tests-outcome': '' };

  test('of a branch of a queue is that of the head of the target branch', async () => {
    knows(base);
    const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc';
    const environment = { GITHUB_REF: ref, GITHUB_SHA: merge };
    const step = await excuse(full, { name: 'push', payload: { ref }, environment, inputs: checks });
    expect(step.stdout).toContain('(head of main)');
  });

  test('of a fork, whose run has no token, excuses alone, and the check fails', async () => {
    const inputs = { 'base-url': 'http://127.0.0.1:1/v1', 'api-token': '' };
    const step = await excuse(full, { payload: pullRequest(base), inputs });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(step.warnings.join()).toContain('Only quarantine-file excuses failures, because the service is not asked');
    const checked = await excuse(full, { payload: pullRequest(base), inputs: { ...inputs, ...checks } });
    expect([checked.exitCode, checked.errors.join()]).toEqual([1, expect.stringContaining('api-token')]);
  });
});

describe('the policy of a pull request', () => {
  const { base, full, shallow } = sample({ [list]: allowing, [policy]: strict }, { [policy]: 'max-failures: 10\n' });
  const about = { payload: pullRequest(base), inputs: { 'quarantine-policy': policy } };

  test('is that of the base commit', async () => {
    expect((await excuse(full, about)).errors[0]).toContain('quarantined, but never-excuse has "pays"');
  });

  test('that cannot be read excuses nothing, and is a warning where nothing failed', async () => {
    answers = { [`contents/${list}?ref=${base}`]: base64(allowing) };
    const step = await excuse(shallow, about);
    expect(step.errors[0]).toContain('Nothing could be excused: input quarantine-policy: ');
    const green = await excuse(shallow, { ...about, results: report(passed('pays')) });
    const says = 'input quarantine-policy: ".github/quarantine-policy.yml" cannot be read';
    expect([green.exitCode, green.warnings[0]]).toEqual([0, expect.stringContaining(says)]);
  });
});
