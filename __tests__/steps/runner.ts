/**
 * What GitHub's runner makes of a step's output: a reading of `ActionCommand` and of `FileCommandManager` in
 * https://github.com/actions/runner, by which tests see commands that nobody meant to give.
 */

/**
 * What the runner of a cancelled job gives a step between SIGINT and SIGTERM, in milliseconds (`ProcessInvoker` of the runner). Tests
 * that measure a real process, which can be given no clock, hold its end to this: a busy machine may take some of it.
 */
export const runnerWaitsMs = 7500;

/** The commands that the runner knows. */
const registered: ReadonlySet<string> = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

export interface Command {
  readonly name: string;
  readonly message: string;
}

/** A line as the runner reads it: `::name properties::message` at its beginning, or `##[name properties]message` anywhere. */
export function commandIn(line: string): Command | undefined {
  const trimmed = line.trimStart();
  if (trimmed.startsWith('::')) {
    const end = trimmed.indexOf('::', 2);
    const name = end < 0 ? '' : nameOf(trimmed.slice(2, end));
    if (registered.has(name)) return { name, message: trimmed.slice(end + 2) };
  }
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  const name = end < 0 ? '' : nameOf(line.slice(start + 3, end));
  return registered.has(name) ? { name, message: line.slice(end + 1) } : undefined;
}

const nameOf = (command: string): string => (command.split(' ')[0] ?? '').toLowerCase();

/** The lines of a step's output; a carriage return alone ends a line too. */
export const linesOf = (stdout: string): string[] => stdout.split(/\r\n|\n|\r/);

/** All commands in a step's output. */
export const commandsIn = (stdout: string): Command[] => linesOf(stdout).flatMap((line) => commandIn(line) ?? []);

/**
 * The outputs in a file that the runner reads.
 * @throws where the runner would fail the step
 */
export function outputsIn(text: string): Map<string, string> {
  const outputs = new Map<string, string>();
  const rows = text.split('\n');
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? '';
    if (row === '') continue;
    const heredoc = /^([^=]*?)<<(.+)$/.exec(row);
    if (heredoc === null) {
      const at = row.indexOf('=');
      if (at < 1) throw new Error(`no output: ${JSON.stringify(row.slice(0, 100))}`);
      outputs.set(row.slice(0, at), row.slice(at + 1));
      continue;
    }
    const [, name = '', delimiter = ''] = heredoc;
    const end = rows.indexOf(delimiter, index + 1);
    if (end < 0) throw new Error(`the value of ${name} has no end`);
    outputs.set(name, rows.slice(index + 1, end).join('\n'));
    index = end;
  }
  return outputs;
}
