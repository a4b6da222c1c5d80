import { camelCased, underscored } from './words.js';

/** The one table of a queue's settings. What both sides of the interface say of a setting follows from it. */

/** Range of a whole number. */
interface Range {
  readonly least: number;
  readonly most: number;
  /** Only its multiples are taken. */
  readonly step?: number;
}

interface Choice {
  readonly kind: 'choice';
  readonly values: readonly [string, ...string[]];
  /** Its words in the second generation, where those are not the same `writtenLikeThis`. */
  readonly second?: readonly string[];
}

/** Values that a setting may have. A range is another one in the second generation. */
export type SettingType =
  | { readonly kind: 'boolean' }
  | (Range & { readonly kind: 'integer'; readonly second: Range })
  | Choice
  | { readonly kind: 'text' }
  /** A list of texts, in any order. */
  | { readonly kind: 'list' }
  /** How batches treat pull requests that impact targets of a pattern. */
  | { readonly kind: 'rules' };

type ValueOf<Type extends SettingType> = Type extends { readonly kind: 'boolean' }
  ? boolean
  : Type extends { readonly kind: 'integer' }
    ? number
    : Type extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
      ? Value
      : Type extends { readonly kind: 'text' }
        ? string | null
        : Type extends { readonly kind: 'list' }
          ? readonly string[]
          : readonly { readonly targetPattern: string; readonly policy: 'isolate' }[];

/** What may be said of a setting beside its values. */
interface Remarks {
  /** Description for people, and for the schema that editors show. A setting without it is sent as it was written. */
  readonly meaning?: string;
  /** Name in the second generation, where it has another one there. */
  readonly second?: string;
  /** The only generation that has it. */
  readonly only?: 1 | 2;
  /** Generations that take it when a queue is created. */
  readonly onCreation?: readonly (1 | 2)[];
  /** What it is, where a queue doesn't keep it as a setting. */
  readonly part?: 'state' | 'order';
}

/**
 * @param initial value in a new queue of the local service, which has to be one that `updateQueue` takes; undefined where it is unset
 */
function setting<
  const Type extends SettingType,
  const Initial extends ValueOf<Type> | undefined,
  const More extends Remarks,
>(type: Type, initial: Initial, more: More) {
  return { type, initial, ...more };
}

/** Whole numbers of the hosted service have 32 bits in the first generation. */
const mostUnsigned = 0xff_ff_ff_ff;
const count = (least: number, most: number, step?: number) =>
  ({
    kind: 'integer',
    least: 1,
    most: mostUnsigned,
    second: { least, most, ...(step === undefined ? {} : { step }) },
  }) as const;
const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  ({ kind: 'choice', values }) as const;
const flag = { kind: 'boolean' } as const;
const list = { kind: 'list' } as const;

const week = 7 * 24 * 60;

/**
 * Every setting, by its name in the first generation. Names, values and ranges are those of the hosted service's descriptions
 * (`service-descriptions/`), and a test compares them; `enqueueingLabel` is from its reference.
 */
