import { readQueue } from '../service/responses.js';
import type { EndpointName, QueueRequest, Requests } from '../service/endpoints.js';
import { type Step, type Operation, sendPrepared } from './operation.js';
import { queueResult, targetBranchOf } from './requests.js';

/** The endpoints that take a queue, and nothing else that is required. */
type QueueEndpoint = {
  [Name in EndpointName]: QueueRequest extends Requests[Name] ? Name : never;
}[EndpointName];

interface QueueOperation {
  readonly endpoint: QueueEndpoint;
  readonly headline: (branch: string) => string;
  readonly content: (step: Step) => QueueRequest;
  /** What the response leaves open, from its JSON; undefined when it is empty. */
  readonly warnings?: (step: Step, json: unknown) => readonly string[];
  readonly advice: Readonly<Record<number, string>>;
  readonly knownFields?: readonly string[];
}

/** An operation on the queue of a branch, whose response is the queue or nothing. */
export function queueOperation({
  endpoint,
  headline,
  content,
  warnings = () => [],
  advice,
  knownFields = [],
}: QueueOperation): Operation {
  return {
    needs: { pullRequest: 'none', targetBranch: true, repository: true },
    advice,
    knownFields,
    prepare: (step) =>
      Promise.resolve({
        request: { endpoint, content: content(step) },
        result: { headline: headline(targetBranchOf(step)) },
      }),
    carryOut: async (step, prepared, service) => {
      const { json } = await sendPrepared(prepared, service);
      const result = { ...prepared.result, warnings: warnings(step, json) };
      if (json === undefined || endpoint === 'deleteQueue') return result;
      return { ...result, queue: queueResult(step, readQueue(json)) };
    },
  };
}
