import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { uv } from '../../build-systems.js';
import { compareContents, noTools, type Contents } from '../../trees.js';
import { impactedByDefinition, type Defined, type Definition } from '../definition.js';

const names = ['a', 'b', 'c', 'd'];
const externals = ['x', 'y', 'z'];

interface Source {
  readonly content: string;
  readonly always: readonly string[];
  /** Of the extra `e`. */
  readonly extra: readonly string[];
  /** Of the group `dev`. */
  readonly group: readonly string[];
  /** Asked for with the extra `e` of each. */
  readonly withExtra: boolean;
  readonly imports: readonly string[];
}

interface Repository {
  readonly projects: Readonly<Record<string, Source>>;
  readonly locked: Readonly<Record<string, { readonly version: string; readonly needs: readonly string[] }>>;
  /** What the root's group installs. */
  readonly root: readonly string[];
}

const some = fc.subarray([...names, ...externals], { maxLength: 2 });
const source: fc.Arbitrary<Source> = fc.record({
  content: fc.constantFrom('1', '2'),
  always: some,
  extra: some,
  group: some,
  withExtra: fc.boolean(),
  imports: fc.subarray(names, { maxLength: 1 }),
});
const repository: fc.Arbitrary<Repository> = fc.record({
  projects: fc.dictionary(fc.constantFrom(...names), source, { minKeys: 1, noNullPrototype: true }),
  locked: fc.record(
    Object.fromEntries(
      externals.map((name) => [
        name,
        fc.record({ version: fc.constantFrom('1', '2'), needs: fc.subarray(externals, { maxLength: 2 }) }),
      ]),
    ),
  ),
  root: fc.subarray(externals, { maxLength: 1 }),
});

function filesOf({ projects, locked, root }: Repository): Contents {
  const written = (source: Source, list: readonly string[]) =>
    list
      .filter((name) => externals.includes(name) || projects[name])
      .map((name) => (source.withExtra && names.includes(name) ? `${name}[e]` : name));
  const uses = (list: readonly string[], extra = false) =>
    `[${list
      .filter((name) => externals.includes(name) || projects[name])
      .map((name) => `{ name = "${name}"${extra && names.includes(name) ? ', extra = ["e"]' : ''} }`)
      .join(', ')}]`;
  const files: Record<string, string> = {
    'pyproject.toml': `[tool.uv.workspace]\nmembers = ["p/*"]\n[dependency-groups]\ndev = ${JSON.stringify(root)}\n`,
  };
  const lock = [`version = 1\n[manifest.dependency-groups]\ndev = ${uses(root)}\n`];
  for (const [name, one] of Object.entries(projects)) {
    files[`p/${name}/pyproject.toml`] =
      `[project]\nname = "${name}"\ndependencies = ${JSON.stringify(written(one, one.always))}\n` +
      `[project.optional-dependencies]\ne = ${JSON.stringify(written(one, one.extra))}\n` +
      `[dependency-groups]\ndev = ${JSON.stringify(written(one, one.group))}\n`;
    files[`p/${name}/src/m_${name}/__init__.py`] = [
      `# ${one.content}`,
      ...one.imports.map((other) => `import m_${other}`),
    ].join('\n');
    lock.push(
      `[[package]]\nname = "${name}"\nsource = { editable = "p/${name}" }\ndependencies = ${uses(one.always, one.withExtra)}\n` +
        `[package.optional-dependencies]\ne = ${uses(one.extra, one.withExtra)}\n` +
        `[package.dev-dependencies]\ndev = ${uses(one.group, one.withExtra)}\n`,
    );
  }
  for (const [name, { version, needs }] of Object.entries(locked)) {
    lock.push(
      `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = { registry = "r" }\ndependencies = ${uses(needs)}\n`,
    );
  }
  return { ...files, 'uv.lock': lock.join('\n') };
}

/** The packages of the index that are asked for by name, those that are installed for them, and what each of those needs. */
function installed({ locked }: Repository, wanted: readonly string[]): string {
  const asked = new Set(wanted.filter((name) => externals.includes(name)));
  const found = new Set(asked);
  for (const name of found) for (const needed of locked[name]?.needs ?? []) found.add(needed);
  return JSON.stringify([
    [...asked].sort(),
    [...found].sort().map((name) => [name, locked[name]?.version, [...(locked[name]?.needs ?? [])].sort()]),
  ]);
}

/** The parts of a project, each with the parts of projects and the packages of the index that it is built from. */
function definitionOf(repo: Repository): Definition {
  const files = Object.entries(filesOf(repo));
  const there = (list: readonly string[], but: string) => list.filter((one) => one !== but && repo.projects[one]);
  return new Map(
    Object.entries(repo.projects).flatMap(([name, one]) => {
      const part = (own: readonly string[], list: readonly string[], content: unknown): Defined => {
        const named = list.filter((each) => repo.projects[each]);
        return {
          content: [content, installed(repo, list)],
          uses: [
            ...own.map((each) => `${name} ${each}`),
            ...there(named, name).map((other) => `${other} always`),
            ...(one.withExtra ? named.map((other) => `${other} extra`) : []),
          ],
        };
      };
      const written = files.filter(([path]) => path.startsWith(`p/${name}/`));
      const always = part([], one.always, [written, installed(repo, repo.root)]);
      const imported = there(one.imports, name).map((other) => `${other} always`);
      return [
        [`${name} always`, { ...always, uses: [...always.uses, ...imported] }],
        [`${name} extra`, part(['always'], one.extra, '')],
        [`${name} tests`, part(['always', 'extra'], one.group, '')],
      ] as const;
    }),
  );
}

const targetOf = (part: string) => part.split(' ')[0] ?? part;

test('the projects are those that differ or are built from what differs', async () => {
  await fc.assert(
    fc.asyncProperty(
      repository,
      fc.oneof(
        repository,
        repository.map(({ locked }) => ({ locked })),
        repository.map(({ root }) => ({ root })),
        fc.record({ edited: fc.constantFrom(...names), source }),
      ),
      async (base, change) => {
        const head: Repository =
          'edited' in change
            ? {
                ...base,
                projects: {
                  ...base.projects,
                  [change.edited]: { ...(base.projects[change.edited] ?? change.source), content: '3' },
                },
              }
            : { ...base, ...change };
        const impact = await uv.impact(compareContents(filesOf(base), filesOf(head)), noTools);
        const targets = impact.kind === 'all' ? 'ALL' : [...impact.targets.keys()].sort();
        expect(targets).toEqual(impactedByDefinition(definitionOf(base), definitionOf(head), targetOf));
      },
    ),
    { numRuns: 150 },
  );
});
