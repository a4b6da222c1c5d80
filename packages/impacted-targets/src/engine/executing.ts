import { ImpactError } from '../tree/impact-error.js';
import type { Log } from '../tree/log.js';
import type { AskedSystem, BuildSystem, ListedBuildSystem } from './build-system.js';

/** @throws ImpactError when a build system would execute code of an untrusted pull request */
export function refuseToExecute(systems: readonly ListedBuildSystem[], event: string): void {
  const names = systems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
  if (names.length === 0) return;
  throw new ImpactError(
    `{input:impacted-targets-from}: ${names.join(' and ')} would execute code of the pull request, which anybody may have written, and ${event} has secrets. ` +
      'Compute the targets in a pull_request workflow, and pass them on in an artifact ({input:impacted-targets-file}). If you trust everybody who opens pull requests with the secrets, set {input:trust-pull-request} to true',
  );
}

/**
 * The build systems in the order in which they are asked. One that may not execute code answers from files; where it cannot, it is asked last,
 * and refuses, because the others may have a cause of `ALL`. Where the list may lack targets, it has those of the others.
 */
export async function askBeforeExecuting(
  systems: readonly AskedSystem[],
  { mayExecute, mayLack }: { readonly mayExecute: readonly string[]; readonly mayLack: boolean },
  log: Log,
): Promise<readonly AskedSystem[]> {
  const [first, last]: [AskedSystem[], AskedSystem[]] = [[], []];
  for (const system of systems) {
    const { name, executes } = system;
    const isAllowed = executes === 'nothing' || mayExecute.includes(name);
    const { fromFiles } = isAllowed ? {} : await system.load();
    const why = `${name} executes code of this repository, so it is started only with --trust, or with --from ${name}`;
    if (isAllowed && executes !== 'nothing') log.warn(`${name} executes code of this repository`);
    if (isAllowed) first.push(system);
    else if (fromFiles === undefined) last.push(system);
    else first.push(instead(system, (comparison, tools) => fromFiles(comparison, tools, { why, mayLack })));
  }
  return [...first, ...last.map((system) => (mayLack && first.length > 0 ? leftOut(system) : refusing(system)))];
}

/** The build system with another answer, which executes nothing. */
function instead(system: AskedSystem, read: BuildSystem['read']): AskedSystem {
  return { ...system, executes: 'nothing', load: () => Promise.resolve({ read }) };
}

const whyNot = ({ name }: AskedSystem) =>
  `${name} executes code of this repository, such as plugins and build scripts. Allow it with --trust`;

function refusing(system: AskedSystem): AskedSystem {
  const read = () => Promise.reject(new ImpactError(whyNot(system)));
  // It still counts as one that executes code, so that it does not refuse where everything is impacted already.
  return { ...system, load: () => Promise.resolve({ read }) };
}

/** A build system without targets, which a warning says. */
function leftOut(system: AskedSystem): AskedSystem {
  return instead(system, ({ root }, tools) => {
    tools.warn(`${whyNot(system)}. Until then, the list lacks its targets`);
    const reported = { targets: new Map(), covered: new Set<string>() };
    return Promise.resolve({ reader: { name: system.name }, root, base: undefined, head: undefined, reported });
  });
}
