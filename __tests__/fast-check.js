import { env } from 'node:process';
import fc from '../node_modules/fast-check/lib/fast-check.js';

/*
 * fast-check, as every test gets it: with the seed PROPERTY_SEED, which is fixed when it is not set, and new in each run when it is
 * `random`. A run that fails can be run again. `assert` tries PROPERTY_RUNS cases where that is set, however many a test names, and
 * otherwise the part PROPERTY_SHARE of what the test names: plain `npm test` tries a quarter, the thorough tests all.
 */
const { PROPERTY_RUNS: cases, PROPERTY_SHARE: share = '1' } = env;
const seed = env.PROPERTY_SEED ?? '20261121';
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });

/** Where the characters end that come before surrogates, and how many of those there are. */
const [surrogates, count] = [0xd800, 0x800];

/*
 * Every character, with the values of fast-check's own `binary`, which makes a table of a million characters in each file that uses it.
 */
const character = fc.nat({ max: 0x10ffff - count }).map(
  (index) => String.fromCodePoint(index < surrogates ? index : index + count),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || !text.isWellFormed() || text !== String.fromCodePoint(code))
      throw new Error('this is not one character');
    return code < surrogates ? code : code - count;
  },
);

/**
 * @param {import('fast-check').StringConstraints} constraints
 * @returns {import('fast-check').Arbitrary<string>} as fast-check's `string`
 */
export const string = (constraints = {}) =>
  fc.string(constraints.unit === 'binary' ? { ...constraints, unit: character } : constraints);

/** @type {typeof fc.assert} */
export const assert = (property, parameters = {}) => {
  const { numRuns = 100 } = parameters;
  return fc.assert(property, { ...parameters, numRuns: Number(cases ?? Math.ceil(numRuns * Number(share))) });
};

export * from '../node_modules/fast-check/lib/fast-check.js';
export default { ...fc, string, assert };
