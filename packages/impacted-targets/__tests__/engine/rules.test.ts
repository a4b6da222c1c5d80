import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { ask, targetsIn, touched } from '../asking.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import type { Contents } from '../trees.js';

const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;
const naming = 'const example = "../ui/src/index.js";\n';

/** Crates a ← b ← c, where each depends on the one before; packages ui ← web; packages that name others; files of rules. */
const files: Contents = {
  'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
  'crates/a/Cargo.toml': crate('a'),
  'crates/a/src/lib.rs': '',
  'crates/a/tests/it.rs': '',
  'crates/b/Cargo.toml': crate('b', '[dependencies]\na = { path = "../a" }\n'),
  'crates/b/src/lib.rs': '',
  'crates/c/Cargo.toml': crate('c', '[dependencies]\nb = { path = "../b" }\n'),
  'crates/c/src/lib.rs': '',
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"@x/ui","version":"1.0.0"}',
  'packages/ui/src/index.js': '',
  'packages/ui/NOTES.md': '',
  'packages/web/package.json': '{"name":"web","dependencies":{"@x/ui":"*"}}',
  'packages/web/index.js': naming,
  'packages/app/package.json': '{"name":"app"}',
  'packages/app/index.js': `${naming}import "@x/ui/src/index.js";\n`,
  'packages/docs/package.json': '{"name":"docs"}',
  'packages/docs/index.js': naming,
  'packages/reader/package.json': '{"name":"reader"}',
  'packages/reader/index.js': 'readFileSync("../ui/NOTES.md");\nreadFileSync("../../data/x.bin");\n',
  'packages/native/package.json': '{"name":"native"}',
  'packages/native/build.js': 'const example = "../../crates/c/Cargo.toml";\n',
  'data/x.bin': '',
  'docs/keep.md': '',
  'docs/x.png': '',
  'notes.md': '',
  'p/x/facade/api.py': '',
  'p/x/inner.py': '',
  'p/y/inner.py': '',
  'p/z/inner.py': '',
  'site/s': '',
  Makefile: '',
};

const cargo = ['cargo'];
const npm = ['workspaces'];
const paths = ['paths'];
const both = ['cargo', 'workspaces'];
const all = ['cargo', 'workspaces', 'paths'];
const [a, b, c] = ['crates/a/src/lib.rs', 'crates/b/src/lib.rs', 'crates/c/src/lib.rs'];
const ui = 'packages/ui/src/index.js';
const products = `
targets:
  core: {paths: [core/**]}
  py:{name}: {paths: ['p/{name}/**'], surface: ['p/{name}/facade/**']}
  site: {paths: [site/**], depends-on: ['py:x']}
`;

/** Changed files, the rules (of the target branch and of the pull request), and the targets: words with a space between them. */
type Row = readonly [what: string, changed: string, rules: string | readonly [string, string], expected: string];

async function claimed(changed: string, rules: Row[2], systems: readonly string[]): Promise<string> {
  const [base, head] = typeof rules === 'string' ? [rules, rules] : rules;
  const found = targetsIn(await ask(files, touched(files, changed.split(' ')), { systems, rules: base, head }));
  return typeof found === 'string' ? found : found.join(' ');
}

const rows = (systems: readonly string[], table: readonly Row[]) => {
  test.each(table)('%s', async (_what, changed, rules, expected) => {
    expect(await claimed(changed, rules, systems)).toBe(expected);
  });
};
const noOwner = (path: string) => `ALL: no target owns ${path}`;

