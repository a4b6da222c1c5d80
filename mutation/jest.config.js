import { shared } from '../jest.config.js';
import { group } from './current-group.js';

/** The unit tests of one group: in one process, without the bundle, without tools. */
export default {
  ...shared,
  rootDir: '..',
  testPathIgnorePatterns: ['/node_modules/', '/samples/'],
  maxWorkers: 2,
  testMatch: group.tests.map((path) => `<rootDir>/${path}`),
  setupFiles: ['<rootDir>/mutation/properties.js'],
  // A test that hangs fails before Stryker's own limit ends the process, which then has to be started again.
  testTimeout: 8_000,
};
