import { expect } from '@jest/globals';
import fc from 'fast-check';
import { labelled } from '../steps/payloads.js';
import { outputsIn } from '../steps/runner.js';
import { checkEnded } from './checks.js';
import type { Ended, Given } from './in-process.js';
import type { SentResponse } from './service.js';
import { asVariable, hostile, token } from './text.js';

const value = fc.oneof(hostile, fc.integer(), fc.boolean(), fc.constant(null));
const state = fc.oneof(fc.constantFrom('PENDING', 'merged', 'RUNNING', 'paused', 'FAILED'), hostile);
const entry = fc.record(
  {
    state,
    prNumber: fc.oneof(fc.nat(), hostile),
    prTitle: hostile,
    prAuthor: hostile,
    priorityName: hostile,
    stateChangedAt: hostile,
    prBaseBranch: hostile,
    prSha: hostile,
    isCurrentlySubmittedToQueue: fc.oneof(fc.boolean(), hostile),
    impactedTargets: fc.oneof(fc.constant('ALL'), fc.array(hostile, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const listed = fc.record(
  {
    name: hostile,
    parent: hostile,
    file: hostile,
    file_path: hostile,
    classname: hostile,
    variant: hostile,
    codeowners: fc.array(hostile, { maxLength: 2 }),
    html_url: fc.oneof(hostile, fc.webUrl({ validSchemes: ['https', 'http'] })),
    status: fc.record({ value: hostile, reason: hostile, timestamp: hostile }),
    quarantined_at: hostile,
    ticket: fc.record({ html_url: fc.oneof(hostile, fc.webUrl()) }),
  },
  { requiredKeys: [] },
);
const page = fc.record({ total_rows: fc.nat(), next_page_token: fc.constantFrom('', null) }, { requiredKeys: [] });
const responseBody = fc.oneof(
  entry.map((record) => JSON.stringify(record)),
  fc
    .record({
      state,
      mode: fc.oneof(fc.constantFrom('single', 'parallel'), hostile),
      enqueuedPullRequests: fc.array(entry, { maxLength: 4 }),
    })
    .chain((queue) =>
      fc
        .dictionary(hostile, value, { maxKeys: 3, noNullPrototype: true })
        .map((more) => JSON.stringify({ ...more, ...queue })),
    ),
  fc
    .record({ tests: fc.array(listed, { maxLength: 3 }), quarantined_tests: fc.array(listed, { maxLength: 3 }), page })
    .map((body) => JSON.stringify(body)),
  fc.array(hostile, { maxLength: 4 }).map((rows) => rows.map((row) => `mq_depth_current{repo="${row}"} 1`).join('\n')),
  hostile,
  fc.jsonValue().map((json) => JSON.stringify(json)),
);

const operations: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['submit-pull-request', {}],
  ['cancel-pull-request', {}],
  ['restart-tests-on-pull-request', {}],
  ['get-submitted-pull-request', {}],
  ['get-merge-queue-testing-details', {}],
  ['get-queue', {}],
  ['create-queue', {}],
  ['delete-queue', {}],
  ['get-merge-queue-metrics', {}],
  ['list-unhealthy-tests', { 'organization-slug': 'o' }],
  ['list-quarantined-tests', { 'organization-slug': 'o' }],
  ['check-quarantined-tests', { 'organization-slug': 'o', 'dry-run': 'true' }],
  ['compute-impacted-targets', {}],
  ['set-impacted-targets', {}],
];

/** A step, and what strangers wrote of what it reads. */
export interface Case {
  readonly operation: (typeof operations)[number];
  readonly title: string;
  readonly label: string;
  readonly branch: string;
  readonly target: string;
  readonly extra: string;
  readonly dryRun: boolean;
  readonly response: SentResponse & { readonly body: string };
}

export const anyCase: fc.Arbitrary<Case> = fc.record({
  operation: fc.constantFrom(...operations),
  title: hostile,
  label: hostile,
  branch: hostile,
  target: hostile,
  extra: hostile,
  dryRun: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  response: fc.record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.constantFrom(201, 302, 400, 401, 404, 409, 418, 429, 500, 503) },
    ),
    headers: fc.constantFrom<Readonly<Record<string, string>>[]>(
      {},
      { 'content-type': 'application/json' },
      { 'content-type': 'text/html', location: `https://evil.example/?t=${encodeURIComponent(token)}` },
      { 'retry-after': '100000' },
      { 'x-api-token': token },
    ),
    body: responseBody,
  }),
});

/** What an earlier run found. */
export const found: readonly Case[] = [
  {
    // Stars instead of the token were Markdown's emphasis, beside each other and around what stood between.
    operation: ['submit-pull-request', {}],
    title: `${token}dXNlcjpxNy1zM2NyZXQvdG9rK2VuX3dpdGg9c2lnbnNAeA==`,
    label: '::set-output name=a::b',
    branch: '::set-output name=a::b',
    target: '::set-output name=a::b',
    extra: '::set-output name=a::b',
    dryRun: false,
    response: { status: 201, headers: {}, body: '{"state":"PENDING","mode":"single","enqueuedPullRequests":[]}' },
  },
  // The files of records were written with the tokens that the service had sent.
  ...(['list-quarantined-tests', 'list-unhealthy-tests', 'check-quarantined-tests'] as const).map((operation): Case => {
    const records = [
      { name: `a ${token}`, quarantined_at: token },
      // A place for a line to break stood in the host that is shown; and of a host that is longer than what is shown, the end was missing.
      { name: 'b', html_url: 'https://aaaaaaaaaaaa.aaaaaaaaaaa.aaa/' },
      { name: 'c', html_url: `https://github.com.${'a'.repeat(50)}.example/` },
    ];
    return {
      operation: [operation, { 'organization-slug': 'o' }],
      title: '',
      label: '',
      branch: 'main',
      target: '',
      extra: '',
      dryRun: false,
      response: {
        status: 200,
        headers: {},
        body: JSON.stringify({ tests: records, quarantined_tests: records, page: {} }),
      },
    };
  }),
];

/** The step of a case, whose service is at an address. */
export function givenBy(one: Case, url: string): Given {
  const event = structuredClone(labelled) as {
    pull_request: { title: string; labels: object[]; base: { ref: string } };
  };
  event.pull_request.title = one.title;
  event.pull_request.labels = [{ name: one.label }];
  event.pull_request.base.ref = one.branch;
  const [operation, more] = one.operation;
  const inputs: Record<string, string> = {
    operation,
    'base-url': url,
    'api-token': token,
    'max-attempts': '1',
    // Delays before a verification follow the timeout of an attempt.
    'request-timeout-seconds': '3',
    'dry-run': String(one.dryRun),
    'required-label': one.label.length < 30 ? asVariable(one.label) : '',
    ...(operation === 'create-queue' ? { 'extra-fields': JSON.stringify({ mode: asVariable(one.extra) }) } : {}),
    ...(operation.endsWith('impacted-targets') ? { 'impacted-targets': asVariable(one.target) } : {}),
    ...more,
  };
  return { inputs, event: JSON.stringify(event) };
}

/** What holds for the step of every case. */
export function checkCase(ended: Ended, { operation: [operation], response: sent }: Case): void {
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
