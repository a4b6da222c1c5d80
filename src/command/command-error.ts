/** The command was called with arguments that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Names of the action's inputs, and of the command's options for them. */
const options: readonly (readonly [RegExp, string])[] = [
  [/\bimpacted-targets-from\b/g, '--from'],
  [/\bimpacted-targets-config\b/g, '--config'],
  [/\bworking-directory\b/g, '--directory'],
  [/^shards\b/g, '--shards'],
  [/Check out with fetch-depth: 0[^.]*/g, 'Fetch the history with git fetch --unshallow'],
];

export function inWordsOfTheCommand(message: string): string {
  return options.reduce((text, [input, option]) => text.replaceAll(input, option), message);
}
