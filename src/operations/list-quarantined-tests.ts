import { listOperation } from './list-operation.js';

/** Lists the quarantined tests of a repository. */
export const operation = listOperation({ endpoint: 'listQuarantinedTests', kind: 'quarantined' });
