import type { JUnitDialect } from './dialect.js';

/**
 * Maven Surefire, whose schema defines four elements for reruns: `flaky…` for a test that passed in the end, `rerun…`
 * for a test that did not. Gradle (`mergeReruns`), cargo-nextest and Playwright (`includeRetries`) write them too.
 */
export const surefire: JUnitDialect = {
  elements: {
    flakyFailure: 'earlier-attempt',
    flakyError: 'earlier-attempt',
    rerunFailure: 'rerun',
    rerunError: 'rerun',
  },
};
