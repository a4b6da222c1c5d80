import { TestEnvironment } from 'jest-environment-node';
import { differences } from './differences.js';

/** Runs tests of the package before against this one: a test in the list of differences must fail, and no other may. */
export default class JudgedEnvironment extends TestEnvironment {
  handleTestEvent({ name, test }) {
    if (name !== 'test_done') return;
    const names = [];
    for (let part = test; part.parent !== undefined; part = part.parent) names.unshift(part.name);
    const reason = differences[names.join(' ')];
    if (reason === undefined) return;
    if (test.errors.length > 0) test.errors.length = 0;
    else test.errors.push(new Error(`this test passes: take it from the list of differences (${reason})`));
  }
}
