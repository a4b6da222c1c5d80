import { describe, expect, test } from '@jest/globals';
import { type Endpoint, endpoints } from '../../src/definitions/v2/endpoints.js';
import { describeSecondGeneration } from '../../src/definitions/v2/openapi.js';
import { endpointsV2 } from '../../../../__tests__/service-descriptions/second-generation.js';

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Body }>> };
}

interface Body {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

const { paths } = describeSecondGeneration('http://127.0.0.1') as {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

const own = Object.values<Endpoint>(endpoints)
  .filter(({ path }) => !path.startsWith('/tests'))
  .map(({ method, path }) => `${method} ${path}`);

describe('requests of the second generation take the fields that the hosted service describes', () => {
  test('every endpoint of the description is served', () => {
    const theirs = endpointsV2.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, '{id}')}`);
    expect([...own].sort()).toEqual(theirs.sort());
  });

  test.each(own)('%s', (name) => {
    const [method = '', path = ''] = name.split(' ');
    const { parameters = [], requestBody } = paths[`/v2${path}`]?.[method.toLowerCase()] ?? {};
    const theirs = endpointsV2.find((one) => one.method === method && one.path.replace(/\{\w+\}/, '{id}') === path);
    const query = parameters.filter((each) => each.in === 'query');
    expect(query.map((each) => each.name).sort()).toEqual(Object.keys(theirs?.query ?? {}).sort());
    expect(query.filter(({ required }) => required).map((each) => each.name)).toEqual(theirs?.required);
    const ours = requestBody?.content['application/json']?.schema;
    const body = theirs?.body as Body | undefined;
    expect(Object.keys(ours?.properties ?? {}).sort()).toEqual(Object.keys(body?.properties ?? {}).sort());
    expect([...(ours?.required ?? [])].sort()).toEqual([...(body?.required ?? [])].sort());
    expect(ours?.additionalProperties).toBe(body?.additionalProperties);
  });
});
