import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { filesOf, type HistoryStep } from './commits.js';
import type { Closure } from './graph-closure.js';
import { Worktree } from './worktree.js';
import { readXml } from './xml.js';

interface Configuration {
  readonly 'build-systems'?: {
    readonly bazel?: { readonly 'startup-options'?: readonly string[]; readonly 'query-options'?: readonly string[] };
  };
}

/**
 * What Bazel targets impact, by full hashes: each rule of everything that `//...` is built from, external repositories
 * included, is hashed with its attributes, the contents of its files and the hashes of what it is made of, in both commits.
 */
export class BazelHashes implements Closure {
  readonly #worktree: Worktree;
  readonly #startup: readonly string[];
  readonly #query: readonly string[];
  /** Of the commits that were asked for last. */
  readonly #hashes = new Map<string, ReadonlyMap<string, string>>();

  /** @param config whose options of Bazel are given here, too; empty for none */
  constructor(
    readonly directory: string,
    config: string,
  ) {
    this.#worktree = new Worktree(directory);
    const read = config === '' ? {} : ((load(readFileSync(config, 'utf8')) ?? {}) as Configuration);
    const bazel = read['build-systems']?.bazel;
    this.#startup = bazel?.['startup-options'] ?? [];
    this.#query = bazel?.['query-options'] ?? [];
  }

  /** For each rule of the head commit that the base has otherwise or not at all, which of the two. */
  expected({ base, head }: HistoryStep): ReadonlyMap<string, string> {
    const before = this.#of(base);
    return new Map(
      [...this.#of(head)]
        .filter(([name, hash]) => before.get(name) !== hash)
        .map(([name]) => [name, before.has(name) ? 'another hash' : 'it is new']),
    );
  }

  /** The hashes of the rules of the main repository. */
  #of(commit: string): ReadonlyMap<string, string> {
    let known = this.#hashes.get(commit);
    if (known === undefined) {
      known = this.#read(commit);
      const [oldest] = this.#hashes.keys();
      if (this.#hashes.size >= 2 && oldest !== undefined) this.#hashes.delete(oldest);
      this.#hashes.set(commit, known);
    }
    return known;
  }

  #read(commit: string): ReadonlyMap<string, string> {
    const cwd = this.#worktree.at(commit);
    const contents = filesOf(this.directory, commit);
    const options = ['--keep_going', '--noshow_progress', '--output=xml', ...this.#query];
    const xml = execFileSync('bazel', [...this.#startup, 'query', ...options, 'deps(//...)'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const nodes = new Map<
      string,
      { readonly own: string; readonly inputs: readonly string[]; readonly rule: boolean }
    >();
    for (const element of readXml(xml.replace('version="1.1"', 'version="1.0"')).children[0]?.children ?? []) {
      const { name = '' } = element.attributes;
      const rule = element.name === 'rule';
      const inputs = element.children.flatMap((child) =>
        child.name === 'rule-input' ? [child.attributes.name ?? ''] : [],
      );
      const generating = element.name === 'generated-file' ? [element.attributes['generating-rule'] ?? ''] : [];
      // A file of the main repository; where it lies is of no importance, nor is the line of a rule.
      const path = name.startsWith('//') ? name.slice(2).replace(':', '/').replace(/^\//, '') : '';
      const own = rule
        ? JSON.stringify([element.attributes.class, element.children]).replaceAll(cwd, '')
        : (contents.get(path) ?? '');
      nodes.set(name, { own, inputs: [...inputs, ...generating], rule });
    }
    const hashes = new Map<string, string>();
    const hashOf = (name: string): string => {
      let hash = hashes.get(name);
      if (hash === undefined) {
        hashes.set(name, '');
        const { own = '', inputs = [] } = nodes.get(name) ?? {};
        hash = createHash('sha1')
          .update(JSON.stringify([name, own, inputs.map(hashOf)]))
          .digest('hex');
        hashes.set(name, hash);
      }
      return hash;
    };
    return new Map(
      [...nodes]
        .filter(([name, { rule }]) => rule && name.startsWith('//'))
        .map(([name]): [string, string] => [name, hashOf(name)]),
    );
  }
}
