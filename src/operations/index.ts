import type { OperationName } from '../inputs/operation-names.js';
import type { Operation } from './operation.js';

/** Every operation, loaded when it is asked for: what a step does not use, it does not read from disk. */
const loaders: Readonly<Record<OperationName, () => Promise<{ readonly operation: Operation }>>> = {
  'submit-pull-request': () => import('./submit-pull-request.js'),
  'cancel-pull-request': () => import('./cancel-pull-request.js'),
  'restart-tests-on-pull-request': () => import('./restart-tests-on-pull-request.js'),
  'get-submitted-pull-request': () => import('./get-submitted-pull-request.js'),
  'set-impacted-targets': () => import('./set-impacted-targets.js'),
  'get-merge-queue-testing-details': () => import('./get-merge-queue-testing-details.js'),
  'create-queue': () => import('./create-queue.js'),
  'delete-queue': () => import('./delete-queue.js'),
  'get-queue': () => import('./get-queue.js'),
  'update-queue': () => import('./update-queue.js'),
  'get-merge-queue-metrics': () => import('./get-merge-queue-metrics.js'),
  'list-unhealthy-tests': () => import('./list-unhealthy-tests.js'),
  'list-quarantined-tests': () => import('./list-quarantined-tests.js'),
  'wait-for-pull-request': () => import('./wait-for-pull-request.js'),
  'compute-impacted-targets': () => import('./compute-impacted-targets.js'),
  'check-quarantined-tests': () => import('./check-quarantined-tests.js'),
  'excuse-quarantined-failures': () => import('./excuse-quarantined-failures.js'),
  'apply-queue': () => import('./apply-queue.js'),
  'analyze-impacted-targets': () => import('./analyze-impacted-targets.js'),
};

/** Loads an operation. */
export async function loadOperation(name: OperationName): Promise<Operation> {
  return (await loaders[name]()).operation;
}
