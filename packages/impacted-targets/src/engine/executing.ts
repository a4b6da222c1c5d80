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
 * The build systems that may be asked. One that may not execute code answers from files. Where it cannot, the list lacks its targets, which a
 * warning says, or nothing answers.
 * @throws ImpactError for a build system that cannot be asked, unless the list may lack its targets and has others
 */
export function askBeforeExecuting(
  systems: readonly AskedSystem[],
  { mayExecute, mayLack }: { readonly mayExecute: readonly string[]; readonly mayLack: boolean },
  log: Log,
): readonly AskedSystem[] {
  const isAsked = ({ name, executes, readFiles }: AskedSystem) =>
    executes === 'nothing' || mayExecute.includes(name) || readFiles !== undefined;
  const isLeftOut = mayLack && systems.some(isAsked);
  return systems.map((system) => {
    const { name, executes, readFiles } = system;
    if (executes === 'nothing') return system;
    if (mayExecute.includes(name)) {
      log.warn(`${name} executes code of this repository`);
      return system;
    }
    const why = `${name} executes code of this repository, so it is started only with --trust, or with --from ${name}`;
    if (readFiles !== undefined)
      return instead(system, (comparison, tools) => readFiles(comparison, tools, { why, mayLack }));
    if (!isLeftOut) throw new ImpactError(why);
    return instead(system, ({ root }, tools) => {
      tools.warn(`${why}. Until then, the list lacks its targets`);
      const reported = { targets: new Map(), covered: new Set<string>() };
      return Promise.resolve({ reader: { name }, root, base: undefined, head: undefined, reported });
    });
  });
}

function instead(system: AskedSystem, read: BuildSystem['read']): AskedSystem {
  return { ...system, executes: 'nothing', load: () => Promise.resolve({ read }) };
}
