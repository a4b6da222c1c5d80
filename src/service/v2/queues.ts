import type { ExtraFields, QueueReference } from '../merge-queue-service.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import type { Settings } from '../queue/queue-settings.js';
import type { JsonObject, QueueEntry, QueueResponse } from '../queue/responses.js';
import { type Verification, responseWith } from '../requests/service-request.js';
import { type WriteOutcome, readDeletion } from '../queue/verify-write.js';
import { given, present } from '../../../packages/shared/src/json-values.js';
import { creationNames } from '../../../packages/shared/src/service/queue-settings.js';
import { objectOf, stateOf, textOf } from './fields.js';
import { type Ids, type KnownQueue, type QueueRecord, onlyOne, queuesOf } from './ids.js';
import { readEntry, readOrder, readQueue } from './records.js';
import { type Requests, longestPage } from './requests.js';
import { type SettingParts, partsOf } from './settings.js';

const permission = 'Update Merge Queue settings';

const commands: Readonly<Partial<Record<string, 'resume' | 'pause' | 'drain'>>> = {
  running: 'resume',
  paused: 'pause',
  draining: 'drain',
};

/** States of an entry that is in the queue. */
export const activeStates = 'notReady,pending,testing,testsPassed,pendingFailure';

/** Requests of the second generation that are about queues. */
export class Queues {
  constructor(
    readonly requests: Requests,
    readonly ids: Ids,
  ) {}

  /** State and settings from the look-up, entries from their list, in the order that the service gives. */
  async read(queue: QueueReference): Promise<QueueResponse> {
    this.ids.forgetQueue(queue);
    const { id, record } = await this.ids.queue(this.requests, queue);
    return { ...readQueue(record), ...(await this.#entries(id)) };
  }

  /** State and settings as they were looked up; undefined where nothing was. */
  known(queue: QueueReference): QueueResponse | undefined {
    const kept = this.ids.kept(queue);
    return kept === undefined ? undefined : readQueue(kept.record);
  }

  /** State and entries, in no order. */
  async rows(queue: QueueReference): Promise<QueueResponse> {
    this.ids.forgetQueue(queue);
    const { id, record } = await this.ids.queue(this.requests, queue);
    const { entries, isWhole } = await this.#rows(id, this.requests);
    return { ...readQueue(record), entries, ...(isWhole ? {} : { cut: { total: undefined } }) };
  }

  /** The state from the look-up. */
  async state(queue: QueueReference): Promise<string | undefined> {
    this.ids.forgetQueue(queue);
    return readQueue((await this.ids.queue(this.requests, queue)).record).state;
  }

  /** The entries of all pages. @returns also whether the queue has more pages than are read */
  async #rows(id: string, requests: Requests) {
    const entries: QueueEntry[] = [];
    let isWhole = false;
    const query = { state: activeStates, limit: longestPage };
    for await (const page of requests.pages('GET /v2/merge-queues/{id}/pull-requests', { id, query })) {
      entries.push(...page.rows.map(readEntry));
      isWhole = page.hasMore !== true;
    }
    return { entries, isWhole };
  }

  /** Entries of a queue. When the queue has too many pages, only the entries that were submitted last. */
  async #entries(id: string, requests = this.requests): Promise<Pick<QueueResponse, 'entries' | 'cut'>> {
    const rows = await this.#rows(id, requests);
    const entries = await this.#inOrder(id, rows.entries, requests);
    if (rows.isWhole) return { entries };
    const query = { state: activeStates, limit: 1, includeTotal: true };
    const { total } = await requests.rows('GET /v2/merge-queues/{id}/pull-requests', { id, query });
    return { entries, cut: { total } };
  }

