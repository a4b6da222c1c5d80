import { describe, expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { ask, targets } from '../asking.js';

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
    ...['docs/guide/intro.md', 'documentation/x.mdx', 'internal-docs/a.rst', 'x/y.adoc', 'docs/guide/picture.png'],
    ...['README.zh-CN.md', 'CHANGELOG', 'CHANGELOG/v1.md', 'changelog.d/1.fixed.txt', 'newsfragments/12.feature'],
    ...['.changes/v1.17/BUG FIXES-20260818.yaml', '.changeset/brave-cats.md', '.changeset/pre.json', 'x/.gitkeep'],
    ...['.chloggen/fix.yaml', 'x/.chloggen/fix.yaml', 'chloggen/fix.yaml', '.changelog/12.txt', 'change/ui-1.json'],
    ...[
      'common/changes/@acme/ui/fix.json',
      'changelog/unreleased/issue-12',
      'releasenotes/notes/a-1.yaml',
      'changes/1.bugfix',
    ],
    ...['LICENSE', 'LICENSE-MIT', 'x/licence.txt', 'COPYRIGHT', 'NOTICE', 'OWNERS', 'pkg/OWNERS_ALIASES', '.mailmap'],
    ...['.github/CODEOWNERS', 'CITATION.cff', '.github/FUNDING.yml', '.github/ISSUE_TEMPLATE/bug.yml'],
    ...['.github/pull_request_template.md', '.github/dependabot.yml', '.github/labeler.yml', '.github/renovate.json5'],
    ...['codecov.yml', '.github/.codecov.yaml', 'triagebot.toml', '.kodiak.toml', 'socket.yaml', 'release-plz.toml'],
    ...['cliff.toml', '.asf.yaml', '.mergify.yml', '.vscode/settings.json', '.idea/x/y.xml', '.editorconfig'],
    ...['A.sln.DotSettings', '.devcontainer/x/Dockerfile', '.mcp.json', '.claude/settings.json'],
    ...['.agents/skills/review/check.py', '.gitignore', 'x/.gitattributes', '.git-blame-ignore-revs'],
    ...['.husky/pre-commit', '.prettierignore', '.ratignore', 'cspell.yaml', 'cspell-dict.txt', '.cspell/words.txt'],
    '_typos.toml',
  ])('%s impacts nothing where no target names it', async (path) => {
    expect(await ofChange(path)).toEqual([]);
    expect(await ofChange(path, {}, 'documents: all')).toBe(`ALL: no target owns ${path}`);
    expect(await ofChange(path, {}, `impact-none: ['**', '!${path}']`)).toBe(`ALL: no target owns ${path}`);
  });

  test.each([
    ['another text', { LICENSE: 'See the file "NOTICE"', 'x/README.md': '../NOTICE' }],
    ['a list of what programs skip', { '.prettierignore': 'NOTICE\n' }],
    ['a check of nobody', { Makefile: 'test:\n\tsh NOTICE\n', 'infra/check.js': "read('../NOTICE')" }],
    ['a workflow', { '.github/workflows/x.yml': 'jobs: {a: {steps: [{run: "bash ./NOTICE"}]}}' }],
  ])('is not read by %s', async (_, files) => {
    expect(await ofChange('NOTICE', files, '', ['uv'])).toEqual([]);
  });

  test('of a target impacts the target alone, as a note for a release does', async () => {
    expect(await ofChange('packages/a/README.md')).toEqual(['a']);
    expect(await ofChange('packages/a/.changes/fix.yaml')).toEqual(['a']);
  });

  test('counts for everything where a rule says so', async () => {
    expect(await ofChange('NOTICE', { Makefile: 'sh NOTICE' }, 'impact-none: ["**", "!NOTICE"]', ['uv'])).toMatch(
      /^ALL/,
    );
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
      ['README.md', 'text for people: impacts only the targets that name it'],
      ['docs/index.md', 'text for people: impacts only the targets that name it'],
    ]);
  });

  test.each([
    ...['docs/schema.json', 'docs/conf.py', 'docs/config.json', 'docs/package.json', 'config.json', 'x.txt'],
    ...['data/picture.png', '.dockerignore', 'knip.json', '.nvmrc', '.npmrc', 'Dockerfile', 'Makefile', '.env'],
    ...[
      'flake.nix',
      'flake.lock',
      '.envrc',
      'netlify.toml',
      '.pre-commit-config.yaml',
      'lefthook.yml',
      '.golangci.yml',
    ],
    ...[
      'x/LICENSES/a.json',
      'README.ipynb',
      'SECURITY.ts',
      'LICENSE-check.sh',
      'changelog/parser.go',
      'changelog/Makefile',
      'x/changes/a.json',
    ],
    ...['.changeset/config.json', 'x/.vscode/settings.json', 'x/.devcontainer/create.sh', '.github/labels.txt'],
    ...['.github/actions/x/index.js', 'common/config/rush/version-policies.json', 'requirements.txt'],
  ])('%s is a file as others', async (path) => {
    expect(await ofChange(path)).toBe(`ALL: no target owns ${path}`);
  });
});

describe('what reads a text keeps it', () => {
  test.each([
    ['its path', 'packages/b/test.js', "readFileSync('../../docs/index.md')", ['b']],
    ['its path in pieces', 'packages/b/test.js', "join(here, '..', '..', 'docs', 'index.md')", ['b']],
    ['a folder above', 'website/docusaurus.config.js', "export default { path: '../docs' }", ['site']],
  ])('by %s', async (_, file, content, expected) => {
    expect(await ofChange('docs/index.md', { [file]: content })).toEqual(expected);
  });

  test('by a test or a source, which impacts the package alone', async () => {
    const read = "readFileSync('../../docs/index.md')";
    expect(await ofChange('docs/index.md', { 'packages/a/x.test.js': read })).toEqual(['a']);
    expect(await ofChange('docs/index.md', { 'packages/a/x.js': read })).toEqual(['a']);
  });

  test('in the commit before, too', async () => {
    const before = { ...workspace, 'packages/b/test.js': "readFileSync('../../docs/index.md')" };
    const after = { ...before, 'packages/b/test.js': '1', 'docs/index.md': '2' };
    expect(await targets(before, after)).toEqual(['b']);
  });

  test.each([
    ['a path from the root', 'packages/b/test.js', "join(root, 'docs/index.md')", ['b']],
    ['a folder that is joined to the root', 'packages/a/x.js', "readdirSync(resolve(root, 'docs'))", ['a']],
    [
      'a folder that is joined in Python',
      'p/tests/test_docs.py',
      'ROOT = Path(__file__).parents[2]\nfor f in (ROOT / "docs").rglob("*.md"): check(f)\n',
      ['p'],
      ['uv'],
    ],
  ])('by %s', async (_, file, content, expected, systems = ['workspaces']) => {
    const uv = {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p"]\n',
      'p/pyproject.toml': '[project]\nname = "p"\nversion = "1"\n',
    };
    expect(await ofChange('docs/index.md', { ...uv, [file]: content }, '', systems)).toEqual(expected);
  });
});

test('a workflow within itself as deep as can be written makes no mistake', async () => {
  const path = '.github/workflows/x.yml';
  const deep = (end: string) => `${'['.repeat(5000)}${end}${']'.repeat(5000)}`;
  expect(await targets({ ...workspace, [path]: deep('1') }, { ...workspace, [path]: deep('2') })).toMatch(/^ALL/);
  const nested = (end: string) => `on: ${deep(end)}`;
  expect(await targets({ ...workspace, [path]: nested('1') }, { ...workspace, [path]: nested('2') })).toMatch(/^ALL/);
});
