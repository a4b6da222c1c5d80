import { z } from 'zod';
import { leastUrgent, priorityNames, toPriority } from '../queue-rules/priority.js';
import { requestableQueueStates } from '../queue-rules/states.js';
import { settingFields } from './setting-schemas.js';
import { flag, integer, object, oneOf, pullRequestNumber, text } from './values.js';

const repo = object({ host: text(), owner: text(), name: text() });

/** `repo` and `targetBranch` (service interface, sections 2.1 and 2.2). */
export const queueIdentity = { repo, targetBranch: text() };

/** A pull request; the commit beside the number is an addition of this service, which cannot ask a repository host. */
const pullRequest = object({ number: pullRequestNumber(), sha: text().optional() });

const priority = z
  .union([oneOf(priorityNames), integer(0, leastUrgent), z.null()], {
    error: `one of ${priorityNames.join(', ')}, or an integer from 0 to ${leastUrgent}`,
  })
  .optional()
  .transform((given) => (given === undefined || given === null ? undefined : toPriority(given)));

const states = [...requestableQueueStates, 'running', 'paused', 'draining'] as const;
const state = oneOf(states).transform((given) => requestableQueueStates.find((each) => each === given.toUpperCase()));

const settings = { ...settingFields.first, state: state.optional(), deleteRequiredStatuses: flag().optional() };

const impactedTargets = z
  .union([z.literal('ALL'), z.array(z.string({ error: 'a string' }))], {
    error: 'the string ALL or an array of strings',
  })
  .transform((given) => (given === 'ALL' ? given : new Set(given)));

/**
 * The bodies of the POST endpoints by their paths.
 * @param strict true to refuse unknown settings with an error that names them, and to require the fields that only the hosted service
 *   requires
 */
export function requestSchemas(strict: boolean) {
  /** A field that the service interface does not require. */
  const hosted = <Schema extends z.ZodType>(schema: Schema) => (strict ? schema : schema.optional());
  const ofQueue = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
    const fields = { ...queueIdentity, ...shape };
    return strict ? z.strictObject(fields, { error: 'an object' }) : object(fields);
  };
  const ofPullRequest = { ...queueIdentity, pr: pullRequest };
  const pageQuery = object({
    page_size: hosted(integer(1, 100)),
    page_token: z.string({ error: 'a string' }).optional(),
  });
  const list = { repo, org_url_slug: text() };
  return {
    '/submitPullRequest': object({ ...ofPullRequest, priority, noBatch: flag().optional() }),
    '/cancelPullRequest': object(ofPullRequest),
    '/restartTestsOnPullRequest': object(ofPullRequest),
    '/getSubmittedPullRequest': object(ofPullRequest),
    '/setImpactedTargets': object({
      ...queueIdentity,
      pr: object({ number: pullRequestNumber(), sha: hosted(text()) }),
      impactedTargets,
    }),
    '/getMergeQueueTestingDetails': object({
      ...queueIdentity,
      testRunId: hosted(text()),
      pr: pullRequest.optional(),
    }),
    '/createQueue': ofQueue(settingFields.firstOnCreation),
    '/deleteQueue': object(queueIdentity),
    '/getQueue': object(queueIdentity),
    '/updateQueue': ofQueue(settings),
    '/flaky-tests/list-unhealthy-tests': object({
      ...list,
      page_query: hosted(pageQuery),
      status: hosted(oneOf(['FLAKY', 'BROKEN'])),
    }),
    '/flaky-tests/list-quarantined-tests': object({ ...list, page_query: pageQuery }),
  };
}

export type RequestSchemas = ReturnType<typeof requestSchemas>;
export type PostPath = keyof RequestSchemas;

/** Query of the metrics endpoint (service interface, section 4.2). */
export const metricsQuery = object({ repo: z.string().optional(), repoHost: z.string().optional() }).superRefine(
  ({ repo: name, repoHost }, context) => {
    if (name === undefined && repoHost === undefined) return;
    const refuse = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (!repoHost) refuse('repoHost', 'given together with repo');
    else if (!name) refuse('repo', 'given together with repoHost');
    else if (!/^[^/]+(?:\/[^/]+)+$/.test(name)) refuse('repo', 'owner/name');
  },
);