describe('impact-none', () => {
  const rules = "impact-none: ['**/*.png', docs/**, data/**, '!**/keep.md']";
  const rest = 'unowned: rest\nimpact-none: docs/**\ntargets: {rest: r}';
  rows(npm, [
    ['files of no target impact nothing', 'docs/x.png notes.md', rules, ''],
    ['but for those with !', 'docs/keep.md', rules, noOwner('docs/keep.md')],
    ['a file of a target counts', 'packages/ui/NOTES.md', "impact-none: ['**']", '@x/ui reader'],
    ['a file that a target reads impacts it', 'data/x.bin', rules, 'reader'],
    ['without a rule it also has no owner', 'data/x.bin', '', noOwner('data/x.bin')],
    ['the rule of a pull request alone does not count', 'Makefile', ['', "impact-none: ['**']"], noOwner('Makefile')],
    ['nor that of the target branch alone', 'Makefile', ["impact-none: ['**']", ''], noOwner('Makefile')],
    ['documents impact nothing', 'notes.md .vscode/x.json', '', ''],
    ['unless one of both commits counts them', 'notes.md', ['documents: all', ''], noOwner('notes.md')],
    ['whichever it is', 'notes.md', ['', 'documents: all'], noOwner('notes.md')],
  ]);
  rows(paths, [
    ['the target of what nobody owns does not get it', 'docs/x.png notes.md', rest, ''],
    ['it gets others', 'Makefile', rest, 'rest'],
  ]);
});

describe('impact-all', () => {
  const rules = "impact-all: ['**/Make*', 'crates/**', '!crates/c/**']";
  const everything = (path: string, glob: string) => `ALL: ${path} matches ${glob} of impact-all in rules.yml`;
  rows(cargo, [
    ['makes it ALL', 'Makefile', rules, everything('Makefile', '**/Make*')],
    ['also for a file of a target', b, rules, everything(b, 'crates/**')],
    ['but for what a glob with ! leaves out', c, rules, 'c'],
    ['in one commit alone', b, ['', rules], everything(b, 'crates/**')],
    ['whichever it is', b, [rules, ''], everything(b, 'crates/**')],
  ]);
});

describe('impact', () => {
  const everything = "impact: [{paths: ['**'], targets: ['cargo:c']}]";
  rows(all, [
    [
      'adds targets',
      c,
      "impact: [{paths: ['crates/**', '!x'], targets: web}]",
      'cargo:c workspaces:native workspaces:web',
    ],
    [
      'names are globs',
      'Makefile',
      "impact: [{paths: Make*, targets: 'cargo:*'}]",
      'cargo:a cargo:b cargo:c workspaces:native',
    ],
    ['ALL', 'Makefile', 'impact: [{paths: Makefile, targets: ALL}]', 'ALL: Makefile impacts ALL by rules.yml'],
    [
      'a name that nothing has',
      'Makefile',
      "impact: [{paths: Makefile, targets: 'cargo:x'}]",
      'ALL: impact in rules.yml names cargo:x, and no target has that name',
    ],
    ['a rule of the pull request owns nothing', 'Makefile', ['', everything], noOwner('Makefile')],
    ['it adds targets', 'packages/web/index.js', ['', everything], 'cargo:c workspaces:native workspaces:web'],
    ['a rule of the target branch counts', 'Makefile', [everything, ''], 'cargo:c workspaces:native'],
    [
      'also where a rule decides',
      'Makefile',
      `rules: [{paths: '*', impacts: none}]\n${everything}`,
      'cargo:c workspaces:native',
    ],
  ]);
  rows(paths, [
    [
      'names with parts',
      'p/x/inner.py',
      "targets: {'a/{n}': 'p/{n}/**'}\nimpact: [{paths: p/**, targets: 'a/*'}]",
      'a/x a/y a/z',
    ],
  ]);
});

describe('groups', () => {
  const groups = "groups:\n  python: ['paths:py:*']\n  some: [python, 'cargo:c']\n";
  const python = 'paths:py:x paths:py:y paths:py:z paths:site';
  rows(all, [
    [
      'stand for their targets',
      'Makefile',
      `${groups}${products}impact: [{paths: Makefile, targets: some}]`,
      `cargo:c ${python} workspaces:native`,
    ],
    [
      'depend on targets',
      c,
      `${groups}${products}depends-on: {python: 'cargo:c'}`,
      `cargo:c ${python} workspaces:native`,
    ],
  ]);
  const rules = `${groups}targets:\n  py:{name}: {paths: ['p/{name}/**']}\n  all: {paths: [q/**], depends-on: [python]}\n`;
  rows(paths, [['targets depend on them', 'p/y/inner.py', rules.replace('all:', 'every:'), 'every py:y']]);
});

