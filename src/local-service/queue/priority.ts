/** Where a pull request stands among those that wait: 0 is the most urgent, 255 the least. */
export interface Priority {
  /** One of the four names, or null for a number between them. */
  readonly name: string | null;
  readonly value: number;
  /** True when nobody asked for a priority. */
  readonly isDefault: boolean;
}

const named = { urgent: 0, high: 10, medium: 100, low: 200 } as const;

export const priorityNames: readonly string[] = Object.keys(named);

export const defaultPriority: Priority = { name: 'medium', value: named.medium, isDefault: true };

/** The priority that a name or a number from 0 to 255 stands for, or undefined for anything else. */
export function toPriority(given: unknown): Priority | undefined {
  for (const [name, value] of Object.entries(named)) {
    if (given === name || given === value) return { name, value, isDefault: false };
  }
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= 255) {
    return { name: null, value: given, isDefault: false };
  }
  return undefined;
}
