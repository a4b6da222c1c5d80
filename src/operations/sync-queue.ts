import { InputError } from '../inputs/input-error.js';
import { lines } from '../inputs/values.js';
import type { GitHubApi } from '../pull-request/github-api.js';
import { repositoryUrl } from '../pull-request/context.js';
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
import { LabelTimelines } from './sync/label-history.js';
import { labelWarnings } from './sync/label-warnings.js';
import type { SyncRow } from './sync/row.js';
import { type Missing, submitMissing } from './sync/submit-missing.js';
import type { Case, SyncRun } from './sync/sync-run.js';
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
  const submission = submissionOf(step);
  if (step.inputs.pullRequest !== undefined) {
    throw new InputError('pull-request', 'sync-queue acts on every pull request with the label. Remove it');
  }
  if (step.inputs.requeue === 'once' && !isSecondGeneration(step.inputs.baseUrl)) {
    throw new NoCounterpart('requeue: once, which counts failures in the history of the service,', 'Remove it');
  }
  const github = gitHubOf(step);
  const queue = queueReference(step);
  const wanted = lines(step.inputs.requiredLabel);
  const isLabelled: SyncRun['isLabelled'] = ({ labels = [] }) =>
    labels.some((label) => wanted.some((one) => same(one, label)));
  const open = await github.openPullRequests();
  step.log.info(`GitHub has ${counted(open.length, 'open pull request')}`);
  for (const warning of await labelWarnings(github, wanted, open)) step.log.warn(warning);
  const { state: queueState, entries = [], cut } = await service.queueRows(queue);
  if (cut !== undefined) {
    throw new UserError(`The queue has more than the ${grouped(entries.length)} entries that could be read`);
  }
  const timelines = new LabelTimelines(github, (label) => isLabelled({ number: 1, labels: [label] }));
  const run = { step, service, github, timelines, queue, submission, queueState, isLabelled };
  const inQueue = new Map(
    entries.flatMap((entry) =>
      entry.number === undefined || isInQueue(entry) === false ? [] : [[entry.number, entry]],
    ),
  );
  const judged = await judgeAll(run, open.filter(isLabelled), inQueue);
  const unlabelled = step.inputs.withdrawUnlabelled
    ? await findUnlabelled(run, await othersInQueue(run, open, inQueue))
    : [];
  const carryOut = async (): Promise<Result> => {
    const submitted = await submitMissing(run, judged.missing);
    return resultOf(run, [...(await withdraw(run, unlabelled)), ...submitted, ...judged.others]);
  };
  if (step.inputs.dryRun) return { result: await carryOut() };
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

/** Every labelled pull request: those that may be submitted, and the others with their verdicts. */
async function judgeAll(
  run: SyncRun,
  labelled: readonly PullRequestFacts[],
  inQueue: ReadonlyMap<number, QueueEntry>,
): Promise<{ readonly missing: readonly Missing[]; readonly others: readonly Case[] }> {
  const { targetBranch } = run.queue;
  const others: Case[] = [];
  const unseen: PullRequestFacts[] = [];
  for (const pullRequest of labelled) {
    const entry = inQueue.get(pullRequest.number);
    const judgement =
      (await ofQueueItself(run, pullRequest)) ??
      (entry === undefined ? undefined : whereInQueue(entry, pullRequest, targetBranch)) ??
      // Where the queue lists nothing, anything may be in it.
      (inQueue.size === 0 ? undefined : whyImpossible(pullRequest, targetBranch));
    if (judgement === undefined) unseen.push(pullRequest);
    else others.push({ pullRequest, action: 'none', ...judgement });
  }
  const missing: Missing[] = [];
  for (const evidence of await evidenceOf(run, unseen)) {
    const one = { pullRequest: evidence.pullRequest, action: 'none', ...judge(evidence, targetBranch) } as const;
    const unread = [evidence.found, evidence.label].find((found) => found instanceof UserError);
    if (one.isMissing === true) missing.push({ ...one, evidence });
    else others.push({ ...one, ...given({ problem: unread?.message }) });
  }
  return { missing, others };
}

async function ofQueueItself({ step }: SyncRun, pullRequest: PullRequestFacts) {
  const glob = await queueGlobOf(pullRequest, step.inputs.queueBranches);
  if (glob === undefined) return undefined;
  const why = `The queue itself opened it, from ${pullRequest.headBranch ?? ''} (queue-branches has ${glob})`;
  return { verdict: 'queues-own', why } as const;
}

/** Open pull requests without the label that are in the queue, and that the queue did not open itself. */
async function othersInQueue(
  run: SyncRun,
  open: readonly PullRequestFacts[],
  inQueue: ReadonlyMap<number, QueueEntry>,
): Promise<readonly PullRequestFacts[]> {
  const others: PullRequestFacts[] = [];
  for (const pullRequest of open) {
    if (run.isLabelled(pullRequest) || !inQueue.has(pullRequest.number)) continue;
    if ((await ofQueueItself(run, pullRequest)) === undefined) others.push(pullRequest);
  }
  return others;
}

async function resultOf({ step, isLabelled }: SyncRun, cases: readonly Case[]): Promise<Result> {
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
  const labelled = cases.filter(({ pullRequest }) => isLabelled(pullRequest)).length;
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

const isUsual = ({ verdict, action }: SyncRow): boolean =>
  action === 'none' && ['waiting', 'testing'].includes(verdict);

function lineOf({ number, verdict, why, action, advice }: SyncRow): string {
  const did = action === 'none' ? '' : ` [${action}]`;
  return `#${String(number)} ${verdict}${did}: ${why}${advice === undefined ? '' : `. ${advice}`}`;
}

function headlineOf(rows: readonly SyncRow[], labelled: number, branch: string): string {
  const count = (...actions: readonly SyncRow['action'][]): number =>
    rows.filter(({ action }) => actions.includes(action)).length;
  const inQueue = rows.filter(({ verdict, action }) => action === 'none' && ['waiting', 'testing'].includes(verdict));
  const counts: readonly (readonly [number, string])[] = [
    [inQueue.length, inQueue.length === 1 ? 'is in the queue' : 'are in the queue'],
    [count('submitted'), 'submitted now'],
    [count('would-submit'), 'to be submitted'],
    [count('left-for-the-next-run'), 'left for the next run'],
    [count('failed'), 'could not be submitted or withdrawn'],
    [count('withdrawn'), 'withdrawn without the label'],
    [count('would-withdraw'), 'to be withdrawn without the label'],
  ];
  const said = counts.flatMap(([number, what]) => (number === 0 ? [] : [`${grouped(number)} ${what}`]));
  const rest = rows.filter((row) => row.action === 'none' && !isUsual(row)).length;
  if (rest > 0) said.push(`${grouped(rest)} not in the queue, each with its reason`);
  const head = `${counted(labelled, 'open pull request')} with the label for the merge queue of ${branch}`;
  return said.length === 0 ? head : `${head}: ${said.join(', ')}`;
}

function failureOf(problems: readonly Case[]): string {
  const [first] = problems;
  const numbers = problems.slice(0, 10).map(({ pullRequest }) => `#${String(pullRequest.number)}`);
  const more = problems.length > numbers.length ? ` and ${String(problems.length - numbers.length)} more` : '';
  return `${counted(problems.length, 'pull request')} could not be read, submitted or withdrawn: ${numbers.join(', ')}${more}. ${first?.problem ?? ''}. Run the step again`;
}
