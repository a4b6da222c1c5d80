import { expect } from '@jest/globals';
import fc from 'fast-check';
import { withPastMerges, type PastAnswer } from '../../src/analysis/past-merges.js';
import type { Configuration } from '../../src/configuration/configuration.js';
import { git, importedRepository } from '../sample-repository.js';

/** Contents that a file may have, by its path. */
const contents: Readonly<Record<string, readonly string[]>> = {
  'package.json': ['{"private": true, "workspaces": ["js/*"]}', '{"private": true, "workspaces": ["js/a", "js/b"]}'],
  'js/a/package.json': ['{"name": "a"}', '{"name": "a", "scripts": {"build": "cargo build -p one"}}'],
  'js/a/index.js': ["import 'b'", "import '../../b/index.js'", 'export const n = 1;', "open('../../rs/two/data.txt')"],
  'js/b/package.json': ['{"name": "b"}', '{"name": "renamed"}'],
  'js/b/index.js': ['export const n = 1;', "import 'a'", 'export const n = 2;'],
  'Cargo.toml': ['[workspace]\nmembers = ["rs/*"]\n', '[workspace]\nmembers = ["rs/one"]\n'],
  'rs/one/Cargo.toml': [
    '[package]\nname = "one"\nversion = "1.0.0"\n',
    '[package]\nname = "one"\nversion = "1.0.0"\n[dependencies]\ntwo = { path = "../two" }\n',
  ],
  'rs/one/src/lib.rs': [
    '',
    'const A: &str = include_str!("../../two/data.txt");',
    '#[path = "../../two/src/lib.rs"] mod x;',
  ],
  'rs/two/Cargo.toml': ['[package]\nname = "two"\nversion = "1.0.0"\n'],
  'rs/two/src/lib.rs': ['', 'fn a() {}', 'const A: &str = include_str!("../data.txt");'],
  'rs/two/data.txt': ['1', 'package two\nimport "example.com/m/x"\n', '3'],
  'go.mod': ['module example.com/m\n\ngo 1.21\n', 'module example.com/m\n\ngo 1.22\n'],
  'x/x.go': ['package x\n', 'package x\nimport "example.com/m/y"\n', 'package x\n// "y/data"\n'],
  'y/y.go': ['package y\n', 'package y\nimport "example.com/m/z"\n'],
  'y/data.json': ['1', '2'],
  'z/z.go': ['package z\n', '->../rs/two/data.txt', '->../y/y.go'],
  'pyproject.toml': ['[tool.uv.workspace]\nmembers = ["py/p", "py/q"]\n'],
  'py/p/pyproject.toml': ['[project]\nname = "p"\nversion = "1"\n'],
  'py/p/src/p/__init__.py': ['import q\n', 'open("../../q/data.json")\n', ''],
  'py/q/pyproject.toml': ['[project]\nname = "q"\nversion = "1"\n', '[project]\nname = "q"\ndependencies = ["p"]\n'],
  'py/q/data.json': ['1', '2'],
  'net/a/a.csproj': ['<Project/>', '<Project><Import Project="../b.props"/></Project>'],
  'net/b/b.csproj': ['<Project/>', '<Project><Import Project="../b.props"/></Project>'],
  'net/b.props': ['<Project/>', '<Project><PropertyGroup><A>1</A></PropertyGroup></Project>'],
  'net/b/b.cs': ['class B {}', 'var a = File.Open("../a/a.txt");'],
  'net/a/a.txt': ['1', '2'],
  'README.md': ['a', 'b'],
  'scripts/build.sh': ['cd rs && cargo build\n', 'cp js/a/index.js ../y/data.json\n'],
};

const change = fc
  .constantFrom(...Object.keys(contents))
  .chain((path) => fc.tuple(fc.constant(path), fc.option(fc.constantFrom(...(contents[path] ?? [])), { freq: 8 })));

/** Makes a history, oldest first. A text that begins with `->` is a symbolic link. */
export function history(commits: readonly Readonly<Record<string, string | null>>[]): string {
  const contentOf = (text: string | null) => (text?.startsWith('->') ? { link: text.slice('->'.length) } : text);
  const files = commits.map((one) => Object.entries(one).map(([path, text]) => [path, contentOf(text)] as const));
  return importedRepository(files.map((one) => Object.fromEntries(one))).directory;
}

/**
 * Answers for merges of a branch, in an order, by one set of rules after the other.
 * @param head the newest
 */
export function answers(
  directory: string,
  head: string,
  commits: number,
  order: Iterable<number>,
  ruleSets: readonly ((today: Configuration) => Configuration)[] = [(today) => today],
): Promise<PastAnswer[]> {
  const log = { info: () => undefined, warn: () => undefined, debug: () => undefined };
  return withPastMerges(
    { from: ['auto'], event: {}, environment: process.env, workingDirectory: directory, headSha: head },
    { commits },
    { log, signal: new AbortController().signal },
    async (past) => {
      const found: PastAnswer[] = [];
      for (const rules of ruleSets)
        for (const index of order) found.push(await past.answer(index, rules(past.configuration)));
      return found;
    },
  );
}

/**
 * Every answer about a history of many languages is the one that the merge gets alone, in whatever order merges are asked for.
 * @param merges how many the history has
 * @param seed of the history
 */
export async function expectNothingSharedIn(merges: number, seed: number): Promise<void> {
  const all = Object.fromEntries(Object.entries(contents).map(([path, [text = '']]) => [path, text]));
  const changes = fc.sample(fc.array(change, { minLength: 1, maxLength: 4 }), { numRuns: merges, seed });
  const directory = history([all, ...changes.map((one) => Object.fromEntries(one))]);
  const commits = git(directory, 'rev-list', '--reverse', 'main').split('\n').slice(1);
  const shuffled = fc.shuffledSubarray([...commits.keys()], { minLength: commits.length });
  const [order = []] = fc.sample(shuffled, { numRuns: 1, seed });
  const shared = await answers(directory, commits.at(-1) ?? '', commits.length, [...commits.keys(), ...order]);
  for (const [index, commit] of commits.entries()) {
    expect(shared[index]).not.toHaveProperty('failure');
    const [alone] = await answers(directory, commit, 1, [0]);
    expect(shared[index]).toEqual(alone);
    expect(shared[commits.length + order.indexOf(index)]).toEqual(alone);
  }
}
