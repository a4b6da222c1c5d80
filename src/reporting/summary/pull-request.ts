import type { PullRequestResult } from '../../operations/result.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { code, link, text } from './markdown.js';

/** Fields of the hosted service's record that a person wants to see, with their names for people. */
const shown: readonly (readonly [string, string])[] = [
  ['stateChangedAt', 'Since'],
  ['priorityName', 'Priority'],
  ['priorityValue', 'Priority value'],
  ['skipTheLine', 'Skips the line'],
  ['prBaseBranch', 'Target branch'],
  ['prAuthor', 'Author'],
  ['prSha', 'Head commit'],
];

/** What is known of a pull request, as names with values in Markdown. */
export function pullRequestFacts(pullRequest: PullRequestResult): readonly (readonly [string, string])[] {
  const { number, url, record = {} } = pullRequest;
  const title = pullRequest.title ?? (typeof record.prTitle === 'string' ? record.prTitle : undefined);
  const rows: [string, string][] = [
    [
      'Pull request',
      `${url === undefined ? `#${String(number)}` : link(`#${String(number)}`, url)}${title === undefined ? '' : ` ${text(shortened(title, 200))}`}`,
    ],
  ];
  if (pullRequest.state !== undefined) rows.push(['State', stateBadge(pullRequest.state)]);
  if (pullRequest.submitted !== undefined) rows.push(['In the queue', pullRequest.submitted ? 'yes' : 'no']);
  if (pullRequest.position !== undefined) rows.push(['Place in the queue', String(pullRequest.position)]);
  if (pullRequest.failureReason !== undefined) {
    rows.push(['Why it failed', text(shortened(pullRequest.failureReason, 1000))]);
  }
  for (const { what, advice } of pullRequest.unmet ?? []) rows.push(['Waits for', text(`${what}. ${advice}`)]);
  for (const [field, name] of shown) {
    const value = record[field];
    if (
      value !== '' &&
      value !== false &&
      (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    ) {
      rows.push([name, code(shortened(String(value), 100))]);
    }
  }
  return rows;
}

const signs: Readonly<Record<string, string>> = {
  NOT_READY: '⚪',
  PENDING: '🕒',
  TESTING: '🔵',
  TESTS_PASSED: '🟢',
  MERGED: '🟣',
  FAILED: '🔴',
  CANCELLED: '⚫',
  PENDING_FAILURE: '🟠',
  RUNNING: '🟢',
  PAUSED: '🟡',
  DRAINING: '🟠',
  SWITCHING_MODES: '🔵',
};

export function stateBadge(state: string): string {
  const sign = signs[state];
  return `${sign === undefined ? '' : `${sign}&nbsp;`}${code(shortened(state, 60))}`;
}
