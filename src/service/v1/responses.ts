import { type JsonObject, type PullRequestResponse, type QueueEntry, type QueueResponse } from '../queue/responses.js';
import { canonicalState, pullRequestStates, queueStates } from '../../../packages/shared/src/service/states.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

const isString = (value: unknown): value is string => typeof value === 'string';
const isNamed = (value: unknown): value is string => isString(value) && value.trim() !== '';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The object itself and those below it, nearest first, three levels deep. Lists are not entered. */
function* objectsOf(value: unknown): Generator<JsonObject> {
  let level = isObject(value) ? [value] : [];
  for (let depth = 0; depth < 3; depth += 1) {
    yield* level;
    level = level.flatMap((object) => Object.values(object).filter(isObject));
  }
}

/** The record that holds the state: the nearest record with a known state, else the nearest record with any state. */
function recordWithState(value: unknown, states: readonly string[]): JsonObject | undefined {
  const candidates = [...objectsOf(value)].filter(({ state }) => isNamed(state));
  return candidates.find((object) => states.includes(canonicalState(String(object.state)))) ?? candidates[0];
}

function stateOf(record: JsonObject | undefined): string | undefined {
  return isNamed(record?.state) ? canonicalState(record.state) : undefined;
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

const isHostedRecord = (value: unknown): value is JsonObject => isObject(value) && isNumber(value.prNumber);

/** State and submission of a pull request, wherever in the response they are. */
export function readPullRequest(value: unknown): PullRequestResponse {
  // The hosted service's description lets the state be missing; the record is then the response itself.
  const record = recordWithState(value, pullRequestStates) ?? (isHostedRecord(value) ? value : undefined);
  return { state: stateOf(record), submitted: submittedOf(value), record };
}

const entriesField = /^(enqueued|queued)?_?(pull_?requests|prs|entries)$/i;

/** State, entries and settings of a queue, wherever in the response they are. */
export function readQueue(value: unknown): QueueResponse {
  const record = recordWithState(value, queueStates) ?? (isObject(value) ? value : {});
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
  const state = stateOf(record);
  const shown = { ...(isObject(value) ? value : {}), ...settings, ...(state === undefined ? {} : { state }) };
  return { state, entries, settings, shown };
}

function readEntry(record: JsonObject): QueueEntry {
  const pr = isObject(record.pr) ? record.pr : {};
  const priority = firstOf<string | number>(record, ['priorityName', 'priority', 'priorityValue'], isString, isNumber);
  const targets = record.impactedTargets;
  return {
    ...readPullRequest(record),
    record,
    number: firstOf(record, ['prNumber', 'number', 'pr_number'], isNumber) ?? firstOf(pr, ['number'], isNumber),
    title: firstOf(record, ['prTitle', 'title', 'pr_title'], isString),
    author: firstOf(record, ['prAuthor', 'author', 'pr_author'], isString),
    priority: priority === undefined ? undefined : String(priority),
    since: firstOf(record, ['stateChangedAt', 'state_changed_at'], isString),
    noBatch: firstOf(record, ['noBatch', 'no_batch'], isBoolean),
    skipsTheLine: firstOf(record, ['skipTheLine', 'skip_the_line'], isBoolean),
    impactedTargets: targets === 'ALL' || (Array.isArray(targets) && targets.every(isString)) ? targets : undefined,
  };
}

/** The content of the first of these fields that holds a value of this type. */
function firstOf<T>(
  record: JsonObject,
  fields: readonly string[],
  ...types: readonly ((value: unknown) => value is T)[]
): T | undefined {
  return fields.map((field) => record[field]).find((content): content is T => types.some((is) => is(content)));
}