describe('rules', () => {
  const first =
    'rules:\n  - {paths: [crates/a/**], impacts: none}\n  - {paths: ["crates/**"], impacts: [web], because: it is built in}';
  const [none, core] = ['none', 'core'].map((what) => `${products}rules: [{paths: [p/**], impacts: ${what}}]`);
  const owners = `${products}rules: [{paths: p/x/**, impacts: owners}, {paths: ['**'], impacts: core}]`;
  const manifest = "rules: [{paths: ['**/Cargo.toml'], impacts: ['cargo:c']}]";
  rows(all, [
    ['the first that fits decides', a, first, ''],
    ['exactly its targets are impacted', b, first, 'workspaces:web'],
    [
      'all, with the reason',
      'Makefile',
      'rules: [{paths: Makefile, impacts: all, because: x}]',
      'ALL: Makefile impacts everything by a rule in rules.yml (x)',
    ],
    [
      'a name of nothing',
      'Makefile',
      'rules: [{paths: Makefile, impacts: y}]',
      'ALL: rules in rules.yml names y, and no target has that name',
    ],
  ]);
  rows(paths, [
    ['owners: as if no rule were there', 'p/x/facade/api.py', owners, 'py:x site'],
    ['the rule behind it', 'p/y/inner.py', owners, 'core'],
    ['a rule of the pull request takes nothing away', 'p/y/inner.py', [products, none ?? ''], 'py:y'],
    ['nor does one that it takes away', 'p/y/inner.py', [none ?? '', products], 'py:y'],
    ['it adds', 'p/y/inner.py', [none ?? '', core ?? ''], 'core'],
    ['the wider one counts', 'p/y/inner.py', [core ?? '', none ?? ''], 'core'],
  ]);

  test('a manifest whose rule says so impacts exactly that, and the graph of the pull request is not compared', async () => {
    const after = { ...files, 'crates/a/Cargo.toml': `${crate('a')}edition = "2021"\n` };
    expect(targetsIn(await ask(files, after, { systems: cargo }))).toEqual(['a', 'b', 'c']);
    expect(targetsIn(await ask(files, after, { systems: cargo, rules: manifest }))).toEqual(['c']);
    const apart = { ...touched(files, [a]), 'crates/b/Cargo.toml': crate('b') };
    expect(targetsIn(await ask(files, apart, { systems: cargo, rules: manifest }))).toEqual(['a', 'b', 'c']);
  });

  test('the words of the rule are the reason', async () => {
    const given = await ask(files, touched(files, [b]), { systems: all, rules: first });
    const what = 'by a rule in rules.yml (it is built in)';
    expect(given).toMatchObject({ decided: new Map([[b, `it impacts web ${what}`]]) });
    const reason = { kind: 'graph', what: `${b} impacts web ${what}`, files: [b] };
    expect(given.kind === 'targets' && given.why.get('workspaces:web')).toEqual(reason);
  });

  test('a name without its system that fits several is an error', async () => {
    const rules = 'targets: {web: [site/**]}\nrules: [{paths: Makefile, impacts: web}]';
    await expect(claimed('Makefile', rules, all)).rejects.toThrow(
      'web fits targets of several build systems: write workspaces:web or paths:web in the rules',
    );
  });
});

