import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImpactError, ToolMissing } from '../../tree/impact-error.js';
import { shortened } from '../../../../shared/src/text.js';
import type { Commit } from '../commit.js';
import { lastLines, ToolFailed, type Finished, type Tools } from '../tools.js';
import { readTargets, type QueriedTarget } from './graph.js';
import { saidVersion, whyUnusable } from './version.js';

/** Options that are always given, so that no .bazelrc changes or drops what the answer needs. */
const queryOptions =
  '--noshow_progress --color=no --nokeep_going --implicit_deps --nodep_deps --tool_deps --order_output=no --output=proto ' +
  '--noproto:locations --noproto:flatten_selects --proto:default_values --proto:rule_inputs_and_outputs --proto:output_rule_attrs=all';

/**
 * The targets of the universe in a commit, files included; with the option `externals`, also all that they depend on. Bazel evaluates the
 * BUILD and .bzl files of the commit, in a server with an output base of its own, so that no server of the user is disturbed.
 * @throws ToolMissing; ToolFailed where Bazel fails; ImpactError where its version may leave dependencies out
 */
export async function queryTargets(commit: Commit, root: string, tools: Tools): Promise<QueriedTarget[]> {
  const { 'startup-options': given = [], 'query-options': further = [] } = tools.options.bazel ?? {};
  const cwd = join(await commit.tree.directory(), root);
  const program = await findProgram(commit, root, cwd, tools);
  const scratch = await tools.temporaryDirectory();
  // A server that is not shut down ends by itself after a minute without use.
  const startup = [...given, `--output_base=${join(scratch, 'output')}`, '--max_idle_secs=60'];
  const expression = universe(tools);
  const file = join(scratch, 'query');
  await writeFile(file, expression);
  try {
    const args = [...startup, 'query', ...further, ...queryOptions.split(' '), `--query_file=${file}`];
    const finished = await tools.run(program, args, { cwd, encoding: 'latin1' });
    if (finished.exitCode === 0) return targetsIn(finished.stdout);
    throw new ToolFailed(
      `bazel query ${shortened(expression, 100)} ended with exit code ${finished.exitCode}: ${reason(finished)}. ` +
        'Make that query work, or leave the packages that it cannot read out of build-systems.bazel.universe',
    );
  } finally {
    await tools.run(program, [...startup, 'shutdown'], { cwd }).catch((error: unknown) => {
      // A cancelled step may start no further program. The server ends when its output base is removed.
      tools.debug(`bazel shutdown: ${String(error)}`);
    });
  }
}

/**
 * The first program that is there, and that may answer for the commit.
 * @throws ToolMissing; ImpactError where its version may leave dependencies out
 */
async function findProgram(commit: Commit, root: string, cwd: string, tools: Tools): Promise<string> {
  const { program } = tools.options.bazel ?? {};
  const candidates = program === undefined ? ['bazelisk', 'bazel'] : [program];
  for (const candidate of candidates) {
    // No server is started for this option, if it is the only argument.
    const asked = await tools.run(candidate, ['--version'], { cwd }).catch((error: unknown) => {
      if (!(error instanceof ToolMissing)) throw error;
      return undefined;
    });
    if (asked === undefined) continue;
    const version = asked.exitCode === 0 ? saidVersion(asked.stdout) : undefined;
    if (version === undefined) return candidate;
    tools.noteVersion('bazel', version);
    const unusable = await whyUnusable(commit, root, version);
    if (unusable === undefined) return candidate;
    throw new ImpactError(unusable);
  }
  throw new ToolMissing(candidates.at(-1) ?? 'bazel');
}

function universe({ options }: Tools): string {
  const { universe: patterns = ['//...'], externals = false } = options.bazel ?? {};
  const [included, excluded] = [
    patterns.filter((pattern) => !pattern.startsWith('-')),
    patterns.flatMap((pattern) => (pattern.startsWith('-') ? pattern.slice(1) : [])),
  ].map((some) => some.map((pattern) => `"${pattern}:*"`));
  const expression = [(included ?? []).join(' + '), ...(excluded ?? [])].join(' - ');
  return externals ? `deps(${expression})` : expression;
}

function targetsIn(printed: string): QueriedTarget[] {
  try {
    return readTargets(Buffer.from(printed, 'latin1'));
  } catch (error) {
    throw new ToolFailed(
      `bazel query did not print its graph (${error instanceof Error ? error.message : ''}): ${JSON.stringify(printed.slice(0, 200))}. Check that build-systems.bazel.program is Bazel`,
    );
  }
}

/** The reason that Bazel gives for a failure. A wrapper such as `tools/bazel` may print it on standard output. */
function reason(finished: Finished): string {
  const isNoise = (line: string) => /^\s*(?:Loading|INFO|WARNING|DEBUG|\$TEST_TMPDIR)\b/.test(line);
  const said = (text: string) =>
    text
      .split('\n')
      .filter((line) => !isNoise(line))
      .join('\n');
  return lastLines({ ...finished, stdout: said(finished.stdout), stderr: said(finished.stderr) });
}
