import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { serveGit } from '../../packages/impacted-targets/__tests__/git/git-server.js';
import {
  type Files,
  HostedRepository,
  checkOut,
  forkOf,
  git,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

const rules = '.github/impacted-targets.yml';
const files: Files = {
  [rules]: 'targets:\n  ui: [ui/**]\n  web: [web/**]\n',
  'ui/a': '1\n',
  'web/a': '1\n',
};

/** A repository with a pull request that changes `ui`, and a fork whose owner points every ref at what hides that. */
function attacked(): { host: HostedRepository; fork: ReturnType<typeof forkOf>; baseSha: string; headSha: string } {
  const host = new HostedRepository(files);
  const baseSha = git(host.directory, 'rev-parse', 'main');
  const { headSha } = host.pullRequest(7, { 'ui/a': '2\n' });
  const fork = forkOf(host);
  const make = (...parents: string[]) =>
    git(fork.directory, 'commit-tree', `${headSha}^{tree}`, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'x');
  const main = make(baseSha);
  git(fork.directory, 'update-ref', 'refs/heads/main', main);
  git(fork.directory, 'update-ref', 'refs/pull/7/merge', make(main, headSha));
  return { host, fork, baseSha, headSha };
}

interface Given {
  readonly eventName: string;
  readonly payload: object;
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

const compute = ({ eventName, payload, workspace, inputs, environment }: Given): Promise<Step> =>
  runStep({
    workspace,
    event: { name: eventName, payload },
    inputs: { operation: 'compute-impacted-targets', 'impacted-targets-from': 'paths', ...inputs },
    ...(environment !== undefined && { environment }),
  });

const notActedOn = /origin \(.*stranger.*\) is not (known to be )?Codertocat\/Hello-World/;

describe.each(['refs/pull/7/merge', 'refs/pull/7/head', 'refs/heads/main'])(
  'pull_request_target with a fork as origin, whose %s is checked out',
  (ref) => {
    const eventName = 'pull_request_target';

    test.each([0, 1])('is compared with the commit that the event names, at depth %d', async (depth) => {
      const { fork, baseSha, headSha } = attacked();
      const workspace = checkOut(fork.url, ref, { depth });
      const step = await compute({ eventName, payload: pullRequestIntoMain(7, headSha, baseSha), workspace });
      expect(step.errors).toEqual([]);
      expect(targetsOf(step)).toEqual(['ui']);
      expect(step.stdout).toContain(`Comparing ${baseSha} (commit of main that the event names)`);
    });

    test('counts as ALL where that commit is not there, by its name and as a path', async () => {
      const { fork, headSha } = attacked();
      const address = 'https://github.com/stranger/Hello-World';
      for (const origin of [fork.url, address, 'git@github.com:stranger/Hello-World.git']) {
        const workspace = checkOut(fork.url, ref);
        git(workspace, 'remote', 'set-url', 'origin', origin);
        git(workspace, 'config', `url.${fork.url}.insteadOf`, origin);
        const step = await compute({ eventName, payload: pullRequestIntoMain(7, headSha), workspace });
        expect(step.errors).toEqual([]);
        expect(targetsOf(step)).toBe('ALL');
        expect(step.outputs['impacted-targets-reason']).toMatch(notActedOn);
      }
    });

    test("isn't taken for a merge commit of the repository that is acted on, although another remote is that repository", async () => {
      const { host, fork, headSha } = attacked();
      const workspace = checkOut(fork.url, ref);
      git(workspace, 'remote', 'add', 'upstream', host.url);
      const step = await compute({ eventName, payload: pullRequestIntoMain(7, headSha), workspace });
      expect(targetsOf(step)).toBe('ALL');
    });
  },
);

test("a fork's rules are not taken for those of the target branch", async () => {
  const host = new HostedRepository(files);
  const baseSha = git(host.directory, 'rev-parse', 'main');
  const { headSha } = host.pullRequest(7, { 'ui/a': '2\n', [rules]: 'unowned: ignore\ntargets:\n  web: [web/**]\n' });
  const fork = forkOf(host);
  git(fork.directory, 'update-ref', 'refs/heads/main', headSha);
  for (const base of [baseSha, undefined]) {
    const payload = pullRequestIntoMain(7, headSha, base);
    const workspace = checkOut(fork.url, 'refs/heads/main');
    expect(targetsOf(await compute({ eventName: 'pull_request_target', payload, workspace }))).toBe('ALL');
  }
});

test.each([
  ['ci/rules.yml', 'ALL'],
  ['made.yml', ['ui']],
])('rules of a commit that is checked out and not compared are not taken: %s', async (given, expected) => {
  const host = new HostedRepository({ 'ui/a': '1\n', 'web/a': '1\n' });
  const { headSha } = host.pullRequest(7, { 'ui/a': '2\n' });
  // The pull request moves on to a commit that brings its own rules.
  host.pullRequest(7, { 'ui/a': '2\n', 'ci/rules.yml': 'unowned: ignore\ntargets:\n  web: [web/**]\n' });
  const workspace = checkOut(host.url, 'refs/pull/7/head');
  writeFileSync(join(workspace, 'made.yml'), 'targets:\n  ui: [ui/**]\n');
  const inputs = { 'impacted-targets-config': given };
  const payload = pullRequestIntoMain(7, headSha);
  const step = await compute({ eventName: 'pull_request_target', payload, workspace, inputs });
  expect(step.errors).toEqual([]);
  expect(targetsOf(step)).toEqual(expected);
});

test('in pull_request, too, another repository says no base', async () => {
  const { fork, headSha } = attacked();
  const workspace = checkOut(fork.url, 'refs/pull/7/merge');
  const address = 'https://github.com/stranger/Hello-World';
  git(workspace, 'remote', 'set-url', 'origin', address);
  git(workspace, 'config', `url.${fork.url}.insteadOf`, address);
  const step = await compute({ eventName: 'pull_request', payload: pullRequestIntoMain(7, headSha), workspace });
  expect(targetsOf(step)).toBe('ALL');
  expect(step.outputs['impacted-targets-reason']).toMatch(notActedOn);
});

describe('a commit that looks like the merge commit', () => {
  /** The pull request has moved on from the commit of the event to a merge of it that hides what it brings. */
  function disguised(): { host: HostedRepository; headSha: string; disguise: string } {
    const host = new HostedRepository(files);
    const { headSha } = host.pullRequest(7, { 'ui/a': '2\n' });
    const tree = `${headSha}^{tree}`;
    const base = git(host.directory, 'commit-tree', tree, '-m', 'base');
    const disguise = git(host.directory, 'commit-tree', tree, '-p', base, '-p', headSha, '-m', 'merge');
    git(host.directory, 'update-ref', 'refs/pull/7/head', disguise);
    return { host, headSha, disguise };
  }

  test.each(['pull_request', 'pull_request_target', 'workflow_run'])('is not taken for it in %s', async (eventName) => {
    const { host, headSha, disguise } = disguised();
    const inputs = { 'pull-request': '7', 'pull-request-sha': headSha, 'target-branch': 'main' };
    const payload = eventName === 'workflow_run' ? {} : pullRequestIntoMain(7, headSha);
    for (const more of [{}, { 'head-sha': disguise }]) {
      for (const depth of [0, 1]) {
        const workspace = checkOut(host.url, 'refs/pull/7/head', { depth });
        const step = await compute({ eventName, payload, workspace, inputs: { ...inputs, ...more } });
        expect(step.errors).toEqual([]);
        expect(targetsOf(step)).toEqual(['ui']);
      }
    }
  });

  test('is taken for it where the workflow runs for it, wherever it comes from', async () => {
    const { host, headSha, disguise } = disguised();
    const workspace = checkOut(host.url, 'refs/pull/7/head');
    const environment = { GITHUB_SHA: disguise };
    const payload = pullRequestIntoMain(7, headSha);
    const step = await compute({ eventName: 'pull_request', payload, workspace, environment });
    expect(targetsOf(step)).toEqual([]);
  });

  test('is taken for it as head-sha where the repository has it as merge commit', async () => {
    const host = new HostedRepository(files);
    const { headSha, mergeSha = '' } = host.pullRequest(7, { 'ui/a': '2\n' });
    host.commit({ 'web/a': '2\n' });
    const workspace = checkOut(host.url, 'refs/heads/main');
    const inputs = { 'head-sha': mergeSha };
    const payload = pullRequestIntoMain(7, headSha);
    const step = await compute({ eventName: 'pull_request', payload, workspace, inputs });
    expect(targetsOf(step)).toEqual(['ui']);
  });
});

describe('a private repository whose credentials were not left', () => {
  test.each([
    ['refs/heads/main', 1],
    ['refs/pull/7/head', 1],
    ['refs/pull/7/merge', 1],
  ])('counts as ALL in pull_request_target, and says why: %s at depth %d', async (ref, depth) => {
    const { host, headSha } = attacked();
    const server = await serveGit(dirname(dirname(host.directory)), 'basic c2VjcmV0');
    try {
      const workspace = checkOut(host.url, ref, { depth });
      git(workspace, 'remote', 'set-url', 'origin', `${server.url}/Codertocat/Hello-World`);
      const payload = pullRequestIntoMain(7, headSha);
      const step = await compute({ eventName: 'pull_request_target', payload, workspace });
      expect(step.errors).toEqual([]);
      expect(targetsOf(step)).toBe('ALL');
      expect(step.outputs['impacted-targets-reason']).toMatch(/could not be (listed|fetched).*persist-credentials/);
      expect(step.warnings[0]).toContain('persist-credentials');
    } finally {
      await server.stop();
    }
  });

  test('whose files are missing counts as ALL, too', async () => {
    const manifest = (name: string) => JSON.stringify({ name, workspaces: ['ui'] });
    const host = new HostedRepository({ 'package.json': manifest('root'), 'ui/package.json': manifest('ui') });
    const { headSha } = host.pullRequest(7, { 'ui/package.json': manifest('other') });
    const workspace = checkOut(host.url, 'refs/pull/7/merge', { depth: 2, options: ['--filter=blob:none'] });
    git(workspace, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/Codertocat/Hello-World');
    const payload = pullRequestIntoMain(7, headSha);
    const inputs = { 'impacted-targets-from': 'workspaces' };
    const step = await compute({ eventName: 'pull_request_target', payload, workspace, inputs });
    expect(step.errors).toEqual([]);
    expect(targetsOf(step)).toBe('ALL');
    expect(step.outputs['impacted-targets-reason']).toContain('1 file that the checkout lacks ("ui/package.json"');
  });
});
