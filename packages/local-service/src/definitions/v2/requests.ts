import { z } from 'zod';
import { priorityNames } from '../../queue-rules/priority.js';
import { pullRequestStates } from '../../queue-rules/states.js';
import { secondValues, settingsTable } from '../../../../shared/src/service/queue-settings.js';
import { settingFields } from '../setting-schemas.js';
import { flag, integer, object, oneOf, text } from '../values.js';
import { camelCased } from '../../../../shared/src/service/words.js';

/** Queries and bodies of the second generation. */

const uuid = () => z.uuid({ error: 'a UUID' });
const number = () => integer(1, 10_000_000);
const dateTime = () => z.iso.datetime({ offset: true, error: 'a date and time as in 2026-01-31T12:00:00Z' });

export const page = {
  limit: integer(1, 100).default(25),
  cursor: z.string({ error: 'a string' }).optional(),
  includeTotal: flag().default(false),
};

export type PageQuery = Readonly<z.output<z.ZodObject<typeof page>>>;

/** Words between commas. Each word must be one of these. */
function wordsOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const error = `one or more of ${words.join(', ')}, between commas`;
  return z
    .string({ error })
    .regex(new RegExp(`^(?:${words.join('|')})(?:,(?:${words.join('|')}))*$`), { error })
    .transform((given) => given.split(',') as Words[number][]);
}

const entryStates = pullRequestStates.map(camelCased) as [string, ...string[]];
const runStatus = oneOf(['inProgress', 'failed', 'cancelled', 'succeeded']).optional();
const direction = oneOf(['oldest', 'newest']).default('oldest');

/** 1 to 50 numbers between commas. */
const numbers = z
  .string({ error: '1 to 50 numbers between commas' })
  .regex(/^[1-9]\d{0,7}(?:,[1-9]\d{0,7}){0,49}$/, { error: '1 to 50 numbers between commas' })
  .transform((given) => given.split(',').map(Number));

const periods = oneOf(['1d', '7d', '14d', '30d']).optional();
const include = oneOf(['metrics']).optional();
const quarantineState = oneOf(['quarantined', 'notQuarantined']);

export const queries = {
  queues: object({ ...page, repositoryId: uuid().optional(), targetBranch: text().optional() }).superRefine(
    ({ repositoryId, targetBranch }, context) => {
      if (targetBranch === undefined || repositoryId !== undefined) return;
      context.addIssue({ code: 'custom', path: ['repositoryId'], message: 'given together with targetBranch' });
    },
  ),
  metrics: object({ repositoryId: uuid().optional() }),
  ofQueue: object({
    ...page,
    state: wordsOf(entryStates).optional(),
    author: text().optional(),
    concludedAfter: dateTime().optional(),
    concludedBefore: dateTime().optional(),
  }),
  runsOfQueue: object({ ...page, status: runStatus, createdAfter: dateTime().optional() }),
  runsOfPullRequest: object({
    ...page,
    status: runStatus,
    createdAfter: z.undefined({ error: 'left out' }).optional(),
  }),
  pullRequests: object({
    ...page,
    repositoryId: uuid(),
    number: numbers.optional(),
    branch: text().optional(),
    baseBranch: text().optional(),
  }).superRefine(({ number: given, branch, baseBranch }, context) => {
    const refuse = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if ((given === undefined) === (branch === undefined)) refuse('number', 'given, or else branch, and not both');
    else if (baseBranch !== undefined && branch === undefined) refuse('branch', 'given together with baseBranch');
  }),
  graph: object({ includeImpactedTargets: flag().default(false) }),
  testingResults: object({ ...page, since: dateTime(), until: dateTime().optional() }),
  history: object({ ...page, direction }),
  histories: object({
    ...page,
    direction,
    pullRequestIds: text('1 to 50 ids between commas')
      .transform((given) => given.split(','))
      .pipe(z.array(uuid()).max(50, { error: '1 to 50 ids between commas' })),
  }),
  repositories: object({ ...page, providerUrl: text() }),
  collections: object({ ...page, q: text().optional() }),
  tests: object({
    ...page,
    testCollectionId: text().optional(),
    status: wordsOf(['healthy', 'flaky', 'broken']).optional(),
    q: text().optional(),
    file: text().optional(),
    owner: text().optional(),
    variant: text().optional(),
    label: text().optional(),
    quarantineState: quarantineState.optional(),
    markedFlaky: flag().optional(),
    newlyFlaky: flag().optional(),
    include,
    period: periods,
    sort: oneOf(['name', 'failureRate', 'durationP95', 'prsImpacted', 'lastRunAt', 'lastFailureAt']).default('name'),
    direction: oneOf(['asc', 'desc']).optional(),
  }).superRefine(needPeriod),
  statusHistory: object({ ...page, startedAfter: dateTime().optional(), startedBefore: dateTime().optional() }),
  testRuns: object({
    ...page,
    conclusion: oneOf(['success', 'failure', 'skipped']).optional(),
    branches: text().optional(),
    pullRequestOnly: flag().optional(),
    quarantineState: quarantineState.optional(),
    startedAfter: dateTime().optional(),
    startedBefore: dateTime().optional(),
  }).superRefine(({ branches, pullRequestOnly }, context) => {
    if (branches === undefined || pullRequestOnly === undefined) return;
    context.addIssue({ code: 'custom', path: ['branches'], message: 'left out where pullRequestOnly is given' });
  }),
  test: object({ include, period: periods }).superRefine(needPeriod),
};

