import { isDeepStrictEqual } from 'node:util';
import type { CauseOfAll } from '../answer/impact.js';
import type { Configurations } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import { followLinks } from '../tree/symbolic-links.js';
import type { Comparison } from '../tree/tree.js';
import { askedBuilds, type NamedBuild } from './asked-builds.js';
import type { AskedSystem } from './build-system.js';
import { joinBuilds } from './builds.js';
import type { Decided } from './file-rules.js';
import { isNarrowing } from './reach.js';
import { causesOfAll } from './readings.js';
import { toolsFor, type Surroundings } from './tools.js';

/** What is asked of the build systems. */
interface Asking {
  readonly systems: readonly AskedSystem[];
  readonly configurations: Configurations;
  readonly surroundings: Surroundings;
  /** True where everything is impacted already. Reading files for further causes is worth the time; running a build tool is not. */
  readonly isSettled: boolean;
}

/**
 * Reads the build systems, one after the other. Files about which rules decide count as unchanged.
 * @returns why everything is impacted, and the builds; undefined where the causes alone are the answer
 */
export async function readUndecided(asking: Asking, comparison: Comparison, { files }: Decided) {
  const { systems, configurations, surroundings } = asking;
  const read: NamedBuild[] = [];
  const causes: CauseOfAll[] = [];
  const because = (what: string, more: Partial<CauseOfAll> = {}) => {
    causes.push({ what, files: [], ...more });
    return { causes, builds: undefined };
  };
  const { base, head, memory: _, ...others } = comparison;
  const changes = comparison.changes.filter(({ path }) => !files.has(path));
  const undecided = () => ({ ...others, base, head: head.asInBase(base, changes), changes });
  const linked = await followLinks(files.size === 0 ? comparison : undecided());
  if (linked === undefined)
    return because('symbolic links lead to the changed files on more paths than can be looked at');
  // Options may name a program to run, so those of the pull request are never used.
  const { file } = configurations;
  const options = configurations.base.buildSystems;
  const tools = toolsFor(surroundings, { options, configurations });
  for (const listed of systems) {
    const { name, executes, root = comparison.root } = listed;
    if (!isDeepStrictEqual(options[name], configurations.head.buildSystems[name]))
      return because(`the options of ${name} in ${file} changed`, { kind: 'rule', files: [file] });
    const isSettled = asking.isSettled || causes.length > 0;
    if (executes !== 'nothing' && isSettled) return { causes, builds: undefined };
    surroundings.signal.throwIfAborted();
    // A tool can only read a real commit.
    const asked = { ...linked.comparison, root, ...(executes !== 'nothing' && { head }) };
    const ask = async () => (await listed.load()).read(asked, tools);
    const readings = await ask().catch((error: unknown) => {
      // A build system that cannot answer is no error where everything is impacted already.
      if (!isSettled || !(error instanceof ImpactError)) throw error;
    });
    if (readings === undefined) return { causes, builds: undefined };
    if ('why' in readings) return because(`${name}: ${readings.why}`);
    for (const cause of causesOfAll(readings.base?.everything, readings.head?.everything))
      because(`${name}: ${cause.what}`, { files: cause.files });
    read.push({ readings, named: namedIn(listed, systems) });
  }
  const builds = await joinBuilds(askedBuilds(read), linked, {
    options,
    isNarrowed: [configurations.base, configurations.head].some(isNarrowing),
  });
  return 'why' in builds ? because(builds.why) : { causes, builds };
}

/**
 * How targets are called in the answer: with their build system in front, where there are several, and with their root in front of that,
 * where the same build system is asked in several roots.
 */
function namedIn({ name, root = '' }: AskedSystem, systems: readonly AskedSystem[]): (target: string) => string {
  const isTwice = systems.filter((other) => other.name === name).length > 1;
  const system = isTwice && root !== '' ? `${root}/${name}` : name;
  return (target) => (systems.length > 1 ? `${system}:${target}` : target);
}
