import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Dependents, RuleNames } from './rules.js';
import { impactOfRules } from './rules.js';
import { instantiate } from './rules.js';
import type { Rule } from '../../../src/configuration/configuration.js';
import { Globs } from '../../../src/configuration/glob.js';
import { readConfiguration } from '../../../src/configuration/read-configuration.js';
import { namesIn } from '../../../src/configuration/rule-names.js';
import { compareContents } from '../../trees.js';

const ruleOf = (name: string, dependsOn: readonly string[] = []): Rule => ({
  name,
  dependsOn,
  globs: new Globs([]),
  imports: false,
  definition: '',
});

/** Names of rules, and what each may depend on: the same name, another one, and both in one segment. */
const dependency = fc.constantFrom(
  'lib',
  'lib/a',
  'lib/{name}',
  'lib/{lib}',
  'lib/{name}/{lib}',
  'lib/{lib}/{name}',
  'lib/{name}-{lib}',
  'lib/{lib}-{name}',
  'lib/{lib}-{name}-{other}',
  'lib/{name}-{lib}/{name}',
  'lib/{lib}/{lib}',
  '{name}/{lib}',
);
const value = fc.constantFrom('a', 'b', 'a-b', 'b-a', 'a-b-a', 'lib');

/** The definition: of each target of a rule by itself, whether what it depends on can be read as the target. */
function dependentsByDefinition(rules: readonly Rule[], targets: ReadonlyMap<Rule, readonly string[]>, target: string) {
  const written = rules.filter(({ name }) => new RuleNames([{ name }]).producers(target).length > 0);
  const shapes = new Set([target, ...written.map(({ name }) => name.replaceAll(/\{\w+\}/g, '{}'))]);
  return rules.flatMap((rule) =>
    (targets.get(rule) ?? []).filter((dependent) =>
      rule.dependsOn
        .filter((name) => shapes.has(name.replaceAll(/\{\w+\}/g, '{}')))
        .some((name) => {
          if (namesIn(name).length === 0) return name === target;
          const [own] = new RuleNames([rule]).producers(dependent);
          return (
            own !== undefined && new RuleNames([{ name: instantiate(name, own.values) }]).producers(target).length > 0
          );
        }),
    ),
  );
}

test('the dependents are those that each target has by itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(dependency, { maxLength: 3 }),
      fc.array(dependency, { maxLength: 2 }),
      fc.uniqueArray(value),
      fc.tuple(value, value),
      async (ofServices, ofLibraries, names, [one, other]) => {
        const libraries = ['lib', 'lib/{x}', 'lib/{x}/{y}', 'lib/{x}-{y}', 'lib/{x}-{y}-{z}', '{x}/{y}'];
        const rules = [
          ruleOf('svc/{name}', ofServices),
          ruleOf('all', ofLibraries),
          ...libraries.map((name) => ruleOf(name)),
        ];
        const targets = new Map(rules.map((rule) => [rule, [] as string[]]));
        const [services, all] = rules as [Rule, Rule];
        targets.set(
          services,
          names.map((name) => `svc/${name}`),
        );
        targets.set(all, ['all']);
        const dependents = new Dependents(rules, new RuleNames(rules), (rule) =>
          Promise.resolve(targets.get(rule) ?? []),
        );
        for (const target of ['lib', `lib/${one}`, `lib/${one}/${other}`, `lib/${one}-${other}`, `${one}/${other}`]) {
          const found = new Set((await dependents.of(target)).flat());
          expect([...found].sort()).toEqual([...new Set(dependentsByDefinition(rules, targets, target))].sort());
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a name that can be read in several ways depends on what each of them says', async () => {
  const rules = `targets:
  svc/{a}-{b}: {paths: ['services/{a}/{b}/**'], depends-on: ['lib/{b}']}
  twice/{n}-{n}: {paths: ['twice/{n}/**'], depends-on: [lib/y-z]}
  lib/{l}: ['libs/{l}/**']
`;
  const configuration = readConfiguration(rules, 'f.yml');
  const files = {
    'services/x/y-z/f': '1',
    'services/x-y/z/f': '1',
    'twice/p-q/f': '1',
    'libs/y-z/f': '1',
    'libs/z/f': '1',
  };
  const impact = await impactOfRules(compareContents(files, { ...files, 'libs/y-z/f': '2' }), {
    file: 'f.yml',
    base: configuration,
    head: configuration,
  });
  if (impact.kind === 'all') throw new Error(impact.why);
  expect([...impact.targets.keys()].sort()).toEqual(['lib/y-z', 'svc/x-y-z', 'twice/p-q-p-q']);
});