export const settingsTable = {
  mode: setting({ kind: 'choice', values: ['single', 'parallel'], second: ['queue', 'graph'] }, 'single', {
    meaning: 'single tests pull requests in one lane; parallel puts those that share no impacted target into several',
    onCreation: [1, 2],
  }),
  concurrency: setting(count(1, 1000), 5, { meaning: 'how many tests run at a time', onCreation: [1, 2] }),
  state: setting(choice('running', 'paused', 'draining'), undefined, {
    meaning: 'paused starts nothing new; draining finishes what is enqueued and takes nothing more',
    part: 'state',
  }),
  testingTimeoutMinutes: setting(count(0, week), 45, {
    meaning: 'minutes after which a test that has not ended counts as failed',
  }),
  canOptimisticallyMerge: setting(flag, false, {
    meaning: 'a pull request also counts as tested when one behind it, tested on top of it, passes',
  }),
  pendingFailureDepth: setting(count(0, 1000), 1, {
    meaning: 'how many pull requests behind a failed one are waited for before the failure counts',
  }),
  batch: setting(flag, false, { meaning: 'test several pull requests together', second: 'allowBatching' }),
  batchingMinSize: setting(count(1, 1000), 5, { meaning: 'how many pull requests a batch waits for' }),
  batchingMaxWaitTimeMinutes: setting(count(0, week), 1, { meaning: 'how many minutes a batch waits for them' }),
  bisectionConcurrency: setting(count(0, 1000), 2, {
    meaning: 'how many tests run at a time while failed batches are split',
    onCreation: [2],
  }),
  createPrsForTestingBranches: setting(flag, false, {
    meaning: 'open a draft pull request for each branch under test',
    second: 'createsPrsForTestingBranches',
  }),
  mergeMethod: setting(choice('merge_commit', 'squash', 'rebase'), 'merge_commit', {
    meaning: 'how pull requests are merged',
  }),
  directMergeMode: setting(choice('off', 'always'), 'off', {
    meaning: 'always merges a pull request that is up to date with its target branch without another test',
  }),
  optimizationMode: setting(choice('off', 'bisection_skip_redundant_tests'), 'off', {
    meaning: 'bisection_skip_redundant_tests leaves out tests whose outcome follows from others',
  }),
  commentsEnabled: setting(flag, true, {
    meaning: 'the service comments on pull requests',
    second: 'areCommentsEnabled',
  }),
  commandsEnabled: setting(flag, true, {
    meaning: 'comments on pull requests can command the queue',
    second: 'areCommandsEnabled',
  }),
  statusCheckEnabled: setting(flag, true, {
    meaning: 'the service sets a status check on pull requests',
    second: 'isStatusCheckEnabled',
  }),
  enqueueingLabel: setting({ kind: 'text' }, null, {
    meaning: 'a label that submits the pull request that gets it',
    onCreation: [2],
  }),
  requiredStatuses: setting(list, [], {
    meaning:
      'names of the checks that decide whether a test passed; [] leaves it to the protection of the target branch',
  }),
  deleteRequiredStatuses: setting(flag, undefined, {
    meaning: 'of update-queue: true clears requiredStatuses. apply-queue takes an empty list for that',
    only: 1,
    part: 'order',
  }),
  labelCommandsEnabled: setting(flag, undefined, { second: 'areLabelCommandsEnabled' }),
  extensionEnabled: setting(flag, undefined, { second: 'isExtensionEnabled' }),
  stateLabelsEnabled: setting(flag, undefined, { second: 'areStateLabelsEnabled' }),
  notReadyTimeoutMinutes: setting(count(0, 30 * 24 * 60, 60), 0, { only: 2 }),
  allowedBotSubmitters: setting(list, [], { only: 2 }),
  batchingRules: setting({ kind: 'rules' }, [], { only: 2 }),
  testBranchConstructionMode: setting(choice('rename_temp_branch', 'push_new_branch_from_temp'), 'rename_temp_branch', {
    only: 2,
  }),
} as const;

type Table = typeof settingsTable;

/** A setting of the table, whichever it is. */
export interface QueueSetting extends Remarks {
  readonly type: SettingType;
  readonly initial: unknown;
}

type KeptName = { [Name in keyof Table]: Table[Name] extends { readonly part: string } ? never : Name }[keyof Table];
type UnsetName = { [Name in KeptName]: Table[Name]['initial'] extends undefined ? Name : never }[KeptName];

/** Settings of a queue, by their names in the first generation. Some are unset until a client sets them. */
export type QueueSettings = {
  -readonly [Name in Exclude<KeptName, UnsetName>]: ValueOf<Table[Name]['type']>;
} & { -readonly [Name in UnsetName]?: ValueOf<Table[Name]['type']> };

/** The settings that a queue keeps, as pairs. */
export const keptSettings: readonly (readonly [keyof QueueSettings, QueueSetting])[] = Object.entries<QueueSetting>(
  settingsTable,
).flatMap(([name, of]) => (of.part === undefined ? [[name as keyof QueueSettings, of] as const] : []));

/** Settings of a new queue of the local service. */
export const defaultSettings = Object.fromEntries(
  keptSettings.flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
) as unknown as Readonly<QueueSettings>;

/** Names of settings that a generation takes when a queue is created. */
export const creationNames = (generation: 1 | 2): readonly string[] =>
  keptSettings.filter(([, { onCreation = [] }]) => onCreation.includes(generation)).map(([name]) => name);

/** Words of a choice as the second generation writes them. */
export const secondValues = ({ values, second }: Choice): readonly string[] => second ?? values.map(camelCased);

const secondNames = new Map<string, string>(keptSettings.map(([name, { second = name }]) => [name, second]));
const firstNames = new Map([...secondNames].map(([name, second]) => [second, name]));

/** Settings by the names and with the words of the second generation. Unknown ones stay as they are. */
export function inSecondGeneration(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return translated(settings, secondNames, (type, word) => {
    return secondValues(type)[type.values.indexOf(word.toLowerCase())] ?? (type.second ? word : camelCased(word));
  });
}

/** Settings of the second generation by the names and with the words of the first. Unknown ones stay as they are. */
export function fromSecondGeneration(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return translated(settings, firstNames, (type, word) => {
    return type.values[secondValues(type).indexOf(word)] ?? (type.second ? word : underscored(word));
  });
}

/** @param inWords a word of a choice in the other generation */
function translated(
  settings: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
  inWords: (type: Choice, word: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const first = firstNames.get(name) ?? name;
      const type = Object.hasOwn(settingsTable, first) ? settingsTable[first as keyof Table].type : undefined;
      const isWord = type?.kind === 'choice' && typeof value === 'string';
      return [names.get(name) ?? name, isWord ? inWords(type, value) : value];
    }),
  );
}
