import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument } from '../../src/definitions/openapi.js';
import { requestSchemas, type PostPath } from '../../src/definitions/request-schemas.js';
import { runningService } from '../running-service.js';
import { hostedDescription, requestOf, responseOf, type Description, type Schema } from './description.js';

const paths = Object.keys(requestSchemas(false)) as PostPath[];

function describedHere(): Description {
  return JSON.parse(JSON.stringify(openApiDocument('http://127.0.0.1/v1', requestSchemas(true), false))) as Description;
}

describe('the description of the local service', () => {
  test('is OpenAPI 3.1 of every endpoint', async () => {
    const service = await runningService();
    const { json } = await service.call('/openapi.json');
    const { valid, errors } = await new Validator().validate(structuredClone(json));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(json).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.url }] });
    expect(Object.keys(json.paths as object).sort()).toEqual([...paths, '/getMergeQueueMetrics'].sort());
  });

  test('says of the states what the options say', async () => {
    const upper = await (await runningService({ upperCaseStates: true })).call('/openapi.json');
    const states = responseOf(upper.json as unknown as Description, '/getQueue')?.properties?.state?.enum;
    expect(states).toEqual(['RUNNING', 'PAUSED', 'DRAINING', 'SWITCHING_MODES']);
    const strict = await (await runningService({ strict: true })).call('/openapi.json');
    const required = (each: unknown): unknown =>
      requestOf(each as Description, '/getMergeQueueTestingDetails')?.required;
    expect([required(strict.json), required(upper.json)]).toEqual([
      ['repo', 'targetBranch', 'testRunId'],
      ['repo', 'targetBranch'],
    ]);
  });
});

/** Each value in a schema by its place, with its type and range, and whether it may be missing. */
function valuesIn(schema: Schema | undefined, place = ''): Map<string, string> {
  const values = new Map<string, string>();
  if (schema === undefined) return values;
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const within = place === '' ? name : `${place}.${name}`;
    const optional = schema.required?.includes(name) === true ? '' : '?';
    const item = value.type === 'array' ? value.items : undefined;
    values.set(within, kindOf(value) + optional);
    for (const [inner, kind] of valuesIn(item ?? value, item === undefined ? within : `${within}[]`)) {
      values.set(inner, kind);
    }
  }
  return values;
}

/** Formats and lengths are left out: they are held against values. */
function kindOf({ anyOf, const: one, enum: many, type, items, minimum, maximum }: Schema): string {
  if (anyOf !== undefined) return anyOf.map(kindOf).sort().join(' or ');
  if (one !== undefined) return JSON.stringify(one);
  if (many !== undefined) return [...many].sort().join(', ');
  if (items !== undefined && items.type !== 'object') return `array of ${kindOf(items)}`;
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const range = minimum === undefined && most === undefined ? '' : ` ${minimum ?? ''} to ${most ?? ''}`;
  return [type ?? 'anything'].flat().sort().join(' or ') + range;
}

type Differences = Record<string, Record<string, readonly [hosted: string, here: string]>>;

/** What differs, by path and place; a dash is written for what is missing. */
function differences(hosted: Description, partOf: typeof requestOf): Differences {
  const here = describedHere();
  const all: Differences = {};
  for (const path of paths) {
    const [theirs, ours] = [valuesIn(partOf(hosted, path)), valuesIn(partOf(here, path))];
    const places = [...new Set([...theirs.keys(), ...ours.keys()])];
    const different = places.filter((place) => theirs.get(place) !== ours.get(place));
    if (different.length === 0) continue;
    all[path] = Object.fromEntries(
      different.map((place) => [place, [theirs.get(place) ?? '-', ours.get(place) ?? '-']]),
    );
  }
  return all;
}

describe("beside the hosted service's description", () => {
  const description = hostedDescription();

  const flags = {
    labelCommandsEnabled: ['-', 'boolean?'],
    extensionEnabled: ['-', 'boolean?'],
    stateLabelsEnabled: ['-', 'boolean?'],
  };

  test('there are the same endpoints', () => {
    expect(Object.keys(describedHere().paths).sort()).toEqual(Object.keys(description.paths).sort());
  });

  test('requests differ in what the README says, and in nothing else', () => {
    // A number in quotes is sent by clients that exist, and there is no pull request 0.
    const pullRequest = {
      'pr.number': ['integer 0 to 4294967295', 'integer 1 to 4294967295 or string'],
      'pr.sha': ['-', 'string?'],
    };
    expect(differences(description, requestOf)).toEqual({
      '/submitPullRequest': {
        ...pullRequest,
        priority: [
          'integer 0 to 4294967295 or null or string?',
          'high, low, medium, urgent or integer 0 to 255 or null?',
        ],
      },
      '/cancelPullRequest': pullRequest,
      '/restartTestsOnPullRequest': pullRequest,
      '/getSubmittedPullRequest': pullRequest,
      '/setImpactedTargets': { 'pr.number': ['integer 1 to 4294967295', 'integer 1 to 4294967295 or string'] },
      '/getMergeQueueTestingDetails': {
        pr: ['-', 'object?'],
        'pr.number': ['-', 'integer 1 to 4294967295 or string'],
        'pr.sha': ['-', 'string?'],
      },
      '/updateQueue': {
        state: ['draining, paused, running?', 'DRAINING, PAUSED, RUNNING, draining, paused, running?'],
        enqueueingLabel: ['-', 'null or string?'],
        ...flags,
      },
    });
  });

  test('responses differ in what the README says, and in nothing else', () => {
    expect(differences(description, responseOf)).toEqual({
      '/getQueue': { enqueueingLabel: ['-', 'null or string?'], ...flags },
      '/updateQueue': { enqueueingLabel: ['-', 'null or string?'], ...flags },
    });
  });
});