describe('depends-on', () => {
  const rule = (target: string, ...on: string[]) => `depends-on:\n  '${target}': ${JSON.stringify(on)}\n`;
  const [toC, toB] = [rule('web', 'cargo:c'), rule('web', 'cargo:b')];
  const circle = (imports: string) =>
    `targets:\n  a: {paths: [p/x/**], depends-on: [c${imports}]}\n  b: {paths: [p/y/**], depends-on: [a]}\n  c: {paths: [p/z/**], depends-on: [b, c]}\n`;
  rows(both, [
    ['between two build systems', c, toC, 'cargo:c workspaces:native workspaces:web'],
    [
      'what follows from it',
      a,
      rule('@x/ui', 'cargo:b'),
      'cargo:a cargo:b cargo:c workspaces:@x/ui workspaces:app workspaces:docs workspaces:native workspaces:web',
    ],
    [
      'patterns, and a circle',
      'packages/web/index.js',
      `${rule('cargo:*', 'workspaces:w*')}  native: [app]\n`,
      'cargo:a cargo:b cargo:c workspaces:native workspaces:web',
    ],
    [
      'a target of nobody',
      c,
      rule('wbe', 'cargo:c'),
      'ALL: depends-on in rules.yml names wbe, and no target has that name',
    ],
    [
      'a dependency of nobody',
      c,
      rule('web', 'cargo:x'),
      'ALL: depends-on in rules.yml names cargo:x, and no target has that name',
    ],
    ['a new rule claims both ends', 'notes.md', ['', toC], 'cargo:c workspaces:web'],
    ['a rule that goes claims its target', 'notes.md', [toC, ''], 'workspaces:web'],
    ['one that changes', 'notes.md', [toC, toB], 'cargo:b workspaces:web'],
    ['the same in both', 'notes.md', toC, ''],
    ['the rules of both commits count', c, [toC, ''], 'cargo:c workspaces:native workspaces:web'],
  ]);
  rows(cargo, [
    ['within one build system', c, rule('a', 'c'), 'a b c'],
    ['with its name in front, and globs', c, rule('cargo:*a', 'cargo:c*'), 'a b c'],
    ['of a build system that is not asked', c, rule('workspaces:web', 'cargo:c'), 'c'],
    ['the tests of a dependency count', 'crates/a/tests/it.rs', rule('c', 'a'), 'a c'],
  ]);
  rows(paths, [
    ['targets of paths in a circle', 'p/x/inner.py', circle(''), 'a b c'],
    ['with imports', 'p/y/inner.py', circle(', imports'), 'a b c'],
  ]);
});

describe('not-depends-on', () => {
  const rule = (target: string, on = '@x/ui') => `not-depends-on:\n  '${target}': { on: '${on}', because: x }\n`;
  const every = '@x/ui app docs web';
  const imported = 'targets: { docs: { paths: [packages/docs/**], depends-on: [imports] }, ui: [packages/ui/**] }\n';
  rows(npm, [
    ['without a rule', ui, '', every],
    ['takes a named edge away', ui, rule('docs'), '@x/ui app web'],
    ['but not one that is also imported or declared', ui, rule('*'), '@x/ui app web'],
    ['with the build system in front', ui, rule('workspaces:docs', 'workspaces:@x/*'), '@x/ui app web'],
    ['of a group', ui, `groups: { texts: [docs] }\n${rule('texts')}`, '@x/ui app web'],
    ['of another pair', ui, rule('docs', 'app'), every],
    ['in one commit alone', ui, [rule('docs'), ''], every],
    ['another edge in each commit', ui, [rule('docs'), rule('web')], every],
    ['in the other alone', ui, ['', rule('docs')], every],
    ['a text of another target', 'packages/ui/NOTES.md', rule('reader'), '@x/ui'],
  ]);
  rows(both, [['between build systems', c, rule('native', 'c'), 'cargo:c']]);
  rows(paths, [
    ['targets of paths with imports', ui, imported, 'docs ui'],
    ['without the edge', ui, imported + rule('paths:docs', 'ui'), 'ui'],
  ]);
});

describe('surface', () => {
  const wide = products.replace('p/{name}/facade', 'p/{name}');
  const ofCrate = 'surfaces: {"cargo:a": [crates/a/src/**]}';
  rows(paths, [
    ['a file below it impacts its target alone', 'p/x/inner.py', products, 'py:x'],
    ['a file of it reaches further', 'p/x/facade/api.py', products, 'py:x site'],
    ['both', 'p/x/inner.py p/x/facade/api.py', products, 'py:x site'],
    ['the wider of two counts, and is a change', 'p/x/inner.py', [products, wide], 'py:x py:y py:z site'],
    ['whichever it is', 'p/x/inner.py', [wide, products], 'py:x py:y py:z site'],
  ]);
  rows(cargo, [
    ['of another build system', a, ofCrate, 'a b c'],
    ['a manifest below it', 'crates/a/Cargo.toml', ofCrate, 'a'],
    ['tests', 'crates/a/tests/it.rs', ofCrate, 'a'],
    ['of the pull request alone', 'crates/a/x.bin', ['', ofCrate], 'a b c'],
    ['of the target branch alone', 'crates/a/x.bin', [ofCrate, ''], 'a b c'],
    ['beside an edge that a rule adds', 'crates/a/x.bin', [ofCrate, `${ofCrate}\ndepends-on: {a: c}`], 'a b c'],
  ]);
});

