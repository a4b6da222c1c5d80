import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { runningService } from '../running-service.js';
import { hostedDescription, requestOf, responseOf, type Description } from './description.js';

describe('the description of the local service', () => {
  test('is OpenAPI 3.1 of every endpoint', async () => {
    const service = await runningService();
    const { json } = await service.call('/openapi.json');
    const { valid, errors } = await new Validator().validate(structuredClone(json));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(json).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.url }] });
    expect(Object.keys(json.paths as object)).toEqual(Object.keys(hostedDescription().paths));
  });

  test('says of the states what the options say', async () => {
    const upper = await (await runningService({ upperCaseStates: true })).call('/openapi.json');
    const states = responseOf(upper.json as unknown as Description, '/getQueue')?.properties?.state?.enum;
    expect(states).toEqual(['RUNNING', 'PAUSED', 'DRAINING', 'SWITCHING_MODES']);
    const strict = await (await runningService({ strict: true })).call('/openapi.json');
    const required = (each: unknown): unknown =>
      requestOf(each as Description, '/getMergeQueueTestingDetails')?.required;
    expect([required(strict.json), required(upper.json)]).toEqual([
      ['repo', 'testRunId', 'targetBranch'],
      ['repo', 'targetBranch'],
    ]);
  });
});
