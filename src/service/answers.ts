import { canonicalState, pullRequestStates, queueStates } from './states.js';

/**
 * What the action takes from an answer. Field names of most answers are not promised (service interface, sections 2.3
 * and 2.4), so things are looked for by meaning and every one of them may be missing.
 */
export interface PullRequestAnswer {
  readonly state?: string;
  readonly submitted?: boolean;
  /** The object that held them, with all its fields. */
  readonly record?: Readonly<Record<string, unknown>>;
}

export interface QueueAnswer {
  readonly state?: string;
  readonly entries?: readonly QueueEntry[];
  /** Every other scalar or list field of the queue's record: mode, concurrency and the like. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A pull request in a queue. */
export interface QueueEntry extends PullRequestAnswer {
  readonly number?: number;
  readonly title?: string;
  readonly author?: string;
  readonly priority?: string;
  /** ISO 8601 date-time of the last change of state. */
  readonly since?: string;
  /** Where the service says it: what the entry impacts. */
  readonly impactedTargets?: 'ALL' | readonly string[];
}

type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself and those below it, nearest first, three levels deep. Lists are not entered. */
function* objectsOf(value: unknown): Generator<JsonObject> {
  let level = isObject(value) ? [value] : [];
  for (let depth = 0; depth < 3 && level.length > 0; depth += 1) {
    yield* level;
    level = level.flatMap((object) => Object.values(object).filter(isObject));
  }
}

const known = (states: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && states.includes(canonicalState(value));

/** The record that holds the state: the nearest with a state we know, else the nearest with any state. */
function recordWithState(value: unknown, states: readonly string[]): JsonObject | undefined {
  const candidates = [...objectsOf(value)].filter((object) => typeof object.state === 'string');
  return candidates.find((object) => known(states, object.state)) ?? candidates[0];
}

const submittedField = /^(is_?)?(currently_?)?submitted(_?to_?(merge_?)?queue)?$/i;

function submittedOf(value: unknown): boolean | undefined {
  for (const object of objectsOf(value)) {
    for (const [field, content] of Object.entries(object)) {
      if (submittedField.test(field)) {
        if (typeof content === 'boolean') return content;
        if (content === 'true' || content === 'false') return content === 'true';
      }
    }
  }
  return undefined;
}

/** State and submission of a pull request, wherever in the answer they are. */
export function readPullRequest(value: unknown): PullRequestAnswer {
  const record = recordWithState(value, pullRequestStates);
  const state = record?.state;
  const submitted = submittedOf(value);
  return {
    ...(typeof state === 'string' ? { state: canonicalState(state) } : {}),
    ...(submitted === undefined ? {} : { submitted }),
    ...(record === undefined ? {} : { record }),
  };
}

const entriesField = /^(enqueued|queued)?_?(pull_?requests|prs|entries)$/i;

/** State, entries and settings of a queue, wherever in the answer they are. */
export function readQueue(value: unknown): QueueAnswer {
  const record = recordWithState(value, queueStates) ?? (isObject(value) ? value : {});
  const state = record.state;
  let entries: readonly QueueEntry[] | undefined;
  for (const object of objectsOf(value)) {
    const found = Object.entries(object).find(([field, content]) => entriesField.test(field) && Array.isArray(content));
    if (found !== undefined) {
      entries = (found[1] as unknown[]).filter(isObject).map(readEntry);
      break;
    }
  }
  const settings = Object.fromEntries(
    Object.entries(record).filter(
      ([field, content]) => field !== 'state' && !entriesField.test(field) && !isObject(content),
    ),
  );
  return {
    ...(typeof state === 'string' ? { state: canonicalState(state) } : {}),
    ...(entries === undefined ? {} : { entries }),
    settings,
  };
}

function readEntry(record: JsonObject): QueueEntry {
  const answer = readPullRequest(record);
  const number = firstOf(record, ['prNumber', 'number', 'pr_number'], 'number') ?? numberOf(record.pr);
  const title = firstOf(record, ['prTitle', 'title', 'pr_title'], 'string');
  const author = firstOf(record, ['prAuthor', 'author', 'pr_author'], 'string');
  const priority = firstOf(record, ['priorityName', 'priority', 'priorityValue'], 'string', 'number');
  const since = firstOf(record, ['stateChangedAt', 'state_changed_at'], 'string');
  const targets = record.impactedTargets;
  return {
    ...answer,
    record,
    ...(typeof number === 'number' ? { number } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof author === 'string' ? { author } : {}),
    ...(priority === undefined ? {} : { priority: String(priority) }),
    ...(typeof since === 'string' ? { since } : {}),
    ...(targets === 'ALL' || (Array.isArray(targets) && targets.every((target) => typeof target === 'string'))
      ? { impactedTargets: targets }
      : {}),
  };
}

function numberOf(value: unknown): number | undefined {
  return isObject(value) && typeof value.number === 'number' ? value.number : undefined;
}

function firstOf(
  record: JsonObject,
  fields: readonly string[],
  ...types: ('string' | 'number')[]
): string | number | undefined {
  for (const field of fields) {
    const content = record[field];
    if ((typeof content === 'string' || typeof content === 'number') && types.some((type) => typeof content === type)) {
      return content;
    }
  }
  return undefined;
}
