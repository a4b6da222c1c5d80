import base from '../jest.config.js';

/** The unit tests alone: in one process, without the bundle, without tools. */
export default {
  ...base,
  rootDir: '..',
  testMatch: [
    '<rootDir>/__tests__/{service,event,intent}/**/*.test.ts',
    '<rootDir>/__tests__/flaky-tests/matching/*.test.ts',
    '<rootDir>/__tests__/impacted-targets/{distinct-targets,target-list}.test.ts',
  ],
  testTimeout: 20_000,
};
