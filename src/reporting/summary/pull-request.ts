import type { PullRequestResult } from '../../operations/result.js';
import { pullRequestLink, shortCode, shortText, text } from './markdown.js';

/** Fields of the hosted service's record that a person wants to see, with their names for people. */
const shown: readonly (readonly [field: string, name: string, short?: (value: string) => string])[] = [
  ['stateChangedAt', 'Since', toTheSecond],
  ['priorityName', 'Priority'],
  ['priorityValue', 'Priority'],
  ['skipTheLine', 'Skips the line'],
  ['prBaseBranch', 'Target branch'],
  ['prAuthor', 'Author'],
  ['prSha', 'Head commit', (sha) => sha.slice(0, 7)],
];

/** A time as in `2026-01-31 12:00:00 UTC`; another text as it came. */
function toTheSecond(time: string): string {
  const [, day, second] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(time) ?? [];
  return day === undefined || second === undefined ? time : `${day} ${second} UTC`;
}

/** What is known of a pull request, as names with values in Markdown. */
export function pullRequestFacts(pullRequest: PullRequestResult): readonly (readonly [string, string])[] {
  const { number, url, record = {} } = pullRequest;
  const title = pullRequest.title ?? (typeof record.prTitle === 'string' ? record.prTitle : undefined);
  const rows: [string, string][] = [
    ['Pull request', `${pullRequestLink(number, url)}${title === undefined ? '' : ` ${shortText(title, 200)}`}`],
  ];
  if (pullRequest.state !== undefined) rows.push(['State', stateBadge(pullRequest.state)]);
  if (pullRequest.submitted !== undefined) rows.push(['In the queue', pullRequest.submitted ? 'yes' : 'no']);
  if (pullRequest.position !== undefined) rows.push(['Place in the queue', String(pullRequest.position)]);
  if (pullRequest.failureReason !== undefined) {
    rows.push(['Why it failed', shortText(pullRequest.failureReason, 1000)]);
  }
  for (const { what, advice } of pullRequest.unmet ?? []) rows.push(['Waits for', text(`${what}. ${advice}`)]);
  for (const [field, name, short = (value: string) => value] of shown) {
    const value = record[field];
    // A priority has a name and a number, of which one is enough.
    if (rows.some(([said]) => said === name)) continue;
    if (
      value !== '' &&
      value !== false &&
      (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    ) {
      rows.push([name, shortCode(short(String(value)), 100)]);
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
  return `${sign === undefined ? '' : `${sign}&nbsp;`}${shortCode(state, 60)}`;
}
