import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { checkSettings, queueSettings, settingDifferences } from '../../../src/service/queue/queue-settings.js';
import {
  type QueueSetting,
  type SettingType,
  secondValues,
  settingsTable,
} from '../../../packages/shared/src/service/queue-settings.js';
import { readQueue } from '../../../src/service/v1/responses.js';

const root = resolve(import.meta.dirname, '../../..');
const schemaFile = join(root, 'schemas/queue-settings.schema.json');
const matchesSchema = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(schemaFile, 'utf8')) as object,
);

const right: readonly Record<string, unknown>[] = [
  {},
  { mode: 'parallel', concurrency: 1, batch: true },
  { mode: 'PARALLEL', state: 'PAUSED' },
  { concurrency: 4_294_967_295 },
  { requiredStatuses: [] },
  { requiredStatuses: null },
  { requiredStatuses: ['build', 'test / linux'] },
  { directMergeMode: 'off', optimizationMode: 'bisection_skip_redundant_tests', mergeMethod: 'squash' },
  { enqueueingLabel: 'merge me' },
  { deleteRequiredStatuses: true },
  { somethingThatComesLater: { deep: [1] } },
];

const wrong: readonly (readonly [Record<string, unknown>, RegExp])[] = [
  [{ concurrency: '5' }, /^concurrency: "5" is not a whole number from 1 to 4294967295$/],
  [{ concurrency: 0 }, /^concurrency: 0 is not a whole number/],
  [{ concurrency: 4_294_967_296 }, /^concurrency: 4294967296 is not/],
  [{ testingTimeoutMinutes: 1.5 }, /^testingTimeoutMinutes: 1.5 is not/],
  [{ batch: 'yes' }, /^batch: "yes" is not true or false$/],
  [{ batch: null }, /^batch: null is not true or false$/],
  [{ mode: 'serial' }, /^mode: "serial" is not one of single, parallel$/],
  [{ mode: 5 }, /^mode: 5 is not one of/],
  [{ state: 'switching_modes' }, /^state: "switching_modes" is not one of running, paused, draining$/],
  [{ requiredStatuses: 'build' }, /^requiredStatuses: "build" is not a list of texts$/],
  [{ requiredStatuses: [1] }, /^requiredStatuses: \[1\] is not a list of texts$/],
  [{ requiredStatuses: [''] }, /is not a list of texts$/],
  [{ enqueueingLabel: ' ' }, /^enqueueingLabel: " " is not a text that is not empty$/],
];

test.each(right)('%j is right, for the schema too', (settings) => {
  expect(checkSettings(settings).problem).toBeUndefined();
  expect(matchesSchema(settings)).toBe(true);
});

test.each(wrong)('%j is wrong, for the schema too', (settings, message) => {
  expect(checkSettings(settings).problem).toMatch(message);
  expect(matchesSchema(settings)).toBe(false);
});

test('choices are sent as the service writes them, lists without repetition, null as an empty list', () => {
  expect(checkSettings({ mode: 'PARALLEL', mergeMethod: 'Merge-Commit', requiredStatuses: ['a', 'b', 'a'] })).toEqual({
    settings: { mode: 'parallel', mergeMethod: 'merge_commit', requiredStatuses: ['a', 'b'] },
  });
  expect(checkSettings({ requiredStatuses: null })).toEqual({ settings: { requiredStatuses: [] } });
});

