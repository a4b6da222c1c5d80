import { expect, test } from '@jest/globals';
import { literalsOf } from '../../src/scan/scan.js';

type Language = Parameters<typeof literalsOf>[0];

/** What a file names, in its order: the role and the text of each literal. */
function named(language: Language, text: string): string {
  const found = literalsOf(language, text);
  return found.map(({ role, text: written }) => `${role} ${written}`).join(', ');
}

/** Scripts and settings by their languages: title, text, and what it names. */
const settings: Partial<Record<Language, readonly (readonly [title: string, text: string, named: string])[]>> = {
  script: [
    ['Docker', 'COPY a/web .\nCOPY ["b/c", "./"]', 'word COPY, path a/web, path b/c'],
    [
      'options of Docker',
      'RUN --mount=type=bind,source=libs/core',
      'word RUN, word type, word bind, word source, path libs/core',
    ],
    ['folders of a container', '1 -v $PWD/a:/work -v ./b/c:/d', 'joined a, path /work, path ./b/c, path /d'],
    ['commands behind each other', '../a&&x/y.js|`a/b`;(c/d)', 'path ../a, path x/y.js, path a/b, path c/d'],
    ['values of options', '--prefix=a/b -I../c -Ld/e -D/x', 'path a/b, path ../c, path d/e'],
    ['variables before a path', '$ROOT/a/b ${ROOT}/c "$ROOT"/d/e "$R/f"', 'joined a/b, joined c, joined d/e, joined f'],
    [
      'commands before a path',
      '$(pwd)/a/b "$(c "$(d "$0")/../lib" && v/w)/z"',
      'joined a/b, word c, word d, joined ../lib, path v/w, joined z',
    ],
    ['GitHub Actions', 'ls ${{ github.workspace }}/a/b', 'word ls, joined a/b'],
    ['batch files', 'copy %ROOT%/a/b %~dp0/../c', 'word copy, joined a/b, joined ../c'],
    ['PowerShell', 'ls $env:ROOT/a/b $PSScriptRoot/../c', 'word ls, joined a/b, joined ../c'],
    ['just', 'cd {{justfile_directory()}}/a/{{b}} {{ r }}/c/d', 'word cd, joined c/d'],
    [
      'Make',
      '\t@$(ROOT)/x $$HOME/y && @./z\ninclude ../c.mk',
      'joined x, joined y, path ./z, word include, path ../c.mk',
    ],
    ['unknown parts', '../$X/x a/${B}/c a/$(d)/e $A/b/$C f/%G%/h ${A}b/c', ''],
    ['wildcards', 'a/*/b ../c/**/*.d *.e f/{g,h}/i', 'path a/*/b, path ../c/**/*.d, path f/{g,h}/i'],
    ['addresses, versions and numbers', 'https://example.com/a/b ../.. 01/02/2006 ^1.2.3 ~=2.0 8080 >= 3', ''],
    ['comments', 'ls a/b # c/d\n# e/f\n  #g/h\n<#\n i/j\n#>', 'word ls, path a/b'],
    ['a number sign in a text or a word', '"a # b/c" d#e \\"f/g"', 'word a, path b/c, word d, path f/g'],
    ['names of packages', 'npm -w @acme/ui -w=web a@1.0', 'word npm, word @acme/ui, word web, word a@1.0'],
    [
      'selections',
      '--filter=@a/ui... --filter=...^web --filter=!./c/d --filter={e/f}...',
      'word @a/ui, word web, path ./c/d, path e/f',
    ],
    ['paths and tasks of a package', '@a/ui/dist/x.css @a/b#build', 'word @a/ui/dist/x.css, word @a/b'],
    ['names that are too long', `${'a'.repeat(215)} ${'b'.repeat(214)}`, `word ${'b'.repeat(214)}`],
  ],
  manifest: [
    [
      'scripts',
      '{"scripts": {"build": "npm -w @a/ui ../x.js \\"../y.js\\""}}',
      'word npm, word @a/ui, path ../x.js, path ../y.js',
    ],
    ['files of the package', '{"exports": {"./b": "./src/b.ts"}}', 'path ./b, path ./src/b.ts'],
    ['names and prose', '{"name": "@a/b", "description": "c/d", "x": {"label": "e/f", "y": "g"}}', 'word g'],
    [
      'dependencies',
      '{"dependencies": {"@a/core": "workspace:*"}, "files": ["a/b"], "x": {"files": "c/d"}}',
      'path c/d',
    ],
  ],
  json: [
    [
      'comments',
      `{ // "a": "../b"\n "a": "../c.json", /* "d/e" */ 'f': [{ path: '../g' }] }`,
      'path ../c.json, path ../g',
    ],
    ['aliases', '{"paths": {"@a/ui/*": ["../ui/src/*"]}}', 'word @a/ui/*, path ../ui/src/*'],
    ['an open quote', '{"a": "b/c\n"d": "e/f"', 'path e/f'],
    ['an open comment', '["a/b" /* "c/d"]', 'path a/b'],
    ['escapes', '["a\\/b", "c/d\\n/e"]', 'path a/b, path c/d, path /e'],
  ],
  yaml: [
    ['lists and keys', 'on:\n  paths: ["a/**", "!b/**"] # c/d\n  e/f: g', 'path a/**, path b/**, path e/f, word g'],
    ['scripts', 'run: |\n  # cd a/b\n  cd c/d\n\n  npm -w @a/ui', 'word cd, path c/d, word npm, word @a/ui'],
    ['mappings', '- { run: node a/b.js, if: "x/y" }\n- uses: ./.a/b', 'word node, path a/b.js, path x/y, path ./.a/b'],
    ['prose', "- name: it's # a/b\n- description: >\n    c/d\n  x: e/f", 'path e/f'],
    ['texts on many lines', "a: >-\n  b/c\n  d/e\n---\nf: 'g/h\n  i/j'", 'path b/c, path d/e, path g/h, path i/j'],
    ['a template', 'a: {{ .Values.root }}/b/c\nd: [x, e/f]', 'joined b/c, word x, path e/f'],
    ['what nothing closes', 'a: [b/c\nd: e/f\ng: "h/i\n  j/k', 'path b/c, path e/f, path h/i, path j/k'],
  ],
  toml: [
    ['tables and paths', '[a] # "a/b"\nname = "c/d"\ne = { path = "../f", version = "1.0" }', 'path ../f'],
    ['keys', '[target.\'cfg(x/y)\'.b]\n"@z" = "1"\n"../c" = "d/e"', 'word cfg, path x/y, word @z, path ../c, path d/e'],
    [
      'texts on many lines',
      'run = """\ncd a/b # c\n# c/d\n"e/f" """\nraw = \'\'\'\ng/h\'\'\'',
      'word cd, path a/b, path e/f, path g/h',
    ],
    ['requirements', 'x = ["acme-core>=1.2", \'other[x]~=2.0\', "-c \\"x/y.ini\\""]', 'word acme-core, path x/y.ini'],
  ],
  tomlManifest: [
    [
      'other tools',
      'x = "../a"\n[project]\ny = "../b"\n[tool.x]\nz = [\n  ["../c", "d"],\n]\n[tool.uv]\nz = "../e"',
      'path ../c',
    ],
    ['metadata', '[package.metadata.x]\na = "../b"\n[[package.x]]\nc = "../d"', 'path ../b'],
  ],
  xml: [
    [
      'attributes',
      '<a b="..\\C\\C.x" c=\'$(D)e\\f;g/**/*.h\'>i/j</a>',
      'path ../C/C.x, joined e/f, path g/**/*.h, path i/j',
    ],
    [
      'comments and tags',
      '<!-- <a b="c/d" /> --><e.f/><Description>g/h</Description><X><![CDATA[i/j <k/l> ]]></X>',
      'path i/j, path k/l',
    ],
    ['entities', '<a b="cp &quot;a/b&quot; &amp; c/d&#9999999;" />', 'word cp, path a/b, path c/d'],
    ['an open tag', '<a b="c/d', 'path c/d'],
  ],
  ini: [
    [
      'comments and sections',
      '# a/b\n; c/d\n[tool:e/f]\nx =\n    pytest --x=y a/web',
      'word pytest, word y, path a/web',
    ],
    ['keys', 'url=../g\nh/i: $ROOT/j/k\ncommand = l/m', 'path h/i, joined j/k, path l/m'],
  ],
};

const rows = Object.entries(settings).flatMap(([language, all]) =>
  all.map((row) => [language as Language, ...row] as const),
);

test.each(rows)('%s: %s', (language, _title, text, expected) => {
  expect(named(language, text)).toBe(expected);
});

test('a file of data names paths only', () => {
  expect(literalsOf('json', '["a/b", "@a/c", "d"]', true)).toEqual([{ role: 'path', text: 'a/b', line: 1 }]);
});

test('each word has its line, and each literal the first', () => {
  const found = literalsOf('script', 'a/b\r\n\r\nc/d \\\n  e/f a/b\n');
  expect(found.map(({ text, line }) => `${text} ${line}`)).toEqual(['a/b 1', 'c/d 3', 'e/f 4']);
});
