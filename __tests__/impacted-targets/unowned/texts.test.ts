import { describe, expect, test } from '@jest/globals';
import { findReaders } from '../../../src/impacted-targets/unowned/readers.js';
import { compareContents, type Contents } from '../build-systems/memory-trees.js';
import { ask, targets } from './asking.js';

const json = (value: unknown) => JSON.stringify(value);

/** Packages a, which b depends on, and a package of a site. */
const workspace: Contents = {
  'package.json': json({ private: true, workspaces: ['packages/*', 'website'] }),
  'packages/a/package.json': json({ name: 'a', version: '1.0.0' }),
  'packages/a/index.js': '1',
  'packages/b/package.json': json({ name: 'b', version: '1.0.0', dependencies: { a: '*' } }),
  'packages/b/index.js': '1',
  'website/package.json': json({ name: 'site', version: '1.0.0' }),
  'docs/guide/intro.md': 'text',
  'docs/index.md': 'text',
  NOTICE: 'text',
};

async function ofChange(path: string, more: Contents = {}, rules = '', systems?: readonly string[]) {
  const before = { ...workspace, [path]: 'text', ...more };
  return targets(
    before,
    { ...before, [path]: `${before[path] ?? ''} and more` },
    { rules, ...(systems && { systems }) },
  );
}

