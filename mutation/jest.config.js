import config, { shared } from '../jest.config.js';
import { group, isGroup } from './current-group.js';

const [unit] = config.projects;
const isOfRoom = (pattern) => group.rooms.some((room) => pattern.startsWith(`<rootDir>/${room}`));

/** Tests that fail with the settings in `properties.js`, or where the bundle, Git's history or other programs are missing. */
const unfit = ['/counterexamples\\.test\\.ts$'];

/** The unit tests of a group or shard: in one process, without the bundle, without tools. */
export default {
  ...shared,
  rootDir: '..',
  maxWorkers: 2,
  ...(isGroup
    ? {
        testPathIgnorePatterns: ['/node_modules/', '/samples/'],
        testMatch: group.tests.map((path) => `<rootDir>/${path}`),
      }
    : {
        roots: group.roots.map((path) => `<rootDir>/${path}`),
        testPathIgnorePatterns: [...unit.testPathIgnorePatterns.filter((pattern) => !isOfRoom(pattern)), ...unfit],
        testMatch: unit.testMatch,
      }),
  setupFiles: ['<rootDir>/mutation/properties.js'],
  // A test that hangs fails before Stryker's own limit ends the process, which then has to be started again.
  testTimeout: isGroup ? 8_000 : 60_000,
};
