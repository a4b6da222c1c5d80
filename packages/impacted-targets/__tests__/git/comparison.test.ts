import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import {
  checkOut,
  git,
  HostedRepository,
  removeSamples,
  sampleDirectory,
  writeFiles,
  type CheckOutOptions,
  type Files,
} from '../sample-repository.js';
import { changed, compare, outcome, type Request } from './comparing.js';

afterAll(removeSamples);

const text = (edit: Record<number, string>): string =>
  Array.from({ length: 30 }, (_, index) => edit[index] ?? `line ${index}`).join('\n');
const files = { 'a.txt': text({}), 'b.txt': 'b', 'deep/c.txt': 'c' };
const changes = { 'a.txt': text({ 27: 'topic' }), 'deep/c.txt': null, 'deep/d.txt': 'c' };
const topic = ['modified a.txt', 'deleted deep/c.txt', 'added deep/d.txt'];

const merge = 'refs/pull/7/merge';
const main = 'refs/heads/main';
const topicHead = 'refs/pull/7/head';
const host = new HostedRepository(files);
const base = git(host.directory, 'rev-parse', 'main');
const { headSha, mergeSha = '' } = host.pullRequest(7, changes);
const event = { pullRequest: 7, targetBranch: 'main', headSha };

/** Makes a commit of this tree with these parents, and points a ref to it. */
function commit(ref: string, tree: string, ...parents: string[]): string {
  const args = parents.flatMap((parent) => ['-p', parent]);
  const made = git(host.directory, 'commit-tree', `${tree}^{tree}`, ...args, '-m', 'x');
  git(host.directory, 'update-ref', ref, made);
  return made;
}
const unmerge = () => git(host.directory, 'update-ref', '-d', merge);
/** Lets the target branch move on, while the merge commit stays that of an older head. */
const outdate = () => {
  moveOn({ 'a.txt': text({ 2: 'target' }), 'b.txt': 'B' });
  commit(merge, base, base, base);
};
const moveOn = (moved: Files) => host.commit(moved);

afterEach(() => {
  git(host.directory, 'reset', '--quiet', '--hard', base);
  for (const [ref, sha] of [
    [merge, mergeSha],
    [topicHead, headSha],
  ] as const)
    git(host.directory, 'update-ref', ref, sha);
});

const ofMerge = ['head of main', 'merge commit of pull request 7'];
const inMemory = ['head of main', 'head of pull request 7 merged in memory'];

interface Row {
  /** What is checked out: the merge commit, at depth 1, when left out. */
  readonly ref?: string;
  readonly options?: CheckOutOptions;
  /** Changes the host before the checkout is made. */
  readonly before?: () => unknown;
  /** Changes the host or the checkout afterwards. */
  readonly after?: (checkout: string) => unknown;
  readonly asked?: Partial<Request>;
  /** What differs: what the pull request changes when left out. */
  readonly differs?: readonly string[];
  /** What base and head are called: head of the target branch and merge commit when left out. */
  readonly compared?: readonly string[];
}

/** A commit with these parents is checked out, for which the workflow runs. */
const odd = (tree: string, ...parents: string[]): Row => {
  const workflowSha = commit('refs/heads/odd', tree, ...parents);
  return { ref: 'refs/heads/odd', options: { depth: 0 }, asked: { event: { ...event, workflowSha } } };
};
const orphan = git(host.directory, 'commit-tree', `${base}^{tree}`, '-m', 'orphan');
const branch = '100%PATH%ü';

