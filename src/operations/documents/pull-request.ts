import type { Fact, Inline } from '../../document/blocks.js';
import { oneLine, shortened } from '../../../packages/shared/src/text.js';
import type { Outputs } from '../outputs.js';
import type { PullRequestResult, Result } from '../result.js';

/** Most characters of a word in a service's response, such as a state. */
export const longestWord = 1000;
/** Most characters of an address. A longer address is left out, because a cut address leads nowhere. */
const longestAddress = 2000;

/** What outputs, log and summary say of a pull request. @param facts more about it, for the summary */
export function aboutPullRequest(
  pullRequest: PullRequestResult,
  facts: readonly Fact[] = [],
): Required<Pick<Result, 'outputs' | 'remarks' | 'document'>> {
  const { state, unmet = [] } = pullRequest;
  return {
    outputs: outputsOf(pullRequest),
    remarks: [
      ...(state === undefined ? [] : [`It is ${state}`]),
      ...unmet.map(({ what, advice }) => `It waits for ${what}. ${advice}`),
    ],
    document: [{ kind: 'facts', facts: [...factsOf(pullRequest), ...facts] }],
  };
}

function outputsOf({ number, state, submitted, url, unmet = [], position, failureReason }: PullRequestResult): Outputs {
  return {
    'pull-request': String(number),
    'pull-request-state': state && shortened(state, longestWord),
    'pull-request-submitted': submitted?.toString(),
    'pull-request-url': (url ?? '').length > longestAddress ? undefined : url,
    'pull-request-readiness': state && unmet.map(({ condition }) => condition).join('\n'),
    'queue-position': position?.toString(),
    'failure-reason': failureReason && oneLine(failureReason, longestWord),
  };
}

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

function factsOf(pullRequest: PullRequestResult): readonly Fact[] {
  const { number, url, state, submitted, position, failureReason, unmet = [], record = {} } = pullRequest;
  const title = pullRequest.title ?? (typeof record.prTitle === 'string' ? record.prTitle : '');
  const facts: Fact[] = [['Pull request', { parts: [numberWithLink(number, url), ` ${shortened(title, 200)}`] }]];
  if (state !== undefined) facts.push(['State', stateWithSign(state)]);
  if (submitted !== undefined) facts.push(['In the queue', submitted ? 'yes' : 'no']);
  if (position !== undefined) facts.push(['Place in the queue', String(position)]);
  if (failureReason !== undefined) facts.push(['Why it failed', failureReason]);
  for (const { what, advice } of unmet) facts.push(['Waits for', `${what}. ${advice}`]);
  for (const [field, name, short = (value: string) => value] of shown) {
    const value = record[field];
    // A priority has a name and a number, of which one is enough.
    if (value === '' || value === false || facts.some(([said]) => said === name)) continue;
    if (['string', 'number', 'boolean'].includes(typeof value)) facts.push([name, { code: short(String(value)) }]);
  }
  return facts;
}

/** A pull request by its number, as a link where its page is known. */
export function numberWithLink(number: number, url: string | undefined): Inline {
  const label = `#${String(number)}`;
  return url === undefined ? label : { href: url, label };
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

/** A state of a pull request or of a queue. */
export function stateWithSign(state: string): Inline {
  const sign = Object.hasOwn(signs, state) ? `${signs[state] ?? ''}\u00a0` : '';
  return { parts: [sign, { code: shortened(state, 60) }] };
}
