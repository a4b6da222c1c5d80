import { expect, test } from '@jest/globals';
import { literalsOf } from '../../src/scan/scan.js';

/** The literals of a script, as `role text`, those of words only where asked for. */
function literals(text: string, withWords = false): string[] {
  const found = literalsOf('script', text);
  return found
    .filter(({ role }) => withWords || role !== 'word')
    .map(({ role, text: written }) => `${role} ${written}`);
}

test.each([
  ['a folder that Docker copies', 'COPY packages/web .', ['path packages/web']],
  ['the JSON form of Docker', 'COPY ["packages/web", "./"]', ['path packages/web']],
  [
    'a command behind another',
    'cd ../api&&cp x/y.js|tee `cat a/b`;(ls c/d)',
    ['path ../api', 'path x/y.js', 'path a/b', 'path c/d'],
  ],
  ['the value of an option', 'npm ci --prefix=packages/a', ['path packages/a']],
  ['an option before a folder', 'cc -I../c/include -Lsrc/lib -D/x', ['path ../c/include', 'path src/lib']],
  ['a variable before a path', 'cp $ROOT/crates/x ${ROOT}/b/y', ['joined crates/x', 'joined b/y']],
  ['a variable in quotes before a path', '"$ROOT"/crates/x', ['joined crates/x']],
  ['a variable before one name', 'cd "$ROOT/web"', ['joined web']],
  ['a command before a path', 'cp $(pwd)/a/b "$(git rev-parse --show-toplevel)/c/d"', ['joined a/b', 'joined c/d']],
  [
    'a path within a command',
    'X="$(cd "$(dirname "$0")/../lib" && cat v/w)/z"',
    ['joined ../lib', 'path v/w', 'joined z'],
  ],
  ['a variable of GitHub Actions', 'ls ${{ github.workspace }}/a/b', ['joined a/b']],
  ['a variable of batch files', 'copy %ROOT%/a/b %~dp0/../c', ['joined a/b', 'joined ../c']],
  ['a variable of PowerShell', 'ls $env:ROOT/a/b $PSScriptRoot/../c', ['joined a/b', 'joined ../c']],
  ['a function of just', 'cd {{justfile_directory()}}/a/b', ['joined a/b']],
  [
    'a recipe of Make',
    '\t@$(ROOT)/x/run.sh $$HOME/y && @./z/run.sh',
    ['joined x/run.sh', 'joined y', 'path ./z/run.sh'],
  ],
  ['an unknown part behind a known one', 'cp ../$NAME/x a/${B}/c a/$(d)/e $A/b/$C f/%G%/h', []],
  ['an unknown part with letters behind it', 'cp ${A}b/c', []],
  [
    'a wildcard',
    'ls packages/*/src ../other/**/*.json *.js a/b?c',
    ['path packages/*/src', 'path ../other/**/*.json', 'path a/b?c'],
  ],
  ['names in braces', 'ls packages/{web,api}/src', ['path packages/{web,api}/src']],
  [
    'folders of a container',
    'docker run -v $PWD/a:/work -v ./b/c:/d',
    ['joined a', 'path /work', 'path ./b/c', 'path /d'],
  ],
  ['an address', 'curl https://example.com/a/b', []],
  ['a word of dots and digits', 'cd ../.. && date 01/02/2006', []],
  ['a comment', 'ls a/b # c/d\n# e/f\n  #g/h', ['path a/b']],
  ['a number sign in a text or a word', 'echo "a # b/c" d#e f/g', ['path b/c', 'path f/g']],
  ['a comment of PowerShell on many lines', '<#\n.SYNOPSIS a/b\n#>\nls c/d', ['path c/d']],
  ['a quote that a backslash escapes', 'echo \\"a/b\\" c\\/d', ['path a/b']],
])('paths of scripts: %s', (_title, text, expected) => {
  expect(literals(text)).toEqual(expected);
});

test.each([
  [
    'names of packages',
    'npm run build -w @acme/ui -w=web',
    ['word npm', 'word run', 'word build', 'word @acme/ui', 'word web'],
  ],
  ['selections', '--filter=@acme/ui... --filter=...^web --filter=!./c/d', ['word @acme/ui', 'word web', 'path ./c/d']],
  ['a selection in braces', '--filter={packages/a}...', ['path packages/a']],
  ['a path behind the name of a package', 'cat @acme/ui/dist/x.css', ['word cat', 'word @acme/ui/dist/x.css']],
  ['a task of a package', 'turbo @acme/ui#build', ['word turbo', 'word @acme/ui']],
  ['a version behind a name', 'cargo -p crate@1.0', ['word cargo', 'word crate@1.0']],
  ['versions and numbers', '^1.2.3 ~=2.0 8080 >= 3', []],
  ['names that are too long', `${'a'.repeat(215)} ${'b'.repeat(214)}`, [`word ${'b'.repeat(214)}`]],
])('words of scripts: %s', (_title, text, expected) => {
  expect(literals(text, true)).toEqual(expected);
});

test('a Makefile', () => {
  const text = `
include ../common.mk
ROOT := $(shell git rev-parse --show-toplevel)
build: packages/web/index.js # see docs/build.md
\tcd $(ROOT)/packages/api && $(MAKE) all
\t$(MAKE) -C services/auth
`;
  expect(literals(text)).toEqual([
    'path ../common.mk',
    'path packages/web/index.js',
    'joined packages/api',
    'path services/auth',
  ]);
});

test('a Dockerfile', () => {
  const text = `FROM node:20 AS build
# COPY docs/old .
COPY --chown=node packages/web/package.json ./packages/web/
RUN --mount=type=bind,source=libs/core,target=/core npm ci \\
  --prefix packages/api
`;
  expect(literals(text)).toEqual([
    'path packages/web/package.json',
    'path ./packages/web/',
    'path libs/core',
    'path /core',
    'path packages/api',
  ]);
});

test('a justfile', () => {
  const text = `set dotenv-load
root := justfile_directory() / "x"

# builds docs/site
build target="web":
    cd {{justfile_directory()}}/packages/{{target}} && cp {{ root }}/libs/a.js ../b/
    just --justfile services/auth/justfile test
`;
  expect(literals(text)).toEqual(['joined libs/a.js', 'path ../b/', 'path services/auth/justfile']);
});

test('each word has its line, and each literal the first', () => {
  const found = literalsOf('script', 'cd a/b\r\n\r\ncp c/d \\\n  e/f a/b\n');
  expect(found.filter(({ role }) => role === 'path')).toEqual([
    { role: 'path', text: 'a/b', line: 1 },
    { role: 'path', text: 'c/d', line: 3 },
    { role: 'path', text: 'e/f', line: 4 },
  ]);
});