const rows: Readonly<Record<string, Row>> = {
  'the merge commit with the commit that it was merged with, though the target branch has moved on': {
    after: () => moveOn({ 'b.txt': 'B' }),
  },
  'the merge commit that the host has, from the target branch': { ref: main },
  'the same where the event does not name the head': {
    ref: main,
    asked: { event: { pullRequest: 7, targetBranch: 'main' } },
  },
  'the merge commit that the host has, from that of another pull request': odd(base, base, orphan),
  'the same from a commit with one parent': odd(base, headSha),
  'the same from a commit with its parents in the other order': odd(base, headSha, base),
  'the same from a commit with three parents': odd(base, orphan, headSha, base),
  ...Object.fromEntries(
    [1, 0].flatMap((depth): [string, Row][] => [
      [
        `both heads merged in memory, where the merge commit is of an older head, from depth ${depth}`,
        { ref: topicHead, options: { depth }, before: outdate, compared: inMemory },
      ],
      [
        `a head on top of the target branch, without a new time for any object, from depth ${depth}`,
        { ref: topicHead, options: { depth }, before: unmerge, compared: inMemory },
      ],
    ]),
  ),
  'both heads merged in memory, where neither has its history here': {
    ref: topicHead,
    before: outdate,
    after: (checkout) => git(checkout, 'fetch', '--quiet', '--depth=1', 'origin', 'main'),
    compared: inMemory,
  },
  'everything, where the two conflict': {
    ref: topicHead,
    before: () => {
      unmerge();
      moveOn({ 'a.txt': text({ 27: 'target' }) });
    },
    differs: ['ALL: pull request 7 conflicts with main in 1 file (a.txt)'],
  },
  'everything, where the two have no commit in common': {
    ref: topicHead,
    before: () => git(host.directory, 'update-ref', topicHead, orphan),
    asked: { event: { ...event, headSha: orphan } },
    differs: ['ALL: main and pull request 7 have no commit in common, so they cannot be merged'],
  },
  'the branch of exactly that name, whatever is in the name': {
    ref: topicHead,
    before: () => {
      unmerge();
      git(host.directory, 'update-ref', `refs/heads/${branch}`, base);
      for (const name of ['100', `x/refs/heads/${branch}`]) commit(`refs/heads/${name}`, orphan);
    },
    asked: { event: { ...event, targetBranch: branch } },
    compared: [`head of ${branch}`, 'head of pull request 7 merged in memory'],
  },
  'a partial clone without files': { options: { depth: 0, options: ['--filter=blob:none'] } },
  'a partial clone without directories': { options: { depth: 0, options: ['--filter=tree:0'] } },
  'base-sha and head-sha as they are, in capitals, too': {
    ref: main,
    asked: { event: {}, baseSha: base, headSha: headSha.toUpperCase() },
    compared: ['base-sha', 'head-sha'],
  },
  'head-sha alone with the head of the target branch': {
    ref: main,
    asked: { event: { targetBranch: 'main' }, headSha },
    compared: ['head of main', 'head-sha'],
  },
  'head-sha alone with its parent, where it is the merge commit': {
    ref: main,
    before: () => moveOn({ 'b.txt': 'B' }),
    asked: { event, headSha: mergeSha },
    compared: ['head of main', 'head-sha'],
  },
  'the two commits of a merge group': {
    ref: main,
    asked: { event: { mergeGroup: { baseSha: base, headSha } } },
    compared: ['base of the merge group', 'head of the merge group'],
  },
  'the same commits, whatever is stashed, staged, edited and not tracked': {
    after: (checkout) => {
      writeFiles(checkout, { 'b.txt': 'stashed' });
      git(checkout, 'stash');
      writeFiles(checkout, { 'b.txt': 'edited', untracked: 'x', staged: 'x' });
      git(checkout, 'add', 'staged');
    },
  },
};

test.each(Object.entries(rows))('compared is %s', async (_title, row) => {
  row.before?.();
  const workingDirectory = checkOut(host.url, row.ref ?? merge, row.options);
  row.after?.(workingDirectory);
  await compare({ workingDirectory, event, ...row.asked }, (opened) => {
    expect(changed(opened)).toEqual(row.differs ?? topic);
    if (opened.kind === 'comparison') expect([opened.base.what, opened.head.what]).toEqual(row.compared ?? ofMerge);
  });
});

test('a repository with SHA-256', async () => {
  const { directory } = new HostedRepository({ a: '1' }, 'sha256');
  writeFiles(directory, { a: '2' });
  git(directory, 'commit', '--quiet', '--all', '--message', '2');
  const shaOf = (name: string) => git(directory, 'rev-parse', name);
  const request = { workingDirectory: directory, baseSha: shaOf('HEAD^'), headSha: shaOf('HEAD') };
  expect(await outcome(request)).toBe('modified a');
});

