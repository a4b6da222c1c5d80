import { group, isGroup, name } from './current-group.js';

/** Mutation testing of one group or shard. Run from the root of the project: `npm test -- mutation`. */
export default {
  packageManager: 'npm',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', configFile: 'mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Mutants of constants run every test: tables are constants here, and one left out is not one killed. A shard has all
  // unit tests of its package, which would take a minute for each.
  ignoreStatic: !isGroup,
  mutate: group.mutate,
  ignorePatterns: [
    '.stryker-tmp',
    'dist',
    'mutation/node_modules',
    '__tests__/*/node_modules',
    'reports',
    '.cache',
    'demo',
    'bench',
  ],
  checkers: [],
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 30,
  // Modules of tests are never let go of, so that a process grows with every mutant.
  maxTestRunnerReuse: 25,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  thresholds: { high: 95, low: 90, break: isGroup ? 90 : null },
  tempDirName: `.stryker-tmp/${name}`,
};
