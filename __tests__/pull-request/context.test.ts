import { describe, expect, test } from '@jest/globals';
import { emptyToken } from '../../src/pull-request/context.js';
import type { WorkflowEvent } from '../../src/pull-request/event.js';
import { type Payload, labelled } from '../steps/payloads.js';
import { type Asked, eventOf, pulls, resolver } from './resolving.js';

const resolve = resolver();
const sha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const page = 'https://github.com/Codertocat/Hello-World/pull/2';
const own = { ...(labelled.pull_request as Payload & { head: Payload; title: string }), labels: [{ name: 'Merge' }] };
const event = eventOf('pull_request', labelled);
const schedule = eventOf('schedule');

/** Pull request 5 as GitHub has it. */
const five = { number: 5, title: 'Five', head: { label: 'o:b', sha: 'a'.repeat(40) }, base: { ref: 'release' } };
const ofFive = [`${pulls}/5`];
const hasFive = { github: { [`${pulls}/5`]: five } };
const hasLittle = { github: { [`${pulls}/5`]: { number: 5 } } };
const repositories = '/repos/Codertocat/Hello-World';
const hasDefault = { needs: { pullRequest: 'none' }, github: { [repositories]: { default_branch: 'dev' } } } as const;
const number = { 'pull-request': '5' };
const both = { ...number, 'target-branch': 'x' };
const x = { 'target-branch': 'x' };
const head = { headSha: true };
const sendsHead = { ...hasFive, needs: head };
const noPullRequest = { pullRequest: 'none' } as const;
const ifKnown = { needs: { pullRequest: 'if-known' } } as const;
const runOf = (...pullRequests: readonly object[]): WorkflowEvent =>
  eventOf('workflow_run', { workflow_run: { pull_requests: pullRequests } });
const two = runOf({ number: 1, head: { label: 'o:h' }, base: { ref: 'a' } }, { number: 2, base: { ref: 'b' } });
const trunk = { repository: { default_branch: 'trunk' } };
const nowhere = eventOf('', {}, { repository: undefined });
const ofAB = { repository: 'a/b' };
const ofGhes = { serverUrl: 'http://ghe.dev:8080' };
const elsewhere = { repository: 'h.dev/a/b/c' };
const onOtherHost = { repository: 'h.dev/Codertocat/Hello-World' };
const needsNothing = { needs: { pullRequest: 'none', targetBranch: false, repository: false } } as const;
const says = (text: string): unknown => expect.stringContaining(text);
const refused = (input: string, why: string) => ({ error: says(`input ${input}: ${why}`) });
const unasked = (input: string, way: string) => ({
  ...refused(input, `the event doesn't give it, and GitHub can't be asked without github-token. ${way}`),
  requests: [],
});
const notHere = (host: string) => ({
  ...refused('target-branch', `the event doesn't give it, and ${host} is not the GitHub server of this workflow`),
  requests: [],
});
const twice =
  'the workflow_run event is about 2 pull requests: #1 (o:h → a), #2 (b). Give the number of one, or target-branch';
const ofOther = 'the event is about Codertocat/Hello-World, not about a/b. Give the number of the pull request';
const no401 = `GitHub's API (GET ${repositories}) answered 401: not for you. Give the branch that the queue merges into`;

