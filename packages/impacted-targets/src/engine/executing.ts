import { ImpactError } from '../tree/impact-error.js';
import type { Log } from '../tree/log.js';
import type { BuildSystem } from './build-system.js';
import type { AskedSystem, ListedBuildSystem } from './listed.js';

/** @throws ImpactError when a build system would execute code of an untrusted pull request */
export function refuseToExecute(systems: readonly ListedBuildSystem[], event: string): void {
  const names = systems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
  if (names.length === 0) return;
  throw new ImpactError(
    `impacted-targets-from: ${names.join(' and ')} would execute code of the pull request, and a workflow that ${event} starts holds secrets, whoever wrote that code. ` +
      'Compute in a pull_request workflow and hand the result over as an artifact (impacted-targets-file), or, where everybody who opens pull requests is trusted with the secrets, allow it with trust-pull-request: true',
  );
}

/**
 * The build systems in the order in which they are asked. One that may not execute code answers from files; where it cannot, it is asked last,
 * and refuses, because the others may have a cause of `ALL`. Where the list may lack targets, it has those of the others.
 */
export function askBeforeExecuting(
  systems: readonly AskedSystem[],
  { mayExecute, mayLack }: { readonly mayExecute: readonly string[]; readonly mayLack: boolean },
  log: Log,
): readonly AskedSystem[] {
  const [first, last]: [AskedSystem[], AskedSystem[]] = [[], []];
  for (const system of systems) {
    const { name, executes, readFiles } = system;
    const isAllowed = executes === 'nothing' || mayExecute.includes(name);
    if (isAllowed && executes !== 'nothing') log.warn(`${name} executes code of this repository`);
    const why = `${name} executes code of this repository, so it is started only with --trust, or with --from ${name}`;
    if (isAllowed) first.push(system);
    else if (readFiles === undefined) last.push(system);
    else first.push(instead(system, (comparison, tools) => readFiles(comparison, tools, { why, mayLack })));
  }
  const isLeftOut = mayLack && first.length > 0;
  return [...first, ...last.map((system) => unasked(system, isLeftOut))];
}

function instead(system: AskedSystem, read: BuildSystem['read']): AskedSystem {
  return { ...system, executes: 'nothing', load: () => Promise.resolve({ read }) };
}

/** A build system that is not asked: it has no targets, which a warning says, or it refuses. */
function unasked(system: AskedSystem, isLeftOut: boolean): AskedSystem {
  const { name } = system;
  const how = `${name} executes code of this repository, such as plugins and build scripts. Allow it with --trust, or with --from ${name}`;
  // It still counts as one that executes code, so that it is not even asked to refuse where everything is impacted.
  if (!isLeftOut)
    return { ...system, load: () => Promise.resolve({ read: () => Promise.reject(new ImpactError(how)) }) };
  return instead(system, ({ root }, tools) => {
    tools.warn(`${how}. Until then, the list lacks its targets`);
    const reported = { targets: new Map(), covered: new Set<string>() };
    return Promise.resolve({ reader: { name }, root, base: undefined, head: undefined, reported });
  });
}
