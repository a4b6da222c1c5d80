import type { JUnitDialect } from './dialect.js';

/** Words of Ant's JUnit task, where the format began, and variants that several tools use. */
export const common: JUnitDialect = {
  elements: {
    failure: 'failure',
    error: 'error',
    skipped: 'skipped',
    disabled: 'skipped',
    ignored: 'skipped',
    properties: 'nothing',
    property: 'nothing',
    'system-out': 'nothing',
    'system-err': 'nothing',
    // Notes for people that tools add.
    attachments: 'nothing',
    description: 'nothing',
    output: 'nothing',
    passed: 'nothing',
    success: 'nothing',
    webLink: 'nothing',
  },
  statuses: {
    failed: 'failed',
    failure: 'failed',
    error: 'failed',
    errored: 'failed',
    skipped: 'not-run',
    skip: 'not-run',
    ignored: 'not-run',
    pending: 'not-run',
    untested: 'not-run',
    not_run: 'not-run',
    inconclusive: 'not-run',
    '': 'passed',
    ok: 'passed',
    pass: 'passed',
    passed: 'passed',
    success: 'passed',
    successful: 'passed',
    xfail: 'passed',
  },
  attributes: { file: ['filepath'] },
};