type Row = readonly [what: string, event: WorkflowEvent, inputs: Asked['inputs'], gives: object, more?: Partial<Asked>];
const rows: readonly Row[] = [
  ['an event that says everything', event, {}, { number: 2, sha, branch: 'master', host: 'github.com', requests: [] }],
  ['its title, page and base', event, {}, { title: own.title, url: page, base: 'master', skip: undefined }],
  ['another branch', event, { 'target-branch': 'refs/heads/b' }, { number: 2, branch: 'b', base: 'master' }],
  ['another commit', event, { 'pull-request-sha': 'B'.repeat(40) }, { sha: 'b'.repeat(40) }],
  ['its own number', event, { 'pull-request': '2' }, { number: 2, sha }],
  ['another number', event, both, { number: 5, sha: undefined, title: undefined, branch: 'x' }],
  ['its repository on another host', event, onOtherHost, { number: 2, host: 'h.dev' }],
  ['an Enterprise Server', { ...event, ...ofGhes }, {}, { host: 'ghe.dev:8080', url: says('http://ghe.dev:8080/') }],
  ['no pull request needed', event, {}, { number: undefined, branch: 'master' }, { needs: noPullRequest }],
  ['no branch needed', event, {}, { branch: undefined, base: 'master' }, { needs: { targetBranch: false } }],
  ['a known one, if known', event, {}, { number: 2 }, ifKnown],
  ['none, if known', schedule, x, { number: undefined, branch: 'x' }, ifKnown],
  ['two, if known', two, x, { number: undefined }, ifKnown],
  ['no repository needed', nowhere, x, { host: undefined, branch: 'x', skip: undefined, warnings: [] }, needsNothing],
  ['no repository', nowhere, {}, refused('repository', 'nothing names the repository. Give owner/name')],
  ['several, and a branch', two, { 'target-branch': 'b' }, { number: 2 }],
  ['several', two, {}, refused('pull-request', twice)],
  ['a closed one alone', runOf({ number: 1, state: 'closed' }), x, { number: 1 }],

  // What only GitHub knows.
  ['the branch', schedule, number, { branch: 'release', sha: five.head.sha, requests: ofFive }, hasFive],
  ['no commit that is not sent', schedule, both, { sha: undefined, requests: [] }, hasFive],
  ['the commit', schedule, both, { sha: five.head.sha, requests: ofFive }, sendsHead],
  ['the commit of the event', event, {}, { sha, requests: [] }, sendsHead],
  ['that of the input', schedule, { ...both, 'pull-request-sha': sha }, { sha, requests: [] }, sendsHead],
  ['no commit', schedule, both, refused('pull-request-sha', 'neither the event nor'), { ...hasLittle, needs: head }],
  ['no branch of it', eventOf('push', trunk), number, { branch: 'trunk', requests: ofFive }, hasLittle],
  ['the default branch of the event', eventOf('schedule', trunk), {}, { branch: 'trunk', requests: [] }, hasDefault],
  ['the default branch', schedule, {}, { branch: 'dev', requests: [repositories] }, hasDefault],
  ['that of another one', eventOf('schedule', trunk), ofAB, { requests: ['/repos/a/b'] }, hasDefault],
  ['no answer', schedule, {}, refused('target-branch', no401), { ...hasDefault, github: { [repositories]: 401 } }],

  // What nobody says names the input that decides.
  ['no event', eventOf(''), {}, refused('pull-request', 'no event names a pull request. Give its number')],
  ['another repository', event, ofAB, refused('pull-request', ofOther)],
  ['one of the same name', event, { repository: 'o/Hello-World' }, refused('pull-request', 'the event is about')],
  ['a search', eventOf('push', { ref: 'refs/heads/x' }), {}, unasked('pull-request', 'Give the number of the')],
  ['a branch', schedule, number, unasked('target-branch', 'Give the branch that the queue merges into')],
  ['labels', schedule, { ...number, 'required-label': 'x' }, unasked('required-label', 'Remove required-label')],
  ['a label', schedule, { 'required-label': 'x' }, refused('pull-request', ''), { needs: noPullRequest }],
  ['a group on GitHub', event, { repository: 'a/b/c' }, refused('repository', '"a/b/c" is not of the form owner/name')],
  ['another host', schedule, { ...elsewhere, ...number }, notHere('h.dev'), hasFive],
  ['it, and a branch', schedule, { ...elsewhere, ...both }, { owner: 'a/b', url: undefined, requests: [] }, hasFive],
  ['github.com', { ...schedule, ...ofGhes }, { ...number, repository: 'github.com/o/r' }, notHere('github.com')],
];

test.each(rows)('%s', async (_what, event, inputs = {}, gives, more = {}) => {
  expect(await resolve({ event, inputs, ...more })).toMatchObject(gives);
});

