import { operation as look } from './get-submitted-pull-request.js';
import type { Operation } from './operation.js';
import { waitForFinalState } from './waiting.js';

/** Waits until a pull request is merged or leaves the queue. */
export const operation: Operation = {
  ...look,
  carryOut: (context, _prepared, service) => waitForFinalState(context, service),
};
