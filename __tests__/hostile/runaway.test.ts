import { expect, test } from '@jest/globals';
import { ask, targetsIn } from '../../packages/impacted-targets/__tests__/asking.js';
import type { Contents } from '../../packages/impacted-targets/__tests__/trees.js';
import { runStep } from '../steps/step.js';

/** What a target branch and a pull request hold, and what is said of it. */
interface Case {
  readonly from: string;
  readonly base: Contents;
  readonly change: Contents;
  /** Targets, each on a line, or why it is `ALL`, or the error. */
  readonly says: RegExp;
}

const pom = (artifact: string, inside = ''): string =>
  `<project><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${inside}</project>`;
const dependency = (artifact: string): string =>
  `<dependencies><dependency><groupId>g</groupId><artifactId>${artifact}</artifactId></dependency></dependencies>`;
const reactor = { 'pom.xml': pom('root', '<modules><module>a</module><module>b</module></modules>') };
const doubling = Array.from({ length: 40 }, (_, index) => `<p${index + 1}>\${p${index}}\${p${index}}</p${index + 1}>`);

const crate = { 'Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\n', 'src/lib.rs': '' };
const locked = (index: number): string =>
  `[[package]]\nname = "x"\nversion = "${index}.0.0"\nsource = "registry"\ndependencies = ["x"]\n`;

const workspaces = (patterns: readonly string[]): string => JSON.stringify({ name: 'root', workspaces: patterns });
const aliases = Array.from({ length: 40 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`);
const pnpmLock = (mark: string): string =>
  `lockfileVersion: '9.0'\nsettings: {a: ${mark}}\nimporters:\n  .: {}\na0: &a0 [1, 2]\n${aliases.join('\n')}\npackages:\n  x@1.0.0: {resolution: *a40}\n`;

const rules = (glob: string): string => `targets:\n  every: ['**']\n  some: ['${glob}']\n`;
const longName = `${'a-'.repeat(120)}b`;

/** Each took more than a minute, all memory, or a message that blames the action, before it had a limit. */
const cases: Readonly<Record<string, Case>> = {
  'POM properties that double forty times': {
    from: 'maven',
    base: { ...reactor, 'a/pom.xml': pom('a'), 'b/pom.xml': pom('b') },
    change: {
      'b/pom.xml': pom('b', `<properties><p0>a</p0>${doubling.join('')}</properties>${dependency('${p40}')}`),
    },
    // No target has so long a name.
    says: /^g:b$/,
  },
  'a POM of 200,000 levels': {
    from: 'maven',
    base: { ...reactor, 'a/pom.xml': pom('a'), 'b/pom.xml': pom('b') },
    change: { 'b/pom.xml': pom('b', `${'<x>'.repeat(200_000)}${'</x>'.repeat(200_000)}`) },
    says: /b\/pom\.xml:1:\d+: elements are nested more than 500 deep, which nobody writes \(in the head commit/,
  },
  'a Cargo.lock of 20,000 packages of one name': {
    from: 'cargo',
    base: crate,
    change: { 'Cargo.lock': Array.from({ length: 20_000 }, (_, index) => locked(index)).join('\n') },
    says: /Cargo\.lock: the dependency "x" may mean any of 20000 packages/,
  },
  'globs of workspaces': {
    from: 'workspaces',
    base: { 'package.json': workspaces(['p/*']), [`p/${longName}/package.json`]: '{"name":"p"}' },
    change: {
      [`p/${longName}/x`]: '1',
      'package.json': workspaces(['p/*', `p/${'*-'.repeat(40)}c`, 'p/+(+(a|-)|*b)c', 'p/+(*a)+(*-)c']),
    },
    // The root owns its manifest.
    says: /^p\nroot$/,
  },
  'aliases in a lockfile': {
    from: 'workspaces',
    base: {
      'package.json': '{"name":"root"}',
      'pnpm-workspace.yaml': 'packages: [a]\n',
      'pnpm-lock.yaml': pnpmLock('1'),
    },
    change: { 'pnpm-lock.yaml': pnpmLock('2') },
    says: /pnpm-lock\.yaml cannot be read/,
  },
  'texts of MSBuild that lead to a long one': {
    from: 'dotnet',
    base: { 'all.sln': '', 'a/a.csproj': '<Project/>', 'b/b.csproj': '<Project/>' },
    change: {
      'a/a.csproj': `<Project><PropertyGroup><a>x</a><p>${'$(a)'.repeat(15_000)}</p></PropertyGroup><ItemGroup>${'<None Include="$(p)"/>'.repeat(20_000)}</ItemGroup></Project>`,
    },
    says: /^a\/a\.csproj$/,
  },
  'rules of 20,000 levels': {
    from: 'paths',
    base: { '.github/impacted-targets.yml': rules('a/**') },
    change: { '.github/impacted-targets.yml': `targets: ${'{a: '.repeat(20_000)}` },
    says: /(?:impacted-targets|rules)\.yml:1:\d+: it is nested more deeply than anybody writes(?!.*;)/,
  },
  'a long name and **/+(*.spec|*.test).ts': {
    from: 'paths',
    base: { '.github/impacted-targets.yml': rules('**/+(*.spec|*.test).ts') },
    change: { [`d/${'a.spec.test'.repeat(20)}.tx`]: '' },
    says: /^every$/,
  },
  'a deep path and names of which each may be any of its parts': {
    from: 'paths',
    base: { '.github/impacted-targets.yml': 'targets:\n  "{a}-{b}-{c}": ["**/{a}/**/{b}/**/{c}/**"]\n' },
    change: { [`${'d/'.repeat(300)}f`]: '' },
    says: /its names may stand for too many parts of the path d\/d\/d/,
  },
};

const rulesFile = '.github/impacted-targets.yml';

test.each(Object.entries(cases))('a pull request with %s takes no longer than its length', async (_name, one) => {
  const { from, base, change, says } = one;
  const said = async (): Promise<string> => {
    const [rules = '', head = rules] = [base[rulesFile], change[rulesFile]];
    const answer = targetsIn(await ask(base, { ...base, ...change }, { systems: [from], rules, head }));
    return typeof answer === 'string' ? answer : answer.join('\n');
  };
  expect(await said().catch((error: unknown) => String(error))).toMatch(says);
});

test('settings of a queue with lists of 30,000 levels are refused', async () => {
  const { errors } = await runStep({
    files: { 'settings.yml': '- '.repeat(30_000) },
    inputs: {
      ...{ operation: 'create-queue', 'queue-settings': 'settings.yml', 'target-branch': 'main', 'dry-run': 'true' },
      ...{ 'base-url': 'http://127.0.0.1:9/v1', 'api-token': 'queue-token-0123456789' },
    },
  });
  expect(errors).toEqual([expect.stringMatching(/queue-settings: "settings\.yml": .*it is nested more deeply than/)]);
});
