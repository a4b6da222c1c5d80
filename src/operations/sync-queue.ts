import { InputError } from '../inputs/input-error.js';
import { lines } from '../inputs/values.js';
import { candidatesOf } from '../pull-request/candidates.js';
import { repositoryUrl } from '../pull-request/context.js';
import { part, text } from '../pull-request/event.js';
import type { GitHubApi } from '../pull-request/github-api.js';
import type { PullRequestFacts } from '../pull-request/pull-request.js';
import { queueGlobOf, same } from '../pull-request/resolution.js';
import { isSecondGeneration } from '../service/generation.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { NoCounterpart } from '../service/no-counterpart.js';
import type { QueueEntry } from '../service/queue/responses.js';
import { isInQueue } from '../service/queue/verify-write.js';
import { given } from '../../packages/shared/src/json-values.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { counted, grouped } from '../../packages/shared/src/numbers.js';
import type { Operation, Plan, Step } from './operation.js';
import { gitHubFor, queueReference, repositoryOf, targetBranchOf } from './requests.js';
import type { Result } from './result.js';
import { syncDocument } from './documents/sync.js';
import { submissionOf } from './submit-pull-request.js';
import { evidenceOf } from './sync/evidence.js';
import { judge, whereInQueue, whyImpossible } from './sync/judge.js';
import { labelWarnings } from './sync/labels.js';
import { Patience } from './sync/patience.js';
import type { SyncRow } from './sync/row.js';
import { type Judged, judged, submitMissing } from './sync/submit-missing.js';
import { type Case, type SyncRun, type Verdict, isLabelled } from './sync/sync-run.js';
import { findUnlabelled, withdraw } from './sync/withdraw-unlabelled.js';

/**
 * Makes sure that every open pull request with `required-label` is in the queue, and says why where it is not. It keeps
 * no state: a run that ends halfway is completed by the next one.
 */
export const operation: Operation = {
  kind: 'comparison',
  needs: { pullRequest: 'none', targetBranch: true, repository: true, everyLabelled: true },
  knownFields: ['priority', 'noBatch'],
  plan,
};

async function plan(step: Step, service: MergeQueueService): Promise<Plan> {
  const { inputs, log } = step;
  const submission = submissionOf(step);
  if (inputs.pullRequest !== undefined) {
    throw new InputError('pull-request', 'sync-queue acts on every pull request with the label. Remove it');
  }
  if (inputs.requeue === 'once' && !isSecondGeneration(inputs.baseUrl)) {
    throw new NoCounterpart('requeue: once, which counts failures in the history of the service,', 'Remove it');
  }
  const github = gitHubOf(step);
  const queue = queueReference(step);
  const wanted = lines(inputs.requiredLabel);
  const isRequired = (label: string): boolean => wanted.some((one) => same(one, label));
  const open = await github.openPullRequests();
  log.info(`GitHub has ${counted(open.length, 'open pull request')}`);
  const { state: queueState, entries = [], cut } = await service.queueRows(queue);
  if (cut !== undefined) {
    throw new UserError(`The queue has more than the ${grouped(entries.length)} entries that could be read`);
  }
  const shared = { step, service, github, patience: new Patience(), queue, submission, queueState };
  const run: SyncRun = { ...shared, isRequired, justLabelled: justLabelled(step, isRequired) };
  for (const warning of await labelWarnings(run, wanted, open)) log.warn(warning);
  const { cases, missing, unlabelled } = await judgeAll(run, open, entries);
  const carryOut = async (): Promise<Result> => {
    const submitted = await submitMissing(run, missing);
    return resultOf(run, [...(await withdraw(run, unlabelled)), ...submitted, ...cases]);
  };
  if (inputs.dryRun) return { result: await carryOut() };
  return { result: { headline: '' }, carryOut };
}

/** @throws InputError where GitHub cannot be asked for the pull requests of this repository */
function gitHubOf(step: Step): GitHubApi {
  const { inputs, event, log } = step;
  const repository = repositoryOf(step);
  const host = new URL(event.serverUrl).host;
  if (!same(repository.host, host)) {
    throw new InputError(
      'repository',
      `sync-queue asks the GitHub server of this workflow, ${host}, for pull requests, and ${repository.host} is another one. Run it in a workflow there`,
    );
  }
  if (inputs.githubToken === undefined) {
    throw new InputError(
      'github-token',
      "it is empty, and sync-queue asks GitHub for the open pull requests. Leave it out for the workflow's own token, or give one that may read pull requests",
    );
  }
  return gitHubFor(step, repository, ({ reason, delayMs }) =>
    log.info(`${reason}. Again in ${(delayMs / 1000).toFixed(1)} s`),
  );
}

/** The pull request to which the event of this run added a required label. Somebody may run a workflow again long after that. */
function justLabelled({ event }: Step, isRequired: SyncRun['isRequired']): PullRequestFacts | undefined {
  const { payload, isRerun } = event;
  const added = text(part(payload, 'label'), 'name');
  if (payload.action !== 'labeled' || isRerun || added === undefined || !isRequired(added)) return undefined;
  return candidatesOf(event).known[0];
}

