import { readFileSync } from 'node:fs';
import { token } from '../steps/local-service.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const slug = { 'organization-slug': 'octo' };
const day = 24 * 60 * 60 * 1000;
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

/** Runs an operation about tests, with a token and a slug. */
export function run(
  url: string,
  operation: string,
  inputs: Record<string, string> = {},
  files: Record<string, string> = {},
): Promise<Step> {
  return runStep({
    event: { name: 'schedule', payload: {} },
    inputs: { operation, 'base-url': url, 'api-token': token, ...slug, ...inputs },
    files,
  });
}

export const listed = (step: Step): Record<string, unknown>[] =>
  JSON.parse(readFileSync(step.outputs['tests-file'] ?? '', 'utf8')) as Record<string, unknown>[];

export const excusedIn = (step: Step): Record<string, unknown>[] =>
  JSON.parse(readFileSync(step.outputs['excused-file'] ?? '', 'utf8')) as Record<string, unknown>[];

/** The input `quarantine-policy` with these keys. */
export const policy = (keys: Readonly<Record<string, unknown>>): { readonly 'quarantine-policy': string } => ({
  'quarantine-policy': JSON.stringify(keys),
});

/** A service that lists these records as quarantined, on one page. */
export function quarantining(...records: object[]): Promise<TestServer> {
  return serve((_, response) => {
    respond(response, 200, { quarantined_tests: records, page: { total_rows: records.length, next_page_token: '' } });
  });
}

export const record = (name: string, more: object = {}): object => ({
  name,
  parent: 'checkout',
  file: 'tests/checkout.test.ts',
  classname: 'checkout page',
  codeowners: ['@acme/web'],
  quarantined_at: daysAgo(20),
  test_case_id: `id of ${name}`,
  variant: '',
  ...more,
});

export const report = (...cases: string[]): string =>
  `<?xml version="1.0"?><testsuites><testsuite name="checkout">${cases.join('')}</testsuite></testsuites>`;
export const passed = (name: string): string => `<testcase name="${name}" classname="checkout page"/>`;
export const failed = (name: string): string =>
  `<testcase name="${name}" classname="checkout page"><failure message="no"/></testcase>`;

/** Excuses failures of these files, where a service has quarantined these records. */
export async function excuse(
  records: object[],
  files: Record<string, string>,
  inputs: Record<string, string> = {},
): Promise<Step> {
  const { url } = await quarantining(...records);
  const always = { 'junit-paths': '**/*.xml', 'tests-outcome': 'unknown' };
  return run(url, 'excuse-quarantined-failures', { ...always, ...inputs }, files);
}
