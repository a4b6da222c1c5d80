import { InputError } from '../inputs/input-error.js';
import { ServiceError, isAbsence } from '../service/transport/errors.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import {
  type SettingDifference,
  type Settings,
  creationSettings,
  queueSettings,
  isDrained,
  settingDifferences,
} from '../service/queue/queue-settings.js';
import type { QueueResponse } from '../service/queue/responses.js';
import { aboutQueue, changesTable } from './documents/queue.js';
import type { Operation, Plan, Step, StepWith } from './operation.js';
import { queueReference, queueRemarks, queueResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';
import { given } from '../../packages/shared/src/json-values.js';
import { counted } from '../../packages/shared/src/numbers.js';

/**
 * Brings a queue to the settings that a file names: creates a missing queue, updates settings that differ, and leaves
 * settings alone that the file does not name. When a run is interrupted, the next run completes the work.
 */
export const operation: Operation = {
  kind: 'comparison',
  needs: { pullRequest: 'none', targetBranch: true, repository: true },
  knownFields: Object.keys(queueSettings),
  plan: (step, service) => planFor(step, service, askedOf(step)),
};

const nameOf = (step: StepWith<'context'>): string => `the merge queue of ${targetBranchOf(step)}`;

/**
 * The settings that the queue should have.
 * @throws InputError when no settings are given, or when a setting is an order and not a state
 */
function askedOf({ inputs }: StepWith<'inputs'>): Settings {
  const asked = { ...inputs.queueSettings, ...inputs.extraFields };
  if (Object.keys(asked).length === 0) {
    throw new InputError(
      'queue-settings',
      'there is nothing to apply. Give settings such as `concurrency: 5`, or the path of a file with settings',
    );
  }
  const order = Object.keys(asked).find((name) => queueSettings[name]?.part === 'order');
  if (order !== undefined) {
    throw new InputError(
      'queue-settings',
      `${order} is an order, not a setting that a queue has. Give an empty list instead: \`requiredStatuses: []\``,
    );
  }
  return asked;
}

/** The work of a run. */
interface Change {
  readonly step: StepWith<'event' | 'context' | 'log'>;
  readonly service: MergeQueueService;
  readonly asked: Settings;
  readonly due: readonly SettingDifference[];
  /** Path of the file with what is due. */
  readonly file: string;
  readonly warnings: readonly string[];
}

async function planFor(step: Step, service: MergeQueueService, asked: Settings): Promise<Plan> {
  const found = await fetchQueue(step, service);
  const { due, left } = differencesOf(found, asked);
  for (const { setting, before, after } of due) {
    step.log.info(`${setting}: ${shownValue(before)} → ${shownValue(after)}`);
  }
  const warnings = [
    ...(found === undefined ? [] : queueRemarks(found)),
    ...left.map(
      ({ setting, before }) =>
        `${setting} is ${shownValue(before)} and was left alone, because the queue is SWITCHING_MODES. Run apply-queue again when that is over`,
    ),
  ];
  const file = await step.files.writeRecords(
    'queue-changes.json',
    due.map(({ setting, before = null, after }) => ({ setting, before, after })),
  );
  const change: Change = { step, service, asked, due, file, warnings };
  const settings = counted(due.length, 'setting');
  const name = nameOf(step);
  if (found !== undefined && due.length === 0)
    return { result: resultOf(change, `Nothing to change: ${name} has these settings already`, found) };
  const [would, did] =
    found === undefined
      ? [`Would create ${name} with ${settings}`, `Created ${name} with ${settings}`]
      : [`Would change ${settings} of ${name}`, `Changed ${settings} of ${name}`];
  return { result: resultOf(change, would, found), carryOut: () => carryOut(change, found, did) };
}

function resultOf({ step, due, file, warnings }: Change, headline: string, queue: QueueResponse | undefined): Result {
  const about = queue && aboutQueue(queueResult(step, queue));
  return {
    headline,
    outputs: { 'queue-changed': String(due.length > 0), 'queue-changes-file': file, ...about?.outputs },
    document: [...changesTable(due), ...(about?.document ?? [])],
    warnings,
  };
}

/** Creates the queue where there is none, and changes what differs. */
async function carryOut(change: Change, found: QueueResponse | undefined, headline: string): Promise<Result> {
  const { step, service, asked } = change;
  const isNew = found === undefined && (await createQueue(step, service, asked));
  try {
    const queue = found ?? (await fetchQueue(step, service));
    if (queue !== undefined) return await update(change, queue, headline, isNew);
  } catch (error) {
    if (!isNew || !(error instanceof ServiceError)) throw error;
    throw error.with({
      message: `${error.message}. The queue was created before that, and may lack settings`,
      advice: `Run apply-queue again: it sets what is missing. ${error.advice ?? ''}`.trim(),
    });
  }
  const failure = `${nameOf(step)} was created, but the service does not find it. Run the step again`;
  return { ...resultOf(change, headline, undefined), failure };
}

/**
 * Changes the settings of a queue that differ from the ones asked for.
 * @param isNew true when this step created the queue
 * @throws ServiceError
 */
async function update(change: Change, before: QueueResponse, headline: string, isNew: boolean): Promise<Result> {
  const { step, service, asked } = change;
  const { due, left } = differencesOf(before, asked);
  const after = due.length === 0 ? before : await updateQueue(step, service, due);
  const warnings = [...change.warnings];
  const notTaken: string[] = [];
  // The response to an update need not list the entries.
  const remaining = differencesOf({ shown: {}, entries: [], ...given(after ?? {}) }, asked);
  for (const { setting, before: is, after: wanted } of [...remaining.due, ...remaining.left]) {
    if (left.some((one) => one.setting === setting)) continue;
    if (is === undefined) {
      warnings.push(
        `The service does not show ${setting}. It was sent, and the step can't check it. The service may not know this setting`,
      );
    } else if (remaining.left.some((one) => one.setting === setting)) {
      warnings.push(`${setting} is still ${shownValue(is)}: the queue is SWITCHING_MODES`);
    } else notTaken.push(`${setting}: ${shownValue(wanted)} (it is ${shownValue(is)})`);
  }
  const result = resultOf({ ...change, warnings }, headline, { ...before, ...given(after ?? {}) });
  if (notTaken.length === 0) return result;
  const created = isNew ? `${nameOf(step)} was created, but ` : '';
  const failure = `${created}the service did not take ${notTaken.join('; ')}. It may not allow that for this queue, or something else sets it (required statuses may come from the protection of the branch)`;
  return { ...result, failure };
}

/**
 * Settings that differ from the ones asked for: those that are due, and those that a queue changes by itself. While a queue switches modes,
 * its next mode is unknown, and its state becomes RUNNING afterwards. A queue that was asked to drain and has nothing left is PAUSED, which
 * is what was asked for.
 */
function differencesOf(
  { shown = {}, entries }: Partial<Pick<QueueResponse, 'shown' | 'entries'>> = {},
  asked: Settings,
): Readonly<Record<'due' | 'left', readonly SettingDifference[]>> {
  const all = settingDifferences(shown, asked).filter((change) => !(entries?.length === 0 && isDrained(change)));
  const isSwitching = shown.state === 'SWITCHING_MODES';
  const isLeft = ({ setting }: SettingDifference): boolean => isSwitching && ['mode', 'state'].includes(setting);
  return { due: all.filter((change) => !isLeft(change)), left: all.filter(isLeft) };
}

/**
 * The queue as the service shows it; undefined when the queue does not exist.
 * @throws ServiceError
 */
const fetchQueue = (step: StepWith<'context'>, service: MergeQueueService): Promise<QueueResponse | undefined> =>
  service.queue(queueReference(step)).catch((error: unknown) => {
    if (isAbsence(error)) return undefined;
    throw error;
  });

/**
 * Creates the queue with the settings that the service accepts at creation. A queue that somebody else created
 * meanwhile also counts.
 * @returns true where this step created it
 * @throws ServiceError
 */
async function createQueue(
  step: StepWith<'context' | 'log'>,
  service: MergeQueueService,
  asked: Settings,
): Promise<boolean> {
  try {
    await service.createQueue(queueReference(step), creationSettings(asked));
    step.log.info(`Created ${nameOf(step)}`);
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 409) throw error;
    step.log.info(`${nameOf(step)} was created by another run in the meantime`);
    return false;
  }
}

/**
 * Sends the settings that differ.
 * @returns the queue afterwards
 * @throws ServiceError
 */
async function updateQueue(
  step: StepWith<'context'>,
  service: MergeQueueService,
  changes: readonly SettingDifference[],
): Promise<QueueResponse | undefined> {
  const settings = Object.fromEntries(changes.map(({ setting, after }) => [setting, after]));
  const queue = await service.updateQueue(queueReference(step), settings);
  const shows = changes.some(({ setting }) => Object.hasOwn(queue?.shown ?? {}, setting));
  return shows ? queue : fetchQueue(step, service);
}

const shownValue = (value: unknown): string => (value === undefined ? 'not shown' : JSON.stringify(value));
