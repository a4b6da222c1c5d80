import { env } from 'node:process';
import fc from '../node_modules/fast-check/lib/fast-check.js';

/*
 * fast-check, as every test gets it: with the seed PROPERTY_SEED, which is fixed when it is not set, and new in each run when it is
 * `random`. A run that fails can be run again.
 */
const seed = env.PROPERTY_SEED ?? '20261121';
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });

export * from '../node_modules/fast-check/lib/fast-check.js';
export default fc;
