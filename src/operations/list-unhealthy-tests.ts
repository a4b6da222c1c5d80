import { InputError } from '../inputs/input-error.js';
import { unhealthyStatuses } from '../../packages/shared/src/service/states.js';
import type { Inputs } from '../inputs/inputs.js';
import { listOperation } from './list-operation.js';

/** Lists the flaky and broken tests of a repository. */
export const operation = listOperation({
  kind: 'unhealthy',
  knownFields: ['status'],
  // The service requires a status. Without one, there is one list for each status.
  lists: ({ inputs }) => (statusOf(inputs) ?? unhealthyStatuses).map((status) => ({ status })),
});

type Status = (typeof unhealthyStatuses)[number];

/** The status to list, from its input or its field in `extra-fields`. @throws InputError where they differ, or it is none */
function statusOf({ status, extraFields }: Inputs): readonly Status[] | undefined {
  const written = extraFields.status ?? '';
  if (written === '') return status && [status];
  const extra = unhealthyStatuses.find((one) => typeof written === 'string' && one === written.toUpperCase());
  if (extra !== undefined && (status ?? extra) === extra) return [extra];
  const problem = `its field status must be one of ${unhealthyStatuses.join(', ')}, and the same as the input status`;
  throw new InputError('extra-fields', problem);
}
