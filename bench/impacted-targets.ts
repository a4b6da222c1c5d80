/**
 * Measures computing of impacted targets beside `git diff` alone over the same commits.
 * Run it with `npx tsx bench/impacted-targets.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeImpactedTargets } from '../packages/impacted-targets/src/compute.js';
import { mediansInTurn } from './measure.js';

const rounds = 5;
const quiet = { info: () => undefined, warn: () => undefined, debug: () => undefined };

/** Makes a repository with two commits by `git fast-import`, which is quick for many files. */
function repository(directory: string, base: Map<string, string>, head: Map<string, string>): [string, string] {
  const git = (args: string[], input?: string) =>
    execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', ...(input !== undefined && { input }) }).trim();
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', directory]);
  const commit = (files: Map<string, string>) =>
    [
      'commit refs/heads/main\ncommitter B <b@example.com> 0 +0000\ndata 1\nx\n',
      ...[...files].map(
        ([path, content]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`,
      ),
    ].join('');
  git(['fast-import', '--quiet'], `${commit(base)}\n${commit(head)}\n`);
  return [git(['rev-parse', 'main~1']), git(['rev-parse', 'main'])];
}

async function measure(
  name: string,
  from: string,
  base: Map<string, string>,
  head: Map<string, string>,
): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const [baseSha, headSha] = repository(directory, base, head);
    const gitDiff =
      (...options: string[]) =>
      () =>
        execFileSync('git', ['-C', directory, 'diff', ...options, baseSha, headSha], { maxBuffer: 2 ** 30 });
    let count = 0;
    const compute = async () => {
      const computed = await computeImpactedTargets(
        { from: [from], workingDirectory: directory, baseSha, headSha, event: {}, environment: process.env },
        { log: quiet, signal: new AbortController().signal },
      );
      if (computed.kind === 'all') throw new Error(computed.why);
      count = computed.targets.length;
    };
    const works = { diff: gitDiff(), names: gitDiff('--name-only'), compute };
    const { diff, names, compute: computing } = await mediansInTurn(works, rounds);
    console.log(
      `${name}: git diff ${diff.toFixed(0)} ms (--name-only ${names.toFixed(0)} ms), computing ${computing.toFixed(0)} ms: ` +
        `${(computing / diff).toFixed(2)} times git diff, ${(computing - names).toFixed(0)} ms more than the names alone; ` +
        `${head.size} changed files, ${count} targets`,
    );
    return computing;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const rules = numbers(1000).map(
  (index) =>
    `  area-${index}: {paths: ['src/area-${index}/**', '!**/*.md']${index % 10 === 0 ? '' : `, depends-on: [area-${index - 1}]`}}`,
);
const file = (index: number) => `src/area-${index % 1000}/deep/er/directory-${index % 7}/file-${index}.ts`;
await measure(
  'paths, 1,000 rules, 10,000 changed files',
  'paths',
  new Map([
    ['.github/impacted-targets.yml', `targets:\n${rules.join('\n')}\n`],
    ...numbers(10_000).map((index): [string, string] => [file(index), `export const x = ${index};\n`.repeat(20)]),
  ]),
  new Map(
    numbers(10_000).map((index): [string, string] => [file(index), `export const x = ${index + 1};\n`.repeat(20)]),
  ),
);

/** Paths of 95 characters in 50 folders. */
const longPath = (index: number) =>
  `services-${index % 50}/name-${index % 9}/src/main/java/com/example/${'deep/'.repeat(20)}`
    .slice(0, 80)
    .replace(/\/$/, '-') + `/file-${String(index).padStart(5, '0')}.ts`.padStart(15, 'x');
const ofLongPaths = (rules: readonly string[]) =>
  measure(
    `paths, ${rules.length} rules, 5,000 changed files of ${longPath(0).length} characters`,
    'paths',
    new Map([
      ['.github/impacted-targets.yml', `targets:\n${rules.join('\n')}\n`],
      ...numbers(5000).map((index): [string, string] => [longPath(index), `${index}\n`]),
    ]),
    new Map(numbers(5000).map((index): [string, string] => [longPath(index), `${index + 1}\n`])),
  );
const plain = await ofLongPaths(["  everything: ['**']"]);
const named = await ofLongPaths(
  numbers(50).map((index) => `  'services-${index}-{name}': ['services-${index}/{name}/**', '!**/*.md']`),
);
console.log(`rules with {name} beside one plain rule: ${(named / plain).toFixed(2)}`);

const manifest = (index: number) =>
  JSON.stringify({
    name: `@bench/package-${index}`,
    version: '1.0.0',
    dependencies: {
      ...(index % 20 === 0 ? {} : { [`@bench/package-${index - 1}`]: '^1.0.0' }),
      [`external-${index % 500}`]: '^1.0.0',
    },
  });
const lockfile = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': { workspaces: ['packages/*'] },
    ...Object.fromEntries(
      numbers(2000).map((index) => [
        `node_modules/@bench/package-${index}`,
        { resolved: `packages/package-${index}`, link: true },
      ]),
    ),
    ...Object.fromEntries(
      numbers(3000).map((index) => [
        `node_modules/external-${index}`,
        {
          version: '1.0.0',
          integrity: `sha512-${index}`,
          dependencies: index < 500 ? { [`external-${index + 500}`]: '*', [`external-${index + 1000}`]: '*' } : {},
        },
      ]),
    ),
  },
});
const workspaceFiles = new Map([
  ['package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*'] })],
  ['package-lock.json', lockfile],
  ...numbers(2000).flatMap((index): [string, string][] => [
    [`packages/package-${index}/package.json`, manifest(index)],
    ...numbers(5).map((part): [string, string] => [
      `packages/package-${index}/src/${part}.ts`,
      `export const y = ${part};\n`,
    ]),
  ]),
]);
const edited = numbers(200).map((index): [string, string] => [
  `packages/package-${index * 10 + 3}/src/1.ts`,
  'export const y = 9;\n',
]);
await measure('workspaces, 2,000 packages, sources changed', 'workspaces', workspaceFiles, new Map(edited));
