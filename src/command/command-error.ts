/** The command was called with arguments that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options of the commands that compute, in place of inputs of the action. */
const options: Readonly<Partial<Record<string, string>>> = {
  'impacted-targets-from': '--from',
  'impacted-targets-config': '--config',
  'working-directory': '--directory',
  'trust-pull-request': '--trust',
};

/** What a person writes in place of an input. */
export const computingOptionOf = (input: string): string => options[input] ?? `--${input}`;
