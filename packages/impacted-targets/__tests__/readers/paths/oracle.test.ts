import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { minimatch } from 'minimatch';
import { impactOfRules } from './rules.js';
import { readConfiguration } from '../../../src/configuration/read-configuration.js';
import { compareContents } from '../../trees.js';

interface RuleSource {
  readonly name: string;
  readonly paths: readonly string[];
  readonly dependsOn: readonly string[];
}

interface SideSource {
  readonly rules: readonly RuleSource[];
  /** Content by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Everything that may be the value of a capture in the paths below. */
const values = ['a', 'b', 'c', 'x', 'y', 'z.md'];

const path = fc
  .array(fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z.md'), { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join('/'));

const literalRule = fc.record({
  name: fc.constantFrom('ui', 'web', 'base'),
  paths: fc.uniqueArray(fc.constantFrom('a/**', 'b/**', 'x/*', '**/*.md', 'a/b/c', '!a/x/**', '!**/z.md'), {
    minLength: 1,
    maxLength: 3,
  }),
  dependsOn: fc.uniqueArray(fc.constantFrom('ui', 'web', 'base', 's/a', 's/{any}', 't/{any}'), { maxLength: 2 }),
});
const capturingRule = fc.constantFrom<RuleSource>(
  { name: 's/{n}', paths: ['a/{n}/**'], dependsOn: [] },
  { name: 's/{n}', paths: ['**/x/{n}/*', '!**/{n}/z.md'], dependsOn: ['ui'] },
  { name: 't/{n}', paths: ['{n}/**', '!{n}/{n}'], dependsOn: ['s/{n}'] },
  { name: 't/{n}', paths: ['b/{n}'], dependsOn: ['s/{other}'] },
  { name: 't/{n}', paths: ['c/**/{n}/*.md'], dependsOn: ['web'] },
);

const side: fc.Arbitrary<SideSource> = fc.record({
  rules: fc
    .uniqueArray(fc.oneof(literalRule, capturingRule), { maxLength: 4, selector: ({ name }) => name })
    .map((rules) => {
      const names = rules.map(({ name }) => name.replace('{n}', '{any}'));
      // Dependencies that are there, and in one direction, as the reader demands.
      return rules.map((rule, index) => ({
        ...rule,
        paths: rule.paths.some((glob) => !glob.startsWith('!')) ? rule.paths : [...rule.paths, 'y/**'],
        dependsOn: rule.dependsOn.filter((dependency) =>
          names.slice(0, index).includes(dependency.replace(/\{.*\}|(?<=^[st]\/)a$/, '{any}')),
        ),
      }));
    }),
  files: fc.dictionary(path, fc.constantFrom('1', '2'), { maxKeys: 8, noNullPrototype: true }),
});

/** Every target of a side with the paths that it owns, by trying all values of the captures. */
function targetsOf({
  rules,
  files,
}: SideSource): Map<string, { owns: Set<string>; definition: string; dependsOn: Set<string> }> {
  const targets = new Map<string, { owns: Set<string>; definition: string; dependsOn: Set<string> }>();
  const fill = (text: string, value: string) => text.replaceAll('{n}', value);
  for (const rule of rules) {
    for (const value of rule.name.includes('{n}') ? values : ['']) {
      const owns = Object.keys(files).filter((file) => {
        const matching = rule.paths.map((glob) => {
          const negated = glob.startsWith('!');
          // `{n}/**` means what is below the directory, not a file of that name.
          const below = fill(negated ? glob.slice(1) : glob, value) + (glob.endsWith('{n}/**') ? '/*' : '');
          // `a/**` is `a` itself, too.
          const itself = below.replace(/\/\*\*$/, '');
          return { negated, matches: file === itself || minimatch(file, below, { dot: true }) };
        });
        return (
          matching.some(({ negated, matches }) => !negated && matches) &&
          !matching.some(({ negated, matches }) => negated && matches)
        );
      });
      if (rule.name.includes('{n}') && owns.length === 0) continue;
      targets.set(fill(rule.name, value), {
        owns: new Set(owns),
        definition: JSON.stringify([rule.name, [...rule.paths].sort(), [...rule.dependsOn].sort()]),
        dependsOn: new Set(rule.dependsOn.map((dependency) => fill(dependency, value))),
      });
    }
  }
  return targets;
}

/** The definition: a target is impacted when it, or anything it depends on, differs between the two commits. */
function expected(base: SideSource, head: SideSource): string[] {
  const graphs = [targetsOf(base), targetsOf(head)] as const;
  const files = (one: SideSource, owns: Set<string>) =>
    JSON.stringify([...owns].sort().map((file) => [file, one.files[file]]));
  const names = new Set([...graphs[0].keys(), ...graphs[1].keys()]);
  const impacted = new Set<string>();
  for (const name of names) {
    const [old, now] = [graphs[0].get(name), graphs[1].get(name)];
    if (old?.definition !== now?.definition) {
      // A target without a rule of its own that differs has lost or gained all of its files.
      impacted.add(name);
    } else if (old && now && files(base, old.owns) !== files(head, now.owns)) impacted.add(name);
  }
  for (let before = -1; before !== impacted.size;) {
    before = impacted.size;
    for (const graph of graphs) {
      for (const [name, { dependsOn }] of graph) {
        const means = (target: string) =>
          [...dependsOn].some((dependency) => new RegExp(`^${dependency.replace(/\{.*\}/, '[^/]+')}$`).test(target));
        if ([...impacted].some((target) => target !== name && means(target))) impacted.add(name);
      }
    }
  }
  return [...impacted].sort();
}

function configuration({ rules }: SideSource) {
  const targets = Object.fromEntries(
    rules.map(({ name, paths, dependsOn }) => [name, { paths, 'depends-on': dependsOn }]),
  );
  return readConfiguration(JSON.stringify({ targets }), 'f.yml');
}

describe('paths, beside the definition', () => {
  test('the targets are those that differ or depend on what differs', async () => {
    await fc.assert(
      fc.asyncProperty(
        side,
        fc.oneof(side, fc.constant(undefined)),
        fc.array(path, { maxLength: 3 }),
        async (base, other, edits) => {
          // Half of the time the rules stay and some files are edited, which is the common pull request.
          const files = Object.fromEntries([
            ...Object.entries(base.files).filter(([file]) => !edits.includes(file)),
            ...edits.filter((edit) => base.files[edit] === undefined).map((edit) => [edit, 'new'] as const),
          ]);
          const head = other ?? { rules: base.rules, files };
          const impact = await impactOfRules(compareContents(base.files, head.files), {
            file: 'f.yml',
            base: configuration(base),
            head: configuration(head),
          });
          expect(impact.kind === 'targets' && [...impact.targets.keys()].sort()).toEqual(expected(base, head));
          if (impact.kind !== 'targets') return;
          // A changed file counts as seen only where a target owns it.
          const owners = [targetsOf(base), targetsOf(head)].map(
            (graph) => new Set([...graph.values()].flatMap(({ owns }) => [...owns])),
          );
          for (const file of impact.coveredPaths) expect(owners.some((owned) => owned.has(file))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
