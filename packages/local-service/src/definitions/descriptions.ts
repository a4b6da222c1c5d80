import first from '../../../../service-descriptions/v1.openapi.json' with { type: 'json' };
import second from '../../../../service-descriptions/v2.openapi.json' with { type: 'json' };
import { type QueueSettings, creationNames, keptSettings } from '../../../shared/src/service/queue-settings.js';
import { isObject, texts } from '../../../shared/src/json-values.js';
import { camelCased } from '../../../shared/src/service/words.js';
import { pullRequestStates } from '../queue-rules/states.js';

/** What of JSON Schema the descriptions use, as far as it is changed here. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  enum?: unknown[];
  items?: Schema;
  [keyword: string]: unknown;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string; 'x-error-codes'?: string[] }>;
  security?: object[];
}

/** An OpenAPI description. */
export interface Description {
  servers?: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
}

/** The descriptions of the hosted service. */
export const hosted = { first: first as unknown as Description, second: second as unknown as Description };

const requestOf = (operation: Operation | undefined): Schema =>
  operation?.requestBody?.content?.['application/json']?.schema ?? {};
const responseOf = (operation: Operation | undefined): Schema =>
  operation?.responses['200']?.content?.['application/json']?.schema ?? {};
const without = (schema: Schema | undefined, ...names: string[]): void => {
  if (schema !== undefined) schema.required = schema.required?.filter((name) => !names.includes(name)) ?? [];
};
const within = (schema: Schema, ...names: string[]): Schema =>
  names.reduce<Schema>((inner, name) => inner.properties?.[name] ?? {}, schema);

const text: Schema = { type: 'string', minLength: 1 };
/** Some clients send the number of a pull request in quotes. */
const pullRequestNumber: Schema = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: 4_294_967_295 },
    { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  ],
};

/** Settings that this service takes, and that the hosted service's first description lacks. */
const undescribedSettings: Record<string, Schema> = {
  enqueueingLabel: { type: ['string', 'null'] },
  ...Object.fromEntries(
    ['labelCommandsEnabled', 'extensionEnabled', 'stateLabelsEnabled'].map((name) => [name, { type: 'boolean' }]),
  ),
};

/**
 * The first generation as this service has it: the hosted service's description with the additions and the freedoms that the README names.
 * @param strict true for the fields that the hosted service requires, and no unknown settings
 * @param upperCaseStates true where responses have states in capitals
 */