describe('a text that no target owns', () => {
  test.each([
    ...[
      'docs/guide/intro.md',
      'docs/index.md',
      'documentation/x.mdx',
      'internal-docs/a.rst',
      'CHANGELOG/v1.md',
      'x/y.adoc',
    ],
    ...['docs/guide/picture.png', 'docs/config.json', 'docs/_sidebar.yaml', 'contributors.yml', '.github/skills/x.md'],
    ...['.github/labeler.yml', 'triagebot.toml', '.codesandbox/ci.json', '.checkmarx/config.yml', 'codecov.yml'],
    ...[
      '.devcontainer/devcontainer.json',
      '.devcontainer/x/Dockerfile',
      ...['flake.nix', 'flake.lock', 'shell.nix', '.envrc'],
      '.prettierignore',
      '.ratignore',
      'cspell.yaml',
    ],
    ...['cspell-dict.txt', '.cspell/words.txt', '_typos.toml', '.changie.yaml', '.changes/v2/.gitkeep', 'x/LICENSE'],
    ...['common/config/rush/version-policies.json', 'common/config/rush/browser-approved-packages.json'],
    'common/config/rush/.npmrc-publish',
  ])('%s impacts nothing where nothing reads it', async (path) => {
    expect(await ofChange(path)).toEqual([]);
    expect(await ofChange(path, {}, 'documents: all')).toBe(`ALL: no target owns ${path}`);
    expect(await ofChange(path, {}, `impact-none: ['**', '!${path}']`)).toBe(`ALL: no target owns ${path}`);
  });

  test.each(['x.ktx2', 'model.glb', 'art.psd', 'a.nupkg'])(
    'is not looked for in %s, which holds no text',
    async (path) => {
      expect(await ofChange('docs/index.md', { [path]: '../docs/index.md' })).toEqual([]);
    },
  );

  test('is not read by another text without a suffix', async () => {
    expect(await ofChange('NOTICE', { LICENSE: 'See the file "NOTICE"', 'x/COPYING': '../NOTICE' })).toEqual([]);
    expect(await ofChange('NOTICE', { Jenkinsfile: '/*\n * See the NOTICE file.\n */' }, '', ['uv'])).toEqual([]);
    expect(await ofChange('NOTICE', { Makefile: '# tests need no NOTICE\n' }, '', ['uv'])).toEqual([]);
    expect(await ofChange('docs/index.md', { Makefile: '# test the docs\n' }, '', ['uv'])).toEqual([]);
    expect(await ofChange('NOTICE', { 'embed.go': '//go:embed NOTICE\n' }, '', ['uv'])).toMatch(/^ALL/);
    expect(await ofChange('NOTICE', { Jenkinsfile: '/* See it */ cat NOTICE' }, '', ['uv'])).toMatch(/^ALL/);
  });

  test('is read by no test where only a script reads it that nothing starts', async () => {
    const script = { 'scripts/links.sh': 'sed -i s/a/b/ docs/index.md', 'CONTRIBUTING.md': 'Run scripts/links.sh' };
    expect(await ofChange('docs/index.md', script, '', ['uv'])).toEqual([]);
    expect(await ofChange('scripts/links.sh', script, '', ['uv'])).toBe('ALL: no target owns scripts/links.sh');
    const started = { ...script, 'infra/x.sh': 'scripts/links.sh' };
    expect(await ofChange('docs/index.md', started, '', ['uv'])).toBe(
      'ALL: no target owns docs/index.md, which scripts/links.sh reads',
    );
  });

  test('a pattern for texts means no picture', async () => {
    const read = { 'packages/b/x.js': "globSync('**/*.md', { cwd: root })" };
    expect(await ofChange('docs/guide/picture.png', read)).toEqual([]);
    expect(await ofChange('docs/guide/intro.md', read)).toEqual(['b']);
  });

  test('a placeholder counts for what lists its folder', async () => {
    const read = "readdirSync('../../fixtures/empty')";
    expect(await ofChange('fixtures/empty/.gitkeep', { 'packages/b/x.js': read })).toEqual(['b']);
  });

  test('is not read by a list of commits that blame leaves out', async () => {
    expect(await ofChange('NOTICE', { '.git-blame-ignore-revs': '# Update NOTICE\n0123456789\n' })).toEqual([]);
  });

  test('is read by the projects of MSBuild that name it, and not by what they import', async () => {
    const project = (inner = '') => `<Project Sdk="Microsoft.NET.Sdk">${inner}</Project>`;
    const files = {
      'Directory.Build.targets': project(
        '<PropertyGroup><PackageReadmeFile>README.md</PackageReadmeFile></PropertyGroup>',
      ),
      'src/A/A.csproj': project(),
      'src/B/B.csproj': project('<ItemGroup><None Include="..\\..\\README.md" /></ItemGroup>'),
    };
    expect(await ofChange('README.md', files, '', ['dotnet'])).toEqual(['src/B/B.csproj']);
  });

  test('which rule decided is told', async () => {
    const answer = await ask(workspace, { ...workspace, 'docs/index.md': '2', 'README.md': '3' });
    expect(answer.kind === 'targets' && [...(answer.rules ?? [])]).toEqual([
      ['README.md', expect.stringMatching(/^Text for people, at the root/)],
      ['docs/index.md', 'text for people, which nothing that is built or tested reads'],
    ]);
  });

  test.each([
    ...[
      'docs/schema.json',
      'docs/conf.py',
      'docs/package.json',
      'config.json',
      'docs/build.sh',
      'docs/x.toml',
      'x.txt',
    ],
    ...['data/picture.png', 'deploy/nav.yaml', '.gitignore', '.gitattributes', '.dockerignore', 'knip.json', '.nvmrc'],
    ...['common/config/rush/pnpm-config.json', 'common/config/rush/.npmrc', 'x/LICENSES/a.json', 'netlify.toml'],
    ...['tools/cspell.json', 'Dockerfile', 'x/.devcontainer/devcontainer.json', '.github/actions/x/index.js'],
  ])('%s is no such text', async (path) => {
    expect(await ofChange(path)).toBe(`ALL: no target owns ${path}`);
  });

  test('in every build system', async () => {
    const cargo = {
      'Cargo.toml': '[workspace]\nmembers = ["c"]\n',
      'c/Cargo.toml': '[package]\nname = "c"\nversion = "1.0.0"\n',
    };
    expect(await ofChange('docs/index.md', cargo, '', ['cargo'])).toEqual([]);
    const go = { 'go.mod': 'module m\n', 'p/p.go': 'package p\n' };
    expect(await ofChange('docs/index.md', go, '', ['go'])).toEqual([]);
    const uv = {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p"]\n',
      'p/pyproject.toml': '[project]\nname = "p"\nversion = "1"\n',
      'p/src/p/__init__.py': '',
    };
    expect(await ofChange('docs/index.md', uv, '', ['uv'])).toEqual([]);
    const maven = {
      'pom.xml':
        '<project><groupId>g</groupId><artifactId>r</artifactId><version>1</version><packaging>pom</packaging><modules><module>m</module></modules></project>',
      'm/pom.xml':
        '<project><parent><groupId>g</groupId><artifactId>r</artifactId><version>1</version></parent><artifactId>m</artifactId></project>',
    };
    expect(await ofChange('notes/x.md', maven, '', ['maven'])).toEqual([]);
    expect(await ofChange('docs/index.md', {}, 'targets: {x: src/**}', ['paths'])).toEqual([]);
  });
});