describe('reach', () => {
  const near = 'groups: {near: [a]}\nreach: {all: all, near: direct}';
  rows(cargo, [
    ['direct', a, 'reach: direct', 'a b'],
    ['of a build system', a, 'reach: {cargo: direct}', 'a b'],
    ['each changed target reaches', `${a} ${b}`, 'reach: direct', 'a b c'],
    ['tests reach nothing', 'crates/a/tests/it.rs', 'reach: direct', 'a'],
    ['a group before its build system', a, 'groups: {deep: [a]}\nreach: {cargo: direct, deep: all}', 'a b c'],
    ['of a group', a, near, 'a b'],
    ['of no group', b, near, 'b c'],
    ['of two groups the farther', a, `groups: {near: [a], far: [a]}\nreach: {far: all, near: direct}`, 'a b c'],
    ['a target that a rule names', 'Makefile', "reach: direct\nrules: [{paths: Makefile, impacts: 'cargo:a'}]", 'a b'],
    ['the wider of two commits', a, ['', 'reach: direct'], 'a b c'],
  ]);
});

test('a package of a lockfile makes its users differ by themselves, which reach as far as they do', async () => {
  const lock = (version: string) => {
    const entry = (name: string, more: string) => `[[package]]\nname = "${name}"\nversion = ${more}\n`;
    const external = entry('log', `"${version}"\nsource = "registry+x"\nchecksum = "${version}"`);
    const user = entry('a', '"0.1.0"\ndependencies = ["log"]');
    return `version = 3\n${external}${user}${entry('b', '"0.1.0"\ndependencies = ["a"]')}${entry('c', '"0.1.0"\ndependencies = ["b"]')}`;
  };
  const before = { ...files, 'Cargo.lock': lock('1.0.0') };
  const found = await ask(
    before,
    { ...before, 'Cargo.lock': lock('1.0.1') },
    { systems: cargo, rules: 'reach: direct' },
  );
  expect(targetsIn(found)).toEqual(['a', 'b']);
});

describe('when-none', () => {
  const rules = `${products}impact-none: ['*.md']\nwhen-none: `;
  rows(paths, [
    ['a pull request that impacts nothing claims one target', 'notes.md', `${rules}prose`, 'prose'],
    ['any other does not', 'p/y/inner.py', `${rules}prose`, 'py:y'],
    ['those of both commits', 'notes.md', [`${rules}prose`, `${rules}words`], 'prose words'],
  ]);
  rows(all, [['a target of paths', 'notes.md', `${rules}core`, 'paths:core']]);

  test('a target of another build system is an error', async () => {
    await expect(claimed('notes.md', `${rules}web`, all)).rejects.toThrow(
      'when-none in rules.yml is web, a target of workspaces: give a target of paths, or a name that no target has',
    );
  });
});

describe('everything by its names', () => {
  const rules = 'everything: names\nrules: [{paths: Makefile, impacts: all}]';
  rows(cargo, [
    ['by a rule', 'Makefile', rules, 'a b c'],
    ['a file that nothing places', 'data/x.bin', rules, 'a b c'],
    ['not where the target branch does not say so yet', 'data/x.bin', ['', rules], noOwner('data/x.bin')],
  ]);

  test('tells why, and is ALL where the targets are not known', async () => {
    const given = (after: Contents) => ask(files, { ...files, ...after }, { systems: cargo, rules });
    const why = 'Makefile impacts everything by a rule in rules.yml';
    expect(await given({ Makefile: '1' })).toMatchObject({ kind: 'targets', everything: { why } });
    expect(targetsIn(await given({ 'Cargo.toml': '[workspace\n' }))).toMatch('ALL: ');
  });
});

