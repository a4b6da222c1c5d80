import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, sampleDirectory } from '../../sample-repository.js';

/**
 * Impacted targets by brute force: both commits are checked out, both graphs are written out whole, and every rule
 * gets a digest of its text, of the .bzl files that its class is made of, and of the digests of all its inputs. A
 * rule is impacted when its digests differ or when it is on one side alone.
 */
export class BazelOracle {
  readonly #startup: readonly string[];

  readonly #directory = join(sampleDirectory(), 'oracle');
  readonly #known = new Map<string, Map<string, string>>();
  /** By commit, the rules that each rule uses directly. */
  readonly #uses = new Map<string, Map<string, Set<string>>>();

  constructor(startup: readonly string[]) {
    this.#startup = startup;
  }

  impacted(repository: string, base: string, head: string): string[] {
    const before = this.#digests(repository, base);
    const after = this.#digests(repository, head);
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((label) => before.get(label) !== after.get(label))
      .sort();
  }

  /** The rules on which others depend in the head commit and not in the base. */
  newEnds(repository: string, base: string, head: string): string[] {
    for (const commit of [base, head]) this.#digests(repository, commit);
    const before = this.#uses.get(base);
    const after = this.#uses.get(head) ?? new Map<string, Set<string>>();
    return [...after].flatMap(([rule, used]) => [...used].filter((one) => before?.get(rule)?.has(one) !== true));
  }

  stop(): void {
    if (existsSync(this.#directory)) this.#bazel('shutdown');
  }

  #bazel(...args: string[]): string {
    return execFileSync('bazel', [...this.#startup, '--max_idle_secs=60', ...args], {
      cwd: this.#directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    });
  }

  #digests(repository: string, commit: string): Map<string, string> {
    const known = this.#known.get(commit) ?? this.#computeDigests(repository, commit);
    this.#known.set(commit, known);
    return known;
  }

  #computeDigests(repository: string, commit: string): Map<string, string> {
    if (!existsSync(this.#directory)) git(dirname(this.#directory), 'clone', '--quiet', repository, this.#directory);
    git(this.#directory, 'fetch', '--quiet', repository, commit);
    git(this.#directory, 'checkout', '--quiet', '--force', commit);
    git(this.#directory, 'clean', '-fdxq');
    const xml = this.#bazel('query', '//...:*', '--output=xml');
    const texts = this.#texts();
    const inputs = new Map<string, string[]>();
    const rules = new Set<string>();
    for (const block of xml.split(/\n {4}(?=<)/)) {
      const [, kind = '', head = ''] = /^<([\w-]+) ([^>]*)/.exec(block) ?? [];
      const [, name = ''] = / ?\bname="([^"]*)"/.exec(head) ?? [];
      const [, generator] = /generating-rule="([^"]*)"/.exec(head) ?? [];
      if (kind === 'rule') rules.add(name);
      const listed = [...block.matchAll(/<rule-input name="([^"]*)"/g)].map(([, input = '']) => input);
      // A suite of all tests of its package shows them apart.
      const [, implicit = ''] = /<list name="\$implicit_tests">([^]*?)<\/list>/.exec(block) ?? [];
      const tests = [...implicit.matchAll(/<label value="([^"]*)"/g)].map(([, test = '']) => test);
      if (kind === 'rule') inputs.set(name, [...listed, ...tests]);
      if (kind === 'generated-file' && generator) inputs.set(name, [generator]);
    }
    const known = new Map<string, string>();
    const digest = (label: string): string => {
      const before = known.get(label);
      if (before !== undefined) return before;
      known.set(label, 'cycle');
      const parts = [label, texts.get(label) ?? '', this.#content(label), ...(inputs.get(label) ?? []).map(digest)];
      const value = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
      known.set(label, value);
      return value;
    };
    const generating = (label: string) => (rules.has(label) ? [label] : (inputs.get(label) ?? []));
    const uses = [...rules].map((rule) => [rule, new Set((inputs.get(rule) ?? []).flatMap(generating))] as const);
    this.#uses.set(commit, new Map(uses));
    return new Map([...rules].map((label) => [label, digest(label)]));
  }

  #content(label: string): string {
    if (!label.startsWith('//')) return '';
    const path = join(this.#directory, label.slice(2).replace(':', '/'));
    return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'latin1') : '';
  }

  /** For each rule its text as Bazel prints it, with the contents of the .bzl files that define its class. */
  #texts(): Map<string, string> {
    const texts = new Map<string, string>();
    for (const record of this.#bazel('query', '//...', '--output=build').split(/\n\n(?=# \/)/)) {
      const [, directory = ''] = /^# (.*)\/BUILD(?:\.bazel)?:/.exec(record) ?? [];
      const [, name = ''] = /^ {2}name = "(.*)",$/m.exec(record) ?? [];
      const lines = record.split('\n');
      const text = lines.filter((line) => !line.startsWith('#') && !/^ {2}generator_/.test(line));
      const defined = lines.findIndex((line) => line.startsWith('# Rule') && line.includes(' defined at '));
      const [, definition] = /^# {3}(.*?\.bzl):/.exec(lines[defined + 1] ?? '') ?? [];
      const classText = defined === -1 || !definition ? '' : this.#loaded(definition, new Set());
      texts.set(`//${directory.slice(this.#directory.length + 1)}:${name}`, `${text.join('\n').trim()}\n${classText}`);
    }
    return texts;
  }

  #loaded(path: string, seen: Set<string>): string {
    if (seen.has(path) || !existsSync(path)) return '';
    seen.add(path);
    // Comments do not change what a file does.
    const text = readFileSync(path, 'utf8').replace(/^#.*\n/gm, '');
    const loads = [...text.matchAll(/^load\("([^"]*)"/gm)].map(([, label = '']) =>
      label.startsWith('//')
        ? join(this.#directory, label.slice(2).replace(':', '/'))
        : join(dirname(path), label.replace(':', '')),
    );
    return text + loads.map((each) => this.#loaded(each, seen)).join('');
  }
}