describe('what reads a text keeps it', () => {
  test.each([
    ['its path', 'packages/b/test.js', "readFileSync('../../docs/index.md')", ['b']],
    ['its path in pieces', 'packages/b/test.js', "join(here, '..', '..', 'docs', 'index.md')", ['b']],
    ['a path from the root', 'packages/b/test.js', "join(root, 'docs/index.md')", ['b']],
    ['with backslashes', 'packages/b/test.js', "'..\\\\..\\\\docs\\\\index.md'", ['b']],
    ['a folder above', 'website/docusaurus.config.js', "export default { path: '../docs' }", ['site']],
    ['a pattern', 'packages/b/test.js', "globSync('../../docs/**/*.md')", ['b']],
    ['a pattern for all texts', 'packages/b/test.js', "globSync('**/*.md', { cwd: root })", ['b']],
    ['a folder of the root that is listed', 'packages/a/x.js', "readdirSync(resolve(root, 'docs'))", ['a', 'b']],
    ['an import of a text of a package', 'website/x.mdx', "import Shared from '../docs/index.md'", ['site']],
    ['a name put together', 'packages/b/x.js', 'readFileSync(`../../docs/${name}.md`)', ['b']],
  ])('by %s', async (_, file, content, expected) => {
    expect(await ofChange('docs/index.md', { [file]: content })).toEqual(expected);
  });

  test('by a test alone, which impacts the package of the test', async () => {
    const read = "readFileSync('../../docs/index.md')";
    expect(await ofChange('docs/index.md', { 'packages/a/x.test.js': read })).toEqual(['a']);
    expect(await ofChange('docs/index.md', { 'packages/a/x.js': read })).toEqual(['a', 'b']);
  });

  test('in the commit before, too', async () => {
    const before = { ...workspace, 'packages/b/test.js': "readFileSync('../../docs/index.md')" };
    const after = { ...before, 'packages/b/test.js': '1', 'docs/index.md': '2' };
    expect(await targets(before, after)).toEqual(['b']);
  });

  test('by way of a text that includes it', async () => {
    const more = {
      'docs/index.md': '{{#include guide/intro.md}}',
      'packages/b/test.js': "read('../../docs/index.md')",
    };
    expect(await ofChange('docs/guide/intro.md', more)).toEqual(['b']);
  });

  test('in Rust, Python and Go', async () => {
    const cargo = {
      'Cargo.toml': '[workspace]\nmembers = ["c"]\n',
      'c/Cargo.toml': '[package]\nname = "c"\nversion = "1.0.0"\n',
      'c/src/lib.rs': '#![doc = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/index.md"))]',
    };
    expect(await ofChange('docs/index.md', cargo, '', ['cargo'])).toEqual(['c']);
    const uv = {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p"]\n',
      'p/pyproject.toml': '[project]\nname = "p"\nversion = "1"\n',
      'p/tests/test_docs.py': 'ROOT = Path(__file__).parents[2]\nfor f in (ROOT / "docs").rglob("*.md"): check(f)\n',
    };
    expect(await ofChange('docs/index.md', uv, '', ['uv'])).toEqual(['p']);
    const go = {
      'go.mod': 'module m\n',
      'p/p_test.go': 'package p\nvar _ = os.ReadFile(filepath.Join("..", "docs", "index.md"))\n',
    };
    expect(await ofChange('docs/index.md', go, '', ['go'])).toEqual(['m/p']);
  });

  test('a script of the root, and its code, are the root package', async () => {
    const root = { private: true, name: 'root', workspaces: ['packages/*'], scripts: { test: 'sh ./NOTICE' } };
    expect(await ofChange('NOTICE', { 'package.json': json(root) })).toEqual(['root']);
    expect(await ofChange('docs/index.md', { 'scripts/links.js': "readdirSync('docs')" })).toEqual(['.']);
  });

  test.each([
    ['a check of the root', 'Makefile', 'test:\n\tsh NOTICE\n', 'NOTICE'],
    ['code of nobody', 'infra/check.js', "read('docs/index.md')", 'docs/index.md'],
    ['code of nobody that lists', 'infra/check.js', "readdirSync('docs')", 'docs/index.md'],
    ['a test over a folder', 'Makefile', 'test-docs:\n\tpython -m doctest; test docs\n', 'docs/index.md'],
    ['a script with a telling name', 'scripts/check-links.sh', 'grep x docs/index.md', 'docs/index.md'],
    [
      'a script that a test starts',
      'infra/x.sh',
      'grep x docs/index.md',
      'docs/index.md',
      { Makefile: 'a:\n\tcd infra; ./x.sh' },
    ],
    ['one in a list', 'infra/x.sh', 'grep x docs/index.md', 'docs/index.md', { 'run.js': "readdirSync('infra')" }],
    [
      'one of a service',
      'infra/x.sh',
      'grep x docs/index.md',
      'docs/index.md',
      { 'cloudbuild.yaml': 'steps: [{args: [infra/x.sh]}]' },
    ],
    ['what starts Nix', '.circleci/config.yml', 'steps: [{run: "nix develop --command make"}]', 'flake.nix'],
    ['an action that installs Nix', '.github/workflows/x.yml', '- uses: cachix/install-nix-action@v30', 'flake.lock'],
    ['what starts direnv', 'bin/dev', 'direnv exec . make', '.envrc'],
    ['what starts its program', 'bin/dev', 'npx @devcontainers/cli up', '.devcontainer/devcontainer.json'],
    ['a workflow that runs it', '.github/workflows/x.yml', 'jobs: {a: {steps: [{run: "bash ./NOTICE"}]}}', 'NOTICE'],
  ])('%s makes it count for everything', async (_, file, content, path, others: Contents = {}) => {
    expect(await ofChange(path, { [file]: content, ...others }, '', ['uv'])).toBe(
      `ALL: no target owns ${path}, which ${file} reads`,
    );
  });

  describe('in a list of what the root may hold', () => {
    const names = [
      '.gitignore',
      '.github',
      'README.md',
      'NOTICE',
      'cli',
      'docs',
      'Cargo.toml',
      'Cargo.lock',
      'flake.nix',
      'x',
    ];
    const check = (list: readonly string[], more = '') =>
      `const allowed = new Set([\n// no others\n  ${list.map((name) => JSON.stringify(name)).join(',\n  ')},\n]); readdir(root); ${more}`;

    test('a name is no mention', async () => {
      expect(await ofChange('NOTICE', { 'infra/lint.js': check(names) })).toEqual([]);
      expect(await ofChange('flake.nix', { 'infra/lint.js': check(names) })).toEqual([]);
    });

    test.each([
      ['another mention', check(names, "open('NOTICE')")],
      ['few names', check(names.slice(0, 9))],
      ['names that may be packed', check(names.map((name) => name.replace('.git', 'git')))],
      ['a path', check([...names, 'docs/index.md'])],
    ])('unless there is %s', async (_, content) => {
      expect(await ofChange('NOTICE', { 'infra/lint.js': content })).toBe(
        'ALL: no target owns NOTICE, which infra/lint.js reads',
      );
    });
  });

  test.each([
    ['.prettierignore', 'docs/index.md\ndocs\n'],
    ['cspell.yaml', 'files: [docs/index.md]'],
    ['eslint.config.js', "export default [{ files: ['docs/index.md/**', '**/*.md'] }]"],
    [
      'package.json',
      json({ private: true, workspaces: ['packages/*'], scripts: { lint: 'prettier --check docs/index.md' } }),
    ],
    ['.github/workflows/x.yml', 'on: {pull_request: {paths: [docs/index.md]}}'],
    ['README.md', 'See [the docs](docs/index.md)'],
    ['docs/sidebar.js', "module.exports = readdirSync('../docs')"],
    ['packages/b/x.js', "const kinds = ['docs']; const name = 'index.md'"],
    ['packages/b/y.js', "open('https://github.com/a/b/blob/main/docs/index.md')"],
  ])('%s does not read it', async (file, content) => {
    const before = { ...workspace, [file]: content };
    expect(await targets(before, { ...before, 'docs/index.md': '2' })).toEqual([]);
  });
});

