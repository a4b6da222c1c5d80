import { canonicalState } from '../../../packages/shared/src/service/states.js';
import { objectsOf, textOf } from '../fields.js';
import type { TestingDetails } from '../queue/testing-details.js';
import { fieldsOf } from '../../../packages/shared/src/json-values.js';

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

/** Failed checks and tested pull requests of a test run. Entries of another form are skipped. */
export function readTestingDetails(json: unknown): TestingDetails {
  const details = fieldsOf(json);
  const runs = objectsOf(details.checkSuites).flatMap(({ checkRuns }) => objectsOf(checkRuns));
  const checks = [
    ...runs.map(({ name, url, conclusion }) => ({ name, url, conclusion })),
    ...objectsOf(details.statusChecks).map(({ context, url, state }) => ({ name: context, url, conclusion: state })),
  ];
  return {
    failedChecks: checks.flatMap(({ name, url, conclusion }) => {
      const said = canonicalState(textOf(conclusion) ?? '');
      return failed.has(said) ? [{ name: textOf(name) ?? '(no name)', conclusion: said, url: textOf(url) }] : [];
    }),
    tested: objectsOf(details.testedPullRequests).flatMap(({ prNumber, prUrl, title }) =>
      typeof prNumber === 'number' ? [{ number: prNumber, title: textOf(title), url: textOf(prUrl) }] : [],
    ),
  };
}
