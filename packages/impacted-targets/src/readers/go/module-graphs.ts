import { join } from 'node:path';
import { ToolMissing } from '../../tree/impact-error.js';
import { directoryOf } from '../../tree/paths.js';
import type { Comparison, Tree } from '../../tree/tree.js';
import { addTo } from '../../../../shared/src/append.js';
import { lastLines, type Finished, type Tools } from '../tools.js';
import { externalId, othersId, type Build } from './build.js';

const fallback = 'every package that imports any module from elsewhere counts as impacted';

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

/**
 * Which modules from elsewhere are built from those that changed. Only their own go.mod files hold this, and they are not in the repository.
 * `go mod graph` reads them from the module cache or from the proxy that the job uses. It compiles and runs nothing. But it asks hosts that
 * go.mod names and shows parts of files to which go.work points, so it is not started where the pull request is not trusted. Vendored packages
 * hold their imports themselves.
 * @returns ids of externals, by the ids of those that are built from them
 */
export async function usesOfExternals(
  base: readonly Build[],
  head: readonly Build[],
  comparison: Comparison,
  tools: Tools,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const uses = new Map<string, Set<string>>();
  const graphs = new ModuleGraphs(comparison, tools);
  for (const now of head) {
    const before = base.find(({ manifest }) => manifest === now.manifest);
    const changed = before === undefined ? [] : changedModules(before, now);
    if (changed.length === 0) continue;
    const lines = await graphs.of(now);
    // Versions are left out, which gives more edges, never fewer.
    for (const line of lines ?? []) {
      const [from = '', to = ''] = line.split(' ').map((module) => module.replace(/@.*/s, ''));
      addTo(uses, externalId(now, from), externalId(now, to));
    }
    if (lines === undefined) for (const module of changed) addTo(uses, othersId(now), externalId(now, module));
  }
  graphs.tell();
  return uses;
}

/** Modules that others may be built from, and that are not the same in both commits. */
function changedModules(before: Build, now: Build): string[] {
  if (before.isVendored && now.isVendored) return [];
  // A module that stayed the same cannot use a module that is new or gone, where all of them are known.
  const isComplete = before.isComplete && now.isComplete;
  return [...new Set([...before.externals.keys(), ...now.externals.keys()])].filter((module) => {
    const [was, is] = [before.externals.get(module), now.externals.get(module)];
    return was === undefined || is === undefined ? !isComplete : was !== is;
  });
}

/** Asks `go mod graph`, and says once what it could not answer. */
class ModuleGraphs {
  readonly #program: string;
  readonly #failures: { readonly place: string; readonly said: string }[] = [];
  /** True once a host could not be reached, for which the go command waits half a minute. */
  #isOffline = false;
  #isMissing = false;
  #isRefused = false;

  constructor(
    readonly comparison: Comparison,
    readonly tools: Tools,
  ) {
    this.#program = tools.options.go?.program ?? 'go';
  }

  /** @returns the lines of both commits; undefined where there is no answer, which `tell` reports */
  async of(build: Build): Promise<string[] | undefined> {
    if (this.tools.options.go?.['module-graph'] === false) return undefined;
    this.#isRefused ||= !this.tools.mayRun;
    const lines: string[] = [];
    for (const tree of [this.comparison.base, this.comparison.head]) {
      const printed = this.#isRefused || this.#isMissing ? undefined : await this.#ask(tree, build);
      if (printed === undefined) return undefined;
      lines.push(...printed.split('\n'));
    }
    return lines;
  }

  async #ask(tree: Tree, { manifest }: Build): Promise<string | undefined> {
    const cwd = join(await tree.directory(), directoryOf(manifest));
    try {
      // Modules in the module cache need no network.
      const cached = await this.#run(cwd, { GOPROXY: 'off' });
      const isOther = isOtherVersion.test(cached.stderr);
      const asked = cached.exitCode === 0 || isOther || this.#isOffline ? cached : await this.#run(cwd, {});
      if (asked.exitCode === 0) return asked.stdout;
      this.#isOffline ||= isNoNetwork.test(asked.stderr);
      const said = `${lastLines(asked, 3)}${isOther ? `. ${installNamed}` : ''}`;
      this.#failures.push({ place: `${manifest} in the ${tree.side} commit`, said });
    } catch (error) {
      if (!(error instanceof ToolMissing)) throw error;
      this.#isMissing = true;
    }
    return undefined;
  }

  #run(cwd: string, env: Record<string, string>): Promise<Finished> {
    const always = { GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly' };
    return this.tools.run(this.#program, ['mod', 'graph'], { cwd, env: { ...always, ...env } });
  }

  tell(): void {
    const { tools } = this;
    const graph = `${this.#program} mod graph`;
    if (this.#isRefused) tools.info(`${graph} does not run for an untrusted pull request, so ${fallback}`);
    if (this.#isMissing)
      tools.warn(
        `${this.#program} is not installed, so ${fallback}. Install Go in a step before this one (actions/setup-go)`,
      );
    const [first] = this.#failures;
    if (first === undefined) return;
    const more = this.#failures.length > 1 ? ` and ${this.#failures.length - 1} more` : '';
    tools.warn(`${graph} failed for ${first.place}${more}, so ${fallback}: ${first.said}`);
  }
}
