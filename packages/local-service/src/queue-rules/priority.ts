import { Refusal } from './refusal.js';

/** Priority of a waiting pull request: 0 is the most urgent. */
export interface Priority {
  /** One of the four names, or `custom` for a number between them. */
  readonly name: PriorityName | 'custom';
  readonly value: number;
  /** True when no priority was requested. */
  readonly isDefault: boolean;
}

const named = { urgent: 0, high: 10, medium: 100, low: 200 } as const;

type PriorityName = keyof typeof named;

const priorityNames = ['urgent', 'high', 'medium', 'low'] as const satisfies readonly PriorityName[];

export const defaultPriority: Priority = { name: 'medium', value: named.medium, isDefault: true };

/**
 * The priority that a request asks for by a name or a number; undefined where it asks for none.
 * @throws Refusal (priority) for an unknown name
 */
export function priorityOf(given: string | number | null | undefined): Priority | undefined {
  if (given === undefined || given === null) return undefined;
  const name = priorityNames.find((each) => given === each || given === named[each]);
  if (name !== undefined) return { name, value: named[name], isDefault: false };
  if (typeof given === 'number') return { name: 'custom', value: given, isDefault: false };
  throw new Refusal('priority', `priority must be a number, or one of ${priorityNames.join(', ')}`);
}

/** True for the one priority that interrupts tests that run. */
export function isUrgent({ value }: Priority): boolean {
  return value === named.urgent;
}