test('what cannot name a file is not read', async () => {
  const before = { ...workspace, 'media/logo.sketch': 'docs/index.md', 'data/x.parquet': 'docs/index.md' };
  const comparison = compareContents(before, { ...before, 'docs/index.md': '2' });
  const read: string[] = [];
  const { base } = comparison;
  const noting = {
    ...base,
    readEach: (...[files, ...rest]: Parameters<typeof base.readEach>) => {
      read.push(...files.map(({ path }) => path));
      return base.readEach(files, ...rest);
    },
  };
  await findReaders({ ...comparison, base: noting }, { documents: [], prose: ['docs/index.md'] });
  expect(read).toContain('packages/a/index.js');
  expect(read.filter((path) => /\.(?:sketch|parquet)$/.test(path))).toEqual([]);
});

test('files of any form are looked through in a time that grows with their size', async () => {
  const many = 100_000;
  const more = {
    'packages/a/stars.js': `${'*'.repeat(many)}docs`,
    'packages/a/words.js': "'docs' ".repeat(many / 10),
    'packages/a/quotes.js': `docs${"'x', ".repeat(many / 10)}`,
    'docs/blank.md': '\n'.repeat(many),
    [`packages/a/${'d/'.repeat(1500)}deep.js`]: '../docs '.repeat(many / 10),
  };
  const workflow = { run: `${'\n'.repeat(many)}${'$('.repeat(many)}${'"'.repeat(many + 1)}` };
  const path = '.github/workflows/x.yml';
  const before = { ...workspace, ...more, [path]: 'on: pull_request' };
  const after = {
    ...before,
    'docs/index.md': '2',
    [path]: json({ on: 'pull_request', jobs: { x: { steps: [workflow] } } }),
  };
  expect(await targets(before, after)).toMatch(/^ALL/);
});

test('settings of a service within each other as deep as can be written make no mistake', async () => {
  const path = '.circleci/config.yml';
  const deep = (end: string) => `${'['.repeat(5000)}${end}${']'.repeat(5000)}`;
  expect(await targets({ ...workspace, [path]: deep('1') }, { ...workspace, [path]: deep('2') })).toMatch(/^ALL/);
});
