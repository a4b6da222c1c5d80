import type { JsonObject, PullRequestResponse, QueueEntry, QueueResponse } from '../queue/responses.js';
import { entryFields, numberOf, valueIn } from '../fields.js';
import { canonicalState, pullRequestStates, queueStates } from '../../../packages/shared/src/service/states.js';
import { fieldsOf, isObject } from '../../../packages/shared/src/json-values.js';

const isString = (value: unknown): value is string => typeof value === 'string';
const isNamed = (value: unknown): value is string => isString(value) && value.trim() !== '';

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

const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

function submittedOf(value: unknown): boolean | undefined {
  const [first] = [...objectsOf(value)]
    .flatMap((object) => Object.entries(object))
    .flatMap(([field, content]) => (submittedField.test(field) ? (truths.get(content) ?? []) : []));
  return first;
}

/** State and submission of a pull request, wherever in the response they are. */
export function readPullRequest(value: unknown): PullRequestResponse {
  // The hosted service's description lets the state be missing; the record is then the response itself.
  const whole = fieldsOf(value);
  const record = recordWithState(value, pullRequestStates) ?? (typeof whole.prNumber === 'number' ? whole : undefined);
  return { state: stateOf(record), submitted: submittedOf(value), record };
}

const entriesField = /^(enqueued|queued)?_?(pull_?requests|prs|entries)$/i;

/** State, entries and settings of a queue, wherever in the response they are. */
export function readQueue(value: unknown): QueueResponse {
  const whole = fieldsOf(value);
  const record = recordWithState(value, queueStates) ?? whole;
  const [list] = [...objectsOf(value)]
    .flatMap((object) => Object.entries(object))
    .flatMap(([field, content]) => (entriesField.test(field) && Array.isArray(content) ? [content as unknown[]] : []));
  const entries = list?.filter(isObject).map(readEntry);
  const settings = Object.fromEntries(
    Object.entries(record).filter(
      ([field, content]) => field !== 'state' && !entriesField.test(field) && !isObject(content),
    ),
  );
  const state = stateOf(record);
  const shown = { ...whole, ...settings, ...(state === undefined ? {} : { state }) };
  return { state, entries, settings, shown };
}

function readEntry(record: JsonObject): QueueEntry {
  const targets = record.impactedTargets;
  const number = valueIn(record, numberOf, 'prNumber', 'number', 'pr_number') ?? numberOf(fieldsOf(record.pr).number);
  return {
    ...readPullRequest(record),
    ...entryFields(record),
    record,
    number,
    impactedTargets: targets === 'ALL' || (Array.isArray(targets) && targets.every(isString)) ? targets : undefined,
  };
}
