/**
 * Settings of every test, whatever group it is in.
 * @type {import('jest').Config}
 */
export const shared = {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__', '<rootDir>/packages'],
  extensionsToTreatAsEsm: ['.ts', '.html'],
  // Imports of the source end in `.js`, which is taken off. Jest looks for TypeScript last, and the unit tests then take 4 % longer.
  moduleFileExtensions: ['ts', 'js', 'json', 'mjs', 'cjs', 'node'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/__tests__/fast-check.js', '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.(ts|html)$': '<rootDir>/__tests__/esbuild-transform.js' },
};

const ignored = ['/node_modules/', '/samples/'];
const bundle = '<rootDir>/__tests__/bundle/';
const windows = '<rootDir>/__tests__/windows/';
const tools = '\\.tools\\.test\\.ts$';
const slow = '\\.slow\\.test\\.ts$';
const many = '\\.many\\.test\\.ts$';

/** What tries many cases: hostile input of every kind, whatever never ends, every way to check out. */
const thorough = ['hostile/', 'bundle/checkouts/', 'bundle/endless'].map((folder) => `<rootDir>/__tests__/${folder}`);

/** Folders and files of tests that run whole steps, services or git: each file takes seconds. */
const steps = ['command', 'documents', 'examples', 'github', 'inputs/mistakes', 'operations', 'worker/needs-worker']
  .map((folder) => `<rootDir>/__tests__/${folder}`)
  .concat(
    [
      'impacted-targets/__tests__/compute',
      'impacted-targets/__tests__/readers/pants',
      'impacted-targets/__tests__/readers/workspaces/workspaces',
      'impacted-targets/__tests__/analysis/past-merges',
      'impacted-targets/__tests__/git/batch-output',
      'impacted-targets/__tests__/git/comparison',
      'impacted-targets/__tests__/git/credentials',
      'impacted-targets/__tests__/git/git-tree',
      'impacted-targets/__tests__/git/failures',
      'impacted-targets/__tests__/git/names',
      'local-service/__tests__/command-line',
      'local-service/__tests__/flaky-tests',
      'local-service/__tests__/http',
      'local-service/__tests__/repository-address',
    ].map((folder) => `<rootDir>/packages/${folder}`),
  );

/**
 * The groups of tests; `scripts/test.ts` says which run together. `unit` needs nothing but Node.js and Git, and takes under a minute.
 * `steps` runs whole steps in its process, beside services on sockets and repositories of git. `bundle`
 * runs what is in `dist` in separate processes. `thorough` tries many cases, and much of one thing: a file
 * `*.many.test.ts`. `tools` runs real programs: a file `*.tools.test.ts`, whose tests are skipped by name where a program is missing. `windows` runs what is in `dist` with Node.js of Windows: on Windows itself, elsewhere under Wine. `slow` measures
 * memory and time, or runs for long: a file `*.slow.test.ts`.
 * @type {import('jest').Config}
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, bundle, windows, tools, slow, many, ...steps, ...thorough],
    },
    {
      ...shared,
      displayName: 'steps',
      testMatch: steps.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}*.test.ts`]),
      testPathIgnorePatterns: [...ignored, tools, slow, many],
    },
    {
      ...shared,
      displayName: 'bundle',
      testMatch: [`${bundle}**/*.test.ts`],
      testPathIgnorePatterns: [...ignored, slow, many, ...thorough],
    },
    {
      ...shared,
      displayName: 'thorough',
      testMatch: [
        ...thorough.flatMap((folder) => [`${folder}**/*.test.ts`, `${folder}*.test.ts`]),
        '**/*.many.test.ts',
      ],
      testPathIgnorePatterns: [...ignored, tools, slow],
    },
    {
      ...shared,
      displayName: 'tools',
      testMatch: ['**/*.tools.test.ts'],
      testPathIgnorePatterns: ignored,
    },
    { ...shared, displayName: 'windows', testMatch: [`${windows}*.test.ts`], testPathIgnorePatterns: ignored },
    { ...shared, displayName: 'slow', testMatch: ['**/*.slow.test.ts'], testPathIgnorePatterns: ignored },
  ],
  reporters: ['default', '<rootDir>/scripts/skipped-tests.js'],
  maxWorkers: 2,
  // Node.js 20 keeps every file's modules in memory, and what starts a program copies the tables of all of that memory.
  workerIdleMemoryLimit: '200MB',
  testTimeout: 60_000,
};
