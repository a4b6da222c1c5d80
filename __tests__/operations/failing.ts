import type { ServerResponse } from 'node:http';
import type { Failure } from '../../src/service/requests/retry-policy.js';
import { respond } from '../steps/servers.js';

/**
 * Answers a request with a failure of the retry policy, of those that a server can cause.
 * @param echo is in every response that has a body
 */
export function fail(failure: Failure, response: ServerResponse, echo = ''): void {
  switch (failure) {
    case 'connection-broke':
      response.destroy();
      break;
    case 'timeout':
      break;
    case 'redirect':
      respond(response, 307, echo, { location: `https://elsewhere.example/v1?${encodeURIComponent(echo)}` });
      break;
    case 'broken-body':
      respond(response, 200, `<html>a page ${echo}</html>`);
      break;
    case 'other-4xx':
      respond(response, 418, `not here ${echo}`);
      break;
    case 'other-5xx':
      respond(response, 507, `not now ${echo}`);
      break;
    default:
      respond(response, Number(failure), `not now ${echo}`);
  }
}
