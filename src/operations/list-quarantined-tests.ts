import { listOperation } from './list-operation.js';

/** Lists the quarantined tests of a repository. */
export const operation = listOperation({ kind: 'quarantined' });
