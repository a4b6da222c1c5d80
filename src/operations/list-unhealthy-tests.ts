import { InputError } from '../inputs/input-error.js';
import { BadValue, readStatus } from '../inputs/values.js';
import { unhealthyStatuses } from '../../packages/shared/src/service/states.js';
import { listOperation } from './list-operation.js';
import type { RunningStep } from './operation.js';

/** Lists the flaky and broken tests of a repository. */
export const operation = listOperation({
  kind: 'unhealthy',
  knownFields: ['status'],
  // The service requires a status. Without one, there is one list for each status.
  lists: (step) => {
    const status = statusOf(step);
    return (status === undefined ? unhealthyStatuses : [status]).map((each) => ({ status: each }));
  },
});

/** The status to list, from its input or its field in `extra-fields`. @throws InputError where they differ */
function statusOf({ inputs: { status, extraFields } }: RunningStep): typeof status {
  const extra = extraFields.status;
  if (extra === undefined || extra === '') return status;
  const read = readExtra(extra);
  if (status === undefined || status === read) return read;
  throw new InputError('status', `it is ${status}, and extra-fields has the status ${read ?? ''}. Give one of them`);
}

function readExtra(extra: unknown): ReturnType<typeof readStatus> {
  try {
    return readStatus(String(extra));
  } catch (error) {
    throw error instanceof BadValue ? new InputError('extra-fields', `status: ${error.message}`) : error;
  }
}
