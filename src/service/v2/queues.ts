import type { MergeQueueService, QueueReference } from '../merge-queue-service.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import type { JsonObject, QueueEntry, QueueResponse } from '../queue/responses.js';
import { type ServiceRequest, responseWith } from '../requests/service-request.js';
import { type WriteOutcome, readDeletion } from '../queue/verify-write.js';
import { fieldsOf, given } from '../../../packages/shared/src/json-values.js';
import { creationNames } from '../../../packages/shared/src/service/queue-settings.js';
import { stateOf, textOf } from '../fields.js';
import { forgetQueue, knownQueue, onlyQueue, queueIn, queueOf, repositoryIdOf } from './ids.js';
import { refuseExtra } from './pull-requests.js';
import { readEntry, readOrder, readQueue } from './records.js';
import { type KnownQueue, type QueueRecord, type Requests, activeStates, longestPage } from './requests.js';
import { type SettingParts, partsOf } from './settings.js';

const permission = 'Update Merge Queue settings';

const commands: Readonly<Partial<Record<string, 'resume' | 'pause' | 'drain'>>> = {
  running: 'resume',
  paused: 'pause',
  draining: 'drain',
};

/** Requests that are about queues. */
export function queueMethods(requests: Requests) {
  const lookedUpAnew = (queue: QueueReference): Promise<KnownQueue> => {
    forgetQueue(requests, queue);
    return queueOf(requests, queue);
  };
  return {
    /** State and settings from the look-up, entries from their list, in the order that the service gives. */
    queue: async (queue, extra = {}) => {
      refuseExtra(extra, 'reads a queue');
      const { id, record } = await lookedUpAnew(queue);
      return { ...readQueue(record), ...(await entriesOf(requests, id)) };
    },
    queueRows: async (queue) => {
      const { id, record } = await lookedUpAnew(queue);
      const { entries, isWhole } = await rowsOf(requests, id);
      return { ...readQueue(record), entries, ...(isWhole ? {} : { cut: { total: undefined } }) };
    },
    /** The look-up of the queue, which other requests begin with, has shown it. */
    queueInPassing: (queue) => {
      const known = knownQueue(requests, queue);
      return Promise.resolve(known && readQueue(known.record));
    },
    queueState: async (queue) => readQueue((await lookedUpAnew(queue)).record).state,

    createQueue: async (queue, settings, extra) => create(requests, queue, partsOf({ ...settings, ...extra })),
    updateQueue: async (queue, settings, extra) => {
      const known = await queueOf(requests, queue);
      const updated = await apply(requests, known, partsOf({ ...settings, ...extra }));
      // The update is done, so a list that cannot be read at once is left out.
      const once = requests.by(requests.client.limited({ maxAttempts: 1 }));
      return { ...updated, ...(await entriesOf(once, known.id).catch(onServiceError(() => undefined))) };
    },
    deleteQueue: async (queue) => {
      const { id, repositoryId } = await queueOf(requests, queue);
      // A deleted queue may be readable by its id.
      const verify: ServiceRequest['verify'] = async (sentAt) => {
        const found = await queueIn(requests.by(requests.client.verifier(sentAt)), repositoryId, queue);
        return { outcome: readDeletion(found && readQueue(found.record)), response: responseWith(undefined) };
      };
      await requests.write('DELETE /v2/merge-queues/{id}', { id, permission, bare: true, verify });
      forgetQueue(requests, queue);
    },
  } satisfies Partial<MergeQueueService>;
}

/** The entries of all pages, in no order, and whether the queue has no more pages than are read. */
async function rowsOf(requests: Requests, id: string) {
  const entries: QueueEntry[] = [];
  let isWhole = false;
  const query = { state: activeStates, limit: longestPage };
  for await (const page of requests.pages('GET /v2/merge-queues/{id}/pull-requests', { id, query })) {
    entries.push(...page.rows.map(readEntry));
    isWhole = page.hasMore !== true;
  }
  return { entries, isWhole };
}

/** Entries of a queue in its order. When the queue has too many pages, only the entries that were submitted last. */
async function entriesOf(requests: Requests, id: string): Promise<Pick<QueueResponse, 'entries' | 'cut'>> {
  const { entries, isWhole } = await rowsOf(requests, id);
  if (entries.length > 1) {
    const order = readOrder(await requests.read('GET /v2/merge-queues/{id}/order', { id }));
    const places = new Map(order.map((number, place) => [number, place]));
    const placeOf = ({ number = 0 }: QueueEntry): number => places.get(number) ?? order.length;
    entries.sort((a, b) => placeOf(a) - placeOf(b));
  }
  if (isWhole) return { entries };
  const query = { state: activeStates, limit: 1, includeTotal: true };
  const { total } = await requests.rows('GET /v2/merge-queues/{id}/pull-requests', { id, query });
  return { entries, cut: { total } };
}

/**
 * Creates a queue. Creating is not atomic, so a queue that exists after a lost response is completed, and the error
 * names a queue that is left without some of its settings.
 */
