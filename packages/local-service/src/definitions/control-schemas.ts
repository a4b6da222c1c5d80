import { z } from 'zod';
import { pullRequestStates } from '../queue-rules/states.js';
import { queueIdentity } from './request-schemas.js';
import { flag, integer, object, oneOf, pullRequestNumber, text } from './values.js';

/** The bodies of the control endpoints. */

export const clockRequest = object({
  running: flag().optional(),
  advanceMilliseconds: integer(0).optional(),
});

export const outcomeRequest = object({
  pullRequest: pullRequestNumber(),
  outcome: oneOf(['pass', 'fail', 'hang']),
  testingMilliseconds: integer(0).optional(),
  times: integer(1).optional(),
});

const states = `one of ${pullRequestStates.join(', ')}, or null to let time change it again`;
const anyCase = z
  .string({ error: states })
  .transform((given) => given.toUpperCase())
  .pipe(z.enum(pullRequestStates, { error: states }));

export const pullRequestRequest = object({
  ...queueIdentity,
  pr: object({ number: pullRequestNumber(), sha: text().optional() }),
  mergeable: flag().optional(),
  pushed: flag().optional(),
  state: z.union([z.null(), anyCase], { error: states }).optional(),
}).superRefine(({ mergeable, state, pr, pushed }, context) => {
  if (pushed === true && pr.sha === undefined) {
    context.addIssue({ code: 'custom', path: ['pr', 'sha'], message: 'the new head commit, which pushed needs' });
  }
  if (mergeable !== undefined || state !== undefined || pr.sha !== undefined) return;
  context.addIssue({ code: 'custom', path: ['state'], message: states });
});

/** @param paths of the endpoints that a fault may hit */
export function faultRequest(paths: readonly [string, ...string[]]) {
  return object({
    path: oneOf(paths).optional(),
    times: integer(1).default(1),
    delayMilliseconds: integer(0, 600_000).default(0),
    status: integer(200, 599).optional(),
    body: z.string({ error: 'a string' }).default('This fault was asked for'),
    headers: z.record(z.string(), text(), { error: 'an object of strings' }).default({}),
    connection: oneOf(['reset', 'truncate', 'silence']).optional(),
    afterEffect: flag().default(false),
  });
}

/** A fault that the next requests get instead of their response. */
export type Fault = Readonly<z.output<ReturnType<typeof faultRequest>>>;
