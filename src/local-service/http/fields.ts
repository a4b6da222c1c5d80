import type { QueueIdentity } from '../queue/merge-queues.js';
import type { ImpactedTargets } from '../queue/impacted-targets.js';
import { priorityNames, toPriority } from '../queue/priority.js';
import type { Submission } from '../queue/merge-queue.js';
import { readSettings, type QueueSettings } from '../queue/settings.js';
import { requestableQueueStates, type RequestableQueueState } from '../queue/states.js';
import { HttpError } from './http-error.js';

/** Fields of a JSON object from a request. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns the error for a field that is missing or of the wrong kind */
export function badField(name: string, given: unknown, expected: string): HttpError {
  return new HttpError(
    400,
    given === undefined ? `${name} is missing: it must be ${expected}` : `${name} must be ${expected}`,
  );
}

/** @throws HttpError (400) */
export function objectField(fields: Fields, name: string, path = name): Fields {
  const given = fields[name];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw badField(path, given, 'an object');
  return given as Fields;
}

/** @throws HttpError (400) */
export function stringField(fields: Fields, name: string, path = name): string {
  const given = fields[name];
  if (typeof given !== 'string' || given === '') throw badField(path, given, 'a non-empty string');
  return given;
}

/** @throws HttpError (400) */
export function optionalStringField(fields: Fields, name: string, path = name): string | undefined {
  return fields[name] === undefined ? undefined : stringField(fields, name, path);
}

/** @throws HttpError (400) */
export function optionalBooleanField(fields: Fields, name: string): boolean | undefined {
  const given = fields[name];
  if (given !== undefined && typeof given !== 'boolean') throw badField(name, given, 'true or false');
  return given;
}

/** What is accepted of a number, both bounds included, and how its field is called in an error. */
interface IntegerRange {
  readonly path?: string;
  readonly least?: number;
  readonly most?: number;
}

/** @throws HttpError (400) */
export function integerField(
  fields: Fields,
  name: string,
  { path = name, least = 0, most = Number.MAX_SAFE_INTEGER }: IntegerRange = {},
): number {
  const given = fields[name];
  if (!Number.isSafeInteger(given) || (given as number) < least || (given as number) > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
    throw badField(path, given, `an integer ${range}`);
  }
  return given as number;
}

/** @throws HttpError (400) */
export function optionalIntegerField(fields: Fields, name: string, range: IntegerRange = {}): number | undefined {
  return fields[name] === undefined ? undefined : integerField(fields, name, range);
}

/**
 * One of some words; any case is accepted.
 * @throws HttpError (400)
 */
export function wordField<Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word {
  const given = fields[name];
  const found = words.find((word) => typeof given === 'string' && word.toUpperCase() === given.toUpperCase());
  if (found === undefined) throw badField(name, given, `one of ${words.join(', ')}`);
  return found;
}

/** `repo`, service interface section 2.1. @throws HttpError (400) */
export function repositoryField(fields: Fields): QueueIdentity['repo'] {
  const repo = objectField(fields, 'repo');
  const [host, owner, name] = ['host', 'owner', 'name'].map((part) => stringField(repo, part, `repo.${part}`));
  return { host: host ?? '', owner: owner ?? '', name: name ?? '' };
}

/** `repo` and `targetBranch`. @throws HttpError (400) */
export function queueIdentity(fields: Fields): QueueIdentity {
  return { repo: repositoryField(fields), targetBranch: stringField(fields, 'targetBranch') };
}

/** `pr.number`, and `pr.sha` where it is given. @throws HttpError (400) */
export function pullRequestField(fields: Fields): { number: number; sha: string | undefined } {
  const pullRequest = objectField(fields, 'pr');
  return {
    number: integerField(pullRequest, 'number', { path: 'pr.number', least: 1 }),
    sha: optionalStringField(pullRequest, 'sha', 'pr.sha'),
  };
}

/** `impactedTargets`: the string ALL or an array of strings. @throws HttpError (400) */
export function impactedTargetsField(fields: Fields): ImpactedTargets {
  const given = fields.impactedTargets;
  if (given === 'ALL') return 'ALL';
  if (!Array.isArray(given)) throw badField('impactedTargets', given, 'the string ALL or an array of strings');
  const odd = given.findIndex((target) => typeof target !== 'string' || target === '');
  if (odd >= 0) throw badField(`impactedTargets[${odd}]`, given[odd], 'a non-empty string');
  return new Set(given as string[]);
}

/** What submitPullRequest takes beside the pull request. @throws HttpError (400) */
export function submissionFields(fields: Fields): Submission {
  const { sha } = pullRequestField(fields);
  const noBatch = optionalBooleanField(fields, 'noBatch');
  const given = fields.priority;
  const priority = toPriority(given);
  if (given !== undefined && priority === undefined) {
    throw badField('priority', given, `one of ${priorityNames.join(', ')}, or an integer from 0 to 255`);
  }
  return {
    ...(sha === undefined ? {} : { sha }),
    ...(noBatch === undefined ? {} : { noBatch }),
    ...(priority === undefined ? {} : { priority }),
  };
}

/** The settings among the fields of createQueue and updateQueue. @throws HttpError (400) */
export function settingsFields(fields: Fields): Partial<QueueSettings> {
  try {
    return readSettings(fields);
  } catch (error) {
    if (error instanceof TypeError) throw new HttpError(400, error.message);
    throw error;
  }
}

/** The state that updateQueue asks for. @throws HttpError (400) */
export function queueStateField(fields: Fields): RequestableQueueState | undefined {
  return fields.state === undefined ? undefined : wordField(fields, 'state', requestableQueueStates);
}
