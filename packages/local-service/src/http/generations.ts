import { firstGeneration, inCapitals, secondGeneration } from '../definitions/descriptions.js';
import type { FirstHandlers, SecondHandlers } from '../definitions/requests.js';
import { firstHandlers, queuesOfQuery } from './first-generation.js';
import type { Generation } from './generation.js';
import { metricsContentType, metricsText } from './metrics.js';
import type { ServiceState } from './service-state.js';
import { Directory } from './v2/directory.js';
import { pullRequestHandlers } from './v2/pull-requests.js';
import { queueHandlers } from './v2/queues.js';
import { runHandlers } from './v2/runs.js';
import { testHandlers } from './v2/tests.js';

/** How responses are written. */
export interface ResponseOptions {
  readonly upperCaseStates: boolean;
  /** True: a write answers the text `OK` where no body is documented, and in the first generation always. */
  readonly plainWrites: boolean;
  readonly strict: boolean;
}

/** The first generation: its errors are one line of text. */
export function first(state: ServiceState, { upperCaseStates, plainWrites, strict }: ResponseOptions): Generation {
  const handlers = firstHandlers(state);
  const isSupplied: Generation['isSupplied'] = ({ path }) =>
    path.startsWith('/v1/flaky-tests/') && state.records.given !== undefined;
  return {
    base: '/v1',
    description: firstGeneration(strict, upperCaseStates),
    hasWholePaths: false,
    respond: async (endpoint, { query, body }) => {
      const name = endpoint.path.slice('/v1'.length) as keyof FirstHandlers;
      state.queues.advance(state.clock.now());
      if (body !== undefined) {
        const response = (handlers[name] as (body: object) => object | undefined)(body);
        return upperCaseStates && !isSupplied(endpoint) && response !== undefined ? inCapitals(response) : response;
      }
      return metricsText(queuesOfQuery(state.queues, query), state.clock.now());
    },
    write: (context, { path }, response) => {
      if (typeof response === 'string') return context.body(response, 200, { 'content-type': metricsContentType });
      if (plainWrites && !/\/(?:get|flaky)/.test(path)) return context.text('OK');
      return response === undefined ? context.body(null, 200) : context.json(response);
    },
    writeError: (context, { message, status }) => context.text(message, status),
    isSupplied,
    faultName: ({ path }) => path.slice('/v1'.length),
  };
}

/** The second generation: its errors have a code. */
export function second(state: ServiceState, { plainWrites }: ResponseOptions): Generation {
  const directory = new Directory(state.queues);
  const handlers: SecondHandlers = {
    ...queueHandlers(directory),
    ...pullRequestHandlers(directory),
    ...runHandlers(directory),
    ...testHandlers(directory, state.records),
  };
  return {
    base: '/v2',
    description: secondGeneration(),
    hasWholePaths: true,
    respond: async ({ method, path }, request) => {
      const now = state.clock.now();
      state.queues.advance(now);
      // The hosted service describes tests by their earlier name.
      const name = `${method} ${path.replace('/tests', '/test-cases')}` as keyof SecondHandlers;
      return (handlers[name] as (request: object) => ReturnType<SecondHandlers[typeof name]>)({ ...request, now });
    },
    write: (context, { method, operation }, response) => {
      if (typeof response === 'string') return context.body(response, 200, { 'content-type': metricsContentType });
      const status = Number(Object.keys(operation.responses).find((each) => each.startsWith('2'))) as 200;
      if (response !== undefined) return context.json(response, status);
      return plainWrites && method !== 'DELETE' ? context.text('OK', status) : context.body(null, status);
    },
    // A body that is too large is refused before anything reads it, as plain text.
    writeError: (context, { code, message, status }) =>
      code === 'TOO_LARGE' ? context.text(message, status) : context.json({ error: { code, message } }, status),
    isSupplied: () => false,
    faultName: ({ method, path }) => `${method} ${path.slice('/v2'.length)}`,
  };
}
