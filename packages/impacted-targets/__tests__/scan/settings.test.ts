import { expect, test } from '@jest/globals';
import { literalsOf } from '../../src/scan/scan.js';

type Language = Parameters<typeof literalsOf>[0];

/** The literals of a settings file, as `line role text`. */
function literals(language: Language, text: string): string[] {
  const found = literalsOf(language, text);
  return found.map(({ role, line, text: written }) => `${line} ${role} ${written}`);
}

const packageJson = `{
  "name": "@acme/web",
  "scripts": {
    "build": "npm run build -w @acme/ui && cp ../x/y.js .",
    "test": "node \\"../tools/run.js\\""
  },
  "exports": { "./button": "./src/button.ts" },
  "dependencies": { "@acme/core": "workspace:*", "lodash": "^4.17.0" }
}`;

const tsconfig = `{
  // "extends": "../old.json"
  "extends": "../tsconfig.base.json", /* "a/b"
  */ "compilerOptions": { 'paths': { "@acme/ui/*": ["../ui/src/*"] }, },
  "references": [{ path: '../core' }],
}`;

const workflow = `on:
  push:
    paths: ['packages/web/**', "!packages/web/docs/**"] # not packages/api
jobs:
  build:
    steps:
      - uses: ./.github/actions/setup
      - run: |
          # cd packages/old
          cd packages/web

          npm test -w @acme/ui
        working-directory: services/auth
      - { run: node tools/a.js, if: "x/y" }
      - name: it's # a/b
`;

const compose = `services:
  web:
    build: { context: ../web, dockerfile: docker/Dockerfile }
    volumes:
    - ./packages/web:/app
    - "../common:/shared:ro"
    env_file: >-
      a/b
      c/d
---
text: 'it''s e/f
  g/h'
i/j: k
`;

const cargo = `[package]
name = "app" # see "a/b"
[dependencies]
core = { path = "../core", version = "1.0" }
[target.'cfg(x/y)'.dependencies]
"@z" = 'C:\\d'
[tasks]
run = """
cd crates/a # b
# c/d
cd "crates/b" """
raw = '''
e/f'''
`;

const project = `<Project Sdk="Microsoft.NET.Sdk">
  <!-- <ProjectReference Include="..\\Old\\Old.csproj" /> -->
  <ItemGroup Condition="'$(Os)' == 'x'">
    <ProjectReference
      Include="..\\Core\\Core.csproj" />
    <Compile Include='$(SolutionDir)shared\\a.cs;..\\b\\**\\*.cs' />
  </ItemGroup>
  <Exec Command="cp &quot;a/b&quot; &amp; ls c/d" />
  <X><![CDATA[
    e/f <g/h> ]]>i/j</X>
</Project>`;

const toolSettings = `# a/b
; c/d
[tool:e/f]
commands =
    pytest --x=y services/web
url=../g
h/i: $ROOT/j/k
`;

const pyproject = `[project]
dependencies = ["acme-core>=1.2", 'other[x]~=2.0'] # "a/b"
[tool.uv.sources]
acme-core = { path = "../core", editable = true }
[tool.hatch.build.targets.wheel.force-include]
"../common/data" = "acme/data"
[tool.pytest.ini_options]
addopts = "--rootdir=packages/web -c \\"x/y.ini\\""
`;

test.each<[string, Language, string, string[]]>([
  [
    'a package.json',
    'json',
    packageJson,
    [
      ...['4 word npm', '4 word run', '4 word build', '4 word @acme/ui', '4 word cp', '4 path ../x/y.js'],
      ...['5 word node', '5 path ../tools/run.js', '7 path ./button', '7 path ./src/button.ts', '8 word @acme/core'],
    ],
  ],
  [
    'a tsconfig.json with comments',
    'json',
    tsconfig,
    ['3 path ../tsconfig.base.json', '4 word @acme/ui/*', '4 path ../ui/src/*', '5 path ../core'],
  ],
  [
    'a workflow of GitHub',
    'yaml',
    workflow,
    [
      ...['3 path packages/web/**', '3 path packages/web/docs/**', '7 path ./.github/actions/setup', '10 word cd'],
      ...['10 path packages/web', '12 word npm', '12 word test', '12 word @acme/ui', '13 path services/auth'],
      ...['14 word node', '14 path tools/a.js', '14 path x/y'],
    ],
  ],
  [
    'a file of Docker Compose',
    'yaml',
    compose,
    [
      ...['3 path ../web', '3 path docker/Dockerfile', '5 path ./packages/web', '5 path /app', '6 path ../common'],
      ...[
        '6 path /shared',
        '8 path a/b',
        '9 path c/d',
        '11 word it',
        '11 word s',
        '11 path e/f',
        '12 path g/h',
        '13 path i/j',
        '13 word k',
      ],
    ],
  ],
  [
    'a Cargo.toml',
    'toml',
    cargo,
    [
      ...['4 path ../core', '5 word cfg', '5 path x/y', '6 word @z', '9 word cd', '9 path crates/a'],
      ...['11 path crates/b', '13 path e/f'],
    ],
  ],
  [
    'tables of other tools in a manifest',
    'tomlManifest',
    'x = "../a/b"\n[project]\nreadme = "../c/d"\n[tool.x]\ny = [\n  ["../e/f", "g"],\n]\n[tool.uv]\nz = "../h/i"\n',
    ['6 path ../e/f'],
  ],
  [
    'a pyproject.toml',
    'toml',
    pyproject,
    [
      '2 word acme-core',
      '4 path ../core',
      '6 path ../common/data',
      '6 path acme/data',
      '8 path packages/web',
      '8 path x/y.ini',
    ],
  ],
  [
    'a project of .NET',
    'xml',
    project,
    [
      ...[
        '1 word Microsoft.NET.Sdk',
        '3 word x',
        '5 path ../Core/Core.csproj',
        '6 joined shared/a.cs',
        '6 path ../b/**/*.cs',
        '8 word cp',
      ],
      ...['8 path a/b', '8 word ls', '8 path c/d', '10 path e/f', '10 path g/h', '10 path i/j'],
    ],
  ],
  [
    'a file of sections',
    'ini',
    toolSettings,
    ['5 word pytest', '5 word y', '5 path services/web', '7 path h/i', '7 joined j/k'],
  ],
])('the literals of %s', (_title, language, text, expected) => {
  expect(literals(language, text)).toEqual(expected);
});

test.each<[string, Language, string, string[]]>([
  ['JSON without the quote that closes', 'json', '{"a": "b/c\n"d": "e/f"', ['2 path e/f']],
  ['JSON with an open comment', 'json', '["a/b" /* "c/d"]', ['1 path a/b']],
  [
    'JSON with escapes',
    'json',
    '["a/b", "c\\/d", "e/f\\n/g"]',
    ['1 path a/b', '1 path c/d', '1 path e/f', '1 path /g'],
  ],
  [
    'YAML with a template',
    'yaml',
    'a: {{ .Values.root }}/b/c\nd: [x, e/f]',
    ['1 joined b/c', '2 word x', '2 path e/f'],
  ],
  ['YAML with an open bracket', 'yaml', 'a: [b/c\nd: e/f', ['1 path b/c', '2 path e/f']],
  ['YAML with an open quote', 'yaml', 'a: "b/c\n  e/f', ['1 path b/c', '2 path e/f']],
  ['XML with an open tag', 'xml', '<a b="c/d', ['1 path c/d']],
  ['XML with a character of no code', 'xml', '<a>b/c&#9999999;</a>', ['1 path b/c']],
])('%s gives what is found', (_title, language, text, expected) => {
  expect(literals(language, text)).toEqual(expected);
});