function needPeriod(
  query: {
    readonly include?: string | undefined;
    readonly newlyFlaky?: boolean | undefined;
    readonly period?: string | undefined;
  },
  context: z.RefinementCtx,
): void {
  if ((query.include === undefined && query.newlyFlaky === undefined) || query.period !== undefined) return;
  context.addIssue({ code: 'custom', path: ['period'], message: 'given together with include and newlyFlaky' });
}

function body<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: 'an object' });
}

const priorityValue = integer(0, 32_767).optional();
const priorityName = oneOf(priorityNames).optional();

/** A rule that exactly one of some fields, or at most one, is given. */
function oneFieldOf<Schema extends z.ZodType<object>>(
  schema: Schema,
  names: readonly [string, string],
  least: 0 | 1 = 1,
): Schema {
  const described =
    least === 1 ? { oneOf: names.map((name) => ({ required: [name] })) } : { not: { required: [...names] } };
  const checked = schema.superRefine((given, context) => {
    const count = names.filter((name) => (given as Record<string, unknown>)[name] !== undefined).length;
    if (count === 1 || count === least) return;
    const message = least === 1 ? `given, or else ${names[1]}, and not both` : `left out where ${names[1]} is given`;
    context.addIssue({ code: 'custom', path: [names[0]], message });
  });
  return checked.meta({ allOf: [...((schema.meta()?.allOf as object[] | undefined) ?? []), described] });
}

const priorityNamesOfFields = ['priorityValue', 'priorityName'] as const;
export const bodies = {
  createCollection: object({
    name: text('a string of 1 to 100 characters').max(100, { error: 'a string of 1 to 100 characters' }),
    description: z
      .string({ error: 'a string of at most 500 characters' })
      .max(500, { error: 'a string of at most 500 characters' })
      .optional(),
  }),
  ticket: object({
    externalTicketId: text('a string of 1 to 2048 characters').max(2048, { error: 'a string of 1 to 2048 characters' }),
    integrationId: uuid().optional(),
  }),
  createQueue: body({
    repositoryId: uuid(),
    targetBranch: text(),
    ...settingFields.secondOnCreation,
  }),
  config: body(settingFields.second),
  switchModes: body({ mode: oneOf(secondValues(settingsTable.mode.type) as ['queue', 'graph']) }),
  submit: oneFieldOf(
    body({
      number: number(),
      allowBatching: flag().optional(),
      priorityValue,
      priorityName,
      direct: flag().optional(),
    }),
    priorityNamesOfFields,
    0,
  ),
  reprioritize: oneFieldOf(body({ priorityValue, priorityName }), priorityNamesOfFields),
  queueEntry: oneFieldOf(
    body({ priorityValue, priorityName, direct: flag().optional(), allowBatching: flag().optional() }),
    priorityNamesOfFields,
    0,
  ).refine((given) => Object.keys(given).length > 0, { error: 'an object with at least one field' }),
  impactedTargets: oneFieldOf(
    oneFieldOf(
      body({
        repositoryId: uuid(),
        targetBranch: text(),
        sha: z.string({ error: 'a commit' }).regex(/^[A-Za-z0-9]+$/, { error: 'a commit' }),
        number: number().optional(),
        branch: text().optional(),
        impactedTargets: z
          .array(text(), { error: 'an array of strings' })
          .max(100_000, { error: 'an array of at most 100,000 strings' })
          .optional(),
        impactsAllTargets: z.literal(true, { error: 'true' }).optional(),
      }),
      ['number', 'branch'],
    ),
    ['impactedTargets', 'impactsAllTargets'],
  ),
};
