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

const root = resolve(import.meta.dirname, '../../..');
const schemaFile = join(root, 'schemas/queue-settings.schema.json');
const matchesSchema = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(schemaFile, 'utf8')) as object,
);

test.each<Record<string, unknown>>([
  {},
  { mode: 'parallel', concurrency: 1, batch: true },
  { mode: 'PARALLEL', state: 'PAUSED' },
  { concurrency: 4_294_967_295 },
  { requiredStatuses: null },
  { requiredStatuses: ['build', 'test / linux'] },
  { directMergeMode: 'off', optimizationMode: 'bisection_skip_redundant_tests', mergeMethod: 'squash' },
  { enqueueingLabel: 'merge me', deleteRequiredStatuses: true, somethingThatComesLater: { deep: [1] } },
])('%j is right, for the schema too', (settings) => {
  expect(checkSettings(settings).problem).toBeUndefined();
  expect(matchesSchema(settings)).toBe(true);
});

test.each<[setting: string, value: unknown, problem: string]>([
  ['concurrency', '5', '"5" is not a whole number from 1 to 4294967295'],
  ['concurrency', 0, '0 is not a whole number from 1 to 4294967295'],
  ['concurrency', 4_294_967_296, '4294967296 is not a whole number from 1 to 4294967295'],
  ['testingTimeoutMinutes', 1.5, '1.5 is not a whole number from 1 to 4294967295'],
  ['batch', 'yes', '"yes" is not true or false'],
  ['batch', null, 'null is not true or false'],
  ['mode', 'serial', '"serial" is not one of single, parallel'],
  ['mode', 5, '5 is not one of single, parallel'],
  ['state', 'switching_modes', '"switching_modes" is not one of running, paused, draining'],
  ['requiredStatuses', 'build', '"build" is not a list of texts'],
  ['requiredStatuses', [1], '[1] is not a list of texts'],
  ['requiredStatuses', [''], '[""] is not a list of texts'],
  ['enqueueingLabel', ' ', '" " is not a text that is not empty'],
])('%s %j is wrong, for the schema too', (setting, value, problem) => {
  expect(checkSettings({ [setting]: value })).toEqual({ problem: `${setting}: ${problem}` });
  expect(matchesSchema({ [setting]: value })).toBe(false);
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

/** What a queue shows and what is asked for, and the settings that differ, by meaning, with what the queue has. */
test.each<[shown: object, asked: object, before: object]>([
  [{ state: 'RUNNING' }, { state: 'running' }, {}],
  [{ mode: 'SINGLE' }, { mode: 'single' }, {}],
  [{ mode: 'SINGLE' }, { mode: 'parallel' }, { mode: 'SINGLE' }],
  [{ enqueueingLabel: 'Merge me' }, { enqueueingLabel: 'merge_me' }, { enqueueingLabel: 'Merge me' }],
  [{ requiredStatuses: null }, { requiredStatuses: [] }, {}],
  [{ requiredStatuses: ['b', 'a', 'a'] }, { requiredStatuses: ['a', 'b'] }, {}],
  [{ later: [1] }, { later: [1] }, {}],
  [{ later: [1] }, { later: [2] }, { later: [1] }],
  [{}, { requiredStatuses: [] }, { requiredStatuses: undefined }],
])('in a queue with %j, %j differs in %j', (shown, asked, before) => {
  const differences = settingDifferences({ ...shown }, { ...asked });
  expect(Object.fromEntries(differences.map(({ setting, before: had }) => [setting, had]))).toEqual(before);
  for (const { setting, after } of differences) expect(after).toEqual((asked as Record<string, unknown>)[setting]);
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