describe('a name that is not known', () => {
  test.each([
    ['concurency', 'concurrency'],
    ['Concurrency', 'concurrency'],
    ['batching-min-size', 'batchingMinSize'],
    ['testing_timeout_minutes', 'testingTimeoutMinutes'],
    ['requiredStatus', 'requiredStatuses'],
    ['modes', 'mode'],
    ['canOptimisticalyMerge', 'canOptimisticallyMerge'],
  ])('%s was probably meant to be %s', (name, meant) => {
    expect(checkSettings({ [name]: 1 }).problem).toContain(`Did you mean ${meant}?`);
  });

  test.each(['mergeTrainLength', 'notes', 'priorityNames', '__proto__x', 'constructor'])('%s is kept', (name) => {
    expect(checkSettings({ [name]: 1 })).toEqual({ settings: { [name]: 1 } });
  });

  test('every known name is itself', () => {
    for (const name of Object.keys(queueSettings)) {
      expect(checkSettings({ [name]: 'wrong for most' }).problem ?? '').not.toContain('Did you mean');
    }
  });
});

describe('what differs', () => {
  const shown = readQueue({
    state: 'running',
    mode: 'SINGLE',
    concurrency: 5,
    requiredStatuses: null,
    later: [1],
  }).shown;
  test('is found by meaning, whatever case the service answers in and whatever order a list has', () => {
    expect(settingDifferences(shown, { state: 'running', mode: 'single', concurrency: 5 })).toEqual([]);
    expect(settingDifferences(shown, { requiredStatuses: [], later: [1] })).toEqual([]);
    expect(settingDifferences({ requiredStatuses: ['b', 'a'] }, { requiredStatuses: ['a', 'b'] })).toEqual([]);
  });
  test('says what the queue has, and what it does not show', () => {
    expect(settingDifferences(shown, { mode: 'parallel', later: [2], batch: true, concurrency: 5 })).toEqual([
      { setting: 'mode', before: 'SINGLE', after: 'parallel' },
      { setting: 'later', before: [1], after: [2] },
      { setting: 'batch', before: undefined, after: true },
    ]);
  });
});

test('a setting named __proto__ is a setting', () => {
  const written = JSON.parse('{"__proto__":{"a":1}}') as Record<string, unknown>;
  expect(JSON.stringify(checkSettings(written))).toBe('{"settings":{"__proto__":{"a":1}}}');
});

describe.each([1, 2] as const)(
  'the table has what the description of generation %d says of each setting',
  (generation) => {
    interface Described {
      readonly properties: Readonly<Record<string, object>>;
    }
    const file = join(root, `service-descriptions/v${String(generation)}.openapi.json`);
    const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Described }> } } }>;
      components: { schemas?: Record<string, Described> };
    };
    const { properties = {} } =
      generation === 1
        ? (paths['/updateQueue']?.post.requestBody.content['application/json']?.schema ?? {})
        : (components.schemas?.UpdateMergeQueueConfigRequest ?? {});
    /** Settings that the descriptions lack, or that have a separate endpoint. */
    const missing =
      generation === 1
        ? ['enqueueingLabel', 'labelCommandsEnabled', 'extensionEnabled', 'stateLabelsEnabled']
        : ['mode', 'state'];
    const table = Object.entries<QueueSetting>(settingsTable)
      .filter(([name, { only = generation }]) => only === generation && !missing.includes(name))
      .map(([name, { type, second = name }]) => [generation === 1 ? name : second, factsOf(type, generation)] as const);

    test('no more and no less', () => {
      expect(table.map(([name]) => name).sort()).toEqual(
        Object.keys(properties)
          .filter((name) => name !== 'repo' && name !== 'targetBranch')
          .sort(),
      );
    });

    test.each(table)('%s', (name, facts) => {
      expect(properties[name]).toMatchObject(facts);
    });
  },
);

function factsOf(type: SettingType, generation: 1 | 2): object {
  switch (type.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer': {
      const { least, most } = generation === 1 ? type : type.second;
      return { type: 'integer', minimum: least, maximum: most };
    }
    case 'choice':
      return { type: 'string', enum: generation === 1 ? type.values : secondValues(type) };
    case 'text':
      return { type: 'string', minLength: 1 };
    case 'list':
      return { type: 'array', items: { type: 'string' } };
    case 'rules':
      return { type: 'array', items: { properties: { policy: { enum: ['isolate'] } } } };
  }
}
