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

/** The operation whose name is nearest to a mistyped one, if any is near. */
export async function nearestOperation(text: string): Promise<OperationName | undefined> {
  const { closestMatch } = await import('leven');
  const nearest = closestMatch(canonical(text), [...byCanonicalName.keys()], { maxDistance: 8 });
  return nearest === undefined ? undefined : byCanonicalName.get(nearest);
}
