/** Options of the commands that compute, in place of inputs of the action. */
const options: Readonly<Partial<Record<string, string>>> = {
  'impacted-targets-from': '--from',
  'impacted-targets-config': '--config',
  'working-directory': '--directory',
  'trust-pull-request': '--trust',
};

/** What a person writes in place of an input of a command that computes. */
export const computingOptionOf = (input: string): string => options[input] ?? `--${input}`;

/** Variables of tokens, which are no options because everybody on a machine can read its list of processes. */
export const tokenVariables: Readonly<Partial<Record<string, string>>> = {
  'api-token': 'MERGE_QUEUE_API_TOKEN',
  'github-token': 'GITHUB_TOKEN',
};

/** What a person sets in place of an input: an option, or for a token a variable. */
export const optionOf = (input: string): string => tokenVariables[input] ?? `--${input}`;
