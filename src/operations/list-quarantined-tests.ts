import { listOperation } from './list-operation.js';

export const operation = listOperation({ kind: 'quarantined' });
