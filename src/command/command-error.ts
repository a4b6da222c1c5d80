/** The command was called with arguments that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Texts of the action, and what a person at a terminal reads in their place. A test compares them with the messages in the source. */
export const words: readonly (readonly [RegExp, string])[] = [
  [/Check out with fetch-depth: 0[^.]*/g, 'Fetch the history with git fetch --unshallow'],
  [/ or gradle\/actions\/setup-gradle\b/g, ''],
  [/(?:Run|Check out with) actions\/checkout (?:with|and) fetch-depth: 0/g, 'Clone it with its history'],
  [/Run actions\/checkout in a step before this one, (?:also|and on) [^.]*/g, 'Clone it with Git'],
  [/Run actions\/checkout\b(?:, which makes a working tree)?|Check out with actions\/checkout\b/g, 'Clone it with Git'],
  [/Check that actions\/checkout ran for .*/g, 'Check that git fetch works here'],
  [/\bactions\/checkout ran$/g, 'it is a whole clone'],
  [/name the directory in sparse-checkout of actions\/checkout/g, 'add the directory with git sparse-checkout add'],
  [/\bthat actions\/checkout put the pull request's repository into \(path\)/g, 'of the repository'],
  [/Let actions\/checkout leave its credentials[^.]*/g, 'Check that git fetch works here, or clone it without filter'],
  [/Give actions\/checkout the ssh-key, [^.]*/g, 'Check that your key may read the repository'],
  [/Give actions\/checkout the server's key \(ssh-known-hosts\)/g, "Add the server's key to known_hosts"],
  [/Let the token of the job read [^.]*/g, 'Check that your credentials may read the repository'],
  [/as the user that ran actions\/checkout/g, 'as the user that cloned it'],
  [/\bthis step\b/g, 'this command'],
  [
    /\b(?:the|this) workflow doesn't name its repository/g,
    'neither the CI system nor a remote of the checkout names it',
  ],
  [/\bthe command event isn't about a pull request\b/g, 'no variable of a CI system names one'],
  [/\ba workflow that command starts holds secrets/g, 'this command has the token'],
  [
    /\bCompute in a pull_request workflow and hand the result over as an artifact\b/g,
    'Compute with merge-queue impact --json in a job without the token, and hand the file over',
  ],
  [/\ballow (\w+) with trust-pull-request: true/g, 'allow $1 with trust-pull-request'],
  [/^GitHub shows \w+ errors.*; (\w+) more are in the summary$/g, '$1 more, which --json prints'],
  [/\bthe event doesn't give it\b/g, 'no option gives it'],
  [/ here or in the variable\b/g, ' or set the variable'],
  [/ in a step before (?:this one|it)(?: \(actions\/[^()]*\))?/g, ''],
  [/, and check out with it$/g, ''],
];

/** Inputs of the action, and the options of the commands that compute. */
const options: readonly (readonly [RegExp, string])[] = [
  [/`impacted-targets-from: (\w+)`/g, '`--from $1`'],
  [/\bimpacted-targets-from\b/g, '--from'],
  [/\bimpacted-targets-config\b/g, '--config'],
  [/\bworking-directory\b/g, '--directory'],
  [/^shards\b/g, '--shards'],
];

/**
 * A message of the action, as the command says it.
 * @param isComputing true for the commands with options such as `--from`
 */
export function inWordsOfTheCommand(message: string, isComputing = true): string {
  return [...(isComputing ? options : []), ...words].reduce(
    (text, [ofAction, own]) => text.replaceAll(ofAction, own),
    message,
  );
}
