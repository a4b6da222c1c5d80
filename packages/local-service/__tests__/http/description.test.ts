import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type Description, hosted } from '../../src/definitions/descriptions.js';
import type { LocalServiceOptions } from '../../src/server.js';
import { runningService } from '../running-service.js';

async function served(generation: 'url' | 'secondUrl', options: Partial<LocalServiceOptions> = {}) {
  const service = await runningService(options);
  const response = await fetch(`${service[generation]}/openapi.json`);
  return { description: (await response.json()) as Description, url: service[generation] };
}

test.each([
  ['url', hosted.first, []],
  ['secondUrl', hosted.second, ['/v2/tests']],
] as const)('the description at %s is OpenAPI 3.1 of every endpoint', async (generation, { paths }, more) => {
  const { description, url } = await served(generation);
  const { valid, errors } = await new Validator().validate(structuredClone({ ...description }));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: url.replace('/v2', '') }] });
  expect(Object.keys(description.paths).sort()).toEqual([...Object.keys(paths), ...more].sort());
});

test('the description says of states and fields what the options say', async () => {
  const [upper, strict] = [await served('url', { upperCaseStates: true }), await served('url', { strict: true })];
  const json = 'application/json';
  const states = upper.description.paths['/getQueue']?.post?.responses['200']?.content?.[json]?.schema?.properties;
  expect(states?.state?.enum).toEqual(['RUNNING', 'PAUSED', 'DRAINING', 'SWITCHING_MODES']);
  const required = [strict, upper].map(
    ({ description }) =>
      description.paths['/getMergeQueueTestingDetails']?.post?.requestBody?.content?.[json]?.schema?.required,
  );
  expect(required).toEqual([
    ['repo', 'testRunId', 'targetBranch'],
    ['repo', 'targetBranch'],
  ]);
});