async function create(requests: Requests, queue: QueueReference, parts: SettingParts) {
  const repositoryId = await repositoryIdOf(requests, queue.repo);
  const early = pickFrom(parts.config, (name) => creationNames(2).includes(name));
  const { json, verified } = await requests.write('POST /v2/merge-queues', {
    body: { repositoryId, targetBranch: queue.targetBranch, ...early, ...given({ mode: parts.mode }) },
    permission,
    verify: async (sentAt) => {
      const found = await queueIn(requests.by(requests.client.verifier(sentAt)), repositoryId, queue);
      return { outcome: creation(found, parts), response: responseWith(found?.record) };
    },
  });
  forgetQueue(requests, queue);
  const record = fieldsOf(json);
  const made = textOf(record.id) === undefined ? undefined : onlyQueue(queue, [record]);
  // A queue that exists after a lost response may lack any setting.
  const config = pickFrom(parts.config, (setting) => verified === true || !(setting in early));
  const left = [...Object.keys(config), ...(parts.state === undefined ? [] : ['state'])].join(', ');
  if (left === '') return made && readQueue(made.record, []);
  try {
    const applied = await apply(requests, made ?? (await queueOf(requests, queue)), {
      ...parts,
      config,
      mode: undefined,
    });
    return made === undefined ? applied : { ...applied, entries: [] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw error.with({
      message: `${error.message}. The queue was created, and not all of ${left} was set`,
      advice: `apply-queue sets the rest. ${error.advice ?? ''}`.trim(),
    });
  }
}

/**
 * Writes settings, each part to its endpoint, in an order that loses nothing when one of them fails: a queue is stopped before its
 * settings change and started after they did, and modes are switched last, because a queue that is switching takes no settings.
 * @returns the queue afterwards
 * @throws ServiceError that names the settings that were already written
 */
async function apply(requests: Requests, queue: KnownQueue, parts: SettingParts): Promise<QueueResponse> {
  const { id, record } = queue;
  const { config, mode, state = '' } = parts;
  const command = commands[state];
  const done: string[] = [];
  const verifying =
    (read: (found: QueueRecord) => WriteOutcome): ServiceRequest['verify'] =>
    async (sentAt) => {
      const found = await requests.by(requests.client.verifier(sentAt)).read('GET /v2/merge-queues/{id}', { id });
      return { outcome: read(found), response: responseWith(found) };
    };
  const setState = async (): Promise<void> => {
    const verify = verifying((found) => stateOutcome(found, state));
    await requests.write(`POST /v2/merge-queues/{id}/${command ?? 'resume'}`, { id, permission, verify });
    done.push(`state: ${state}`);
  };
  let shown: unknown;
  try {
    if (command !== undefined && command !== 'resume') await setState();
    if (Object.keys(config).length > 0) {
      shown = (await requests.write('PATCH /v2/merge-queues/{id}/config', { id, body: config, permission })).json;
      done.push(...Object.keys(config));
    }
    if (command === 'resume') await setState();
    if (mode !== undefined && mode !== record.mode) {
      const verify = verifying((found) => modeOutcome(found, mode));
      await requests.write('POST /v2/merge-queues/{id}/switch-modes', { id, body: { mode }, permission, verify });
      shown = undefined;
      done.push(`mode: ${mode}`);
    }
    const isWhole = command === undefined && textOf(fieldsOf(shown).id) !== undefined;
    return readQueue(isWhole ? shown : await requests.read('GET /v2/merge-queues/{id}', { id }));
  } catch (error) {
    if (!(error instanceof ServiceError) || done.length === 0) throw error;
    throw error.with({ message: `${error.message}. Before that, the queue got ${done.join(', ')}` });
  }
}

function pickFrom(config: JsonObject, isPicked: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(config).filter(([name]) => isPicked(name)));
}

/** An existing queue is completed with the missing settings. Its mode cannot be changed in this way. */
function creation(found: KnownQueue | undefined, { mode }: SettingParts): WriteOutcome {
  if (found === undefined) return { kind: 'not-done', what: 'the queue does not exist' };
  if (mode === undefined || found.record.mode === mode) return { kind: 'done', what: 'the queue exists' };
  return {
    kind: 'refused',
    what: `a queue of this branch exists with another mode, ${JSON.stringify(found.record.mode)}`,
    advice: 'update-queue changes its settings',
  };
}

function stateOutcome(found: QueueRecord, asked: string): WriteOutcome {
  const state = stateOf(found.state);
  if (state === undefined) return { kind: 'unknown', what: 'the response does not show the state of the queue' };
  // A queue that has nothing left to drain is PAUSED.
  const isDone = state === asked.toUpperCase() || (asked === 'draining' && state === 'PAUSED');
  return { kind: isDone ? 'done' : 'not-done', what: `the queue is ${state}` };
}

function modeOutcome(found: QueueRecord, asked: string): WriteOutcome {
  if (found.mode === asked) return { kind: 'done', what: `the mode of the queue is ${asked}` };
  if (stateOf(found.state) === 'SWITCHING_MODES') return { kind: 'done', what: 'the queue is SWITCHING_MODES' };
  return { kind: 'not-done', what: 'the queue has the mode that it had' };
}
