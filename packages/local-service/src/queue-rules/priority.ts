/** Priority of a waiting pull request: 0 is the most urgent, 255 the least. */
export interface Priority {
  /** One of the four names, or `custom` for a number between them. */
  readonly name: PriorityName | 'custom';
  readonly value: number;
  /** True when no priority was requested. */
  readonly isDefault: boolean;
}

const named = { urgent: 0, high: 10, medium: 100, low: 200 } as const;

export type PriorityName = keyof typeof named;

export const priorityNames = ['urgent', 'high', 'medium', 'low'] as const satisfies readonly PriorityName[];

export const leastUrgent = 255;

export const defaultPriority: Priority = { name: 'medium', value: named.medium, isDefault: true };

/** The priority that a name, or a number from 0 to 255, means. */
export function toPriority(given: PriorityName | number): Priority {
  const name = priorityNames.find((each) => given === each || given === named[each]);
  if (name !== undefined) return { name, value: named[name], isDefault: false };
  return { name: 'custom', value: Number(given), isDefault: false };
}

/** True for the one priority that interrupts tests that run. */
export function isUrgent({ value }: Priority): boolean {
  return value === named.urgent;
}
