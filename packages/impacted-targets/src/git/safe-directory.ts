/** The command that lets git read a repository of another user (git-config(1), safe.directory), for any shell of a runner. */
export function safeDirectoryCommand(directory: string): string {
  return `git config --global --add safe.directory ${quoted(directory)}`;
}

/** Single quotes take every character as it is, in sh and in PowerShell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The repository that git refuses to read because it belongs to another user, found in git's error output. */
export function ownedByAnother(stderr: string): string | undefined {
  const [, since235, before] =
    /^.{0,99}?(?:dubious ownership in repository at '(.+)'[ \t]*$|unsafe repository \('(.+)' is owned)/m.exec(stderr) ??
    [];
  return since235 ?? before;
}
