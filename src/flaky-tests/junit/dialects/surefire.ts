import type { JUnitDialect } from './dialect.js';

/**
 * Maven Surefire, whose schema gives the four elements that tell of reruns: `flaky…` beside a test that passed in the end,
 * `rerun…` beside one that did not. Gradle (`mergeReruns`), cargo-nextest and Playwright (`includeRetries`) write them too.
 */
export const surefire: JUnitDialect = {
  elements: {
    flakyFailure: 'earlier-attempt',
    flakyError: 'earlier-attempt',
    rerunFailure: 'earlier-attempt',
    rerunError: 'earlier-attempt',
  },
};
