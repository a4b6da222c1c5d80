import { canonicalState } from '../../../packages/shared/src/service/states.js';
import type { TestingDetails } from '../queue/testing-details.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

/** Conclusions of check runs, and states of statuses, that keep a pull request from merging (GitHub's REST API, checks and commit statuses). */
const failed: ReadonlySet<string> = new Set([
  'FAILURE',
  'ERROR',
  'TIMED_OUT',
  'CANCELLED',
  'ACTION_REQUIRED',
  'STARTUP_FAILURE',
  'STALE',
]);

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Failed checks and tested pull requests of a test run. Entries of another form are skipped. */
export function readTestingDetails(json: unknown): TestingDetails {
  const details = isObject(json) ? json : {};
  const runs = listOf(details.checkSuites).flatMap(({ checkRuns }) => listOf(checkRuns));
  const checks = [
    ...runs.map(({ name, url, conclusion }) => ({ name, url, conclusion })),
    ...listOf(details.statusChecks).map(({ context, url, state }) => ({ name: context, url, conclusion: state })),
  ];
  return {
    failedChecks: checks.flatMap(({ name, url, conclusion }) => {
      const said = canonicalState(textOf(conclusion) ?? '');
      return failed.has(said) ? [{ name: textOf(name) ?? '(no name)', conclusion: said, url: textOf(url) }] : [];
    }),
    tested: listOf(details.testedPullRequests).flatMap(({ prNumber, prUrl, title }) =>
      typeof prNumber === 'number' ? [{ number: prNumber, title: textOf(title), url: textOf(prUrl) }] : [],
    ),
  };
}