describe('a pull request is skipped', () => {
  const open = { open: true };
  const fork = { head: { ...own.head, repo: { id: 1 } } };
  const labels = (...names: readonly string[]): Payload => ({ labels: names.map((name) => ({ name })) });
  const happened = (action: string, pullRequest: Payload = {}, label = ''): Payload => ({
    ...{ action, pull_request: { ...own, ...pullRequest } },
    ...(label !== '' && { label: { name: label } }),
  });
  const closed = { state: 'closed' };
  const why = {
    other: 'the label that pull request #2 got is "docs", not "merge" or "now"',
    lacks: 'pull request #2 doesn\'t have the label "merge" or "now": it has only "docs"',
    lost: 'pull request #2 doesn\'t have the label "merge" or "now": it has no label',
    fork: 'pull request #2 comes from a fork, which pushed after the label was added. Look at its new commits',
    queue: 'pull request #2 comes from trunk-merge/7, a branch of the queue itself (queue-branches has trunk-merge/**)',
  };
  const ofQueue = { ...own.head, ref: 'trunk-merge/7' };
  const forks = { ...ofQueue, repo: { id: 1 } };
  const notOfQueue = { needs: { notOfQueue: true } };
  const another = { inputs: { 'required-label': 'merge', ...number }, ...hasFive };
  const hasMerge = { github: { [`${pulls}/5`]: { ...five, ...labels('merge') } } };

  test.each<readonly [what: string, payload: Payload, skip: string | undefined, more?: Partial<Asked>]>([
    ['no: the label was added', happened('labeled', {}, 'merge'), undefined],
    ['another label was added', happened('labeled', {}, 'docs'), why.other],
    ['no: it has one of several', happened('synchronize', labels('now')), undefined],
    ['it has another one', happened('synchronize', labels('docs')), why.lacks],
    ['the label is gone', happened('labeled', labels(), 'merge'), why.lost],
    ['it is closed', happened('labeled', closed, 'merge'), 'pull request #2 is closed'],
    ['it is merged', happened('labeled', { ...closed, merged: true }, 'merge'), 'pull request #2 is merged already'],
    ['no: a fork got the label', happened('labeled', fork, 'merge'), undefined],
    ['a fork pushed', happened('synchronize', fork), why.fork],
    ['no: a fork pushed, and nothing is submitted', happened('synchronize', fork), undefined, { needs: {} }],
    ['no: a fork pushed to another one', happened('synchronize', fork), undefined, { ...another, ...hasMerge }],
    ['no: another one was labelled', happened('labeled', {}, 'docs'), undefined, { ...another, ...hasMerge }],
    ['it is of the queue', happened('opened', { head: ofQueue }), why.queue, notOfQueue],
    ['no: a fork named its branch so', happened('opened', { head: forks }), undefined, notOfQueue],
    ['no: it has the label, and is not needed', happened('opened'), undefined, { needs: noPullRequest }],
  ])('%s', async (_what, payload, skip, more = {}) => {
    const asked = { event: eventOf('pull_request', payload), inputs: { 'required-label': 'merge\nnow' }, needs: open };
    const { skip: said, error, number } = await resolve({ ...asked, ...more });
    expect([said?.slice(0, skip?.length), error, number]).toEqual([skip, undefined, more.inputs === undefined ? 2 : 5]);
  });

  const request = [`${pulls}/2`];
  const labeled = happened('labeled', {}, 'merge');
  const merged = { ...closed, merged_at: '2026-01-01T00:00:00Z' };
  const unsure = { skip: undefined, warnings: [says('This is a rerun, and the labels and the state')] };
  test.each<readonly [what: string, isRerun: boolean, now: object | number, gives: object, inputs?: object]>([
    ['nothing has changed', true, {}, { skip: undefined, sha, warnings: [], requests: request }],
    ['the label was removed', true, labels(), { skip: says('it has no label'), sha }],
    ['it was merged', true, merged, { skip: says('#2 is merged already'), sha }],
    ['GitHub does not answer', true, 403, unsure],
    ['it is no rerun', false, merged, { skip: undefined, warnings: [], requests: [] }],
    ['another host is acted on', true, merged, { warnings: [], requests: [] }, onOtherHost],
  ])('in a rerun, since whose first attempt %s', async (_what, isRerun, now, gives, inputs = {}) => {
    const event = eventOf('pull_request', labeled, { isRerun });
    const answer = typeof now === 'number' ? now : { ...five, number: 2, ...labels('merge'), ...now };
    const asked = {
      event,
      inputs: { 'required-label': 'merge', ...inputs },
      needs: open,
      github: { [`${pulls}/2`]: answer },
    };
    expect(await resolve(asked)).toMatchObject(gives);
  });
});

const between = (head: unknown): Payload => ({
  pull_request: { number: 1, head: { repo: head }, base: { repo: { id: 2 } } },
});
const inSecrets =
  'it is empty. Give the token of the service, from a secret (and check that the secret exists in this repository)';
const ofFork = /comes from a fork, whose workflows get no secrets\. Instead, run .* as an artifact$/;
const ofDependabot =
  /because Dependabot started .*Add the token to the Dependabot secrets, or run this operation in a w/;
test.each<readonly [what: string, event: WorkflowEvent, why: RegExp | string]>([
  ['Dependabot', eventOf('push', {}, { actor: 'dependabot[bot]' }), ofDependabot],
  ['a fork', eventOf('pull_request', between({ id: 1 })), ofFork],
  ['a deleted fork', eventOf('pull_request', between(null)), ofFork],
  ['a fork, in a review', eventOf('pull_request_review', between({ id: 1 })), ofFork],
  ['a fork, in pull_request_target', eventOf('pull_request_target', between({ id: 1 })), inSecrets],
  ['a fork, in a comment', eventOf('issue_comment', between({ id: 1 })), inSecrets],
  ['a branch of the repository', event, inSecrets],
  ['nothing', eventOf(''), inSecrets],
])('why a token is empty: %s', (_title, event, why) => {
  const { cause, advice } = emptyToken(event);
  expect(`it is empty${cause}. ${advice}`).toMatch(why);
});
