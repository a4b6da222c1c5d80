import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { workspaces } from '../../build-systems.js';
import { compareContents, noTools, type Contents } from '../../trees.js';
import { impactedByDefinition, type Defined, type Definition } from '../definition.js';

const names = ['a', 'b', 'c', 'd', 'e'];
const externals = ['x', 'y', 'z'];
const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

interface PackageSource {
  readonly version: string;
  /** Content of its source: a package that it imports, or nothing. */
  readonly content: string;
  /** Content of its test. */
  readonly test: string;
  readonly dependencies: readonly {
    readonly section: (typeof sections)[number];
    readonly name: string;
    readonly range: string;
  }[];
}

interface RepositorySource {
  readonly packages: Readonly<Record<string, PackageSource>>;
  /** Installed at the top: version, and what each needs. */
  readonly locked: Readonly<Record<string, { readonly version: string; readonly needs: readonly string[] }>>;
  /** Installed below a package of the repository: its own version of something. */
  readonly nested: Readonly<Record<string, string>>;
}

const version = fc.constantFrom('1.0.0', '1.1.0', '2.0.0');
const content = fc.constantFrom('1', '2', ...names.map((name) => `import '${name}'`));
const source: fc.Arbitrary<PackageSource> = fc.record({
  version,
  content,
  test: content,
  dependencies: fc.uniqueArray(
    fc.record({
      section: fc.constantFrom(...sections),
      name: fc.constantFrom(...names, ...externals),
      range: fc.constantFrom('^1.0.0', '~1.0.0', '2.x', '*'),
    }),
    { maxLength: 3, selector: ({ section, name }) => `${section} ${name}` },
  ),
});
const repository: fc.Arbitrary<RepositorySource> = fc.record({
  packages: fc.dictionary(fc.constantFrom(...names), source, { minKeys: 1, noNullPrototype: true }),
  locked: fc.dictionary(fc.constantFrom(...externals), fc.record({ version, needs: fc.subarray(externals) }), {
    noNullPrototype: true,
  }),
  nested: fc.dictionary(fc.constantFrom(...names.map((name) => `${name} x`), 'b y'), version, {
    noNullPrototype: true,
  }),
});

function filesOf({ packages, locked, nested }: RepositorySource): Contents {
  const manifests = Object.entries(packages).map(([name, { version: own, dependencies }]) => {
    const byRange = (section: string) =>
      Object.fromEntries(
        dependencies.filter((one) => one.section === section).map(({ name: needed, range }) => [needed, range]),
      );
    const manifest = {
      name,
      version: own,
      ...Object.fromEntries(sections.map((section) => [section, byRange(section)])),
    };
    return [`p/${name}/package.json`, JSON.stringify(manifest)] as const;
  });
  return {
    'package.json': JSON.stringify({ workspaces: ['p/*'] }),
    ...Object.fromEntries(manifests),
    ...Object.fromEntries(Object.entries(packages).map(([name, one]) => [`p/${name}/index.js`, one.content])),
    ...Object.fromEntries(Object.entries(packages).map(([name, one]) => [`p/${name}/index.test.js`, one.test])),
    'package-lock.json': JSON.stringify({
      lockfileVersion: 3,
      packages: {
        ...Object.fromEntries(
          Object.entries(locked).map(([name, { version: own, needs }]) => [
            `node_modules/${name}`,
            { version: own, dependencies: Object.fromEntries(needs.map((need) => [need, '*'])) },
          ]),
        ),
        ...Object.fromEntries(
          Object.entries(nested).flatMap(([key, own]) => {
            const [name = '', need = ''] = key.split(' ');
            return packages[name] ? [[`p/${name}/node_modules/${need}`, { version: own, dependencies: {} }]] : [];
          }),
        ),
      },
    }),
  };
}

/** Whether a version meets one of the ranges above, by their meaning. */
function meets(own: string, range: string): boolean {
  if (range === '*') return true;
  if (range === '^1.0.0') return own.startsWith('1.');
  if (range === '~1.0.0') return own.startsWith('1.0.');
  return own.startsWith('2.');
}

/** Packages of the repository that a package depends on: those that it declares, and the one that its source imports. */
function needed({ packages }: RepositorySource, name: string): string[] {
  const declared = (packages[name]?.dependencies ?? [])
    .filter((one) => one.name !== name && packages[one.name] && meets(packages[one.name]?.version ?? '', one.range))
    .map((one) => one.name);
  return [...new Set([...declared, ...imported({ packages }, name, packages[name]?.content)])];
}

function imported({ packages }: Pick<RepositorySource, 'packages'>, name: string, text = ''): string[] {
  return Object.keys(packages).filter((one) => one !== name && text === `import '${one}'`);
}

/** All that is installed for a package, as an unfolded tree down to a depth that no two of them can hide beyond. */
function installed(repo: RepositorySource, name: string): string {
  const unfold = (external: string, depth: number): string => {
    const entry = repo.locked[external];
    if (!entry || depth === 0) return entry ? external : `${external}?`;
    return `${external}@${entry.version}(${[...entry.needs]
      .sort()
      .map((need) => unfold(need, depth - 1))
      .join()})`;
  };
  const wanted = [...new Set((repo.packages[name]?.dependencies ?? []).map((one) => one.name))].filter((one) =>
    externals.includes(one),
  );
  return wanted
    .sort()
    .map((one) =>
      repo.nested[`${name} ${one}`] === undefined ? unfold(one, 8) : `${one}@${repo.nested[`${name} ${one}`] ?? ''}()`,
    )
    .join();
}

function definitionOf(repo: RepositorySource): Definition {
  const names = Object.keys(repo.packages);
  const packages = Object.entries(repo.packages).map(([name, one]): [string, Defined] => [
    name,
    {
      content: [manifestOf(one), installed(repo, name)],
      uses: needed(repo, name),
      tests: one.test,
      testsUse: imported(repo, name, one.test),
    },
  ]);
  // The root is a package that knows all others.
  return new Map([...packages, ['.', { content: names.sort(), uses: [] }]]);
}

/** A package as it is written: by section, in the order of the sections. */
function manifestOf({ dependencies, version: own, content: text }: PackageSource): unknown {
  return [own, text, sections.map((section) => dependencies.filter((one) => one.section === section))];
}

describe('workspaces, beside the definition', () => {
  test('the packages are those that differ or depend on what differs', async () => {
    const other = fc.oneof(
      repository,
      fc.constant({}),
      repository.map(({ packages }) => ({ packages })),
      repository.map(({ locked, nested }) => ({ locked, nested })),
    );
    await fc.assert(
      fc.asyncProperty(
        repository,
        other,
        fc.option(fc.constantFrom(...names)),
        fc.constantFrom('content', 'test'),
        async (base, changes, edited, part) => {
          const head: RepositorySource = { ...base, ...changes };
          const one = edited === null ? undefined : head.packages[edited];
          const after =
            one && edited !== null
              ? { ...head, packages: { ...head.packages, [edited]: { ...one, [part]: '3' } } }
              : head;
          const impact = await workspaces.impact(compareContents(filesOf(base), filesOf(after)), noTools);
          expect(impact.kind === 'targets' && [...impact.targets.keys()].sort()).toEqual(
            impactedByDefinition(definitionOf(base), definitionOf(after)),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
