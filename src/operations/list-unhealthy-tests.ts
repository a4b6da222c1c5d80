import { unhealthyStatuses } from '../../packages/shared/src/service/states.js';
import { listOperation } from './list-operation.js';

/** Lists the flaky and broken tests of a repository. */
export const operation = listOperation({
  kind: 'unhealthy',
  knownFields: ['status'],
  // The service requires a status. Without the input, there is one list for each status.
  lists: ({ inputs: { status } }) =>
    (status === undefined ? unhealthyStatuses : [status]).map((each) => ({ status: each })),
});
