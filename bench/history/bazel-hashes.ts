import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { filesOf, type HistoryStep } from './commits.js';
import { type Closure, ofTwoCommits } from './graph-closure.js';
import { Worktree } from './worktree.js';

interface Configuration {
  readonly 'build-systems'?: {
    readonly bazel?: { readonly 'startup-options'?: readonly string[]; readonly 'query-options'?: readonly string[] };
  };
}

/** A rule or a file, with what it is made of. */
interface Node {
  readonly own: string;
  readonly inputs: readonly string[];
  readonly rule: boolean;
}

/**
 * What Bazel targets impact, by full hashes: each rule of everything that `//...` is built from, external repositories
 * included, is hashed with its attributes, the contents of its files and the hashes of what it is made of, in both commits.
 */
export class BazelHashes implements Closure {
  readonly #worktree: Worktree;
  readonly #startup: readonly string[];
  readonly #query: readonly string[];

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
  readonly #of = ofTwoCommits((commit): ReadonlyMap<string, string> => {
    const nodes = this.#nodes(commit);
    const hashes = new Map<string, string>();
    const hashOf = (name: string): string => {
      const known = hashes.get(name);
      if (known !== undefined) return known;
      hashes.set(name, '');
      const { own = '', inputs = [] } = nodes.get(name) ?? {};
      const hash = createHash('sha1').update(JSON.stringify([name, own, inputs.map(hashOf)]));
      return hashes.set(name, hash.digest('hex')).get(name) ?? '';
    };
    const rules = [...nodes].filter(([name, { rule }]) => rule && name.startsWith('//'));
    return new Map(rules.map(([name]) => [name, hashOf(name)]));
  });

  #nodes(commit: string): ReadonlyMap<string, Node> {
    const cwd = this.#worktree.at(commit);
    const contents = filesOf(this.directory, commit);
    const options = ['--keep_going', '--noshow_progress', '--output=xml', ...this.#query];
    const xml = execFileSync('bazel', [...this.#startup, 'query', ...options, 'deps(//...)'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // Bazel's own printer wrote this, so that expressions are enough: a rule's element has one beginning and one end.
    const elements = xml.split(/(?=^ {4}<(?:rule|source-file|generated-file|package-group)\b)/m).slice(1);
    return new Map(
      elements.map((element): [string, Node] => {
        const [, name = ''] = /\bname="([^"]*)"/.exec(element) ?? [];
        const inputs = [...element.matchAll(/<rule-input name="([^"]*)"|\bgenerating-rule="([^"]*)"/g)];
        const rule = element.startsWith('    <rule ');
        // A file of the main repository; where it lies is of no importance, nor is the line of a rule.
        const path = name.startsWith('//') ? name.slice(2).replace(':', '/').replace(/^\//, '') : '';
        const own = rule ? element.replace(/ location="[^"]*"/, '').replaceAll(cwd, '') : (contents.get(path) ?? '');
        return [name, { own, inputs: inputs.map(([, input, by]) => input ?? by ?? ''), rule }];
      }),
    );
  }
}
