import type { CauseOfAll, Reason } from '../src/answer/impact.js';
import type { Configuration } from '../src/configuration/configuration.js';
import { askBuildSystems } from '../src/engine/ask.js';
import type { BuildSystem } from '../src/engine/build-system.js';
import { ProgramEnvironment } from '../src/programs/program-environment.js';
import { TemporaryDirectories } from '../src/programs/temporary-directories.js';
import type { Tools } from '../src/readers/tools.js';
import type { Comparison } from '../src/tree/tree.js';

/** The answer of one build system alone. */
export type Impact =
  | {
      readonly kind: 'all';
      readonly why: string;
      /** All causes. Where this is absent, `why` is the only one. */
      readonly causes?: readonly CauseOfAll[];
      /** Changed paths that the build system covers nevertheless. Absent where they are not known. */
      readonly coveredPaths?: ReadonlySet<string>;
    }
  | {
      readonly kind: 'targets';
      /** Impacted targets (of both graphs) with the reason for each. */
      readonly targets: ReadonlyMap<string, Reason>;
      /** Changed paths that this build system covers: a target owns them, or it knows that they impact nothing. */
      readonly coveredPaths: ReadonlySet<string>;
      /** Changed paths that a target reads although it does not own them. */
      readonly readPaths: ReadonlySet<string>;
      /** The targets of both commits; absent where they are not known. */
      readonly names?: readonly string[];
    };

/** A build system that a test asks alone. */
export interface TestedSystem extends BuildSystem {
  impact(comparison: Comparison, tools: Tools): Promise<Impact>;
}

/** What a build system alone answers about two commits, where files of no target impact nothing. */
export async function impactOf(system: BuildSystem, comparison: Comparison, tools: Tools): Promise<Impact> {
  const { file, base, head } = tools.configurations;
  const rules = (configuration: Configuration): Configuration => ({
    ...configuration,
    unowned: 'ignore',
    buildSystems: tools.options,
  });
  const read: BuildSystem['read'] = (compared) => system.read(compared, tools);
  const answer = await askBuildSystems(
    [{ name: 'cargo', rootFiles: [], executes: 'nothing', load: () => Promise.resolve({ ...system, read }) }],
    comparison,
    { kind: 'configurations', file, base: rules(base), head: rules(head) },
    {
      temporary: new TemporaryDirectories(),
      programs: new ProgramEnvironment({ environment: {}, secrets: [], untrustedDirectories: [] }),
      log: tools,
      signal: new AbortController().signal,
    },
  );
  const paths = comparison.changes.map(({ path }) => path);
  const placed = (by: string) => paths.filter((path) => answer.places?.get(path)?.by === by);
  const coveredPaths = new Set(placed('build system'));
  if (answer.kind === 'all') {
    const causes = answer.causes.map((cause): CauseOfAll => ({ ...cause, what: cause.what.replace(/^cargo: /, '') }));
    const why = causes[0]?.what ?? '';
    return { kind: 'all', why, ...(causes.length > 1 && { causes }), ...(answer.places && { coveredPaths }) };
  }
  const owners = await Promise.all(
    placed('unowned').map(async (path) => [path, await answer.ownersOf?.(path)] as const),
  );
  const names = await answer.names?.();
  return {
    kind: 'targets',
    targets: answer.why,
    coveredPaths,
    readPaths: new Set(owners.flatMap(([path, of]) => (of?.length === 0 && !path.endsWith('.md') ? [] : path))),
    ...(names && { names: [...names] }),
  };
}

/** @param system as it is listed, or made by a test */
export function tested<System extends BuildSystem>(system: System): System & TestedSystem {
  return { ...system, impact: (comparison, tools) => impactOf(system, comparison, tools) };
}