/** Every labelled pull request, those that may be submitted apart; and with `withdraw-unlabelled` those to take out. */
async function judgeAll(
  run: SyncRun,
  open: readonly PullRequestFacts[],
  entries: readonly QueueEntry[],
): Promise<Readonly<Record<'cases' | 'unlabelled', readonly Case[]>> & { readonly missing: readonly Judged[] }> {
  const { queueBranches, withdrawUnlabelled } = run.step.inputs;
  const listed = entries.filter((entry) => entry.number !== undefined && isInQueue(entry) !== false);
  const inQueue = new Map(listed.map((entry) => [entry.number, entry]));
  const cases: Case[] = [];
  const unseen: PullRequestFacts[] = [];
  const others: PullRequestFacts[] = [];
  for (const pullRequest of open) {
    const entry = inQueue.get(pullRequest.number);
    const isWanted = isLabelled(run, pullRequest);
    if (!isWanted && entry === undefined) continue;
    const glob = await queueGlobOf(pullRequest, queueBranches);
    if (!isWanted) {
      if (glob === undefined) others.push(pullRequest);
      continue;
    }
    const verdict =
      (glob === undefined ? undefined : ofQueueItself(pullRequest, glob)) ??
      (entry === undefined ? undefined : whereInQueue(run, entry, pullRequest)) ??
      // Where the queue lists nothing, anything may be in it.
      (inQueue.size === 0 ? undefined : whyImpossible(run, pullRequest));
    if (verdict === undefined) unseen.push(pullRequest);
    else cases.push({ pullRequest, action: 'none', ...verdict });
  }
  const looked = (await evidenceOf(run, unseen)).map((evidence) => judged(evidence, judge(run, evidence)));
  return {
    cases: [...cases, ...looked.filter(({ isMissing }) => isMissing !== true)],
    missing: looked.filter(({ isMissing }) => isMissing === true),
    unlabelled: withdrawUnlabelled ? await findUnlabelled(run, others) : [],
  };
}

function ofQueueItself({ headBranch = '' }: PullRequestFacts, glob: string): Verdict {
  const why = `The queue itself opened it, from ${headBranch} (queue-branches has ${glob})`;
  return { verdict: 'queues-own', why };
}

async function resultOf(run: SyncRun, cases: readonly Case[]): Promise<Result> {
  const { step } = run;
  const address = repositoryUrl(repositoryOf(step), step.event);
  const rows = cases.map(({ pullRequest, verdict, state, why, action, advice }): SyncRow => {
    const { number, title, headSha: head } = pullRequest;
    const url = address === undefined ? undefined : `${address}/pull/${String(number)}`;
    return given({ number, title, url, head, verdict, state, why, action, advice });
  });
  const file = await step.files.writeRecords(
    'sync-queue.json',
    [...rows].sort((a, b) => a.number - b.number),
  );
  const problems = cases.filter(({ problem }) => problem !== undefined);
  step.log.infoEach(rows.flatMap((row) => (isUsual(row) ? [] : [lineOf(row)])));
  const labelled = cases.filter(({ pullRequest }) => isLabelled(run, pullRequest)).length;
  return {
    headline: headlineOf(rows, labelled, targetBranchOf(step)),
    outputs: {
      'sync-file': file,
      'submitted-count': String(rows.filter(({ action }) => action === 'submitted').length),
    },
    document: syncDocument(rows),
    ...(problems.length === 0 ? {} : { failure: failureOf(problems) }),
  };
}

/** True for a pull request that is in the queue, about which there is nothing to say. */
const isUsual = ({ verdict, action }: SyncRow): boolean =>
  action === 'none' && ['waiting', 'testing'].includes(verdict);

function lineOf({ number, verdict, why, action, advice }: SyncRow): string {
  const did = action === 'none' ? '' : ` [${action}]`;
  return `#${String(number)} ${verdict}${did}: ${why}${advice === undefined ? '' : `. ${advice}`}`;
}

/** What the headline says of each action except `none`. */
const actionsInHeadline: readonly (readonly [SyncRow['action'], string])[] = [
  ['submitted', 'submitted now'],
  ['would-submit', 'to be submitted'],
  ['left-for-the-next-run', 'left for the next run'],
  ['failed', 'could not be submitted or withdrawn'],
  ['withdrawn', 'withdrawn because the label is gone'],
  ['would-withdraw', 'to be withdrawn because the label is gone'],
];

function headlineOf(rows: readonly SyncRow[], labelled: number, branch: string): string {
  const usual = rows.filter(isUsual).length;
  const idle = rows.filter(({ action }) => action === 'none').length;
  const counts: readonly (readonly [number, string])[] = [
    [usual, usual === 1 ? 'is in the queue' : 'are in the queue'],
    ...actionsInHeadline.map(([name, what]) => [rows.filter(({ action }) => action === name).length, what] as const),
    [idle - usual, 'not in the queue, each with its reason'],
  ];
  const said = counts.flatMap(([number, what]) => (number === 0 ? [] : [`${grouped(number)} ${what}`]));
  const head = `${counted(labelled, 'open pull request')} with the label for the merge queue of ${branch}`;
  return said.length === 0 ? head : `${head}: ${said.join(', ')}`;
}

function failureOf(problems: readonly Case[]): string {
  const [first] = problems;
  const numbers = problems.slice(0, 10).map(({ pullRequest }) => `#${String(pullRequest.number)}`);
  const more = problems.length > numbers.length ? ` and ${String(problems.length - numbers.length)} more` : '';
  return `${counted(problems.length, 'pull request')} could not be read, submitted or withdrawn: ${numbers.join(', ')}${more}. ${first?.problem ?? ''}. Run the step again`;
}
