/** Every operation, in the order in which they are documented. */
export const operationNames = [
  'submit-pull-request',
  'cancel-pull-request',
  'restart-tests-on-pull-request',
  'get-submitted-pull-request',
  'set-impacted-targets',
  'get-merge-queue-testing-details',
  'create-queue',
  'delete-queue',
  'get-queue',
  'update-queue',
  'get-merge-queue-metrics',
  'list-unhealthy-tests',
  'list-quarantined-tests',
  'wait-for-pull-request',
  'compute-impacted-targets',
  'check-quarantined-tests',
  'excuse-quarantined-failures',
  'apply-queue',
  'analyze-impacted-targets',
] as const;

export type OperationName = (typeof operationNames)[number];

const canonical = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');
const byCanonicalName: ReadonlyMap<string, OperationName> = new Map(
  operationNames.map((name) => [canonical(name), name]),
);

/**
 * The operation that a name means. The endpoint's own spelling (`submitPullRequest`) is accepted too; case, `-` and `_`
 * do not matter.
 */
export function operationNamed(text: string): OperationName | undefined {
  return byCanonicalName.get(canonical(text));
}

/** What people call operations by, in one word. */
const aliases: Readonly<Record<string, OperationName>> = {
  submit: 'submit-pull-request',
  enqueue: 'submit-pull-request',
  queue: 'submit-pull-request',
  add: 'submit-pull-request',
  merge: 'submit-pull-request',
  cancel: 'cancel-pull-request',
  dequeue: 'cancel-pull-request',
  remove: 'cancel-pull-request',
  withdraw: 'cancel-pull-request',
  restart: 'restart-tests-on-pull-request',
  retry: 'restart-tests-on-pull-request',
  rerun: 'restart-tests-on-pull-request',
  status: 'get-submitted-pull-request',
  state: 'get-submitted-pull-request',
  wait: 'wait-for-pull-request',
  upload: 'set-impacted-targets',
  targets: 'set-impacted-targets',
  compute: 'compute-impacted-targets',
  details: 'get-merge-queue-testing-details',
  create: 'create-queue',
  delete: 'delete-queue',
  update: 'update-queue',
  apply: 'apply-queue',
  metrics: 'get-merge-queue-metrics',
  flaky: 'list-unhealthy-tests',
  broken: 'list-unhealthy-tests',
  unhealthy: 'list-unhealthy-tests',
  quarantined: 'list-quarantined-tests',
  quarantine: 'list-quarantined-tests',
  check: 'check-quarantined-tests',
  excuse: 'excuse-quarantined-failures',
};

/** The operation that people call so, or whose name is nearest to a mistyped one, if any is near. */
export async function nearestOperation(text: string): Promise<OperationName | undefined> {
  const { closestMatch } = await import('leven');
  const written = canonical(text);
  const [word = ''] = /[a-z]+/.exec(text.toLowerCase()) ?? [];
  const nearest = (most: number): OperationName | undefined => {
    const found = closestMatch(written, [...byCanonicalName.keys()], {
      maxDistance: Math.min(most, Math.floor(written.length / 2)),
    });
    return found === undefined ? undefined : byCanonicalName.get(found);
  };
  return aliases[written] ?? nearest(3) ?? aliases[word] ?? nearest(8);
}
