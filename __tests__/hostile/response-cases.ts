import { expect } from '@jest/globals';
import fc from 'fast-check';
import { labelled } from '../steps/payloads.js';
import { outputsIn } from '../steps/runner.js';
import { type Change, changedJson, changedText, changesWith } from './changes.js';
import { checkEnded } from './checks.js';
import type { Ended, Given } from './in-process.js';
import type { SentResponse } from './service.js';
import { asVariable, hostile, token } from './text.js';

const record = {
  // A withdrawal, too, ends with it at once.
  ...{ state: 'MERGED', prNumber: 2, prTitle: 'A title', prAuthor: 'octocat', priorityName: 'high', prSha: 'a1' },
  ...{ stateChangedAt: '2026-01-01T00:00:00Z', prBaseBranch: 'main', isCurrentlySubmittedToQueue: false },
  ...{ impactedTargets: ['a'], readiness: { hasImpactedTargets: false, gitHubMergeability: 'mergeable' } },
};
const row = {
  ...{ name: 'a', parent: 's', file: 'a.ts', file_path: 'a.ts', classname: 'C', variant: 'v', codeowners: ['@a/b'] },
  ...{ html_url: 'https://tests.example/1', status: { value: 'FLAKY', reason: 'r', timestamp: '2026-01-01' } },
  ...{ quarantined_at: '2026-01-01', ticket: { html_url: 'https://tickets.example/1' } },
};
/** A response that every endpoint may give. */
const whole = {
  ...{ ...record, mode: 'parallel', concurrency: 2, enqueuedPullRequests: [record] },
  ...{ tests: [row], quarantined_tests: [row], page: { total_rows: 1, next_page_token: '' } },
  statusChecks: [{ context: 'unit', state: 'FAILURE' }],
};

const operations = [
  ...['submit-pull-request', 'cancel-pull-request', 'restart-tests-on-pull-request', 'get-submitted-pull-request'],
  ...['get-merge-queue-testing-details', 'get-queue', 'create-queue', 'delete-queue', 'get-merge-queue-metrics'],
  ...['list-unhealthy-tests', 'list-quarantined-tests', 'check-quarantined-tests', 'set-impacted-targets'],
] as const;

/** A step, and what strangers wrote of what it reads. */
export interface Case {
  readonly operation: string;
  /** Title, label and base branch of the pull request. */
  readonly words: readonly [title: string, label: string, branch: string];
  readonly target: string;
  readonly dryRun: boolean;
  readonly response: SentResponse & { readonly body: string };
}

const bodyOf = (operation: string, changes: readonly Change[], asText: boolean): string =>
  operation === 'get-merge-queue-metrics'
    ? changedText('mq_depth_current{repo="a/b"} 1\n', changes)
    : asText
      ? changedText(JSON.stringify(whole), changes)
      : JSON.stringify(changedJson(whole, changes));

export const anyCase: fc.Arbitrary<Case> = fc
  .record({
    operation: fc.constantFrom(...operations),
    words: fc.tuple(hostile, hostile, hostile),
    target: hostile,
    dryRun: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.constantFrom(201, 302, 400, 401, 404, 409, 418, 429, 500, 503) },
    ),
    headers: fc.constantFrom<Readonly<Record<string, string>>[]>(
      {},
      { 'content-type': 'text/html', location: `https://evil.example/?t=${encodeURIComponent(token)}` },
      { 'retry-after': '100000' },
      { 'x-api-token': token },
    ),
    changes: changesWith('pending', 'paused', { [token]: token }),
    asText: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  })
  .map(({ changes, asText, status, headers, ...one }) => ({
    ...one,
    response: { status, headers, body: bodyOf(one.operation, changes, asText) },
  }));

const foundBody = (body: object): SentResponse & { readonly body: string } => ({
  ...{ status: 200, headers: {}, body: JSON.stringify(body) },
});

/** What an earlier run found. */
export const found: readonly Case[] = [
  {
    // Stars instead of the token were Markdown's emphasis, beside each other and around what stood between.
    operation: 'submit-pull-request',
    words: [`${token}dXNlcjpxNy1zM2NyZXQvdG9rK2VuX3dpdGg9c2lnbnNAeA==`, '::set-output name=a::b', 'main'],
    target: '',
    dryRun: false,
    response: foundBody({ state: 'PENDING', mode: 'single', enqueuedPullRequests: [] }),
  },
  // The files of records were written with the tokens that the service had sent; a place for a line to break stood in the host
  // that is shown; and of a host that is longer than what is shown, the end was missing.
  ...['list-quarantined-tests', 'list-unhealthy-tests', 'check-quarantined-tests'].map((operation): Case => {
    const records = [
      { name: `a ${token}`, quarantined_at: token },
      { name: 'b', html_url: 'https://aaaaaaaaaaaa.aaaaaaaaaaa.aaa/' },
      { name: 'c', html_url: `https://github.com.${'a'.repeat(50)}.example/` },
    ];
    const response = foundBody({ tests: records, quarantined_tests: records, page: {} });
    return { operation, words: ['', '', 'main'], target: '', dryRun: false, response };
  }),
];

/** The step of a case, whose service is at an address. */
export function givenBy({ operation, words: [title, label, ref], target, dryRun }: Case, url: string): Given {
  const pullRequest = { ...(labelled.pull_request as object), title, labels: [{ name: label }], base: { ref } };
  const inputs: Record<string, string> = {
    operation,
    'base-url': url,
    'api-token': token,
    'organization-slug': 'o',
    'max-attempts': '1',
    // Delays before a verification follow the timeout of an attempt.
    'request-timeout-seconds': '3',
    'dry-run': String(dryRun),
    'required-label': label.length < 30 ? asVariable(label) : '',
    ...(operation === 'create-queue' ? { 'extra-fields': JSON.stringify({ mode: asVariable(target) }) } : {}),
    ...(operation === 'set-impacted-targets' ? { 'impacted-targets': asVariable(target) } : {}),
  };
  return { inputs, event: JSON.stringify({ ...labelled, pull_request: pullRequest }) };
}

/** What holds for the step of every case. */
export function checkCase(ended: Ended, { operation, response: sent }: Case): void {
  checkEnded(ended, { annotates: operation === 'check-quarantined-tests' });
  const outputs = outputsIn(ended.output);
  const responseFile = outputs.get('response-file');
  if (responseFile === undefined) return;
  const response = ended.files.get(responseFile) ?? '';
  expect(outputs.get('response') === (Buffer.byteLength(response) <= 512 * 1024 ? response : '')).toBe(true);
  // What has nothing of a token in it comes through byte for byte.
  const asSent = sent.body.toWellFormed().replace(/^\ufeff/, '');
  if (!response.includes('***')) expect(response === asSent).toBe(true);
}
