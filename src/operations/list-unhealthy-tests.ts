import { listOperation } from './list-operation.js';

/** Lists the flaky and broken tests of a repository. */
export const operation = listOperation({
  endpoint: 'listUnhealthyTests',
  kind: 'unhealthy',
  more: ({ inputs: { status } }) => (status === undefined ? {} : { status }),
});