test('a directory below the root, reached by a link; everything, where the pull request changes a link', async () => {
  const linked = new HostedRepository({ 'web/app/a.txt': 'a', link: { link: 'web/app' } });
  const baseSha = git(linked.directory, 'rev-parse', 'main');
  const { headSha: edited } = linked.pullRequest(1, { 'web/app/a.txt': 'A' });
  const { headSha: moved } = linked.pullRequest(2, { link: { link: 'web' } });
  const workspace = checkOut(linked.url, 'refs/pull/1/merge');
  const request = { workingDirectory: join(workspace, 'link'), workspace, baseSha };
  await compare({ ...request, headSha: edited }, (opened) => {
    expect(opened).toMatchObject({ comparison: { root: 'web/app', checkout: workspace } });
  });
  expect(await outcome({ ...request, headSha: moved })).toMatch(/^ALL: .* changes link, which is one$/);
  expect(await outcome({ ...request, workingDirectory: workspace, headSha: moved })).toBe('modified link');
});

const absent = 'deadbeef'.repeat(5);
const cloned = () => checkOut(host.url, main);
const orphaned = () => {
  const checkout = cloned();
  git(checkout, 'remote', 'remove', 'origin');
  return checkout;
};
const bare = () => {
  const directory = sampleDirectory();
  git(directory, 'init', '--quiet', '--bare');
  return directory;
};
const given = (sha: string) => ({ baseSha: sha, headSha: sha });
const into = (targetBranch: string) => ({ event: { ...event, headSha: base, targetBranch } });

test.each<[title: string, checkout: () => string, asked: Partial<Request>, message: RegExp]>([
  ['an option', () => host.directory, given('--upload-pack=touch x'), /^base-sha must be a full commit id/],
  ['a branch as id', () => host.directory, given('main'), /^base-sha must be a full commit id/],
  ['two ids', () => host.directory, given(`${'a'.repeat(40)}\n`.repeat(2)), /^base-sha must be a full commit id/],
  ...['-x', 'a..b', 'a\u0000'].map((name): [string, () => string, Partial<Request>, RegExp] => [
    `no branch name: ${JSON.stringify(name)}`,
    () => host.directory,
    into(name),
    /^target-branch: .* is not a branch name/,
  ]),
  [
    'a commit that the remote does not have',
    cloned,
    given(absent),
    /^Commit deadbeef\w+ \(base-sha\) could not be fetched from origin \(file:\/\/.*\): .*not our ref.*fetch-depth: 0/,
  ],
  [
    'the same without a remote',
    orphaned,
    given(absent),
    /is not in the checkout at .*, which has no remote called origin/,
  ],
  ['no pull request', cloned, { event: {} }, /about no pull request\. Give the pull-request input, or both base-sha/],
  ['a branch that is not there', cloned, into('gone'), /origin \(file:.*\) has no branch gone\. Check target-branch/],
  ['no repository', sampleDirectory, {}, /isn't in a Git repository\. In a workflow/],
  ['a repository above the workspace alone', () => join(cloned(), 'deep'), {}, /isn't in a Git repository/],
  ['files that look like a repository', bare, {}, /isn't in a Git repository/],
])('an error says what to do: %s', async (_title, checkout, asked, message) => {
  const workingDirectory = checkout();
  expect(await outcome({ workingDirectory, workspace: workingDirectory, event, ...asked })).toMatch(message);
});

test('variables of the step do not turn git to another repository', async () => {
  const workingDirectory = checkOut(host.url, merge);
  const other = new HostedRepository({ 'x.txt': 'x' });
  const saved = { ...process.env };
  const names = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_EXTERNAL_DIFF'];
  Object.assign(process.env, Object.fromEntries(names.map((name) => [name, join(other.directory, '.git')])));
  try {
    expect(await outcome({ workingDirectory, event })).toBe(topic.join());
  } finally {
    process.env = saved;
  }
});

test.each([0, 60])('a job that is cancelled after %d ms leaves nothing behind', async (delay) => {
  const cancel = new AbortController();
  setTimeout(() => {
    cancel.abort(new Error('cancelled'));
  }, delay);
  const reading = compare(
    { workingDirectory: checkOut(host.url, merge), event },
    async (opened) => {
      if (opened.kind === 'all') throw new Error(opened.why);
      const { head } = opened.comparison;
      const entries = await head.entries();
      // Each time by a process: what is remembered would be read for ever, and leave the timer no turn.
      for (;;) await head.readEach(entries, () => undefined);
    },
    cancel.signal,
  );
  await expect(reading).rejects.toThrow('cancelled');
});
