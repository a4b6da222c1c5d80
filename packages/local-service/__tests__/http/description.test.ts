import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { checked } from '../../src/definitions/check.js';
import { HttpError } from '../../src/definitions/http-error.js';
import { openApiDocument } from '../../src/definitions/openapi.js';
import { requestSchemas, type PostPath } from '../../src/definitions/request-schemas.js';
import { runningService } from '../running-service.js';
import { checker, hostedDescription, requestOf, responseOf, type Description, type Schema } from './description.js';

const paths = Object.keys(requestSchemas(false)) as PostPath[];

function describedHere(strict: boolean): Description {
  const document = openApiDocument('http://127.0.0.1/v1', requestSchemas(strict), false);
  return JSON.parse(JSON.stringify(document)) as Description;
}

/** Values that fit a schema. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.type)) return fc.oneof(...(schema.type as string[]).map((type) => fitting({ type })));
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.pattern !== undefined) return fc.constantFrom('1', '999999999');
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return fc.constantFrom('main', 'a b', '\u{1f984}');
  if (schema.type === 'integer') return fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 100);
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, value]) => [name, fitting(value)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

/** What takes the place of a value; `missing` takes the value away. */
const missing = Symbol('missing');
const odd = fc.oneof(
  fc.constant(missing),
  fc.constantFrom<unknown>(
    null,
    '',
    'x',
    '7',
    '07',
    '1000000000',
    0,
    -1,
    101,
    256,
    1.5,
    4_294_967_296,
    true,
    [],
    ['a', 1],
    {},
  ),
);

/** A body that fits, with up to two odd values in it, or a field that nobody knows. */
function bodiesFor(schema: Schema): fc.Arbitrary<object> {
  const changes = fc.array(fc.tuple(fc.nat(), odd), { maxLength: 2 });
  const unknown = fc.constantFrom(null, null, null, null, null, 'color', 'Mode', 'enqueueingLabels');
  return fc.tuple(fitting(schema), changes, unknown).map(([fits, changed, field]) => {
    const body = structuredClone(fits) as Record<string, unknown>;
    for (const [place, value] of changed) change(body, place, value);
    if (field !== null) body[field] = 1;
    return body;
  });
}

function change(body: Record<string, unknown>, place: number, value: unknown): void {
  const places = placesIn(body);
  const [holder, name] = places[place % places.length] ?? [body, 'repo'];
  if (value === missing && !Array.isArray(holder)) Reflect.deleteProperty(holder, name);
  else holder[name] = value === missing ? 7 : structuredClone(value);
}

function placesIn(holder: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(holder).flatMap(([name, value]) => [
    [holder, name] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ]);
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

  describe.each([false, true])('strict: %p', (strict) => {
    const description = describedHere(strict);

    test.each(paths)('refuses and takes the same requests as the service: %s', (path) => {
      const schema = requestOf(description, path) ?? {};
      const misfits = checker(schema);
      const request = requestSchemas(strict)[path];
      const refusal = (body: unknown): string | undefined => {
        try {
          checked(request, body);
          return undefined;
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          return error.message;
        }
      };
      const seen = { taken: 0, refused: 0 };
      fc.assert(
        fc.property(bodiesFor(schema), (body) => {
          const refused = refusal(body);
          const described = misfits(body);
          seen[refused === undefined ? 'taken' : 'refused'] += 1;
          if ((refused === undefined) !== (described.length === 0)) {
            throw new Error(`The service says "${refused ?? 'taken'}", the description "${described.join('; ')}"`);
          }
        }),
        { numRuns: 400 },
      );
      expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(20);
    });
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

/** What differs, by path and place; a dash stands for what is not there. */
function differences(hosted: Description, partOf: typeof requestOf): Differences {
  const here = describedHere(true);
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
    expect(Object.keys(describedHere(true).paths).sort()).toEqual(Object.keys(description.paths).sort());
  });

  test('requests differ in what docs/local-service.md says, and in nothing else', () => {
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

  test('responses differ in what docs/local-service.md says, and in nothing else', () => {
    expect(differences(description, responseOf)).toEqual({
      '/getQueue': { enqueueingLabel: ['-', 'null or string?'], ...flags },
      '/updateQueue': { enqueueingLabel: ['-', 'null or string?'], ...flags },
    });
  });
});
