import { join } from 'node:path';
import type { Comparison, Tree } from '../../tree/tree.js';
import type { Finished, Tools } from '../../graph/reader.js';
import { ToolMissing } from '../../tree/impact-error.js';
import { lastLines } from '../../graph/tool-output.js';
import { inside } from '../../tree/paths.js';
import type { Build, Modules } from './modules.js';
import { addTo } from '../../../../shared/src/append.js';

/**
 * The requirements of external modules on each other, by the directory of the build. `unknown` if they are not known.
 */
export type Requirements = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>> | 'unknown'>;

/**
 * Finds which external modules require which others, for the builds in which one of them changed.
 *
 * Only the modules' own go.mod files hold this, and they are not in the repository. `go mod graph` reads them from the
 * module cache or from the proxy that the job uses. It compiles and runs nothing. But it asks hosts that go.mod names
 * and shows parts of files to which go.work points, so it is not started where the pull request is not trusted.
 * Vendored packages hold their requirements themselves.
 * @returns no entry for builds in which no module changed that existed before
 */
export async function moduleRequirements(
  comparison: Comparison,
  base: Modules,
  head: Modules,
  tools: Tools,
): Promise<Requirements> {
  const requirements = new Map<string, Map<string, Set<string>> | 'unknown'>();
  const asked = new ModuleGraphs(tools);
  for (const now of head.builds) {
    const before = base.builds.find((build) => build.directory === now.directory);
    if (before === undefined || !needsRequirements(before, now)) continue;
    const graphs: string[] = [];
    for (const tree of tools.mayRun && (tools.options.go?.['module-graph'] ?? true)
      ? [comparison.base, comparison.head]
      : []) {
      const graph = await asked.of(tree, now.directory);
      if (graph === undefined) break;
      graphs.push(graph);
    }
    requirements.set(now.directory, graphs.length === 2 ? parseModuleGraph(graphs.join('\n')) : 'unknown');
  }
  if (requirements.size > 0 && !tools.mayRun) {
    tools.info(
      `${programOf(tools)} mod graph is not asked about a pull request that is not trusted, so that ${fallback}`,
    );
  }
  asked.tell();
  return requirements;
}

function needsRequirements(before: Build, now: Build): boolean {
  if (before.vendored && now.vendored) return false;
  return (
    [...now.externals].some(([module, facts]) => {
      const old = before.externals.get(module);
      return old === undefined ? !now.complete : old !== facts;
    }) ||
    (!before.complete && [...before.externals.keys()].some((module) => !now.externals.has(module)))
  );
}

const fallback = 'every package that imports another module counts as impacted by the modules that changed';

/**
 * Messages of the go command about a go.mod or go.work for a later version. Network access does not help here. Up to
 * 1.20 the message is about a text that the command cannot read, and from 1.21 on about the version
 * (https://go.dev/doc/toolchain).
 */
const isOtherVersion = /invalid go version '|unknown directive: (?:toolchain|godebug|tool|ignore)\b|requires go >= /;

/** Messages of the go command about a host that cannot be reached. */
const isNoNetwork = /dial tcp|i\/o timeout|proxyconnect|no such host/;

const installNamed =
  'Install the Go that go.mod and go.work name in a step before this one (actions/setup-go with go-version-file): no other is downloaded here';

/** Path or name of the go command. */
const programOf = ({ options }: Tools): string => options.go?.program ?? 'go';

/** Asks `go mod graph`, and gives one warning for everything that it could not answer. */
class ModuleGraphs {
  readonly #tools: Tools;
  readonly #failures: { readonly place: string; readonly said: string }[] = [];
  /** True once a host could not be reached, for which the go command waits half a minute. */
  #isOffline = false;
  #missing = false;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** @returns undefined where there is no answer, which `tell` reports */
  async of(tree: Tree, directory: string): Promise<string | undefined> {
    if (this.#missing) return undefined;
    const cwd = join(await tree.directory(), directory);
    try {
      // Modules in the module cache need no network.
      const cached = await this.#run(['mod', 'graph'], cwd, { GOPROXY: 'off' });
      if (cached.exitCode === 0) return cached.stdout;
      const place = `${inside(directory, 'go.mod')} in the ${tree.side} commit`;
      if (isOtherVersion.test(cached.stderr)) {
        this.#failures.push({ place, said: `${lastLines(cached, 3)}. ${installNamed}` });
        return undefined;
      }
      const asked = this.#isOffline ? cached : await this.#run(['mod', 'graph'], cwd);
      if (asked.exitCode === 0) return asked.stdout;
      this.#isOffline ||= isNoNetwork.test(asked.stderr);
      this.#failures.push({ place, said: asked.stderr.trim().split('\n').slice(-3).join(' ') });
    } catch (error) {
      if (!(error instanceof ToolMissing)) throw error;
      this.#missing = true;
    }
    return undefined;
  }

  tell(): void {
    const program = programOf(this.#tools);
    if (this.#missing) this.#tools.warn(`${program} is not on this machine, so that ${fallback}`);
    const [first] = this.#failures;
    if (first === undefined) return;
    const more = this.#failures.length > 1 ? ` and ${this.#failures.length - 1} more` : '';
    this.#tools.warn(`${program} mod graph failed for ${first.place}${more}, so that ${fallback}: ${first.said}`);
  }

  #run(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<Finished> {
    const always = { GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly' };
    return this.#tools.run(programOf(this.#tools), args, { cwd, env: { ...always, ...env } });
  }
}

/** Reads `module@version requirement@version` lines. Versions are left out, which gives more edges, never fewer. */
function parseModuleGraph(lines: string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const line of lines.split('\n')) {
    const [from, to] = line
      .trim()
      .split(' ')
      .map((module) => module.split('@')[0]);
    if (from === undefined || to === undefined) continue;
    addTo(edges, from, to);
  }
  return edges;
}