  async #inOrder(id: string, entries: readonly QueueEntry[], requests: Requests): Promise<readonly QueueEntry[]> {
    if (entries.length < 2) return entries;
    const order = readOrder(await requests.read('GET /v2/merge-queues/{id}/order', { id }));
    const places = new Map(order.map((number, place) => [number, place]));
    const placeOf = ({ number = 0 }: QueueEntry): number => places.get(number) ?? order.length;
    return [...entries].sort((a, b) => placeOf(a) - placeOf(b));
  }

  /**
   * Creates a queue. Creating is not atomic, so a queue that exists after a lost response is completed, and the error
   * names a queue that is left without some of its settings.
   */
  async create(queue: QueueReference, settings: Settings, extra: ExtraFields): Promise<QueueResponse | undefined> {
    const parts = partsOf({ ...settings, ...extra });
    const { targetBranch, repo } = queue;
    const repositoryId = await this.ids.repository(this.requests, repo);
    const early = pickFrom(parts.config, (name) => creationNames(2).includes(name));
    const { json, verified } = await this.requests.write('POST /v2/merge-queues', {
      body: { repositoryId, targetBranch, ...early, ...given({ mode: parts.mode }) },
      permission,
      verify: async (sentAt): Promise<Verification> => {
        const [found] = await queuesOf(this.requests.verifier(sentAt), repositoryId, targetBranch);
        return { outcome: creation(found, parts), response: responseWith(found) };
      },
    });
    this.ids.forgetQueue(queue);
    const name = `the merge queue of ${targetBranch} of ${repo.owner}/${repo.name}`;
    const made = textOf(objectOf(json).id) === undefined ? undefined : onlyOne([objectOf(json)], name);
    // A queue that exists after a lost response may lack any setting.
    const config = pickFrom(parts.config, (setting) => verified === true || !(setting in early));
    const left = [...Object.keys(config), ...(parts.state === undefined ? [] : ['state'])].join(', ');
    if (left === '') return made && readQueue(made.record, []);
    try {
      const known = made ?? (await this.ids.queue(this.requests, queue));
      const applied = await this.#apply(known, { ...parts, config, mode: undefined });
      return made === undefined ? applied : { ...applied, entries: [] };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw error.with({
        message: `${error.message}. The queue was created, and not all of ${left} was set`,
        advice: `apply-queue sets the rest. ${error.advice ?? ''}`.trim(),
      });
    }
  }

  async update(queue: QueueReference, settings: Settings, extra: ExtraFields): Promise<QueueResponse> {
    const known = await this.ids.queue(this.requests, queue);
    const updated = await this.#apply(known, partsOf({ ...settings, ...extra }));
    // The update is done, so a list that cannot be read at once is left out.
    const entries = this.#entries(known.id, this.requests.once()).catch(onServiceError(() => undefined));
    return { ...updated, ...(await entries) };
  }

  async delete(queue: QueueReference): Promise<void> {
    const { id, repositoryId } = await this.ids.queue(this.requests, queue);
    await this.requests.write('DELETE /v2/merge-queues/{id}', {
      id,
      permission,
      bare: true,
      // A deleted queue may be readable by its id.
      verify: async (sentAt): Promise<Verification> => {
        const [found] = await queuesOf(this.requests.verifier(sentAt), repositoryId, queue.targetBranch);
        return { outcome: readDeletion(found && readQueue(found)), response: responseWith(undefined) };
      },
    });
    this.ids.forgetQueue(queue);
  }

  /**
   * Writes settings, each part to its endpoint.
   * @returns the queue afterwards
   * @throws ServiceError that names the settings that were already written
   */
  async #apply(queue: KnownQueue, parts: SettingParts): Promise<QueueResponse> {
    const done: string[] = [];
    let shown: unknown;
    try {
      for (const { sets, send } of this.#writes(queue, parts)) {
        shown = await send();
        done.push(...sets);
      }
      const isWhole = parts.state === undefined && textOf(objectOf(shown).id) !== undefined;
      return readQueue(isWhole ? shown : await this.requests.read('GET /v2/merge-queues/{id}', { id: queue.id }));
    } catch (error) {
      if (!(error instanceof ServiceError) || done.length === 0) throw error;
      throw error.with({ message: `${error.message}. Before that, the queue got ${done.join(', ')}` });
    }
  }

  /**
   * The writes of settings, in an order that loses nothing when one of them fails: a queue is stopped before its settings
   * change and started after they did, and modes are switched last, because a queue that is switching takes no settings.
   */
  #writes({ id, record }: KnownQueue, { config, mode, state = '' }: SettingParts): readonly SettingWrite[] {
    const command = commands[state];
    const writeState: SettingWrite = {
      sets: [`state: ${state}`],
      send: async () => {
        const verify = this.#verify(id, (found) => stateOutcome(found, state));
        await this.requests.write(`POST /v2/merge-queues/{id}/${command ?? 'resume'}`, { id, permission, verify });
      },
    };
    const writeConfig: SettingWrite = {
      sets: Object.keys(config),
      send: async () =>
        (await this.requests.write('PATCH /v2/merge-queues/{id}/config', { id, body: config, permission })).json,
    };
    const writeMode = (wanted: 'queue' | 'graph'): SettingWrite => ({
      sets: [`mode: ${wanted}`],
      send: async () => {
        const verify = this.#verify(id, (found) => modeOutcome(found, wanted));
        const parts = { id, body: { mode: wanted }, permission, verify } as const;
        await this.requests.write('POST /v2/merge-queues/{id}/switch-modes', parts);
      },
    });
    return present(
      command !== undefined && command !== 'resume' && writeState,
      Object.keys(config).length > 0 && writeConfig,
      command === 'resume' && writeState,
      mode !== undefined && mode !== record.mode && writeMode(mode),
    );
  }

  #verify(id: string, read: (found: QueueRecord) => WriteOutcome) {
    return async (sentAt: number): Promise<Verification> => {
      const found = await this.requests.verifier(sentAt).read('GET /v2/merge-queues/{id}', { id });
      return { outcome: read(found), response: responseWith(found) };
    };
  }
}

/** A request that writes settings. */
interface SettingWrite {
  /** The settings, for people. */
  readonly sets: readonly string[];
  /** @returns the record of the queue, where the response is one */
  readonly send: () => Promise<unknown>;
}

function pickFrom(config: JsonObject, isPicked: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(config).filter(([name]) => isPicked(name)));
}

/** An existing queue is completed with the missing settings. Its mode cannot be changed in this way. */
function creation(found: QueueRecord | undefined, { mode }: SettingParts): WriteOutcome {
  if (found === undefined) return { kind: 'not-done', what: 'the queue does not exist' };
  if (mode === undefined || found.mode === mode) return { kind: 'done', what: 'the queue exists' };
  return {
    kind: 'refused',
    what: `a queue of this branch exists with another mode, ${JSON.stringify(found.mode)}`,
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