test.each([
  ['groups: {cargo: [a]}', 'cargo cannot name a group: cargo is a build system'],
  ['groups: {all: [a]}', 'all cannot name a group: all is a word that rules use'],
  ['groups: {a: [b], b: [c], c: [a]}', 'the group a holds itself: a → b → c → a'],
  ['groups: {x: [a]}\ntargets: {x: [x/**]}', 'x cannot name a group: a target is called like that'],
  ['groups: {"x*": [a]}', '* stands for any text'],
  ['rules: [{paths: x}]', 'impacts must be'],
  ['rules: [{paths: [], impacts: a}]', 'paths must hold a glob'],
  ['rules: [{paths: x, impacts: a, because: ""}]', 'must not be empty'],
  ['impact: x', 'impact must be a list of mappings'],
  ['impact: [{paths: x}]', 'must be a text or a list of texts, not nothing'],
  ['impact: [{paths: x, targets: a b}]', 'cannot be the name of a target'],
  ['documents: none', 'documents must be ignore'],
  ['impact-none: ["!x"]', 'there are only globs with !'],
  ['surfaces: {a: {inputs-of: turbo.json}}', 'names no task'],
  ['targets: {"a{n}": {paths: ["{n}/**"], surface: ["{m}/**"]}}', '{m} is not in the target'],
  ['targets: {"a{n}": {paths: ["{n}/**"], surface: {inputs-of: "{m}/turbo.json#x"}}}', '{m} is not in the target'],
  ['reach: near', 'reach'],
  ['reach: {cargoo: direct}', 'cargoo is neither all, a build system nor a group (did you mean cargo?)'],
  ['depends-on: [a, b]', 'f.yml:1:1: depends-on must be a mapping, not a list'],
  ['depends-on:\n  a: []', 'f.yml:2:3: a must name at least one target'],
  ['depends-on:\n  a: [b c]', 'f.yml:2:7: "b c" cannot be the name of a target'],
  ['depends-on:\n  ALL: [a]', 'f.yml:2:3: ALL is not a target: write names of targets, where * stands for any text'],
  ['not-depends-on:\n  a: { on: b }', 'f.yml:2:3: because must be a text, not nothing'],
  [`depends-on:\n  a: [${'b*, '.repeat(201)}]`, 'depends-on has more than 200 names with *: write fewer, wider ones'],
])('a mistake: %j: %s', (text, message) => {
  expect(() => readConfiguration(text, 'f.yml')).toThrow(message);
});

test('no rule of a pull request makes its own answer smaller', async () => {
  const glob = fc.constantFrom('**', '**/*.md', 'packages/**', 'packages/ui/**', 'Makefile', 'crates/c/**', '!**/*.js');
  const globs = fc
    .array(glob, { minLength: 1, maxLength: 3 })
    .filter((list) => list.some((each) => !each.startsWith('!')));
  const names = fc.subarray(['cargo:*', '@x/ui', 'paths:rest', 'ALL'], { minLength: 1 });
  const options = fc.record(
    {
      'root-dependencies': fc.constantFrom('all', 'declared'),
      'root-tools': fc.subarray(['web', 'u*']),
      'built-in-root-tools': fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const configuration = fc
    .record(
      {
        'impact-all': globs,
        'impact-none': globs,
        documents: fc.constantFrom('ignore', 'all'),
        unowned: fc.constantFrom('all', 'ignore', 'rest'),
        impact: fc.array(fc.record({ paths: globs, targets: names }), { maxLength: 2 }),
        targets: fc.record({ rest: globs, other: globs }, { requiredKeys: ['rest'] }),
        'build-systems': fc.record({ workspaces: options }, { requiredKeys: [] }),
      },
      { requiredKeys: ['targets'] },
    )
    .map((value) => JSON.stringify(value));
  const changed = fc.subarray(['Makefile', 'notes.md', ui, 'packages/ui/NOTES.md', c], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(configuration, configuration, changed, async (base, head, list) => {
      const own = await claimed(list.join(' '), [base, head], all);
      if (own.startsWith('ALL')) return;
      const before = await claimed(list.join(' '), [base, base], all);
      expect(before).not.toMatch(/^ALL/);
      expect(own.split(' ')).toEqual(expect.arrayContaining(before.split(' ').filter((name) => name !== '')));
    }),
    { numRuns: 200 },
  );
});
