import type { ProgramEnvironment } from './program-environment.js';

/**
 * Asks a program what it answers at once and in few lines, by `@actions/exec`. All else goes through `runCommand`: `@actions/exec` hands out no process
 * that could be ended, and copies what it has of a line with each piece that follows.
 * @param program as for `ProgramEnvironment.find`
 * @returns the exit code, and what the program printed, as UTF-8
 * @throws ToolMissing when the program is not there
 */
export async function outputOf(
  program: string,
  args: readonly string[],
  options: {
    readonly programs: ProgramEnvironment;
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
  },
) {
  const { programs, cwd, env } = options;
  const { getExecOutput } = await import('@actions/exec');
  // It splits its first argument into words, so the path is quoted.
  const path = `"${programs.find(program, cwd).replaceAll('"', '\\"')}"`;
  return getExecOutput(path, [...args], { cwd, env: { ...env }, silent: true, ignoreReturnCode: true });
}
