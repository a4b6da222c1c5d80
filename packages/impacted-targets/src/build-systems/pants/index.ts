import { join, posix } from 'node:path';
import { belowRoot } from '../../tree/build-root.js';
import type { Reason, Impact } from '../../graph/impact.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { ImpactError } from '../../tree/impact-error.js';
import { lastLines } from '../../graph/tool-output.js';
import { isNamed, readSettings, type PantsSettings } from './settings.js';

export const pants: BuildSystem = {
  impact,
};

async function impact(comparison: Comparison, tools: Tools): Promise<Impact> {
  const { base, head, root } = comparison;
  const options = tools.options.pants ?? {};
  const changed = comparison.changes.flatMap(({ path }) => belowRoot(path, root) ?? []);
  const targets = new Map<string, Reason>();
  const coveredPaths = new Set<string>();
  if (changed.length === 0) return { kind: 'targets', targets, coveredPaths };

  // Only the base knows a deleted or renamed target and its dependents.
  for (const [tree, other] of [
    [head, base],
    [base, head],
  ] as const) {
    const settings = await settingsOf(tree, root);
    if (settings === undefined) return { kind: 'all', why: `there is no pants.toml in the ${tree.side} commit` };
    const everything = await whatConcernsAll(tree, root, changed, settings);
    if (everything !== undefined) return { kind: 'all', why: everything };
    const run = (args: readonly string[]) => lines(tree, root, args, options, tools);
    const listed = await run([
      `--changed-diffspec=${other.object}..${tree.object}`,
      `${settings.dependentsOption}=transitive`,
      'list',
    ]);
    const owned = new Set(await run(['filedeps', '::']));
    const overlooked = changed.find((path) => owned.has(path) && !isPlain(path));
    if (overlooked !== undefined) {
      return { kind: 'all', why: `${overlooked} changed, and Pants does not find such a name in git's output` };
    }
    for (const address of listed) {
      if (!targets.has(address)) targets.set(address, reason(address, changed, root));
    }
    for (const path of changed) {
      if (owned.has(path)) coveredPaths.add(posix.join(root, path));
    }
  }
  return { kind: 'targets', targets, coveredPaths };
}

/** False for names that git quotes where Pants reads them. Pants does not find these names. */
function isPlain(path: string): boolean {
  return /^[\x21-\x7e]+$/.test(path) && !/["\\]/.test(path);
}

async function settingsOf(tree: Tree, root: string): Promise<PantsSettings | undefined> {
  const path = posix.join(root, 'pants.toml');
  const toml = (await tree.read([path])).get(path);
  return toml && readSettings(path, toml);
}

/** Describes a changed file that affects more targets than Pants lists for it. Undefined where no such file changed. */
async function whatConcernsAll(
  tree: Tree,
  root: string,
  changed: readonly string[],
  settings: PantsSettings,
): Promise<string | undefined> {
  const named = changed.find((path) => path === 'pants.toml' || isNamed(path, settings));
  if (named !== undefined) {
    return named === 'pants.toml' ? 'pants.toml changed' : `${named} changed, which pants.toml names`;
  }
  const buildFiles = changed.filter((path) => /^BUILD(\..+)?$/.test(posix.basename(path)));
  const contents = await tree.read(buildFiles.map((path) => posix.join(root, path)));
  // These settings also hold for the directories below, whose targets Pants does not count as changed.
  const inherited = [...contents].find(([, text]) =>
    /__(defaults|dependents_rules|dependencies_rules)__/.test(text.toString('utf8')),
  );
  return inherited && `${inherited[0]} changed, which sets defaults or rules for the directories below it`;
}

function reason(address: string, changed: readonly string[], root: string): Reason {
  const file = address.replace(/^\/\//, '').split(':')[0] ?? '';
  return changed.includes(file)
    ? { kind: 'file', path: posix.join(root, file) }
    : { kind: 'graph', what: 'Pants lists it as changed, or as a dependent of what changed' };
}

/**
 * Runs Pants in the files of one side.
 * @returns the lines that it printed, without empty ones
 * @throws ImpactError when Pants is missing or fails
 */
async function lines(
  tree: Tree,
  root: string,
  args: readonly string[],
  { program = 'pants', 'global-options': globalOptions = [] }: NonNullable<Tools['options']['pants']>,
  tools: Tools,
): Promise<string[]> {
  const finished = await tools.run(
    program,
    ['--no-pantsd', '--no-dynamic-ui', '--no-colors', '--level=warn', ...globalOptions, ...args],
    { cwd: join(await tree.directory(), root) },
  );
  if (finished.exitCode !== 0) {
    throw new ImpactError(
      `pants ${args.join(' ')} ended with exit code ${finished.exitCode} in the ${tree.side} commit: ${lastLines(finished)}. ` +
        'Make that command work in the repository',
    );
  }
  return finished.stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
