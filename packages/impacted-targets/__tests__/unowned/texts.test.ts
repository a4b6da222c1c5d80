import { describe, expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { ask, targets } from '../asking.js';

const json = (value: unknown) => JSON.stringify(value);
const words = (text: string) => text.trim().split(/\s+/);

/** Packages a, which b depends on, and a package of a site. */
const workspace: Contents = {
  'package.json': json({ private: true, workspaces: ['packages/*', 'website'] }),
  'packages/a/package.json': json({ name: 'a', version: '1.0.0' }),
  'packages/b/package.json': json({ name: 'b', version: '1.0.0', dependencies: { a: '*' } }),
  'website/package.json': json({ name: 'site', version: '1.0.0' }),
  'docs/guide/intro.md': 'text',
  'docs/index.md': 'text',
  NOTICE: 'text',
};

const ofChange = async (path: string, more: Contents = {}, rules = '', systems = ['workspaces']) => {
  const before = { ...workspace, [path]: 'text', ...more };
  return targets(before, { ...before, [path]: `${before[path] ?? ''} and more` }, { rules, systems });
};

test.each([
  ...words('docs/guide/intro.md documentation/x.mdx internal-docs/a.rst x/y.adoc docs/guide/picture.png NOTICE'),
  ...words('README.zh-CN.md CHANGELOG CHANGELOG/v1.md changelog.d/1.fixed.txt newsfragments/12.feature x/.gitkeep'),
  ...words('.changeset/brave-cats.md .changeset/pre.json .chloggen/fix.yaml x/.chloggen/fix.yaml chloggen/fix.yaml'),
  ...words('.changelog/12.txt change/ui-1.json common/changes/@acme/ui/fix.json changelog/unreleased/issue-12'),
  ...words('releasenotes/notes/a-1.yaml changes/1.bugfix LICENSE LICENSE-MIT x/licence.txt COPYRIGHT OWNERS .mailmap'),
  ...words('pkg/OWNERS_ALIASES .github/CODEOWNERS CITATION.cff .github/FUNDING.yml .github/ISSUE_TEMPLATE/bug.yml'),
  ...words('.github/pull_request_template.md .github/dependabot.yml .github/labeler.yml .github/renovate.json5'),
  ...words('codecov.yml .github/.codecov.yaml triagebot.toml .kodiak.toml socket.yaml release-plz.toml cliff.toml'),
  ...words('.asf.yaml .mergify.yml .vscode/settings.json .idea/x/y.xml .editorconfig A.sln.DotSettings .mcp.json'),
  ...words('.devcontainer/x/Dockerfile .claude/settings.json .agents/skills/review/check.py .gitignore .ratignore'),
  ...words('x/.gitattributes .git-blame-ignore-revs .husky/pre-commit .prettierignore cspell.yaml cspell-dict.txt'),
  ...words('.cspell/words.txt _typos.toml'),
  '.changes/v1.17/BUG FIXES-20260818.yaml',
])('%s impacts nothing where no target names it', async (path) => {
  expect(await ofChange(path)).toEqual([]);
  expect(await ofChange(path, {}, 'documents: all')).toBe(`ALL: no target owns ${path}`);
  expect(await ofChange(path, {}, `impact-none: ['**', '!${path}']`)).toBe(`ALL: no target owns ${path}`);
});

test.each([
  ...words('docs/schema.json docs/conf.py docs/config.json docs/package.json config.json x.txt data/picture.png'),
  ...words('.dockerignore knip.json .nvmrc .npmrc Dockerfile Makefile .env flake.nix flake.lock .envrc netlify.toml'),
  ...words('.pre-commit-config.yaml lefthook.yml .golangci.yml x/LICENSES/a.json README.ipynb SECURITY.ts'),
  ...words('LICENSE-check.sh changelog/parser.go changelog/Makefile x/changes/a.json .changeset/config.json'),
  ...words('x/.vscode/settings.json x/.devcontainer/create.sh .github/labels.txt .github/actions/x/index.js'),
  ...words('common/config/rush/version-policies.json requirements.txt'),
])('%s is a file as others', async (path) => {
  expect(await ofChange(path)).toBe(`ALL: no target owns ${path}`);
});

test('which rule decided is told', async () => {
  const answer = await ask(workspace, { ...workspace, 'docs/index.md': '2', 'README.md': '3' });
  const rule = 'text for people: impacts only the targets that name it';
  expect(answer).toMatchObject({
    rules: new Map([
      ['README.md', rule],
      ['docs/index.md', rule],
    ]),
  });
});

describe('a text is read by those who name it, and by nobody else', () => {
  const index = 'docs/index.md';
  const read = `readFileSync('../../${index}')`;
  const project = (inner = '') => `<Project Sdk="Microsoft.NET.Sdk">${inner}</Project>`;
  const readme = '<PropertyGroup><PackageReadmeFile>README.md</PackageReadmeFile></PropertyGroup>';
  const net = {
    'Directory.Build.targets': project(readme),
    'src/A/A.csproj': project(),
    'src/B/B.csproj': project(`<ItemGroup><None Include="..\\..\\README.md" /></ItemGroup>`),
  };
  const python = (test: string) => ({
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p"]\n',
    'p/pyproject.toml': '[project]\nname = "p"\nversion = "1"\n',
    'p/tests/test_docs.py': test,
  });
  const pathlib = 'ROOT = Path(__file__).parents[2]\nfor f in (ROOT / "docs").rglob("*.md"): check(f)\n';
  test.each<[string, string, Contents, readonly string[], (readonly string[])?]>([
    ['its path', index, { 'packages/b/test.js': read }, ['b']],
    ['in pieces', index, { 'packages/b/test.js': "join(here, '..', '..', 'docs', 'index.md')" }, ['b']],
    ['a folder above', index, { 'website/docusaurus.config.js': "export default { path: '../docs' }" }, ['site']],
    ['a path from the root', index, { 'packages/b/test.js': "join(root, 'docs/index.md')" }, ['b']],
    ['a folder from the root', index, { 'packages/b/x.js': "readdirSync(resolve(root, 'docs'))" }, ['b']],
    ['a folder in Python', index, python(pathlib), ['p'], ['uv']],
    ['a test, which impacts the package alone', index, { 'packages/a/x.test.js': read }, ['a']],
    ['a source, which does, too', index, { 'packages/a/x.js': read }, ['a']],
    ['the target of the text', 'packages/a/README.md', {}, ['a']],
    ['the target of a note for a release', 'packages/a/.changes/fix.yaml', {}, ['a']],
    ['a project of MSBuild, and not what it imports', 'README.md', net, ['src/B/B.csproj'], ['dotnet']],
    ['another text does not', 'NOTICE', { LICENSE: 'See "NOTICE"', 'x/README.md': '../NOTICE' }, []],
    ['nor a list of what programs skip', 'NOTICE', { '.prettierignore': 'NOTICE\n' }, []],
    ['nor files of nobody', 'NOTICE', { Makefile: 'test:\n\tsh NOTICE\n', 'infra/x.js': "read('../NOTICE')" }, []],
    ['nor a workflow', 'NOTICE', { '.github/workflows/x.yml': 'jobs: {a: {steps: [{run: "sh ./NOTICE"}]}}' }, []],
  ])('%s', async (_what, changed, files, expected, systems = ['workspaces']) => {
    expect(await ofChange(changed, files, '', [...systems])).toEqual(expected);
  });

  test('in the commit before, too', async () => {
    const before = { ...workspace, 'packages/b/test.js': read };
    expect(await targets(before, { ...before, 'packages/b/test.js': '1', [index]: '2' })).toEqual(['b']);
  });
});
