/** Every output, in the order of `action.yml`. */
export const outputNames = [
  'skipped',
  'pull-request',
  'pull-request-state',
  'pull-request-submitted',
  'pull-request-url',
  'pull-request-readiness',
  'queue-position',
  'failure-reason',
  'queue-state',
  'queue-length',
  'queue-changed',
  'queue-changes-file',
  'submitted-count',
  'sync-file',
  'impacts-all',
  'impacted-targets',
  'impacted-targets-count',
  'impacted-targets-reason',
  'impacted-targets-file',
  'impacted-targets-text-file',
  'impacted-targets-explanation-file',
  'impacted-targets-matrix',
  'impacted-targets-record',
  'base-sha',
  'head-sha',
  'escaped-count',
  'audit-file',
  'tests-count',
  'tests-file',
  'excused-count',
  'excused-file',
  'metrics-file',
  'response',
  'response-file',
] as const;

export type OutputName = (typeof outputNames)[number];

/** Values of outputs; one without a value is not set. */
export type Outputs = Readonly<Partial<Record<OutputName, string | undefined>>>;
