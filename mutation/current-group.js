import { groups } from './groups.js';

/** Name of the group that this process is about, which `run.js` says in the environment. */
export const name = process.env.MUTATION_GROUP ?? '';

/** What is mutated in it, and by which tests it is noticed. */
export const group = groups[name];
if (group === undefined) throw new Error(`MUTATION_GROUP is none of ${Object.keys(groups).join(', ')}`);
