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
import { targetsOf } from '../steps/layout.js';
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

interface How {
  readonly eventName?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The targets that a step finds; where they are all, `ALL: ` and the reason. */
async function ask(workspace: string, payload: object, how: How = {}): Promise<readonly string[] | string> {
  const { eventName: name = 'pull_request_target', inputs, environment } = how;
  const step = await runStep({
    workspace,
    event: { name, payload },
    inputs: { operation: 'compute-impacted-targets', 'impacted-targets-from': 'paths', ...inputs },
    ...(environment !== undefined && { environment }),
  });
  expect(step.errors).toEqual([]);
  const targets = targetsOf(step);
  return targets === 'ALL' ? `ALL: ${step.outputs['impacted-targets-reason'] ?? ''}` : (targets as readonly string[]);
}

const notActedOn =
  /^ALL: The checkout comes from origin \(.*stranger.*\), which is not (known to be )?Codertocat\/Hello-World/;
const elsewhere = 'https://github.com/stranger/Hello-World';

/** A checkout of the fork, which origin names as this address. */
function checkOutFork(fork: { readonly url: string }, ref: string, origin = fork.url): string {
  const workspace = checkOut(fork.url, ref);
  git(workspace, 'remote', 'set-url', 'origin', origin);
  if (origin !== fork.url) git(workspace, 'config', `url.${fork.url}.insteadOf`, origin);
  return workspace;
}

const checkedOut = ['refs/pull/7/merge', 'refs/pull/7/head', 'refs/heads/main'];

test.each(checkedOut)('no base is taken from a fork as origin, with %s checked out', async (ref) => {
  const { host, fork, baseSha, headSha } = attacked();
  const event = pullRequestIntoMain(7, headSha, baseSha);
  for (const depth of [0, 1]) expect(await ask(checkOut(fork.url, ref, { depth }), event)).toEqual(['ui']);

  // Where the commit that the event names is not there, whatever origin and other remotes are called.
  for (const origin of [fork.url, elsewhere, 'git@github.com:stranger/Hello-World.git']) {
    const workspace = checkOutFork(fork, ref, origin);
    git(workspace, 'remote', 'add', 'upstream', host.url);
    expect(await ask(workspace, pullRequestIntoMain(7, headSha))).toMatch(notActedOn);
  }

  for (const head of [headSha, git(fork.directory, 'rev-parse', 'refs/pull/7/merge')]) {
    const [workspace, how] = [checkOut(fork.url, ref), { inputs: { 'head-sha': head } }];
    expect(await ask(workspace, event, how)).toEqual(['ui']);
    expect(await ask(workspace, pullRequestIntoMain(7, headSha), how)).toMatch(notActedOn);
  }
});

test('no base is taken from another repository in pull_request either', async () => {
  const { fork, headSha } = attacked();
  const workspace = checkOutFork(fork, 'refs/pull/7/merge', elsewhere);
  const how = { eventName: 'pull_request' };
  expect(await ask(workspace, pullRequestIntoMain(7, headSha), how)).toMatch(notActedOn);
});

const hiding = 'unowned: ignore\ntargets:\n  web: [web/**]\n';

test("a fork's rules are not taken for those of the target branch", async () => {
  const host = new HostedRepository(files);
  const baseSha = git(host.directory, 'rev-parse', 'main');
  const { headSha } = host.pullRequest(7, { 'ui/a': '2\n', [rules]: hiding });
  const fork = forkOf(host);
  git(fork.directory, 'update-ref', 'refs/heads/main', headSha);
  for (const base of [baseSha, undefined])
    expect(await ask(checkOut(fork.url, 'refs/heads/main'), pullRequestIntoMain(7, headSha, base))).toMatch(/^ALL/);
});

test('rules of a commit that is checked out and not compared are not taken, and a file of the job is', async () => {
  const host = new HostedRepository({ 'ui/a': '1\n', 'web/a': '1\n' });
  const { headSha } = host.pullRequest(7, { 'ui/a': '2\n' });
  // The pull request moves on to a commit that brings its own rules.
  host.pullRequest(7, { 'ui/a': '2\n', 'ci/rules.yml': hiding });
  const workspace = checkOut(host.url, 'refs/pull/7/head');
  writeFileSync(join(workspace, 'made.yml'), 'targets:\n  ui: [ui/**]\n');
  const by = (config: string) =>
    ask(workspace, pullRequestIntoMain(7, headSha), { inputs: { 'impacted-targets-config': config } });
  expect([await by('ci/rules.yml'), await by('made.yml')]).toEqual([expect.stringMatching(/^ALL/), ['ui']]);
});

test.each(['pull_request', 'workflow_run'])(
  'a commit that looks like the merge commit is none in %s, unless the workflow runs for it',
  async (eventName) => {
    // The pull request has moved on from the commit of the event to a merge of it that hides what it brings.
    const host = new HostedRepository(files);
    const { headSha } = host.pullRequest(7, { 'ui/a': '2\n' });
    const tree = `${headSha}^{tree}`;
    const base = git(host.directory, 'commit-tree', tree, '-m', 'base');
    const disguise = git(host.directory, 'commit-tree', tree, '-p', base, '-p', headSha, '-m', 'merge');
    git(host.directory, 'update-ref', 'refs/pull/7/head', disguise);
    const inputs = { 'pull-request': '7', 'pull-request-sha': headSha, 'target-branch': 'main' };
    const payload = eventName === 'workflow_run' ? {} : pullRequestIntoMain(7, headSha);
    for (const more of [{}, { 'head-sha': disguise }]) {
      for (const depth of [0, 1]) {
        const workspace = checkOut(host.url, 'refs/pull/7/head', { depth });
        expect(await ask(workspace, payload, { eventName, inputs: { ...inputs, ...more } })).toEqual(['ui']);
      }
    }
    const runsForIt = { eventName, inputs, environment: { GITHUB_SHA: disguise } };
    expect(await ask(checkOut(host.url, 'refs/pull/7/head'), payload, runsForIt)).toEqual([]);
  },
);

describe('a private repository whose credentials were not left', () => {
  const toNowhere = (workspace: string): string => {
    git(workspace, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/Codertocat/Hello-World');
    return workspace;
  };

  test.each(checkedOut)('answers ALL with the reason: %s', async (ref) => {
    const { host, headSha } = attacked();
    const server = await serveGit(dirname(dirname(host.directory)), 'basic c2VjcmV0');
    try {
      const workspace = checkOut(host.url, ref);
      git(workspace, 'remote', 'set-url', 'origin', `${server.url}/Codertocat/Hello-World`);
      const found = await ask(workspace, pullRequestIntoMain(7, headSha));
      expect(found).toMatch(/^ALL: .*could not be fetched.*persist-credentials/);
    } finally {
      await server.stop();
    }
  });

  test('is compared where the checkout has the commits of the event', async () => {
    const { host, headSha, baseSha } = attacked();
    const workspace = toNowhere(checkOut(host.url, 'refs/pull/7/head', { depth: 0 }));
    expect(await ask(workspace, pullRequestIntoMain(7, headSha, baseSha))).toEqual(['ui']);
  });

  test('whose files are missing counts as ALL, too', async () => {
    const manifest = (name: string) => JSON.stringify({ name, workspaces: ['ui'] });
    const host = new HostedRepository({ 'package.json': manifest('root'), 'ui/package.json': manifest('ui') });
    const { headSha } = host.pullRequest(7, { 'ui/package.json': manifest('other') });
    const partial = { depth: 2, options: ['--filter=blob:none'] };
    const workspace = toNowhere(checkOut(host.url, 'refs/pull/7/merge', partial));
    const how = { inputs: { 'impacted-targets-from': 'workspaces' } };
    const found = await ask(workspace, pullRequestIntoMain(7, headSha), how);
    expect(found).toMatch(/^ALL: .*1 file that the checkout lacks \("ui\/package\.json"/);
  });
});
