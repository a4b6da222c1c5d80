import { join } from 'node:path';
import type { Tree } from '../../tree/tree.js';
import { inside, nameOf } from '../../tree/paths.js';
import type { Differences, Reader, Side } from '../reader.js';
import { lastLines, linesOf, ToolFailed, type Tools } from '../tools.js';
import { isNamed, readSettings, type PantsSettings } from './settings.js';

/** Targets that Pants lists as changed. It compares the two commits itself, so that there is nothing to read. */
export const pants: Reader = {
  name: 'pants',
  read: () => Promise.resolve(undefined),
  compare: compareSide,
};

async function compareSide({ tree, other, root, changed }: Side, tools: Tools): Promise<Differences> {
  const path = inside(root, 'pants.toml');
  const toml = (await tree.read([path])).get(path);
  if (toml === undefined) return { everything: `there is no pants.toml in the ${tree.side} commit` };
  const settings = readSettings(path, toml);
  const everything = await whatConcernsAll(tree, root, changed, settings);
  if (everything !== undefined) return { everything };
  const list = [
    `--changed-diffspec=${other.object}..${tree.object}`,
    `${settings.dependentsOption}=transitive`,
    'list',
  ];
  const listed = await run(tree, root, list, tools);
  const owned = new Set(await run(tree, root, ['filedeps', '::'], tools));
  const overlooked = changed.find((one) => owned.has(one) && !isPlain(one));
  if (overlooked !== undefined) {
    return { everything: `${overlooked} changed, and Pants does not find such a name in git's output` };
  }
  const what = 'Pants lists it as changed, or as a dependent of what changed';
  return {
    targets: new Map(listed.map((address) => [address, { kind: 'graph', what }])),
    covered: new Set(changed.filter((one) => owned.has(one)).map((one) => inside(root, one))),
  };
}

/** False for names that git quotes where Pants reads them. Pants does not find these names. */
function isPlain(path: string): boolean {
  return /^[\x21-\x7e]+$/.test(path) && !/["\\]/.test(path);
}

/** Describes a changed file that affects more targets than Pants lists for it. Undefined where no such file changed. */
async function whatConcernsAll(
  tree: Tree,
  root: string,
  changed: readonly string[],
  settings: PantsSettings,
): Promise<string | undefined> {
  const named = changed.find((path) => path === 'pants.toml' || isNamed(path, settings));
  if (named !== undefined) return `${named} changed${named === 'pants.toml' ? '' : ', which pants.toml names'}`;
  const buildFiles = changed.filter((path) => /^BUILD(\..+)?$/.test(nameOf(path)));
  const contents = await tree.read(buildFiles.map((path) => inside(root, path)));
  // These settings also hold for the directories below, whose targets Pants does not count as changed.
  const inherited = [...contents].find(([, text]) =>
    /__(defaults|dependents_rules|dependencies_rules)__/.test(text.toString('utf8')),
  );
  return inherited && `${inherited[0]} changed, which sets defaults or rules for the directories below it`;
}

/**
 * Runs Pants in the files of a commit.
 * @returns the lines that it printed
 * @throws ToolFailed when Pants fails; ToolMissing
 */
async function run(tree: Tree, root: string, args: readonly string[], tools: Tools): Promise<string[]> {
  const { program = 'pants', 'global-options': globalOptions = [] } = tools.options.pants ?? {};
  const quiet = ['--no-pantsd', '--no-dynamic-ui', '--no-colors', '--level=warn'];
  const cwd = join(await tree.directory(), root);
  const finished = await tools.run(program, [...quiet, ...globalOptions, ...args], { cwd });
  if (finished.exitCode === 0) return linesOf(finished.stdout);
  throw new ToolFailed(
    `pants ${args.join(' ')} ended with exit code ${finished.exitCode} in the ${tree.side} commit: ${lastLines(finished)}. ` +
      'Make that command work in the repository',
  );
}