export function firstGeneration(strict: boolean, upperCaseStates = false): Description {
  const description = JSON.parse(
    JSON.stringify(hosted.first).replaceAll('application/plain-text', 'text/plain'),
  ) as Description;
  const posts = Object.fromEntries(Object.entries(description.paths).map(([path, { post }]) => [path, post]));
  for (const operation of Object.values(posts)) addPullRequest(requestOf(operation));
  for (const path of ['/createQueue', '/submitPullRequest']) {
    // These two answer with an empty body, as clients of the hosted service expect, whose description names JSON.
    const success = posts[path]?.responses['200'];
    if (success !== undefined) delete success.content;
  }
  addSettings(posts);
  const upload = posts['/setImpactedTargets'];
  upload?.security?.push({});
  const metrics = description.paths['/getMergeQueueMetrics']?.get;
  if (metrics !== undefined) {
    metrics.parameters = ['repo', 'repoHost'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  }
  const details = requestOf(posts['/getMergeQueueTestingDetails']);
  (details.properties ??= {}).pr = {
    type: 'object',
    properties: { number: pullRequestNumber, sha: text },
    required: ['number'],
  };
  if (strict) {
    for (const path of ['/createQueue', '/updateQueue']) requestOf(posts[path]).additionalProperties = false;
  } else {
    without(within(requestOf(upload), 'pr'), 'sha');
    without(details, 'testRunId');
    const list = requestOf(posts['/flaky-tests/list-unhealthy-tests']);
    without(list, 'status', 'page_query');
    for (const each of [list, requestOf(posts['/flaky-tests/list-quarantined-tests'])]) {
      without(within(each, 'page_query'), 'page_size');
    }
  }
  for (const operation of Object.values(posts)) {
    // Some endpoints of the hosted description name no response to a request that is not JSON.
    if (operation !== undefined) operation.responses['400'] ??= { description: 'Bad Request' };
    if (upperCaseStates && operation !== undefined) operation.responses = inCapitals(operation.responses);
  }
  return description;
}

function addPullRequest(request: Schema): void {
  const { pr, repo, ...others } = request.properties ?? {};
  const named = ['targetBranch', 'org_url_slug'].map((name) => others[name]);
  for (const name of [...Object.values(repo?.properties ?? {}), ...named]) if (name) name.minLength = 1;
  if (pr?.properties !== undefined) Object.assign(pr.properties, { number: pullRequestNumber, sha: text });
}

function addSettings(posts: Record<string, Operation | undefined>): void {
  const update = requestOf(posts['/updateQueue']);
  for (const schema of [update, responseOf(posts['/updateQueue']), responseOf(posts['/getQueue'])]) {
    Object.assign(schema.properties ?? {}, undescribedSettings);
  }
  const { state } = update.properties ?? {};
  if (state?.enum !== undefined) state.enum.push(...state.enum.map((each) => String(each).toUpperCase()));
  const create = posts['/createQueue'];
  if (create !== undefined) create.responses['409'] = { ...create.responses['400'] };
}

/** States in capitals, in a response or in its schema. */
export function inCapitals<Json>(json: Json): Json {
  const capitals = (name: string, value: unknown): unknown => {
    if (name !== 'state' && name !== 'value') return value;
    if (typeof value === 'string') return value.toUpperCase();
    return isObject(value) && 'enum' in value
      ? { ...value, enum: texts(value.enum).map((word) => word.toUpperCase()) }
      : value;
  };
  return JSON.parse(JSON.stringify(json, capitals)) as Json;
}

/** The second generation as this service has it: tests have two paths, and texts with more than one word have their pattern. */
export function secondGeneration(): Description {
  const description = structuredClone(hosted.second);
  const { paths } = description;
  const { UpdateMergeQueueConfigRequest: config = {} } = description.components.schemas ?? {};
  within(config, 'notReadyTimeoutMinutes').multipleOf = 60;
  within(within(config, 'batchingRules').items ?? {}, 'targetPattern').pattern = '^[^*]+\\*?$';
  const listOf = (words: readonly string[]): string => `^(?:${words.join('|')})(?:,(?:${words.join('|')}))*$`;
  const patterns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/v2/merge-queues/{id}/pull-requests': { state: listOf(pullRequestStates.map(camelCased)) },
    '/v2/pull-requests': { number: '^[1-9]\\d{0,7}(?:,[1-9]\\d{0,7}){0,49}$' },
    '/v2/queue-entry-history': { pullRequestIds: '^[\\da-fA-F-]{36}(?:,[\\da-fA-F-]{36}){0,49}$' },
    '/v2/test-cases': { status: listOf(['healthy', 'flaky', 'broken']) },
  };
  for (const [path, names] of Object.entries(patterns)) {
    for (const { name, schema } of paths[path]?.get?.parameters ?? []) {
      if (names[name] !== undefined) schema.pattern = names[name];
    }
  }
  for (const [path, item] of Object.entries(paths)) paths[path.replace('/test-cases', '/tests')] = item;
  return description;
}

/** Settings of a request of the first generation, without its other fields. */
export function settingsIn(request: object, when: 'creation' | 'change'): Partial<QueueSettings> {
  const names =
    when === 'creation' ? creationNames(1) : keptSettings.flatMap(([name, { only }]) => (only === 2 ? [] : [name]));
  return Object.fromEntries(Object.entries(request).filter(([name]) => names.includes(name)));
}
