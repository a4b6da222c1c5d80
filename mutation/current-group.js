import { groups } from './groups.js';
import { shards } from './shards.js';

/** Name of the group or shard that this process is about, which `run.js` says in the environment. */
export const name = process.env.MUTATION_GROUP ?? '';

/** What is mutated in it, and by which tests it is noticed. */
export const group = groups[name] ?? shards[name];
if (group === undefined) throw new Error(`MUTATION_GROUP names neither a group nor a shard: ${name}`);

/** True for a group, whose tests are listed. */
export const isGroup = Object.hasOwn(groups, name);
