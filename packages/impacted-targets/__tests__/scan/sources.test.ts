import { expect, test } from '@jest/globals';
import type { SourceLanguage } from '../../src/scan/language.js';
import { literalsOf } from '../../src/scan/scan.js';

/** What a source imports and names, in its order: the role and the text of each. */
function named(language: SourceLanguage, source: string): string {
  const found = literalsOf(language, source);
  return found.map(({ role, text }) => `${role} ${text}`).join(', ');
}

/** Sources by their languages: title, source, and what it imports and names. */
const sources: Readonly<Record<SourceLanguage, readonly (readonly [title: string, source: string, named: string])[]>> =
  {
    javascript: [
      ['imports', `import x, { y } from './x'; import "../setup.js"`, 'import ./x, import ../setup.js'],
      ['exports and types', `export * from "@a/ui/b"; import type { A } from '../a'`, 'import @a/ui/b, import ../a'],
      ['modules that are loaded', `import('./lazy.js'); require('../a').b`, 'import ./lazy.js, import ../a'],
      ['modules that are resolved', `require.resolve('@a/x'); import.meta.resolve("./y")`, 'import @a/x, import ./y'],
      [
        'mocks of Jest',
        `jest.mock('../a', () => ({ b: 'c/d' })); mock.module('./d', {})`,
        'import ../a, path c/d, import ./d',
      ],
      ['mocks of Vitest', `vi.mock(import('./b')); vi.importActual<typeof x>("./c")`, 'import ./b, import ./c'],
      ['a comment before a module', `import(/* webpackChunkName: "x/y" */ './a')`, 'import ./a'],
      ['a reference to types', `/// <reference types="./env.d.ts" />`, 'import ./env.d.ts'],
      ['a reference to a file', `/// <reference path="a.d.ts" />`, 'path a.d.ts'],
      ['paths', `read("a/x.json"); new URL('./x.wasm', import.meta.url)`, 'path a/x.json, path ./x.wasm'],
      ['escapes', `read("..\\/b\\/x.json"); f("a/b\\nc")`, 'path ../b/x.json'],
      ['joined names', `path.join('a', 'b', 'c.json'); posix.join(x, 'd')`, 'path a/b/c.json, joined d'],
      ['an empty name', `join('', 'a', 'b')`, 'path /a/b'],
      ['a computed folder', `join(__dirname, '..', 'b', "x.json")`, 'joined ../b/x.json'],
      ['calls before a name', `join(dirname(fileURLToPath(import.meta.url)), '../x')`, 'joined ../x'],
      ['functions that join nothing', `f(root, 'b'); x.join('c'); a['join']('d')`, ''],
      ['an unknown name between', `join(root, 'a', name, 'b/c')`, 'joined b/c'],
      ['an unknown name at the end', `join(root, 'a', name); join('a/b', c)`, ''],
      ['.. in any function', `load(root, '..', 'src', 'Core', 'x.cs'); f('..')`, 'joined ../src/Core/x.cs'],
      ['a joined path beside a path', `copy(join(root, 'a', 'b'), 'c/d')`, 'joined a/b, path c/d'],
      ['joined in joined', `join(join(x, 'e'), 'f')`, 'joined e/f'],
      ['templates', 'f(`${root}/a/x.json`, `../a/b`, `./x/${name}.json`, `../${x}`)', 'joined a/x.json, path ../a/b'],
      ['a program in a template', 'x`${`${join(root, "a", "b")}` + f("c/d")} e`', 'joined a/b, path c/d'],
      ['a text behind a computed one', `f(dir + '/a/x.json'); f('../b' + name)`, 'joined a/x.json'],
      ['two texts', `f('../c/' + 'x.json')`, 'path ../c/x.json'],
      ['words, folders and sentences', `prefix = "../api/"; f("cargo"); log("see a/b or c/d")`, ''],
      ['addresses', `fetch("https://example.com/a/b"); f('data:text/html,a')`, ''],
      ['a folder of a program', `exec('npm', ['ci'], { cwd: 'b-dir' })`, 'joined b-dir'],
      ['options', `f(["run", "-w", "@a/ui", '-C', "b", "--x", "z"])`, 'word @a/ui, path @a/ui, word b'],
      ['options with values', `f('--filter=c', "--out=x/y", "--y=z")`, 'word c, path x/y'],
      ['a command', `exec("npm run build -w a/ui --filter=@a/b && a/b c/d")`, 'path a/ui, word @a/b'],
      ['comments', `// import './a'\n/* require("../b") */ x("c/d") // "e/f"`, 'path c/d'],
      ['regular expressions', `x = /["'\`]a\\/b/g; y = "c/d"; z = a / b / c`, 'path c/d'],
      [
        'choices and globs',
        `f(a ? './x/y' : "./z/w", "../c/**/*.json")`,
        'path ./x/y, path ./z/w, path ../c/**/*.json',
      ],
      ['JSX', `<A to="/x/y" b={'c/d'}>don't <b>{"e/f"}</b></A>; f("g/h")`, 'path /x/y, path c/d, path e/f, path g/h'],
      ['types', `const f = <T extends A<B>>(x: T) => g("a/b"); const h = <any>g("c/d")`, 'path a/b, path c/d'],
    ],
    python: [
      ['imports', `import a.b, c as d\nimport e`, 'import a.b, import c, import e'],
      [
        'imported names',
        `from a.b import c, d as e\nfrom .m import (\n  f,  # g\n)`,
        'import a.b.c, import a.b.d, import .m.f',
      ],
      ['relative imports', `from . import x\nfrom ..a import *`, 'import .x, import ..a'],
      ['imports in lines', `if X: from a import b\ntry: import c; import \\\n d`, 'import a.b, import c, import d'],
      ['unfinished imports', `from\nimport\nfrom . import (\nfrom x import (\n`, 'import ., import x'],
      ['modules by name', `import_module("x.y"); __import__('z')`, 'import x.y, import z'],
      ['modules of tests', `importorskip("q"); files("a.b") / "c.json"`, 'import q, import a.b, joined c.json'],
      ['plugins', `pytest_plugins = ["a.b", "c"]\npytest_plugins = "d.e"`, 'import a.b, import c, import d.e'],
      ['mocks', `@patch("a.b.c")\ndef f(): monkeypatch.setattr("d.e", 1)`, 'import a.b.c, import d.e'],
      ['no mock', `mocker.patch("f.g"); client.patch("/api/x")`, 'import f.g, path /api/x'],
      ['divided names', `p = root / "a" / "b.json"; q = (root / "c") / "d"`, 'joined a/b.json, joined c/d'],
      ['division by more', `p = "a/b" / name; q = root / "c" / name`, ''],
      ['folders above', `Path(__file__).parents[1] / "b" / "c"; x = str(y.parent / "d/e")`, 'joined b/c, joined d/e'],
      ['joined names', `os.path.join(os.path.dirname(__file__), "..", "b")`, 'joined ../b'],
      ['joined in brackets', `for path, name in ((os.path.join(root, "a", "b"), "c"),):`, 'joined a/b'],
      ['a path with names', `Path("a", "b").joinpath("c"); Path("d").joinpath(e)`, 'path a/b/c'],
      ['a list that is not a path', `", ".join(names); "/".join(["a", "b"])`, ''],
      ['unknown parts', `f(f"{root}/a/x.json", f"../{x}", f"{a['b/c']}/d {{e}}")`, 'joined a/x.json, path b/c'],
      ['texts beside each other', `x = ("../a/"\n     "b.json")`, 'path ../a/b.json'],
      ['raw texts and bytes', `a = r"b/c\\d"; b = rb'e/f'; u"g/h"`, 'path b/c\\d, path e/f, path g/h'],
      ['three quotes, and comments', `x = """a/b"""  # "c/d"\ny = """\n"c/d"\n"""; z = "c/#e"`, 'path a/b, path c/#e'],
      ['folders of programs', `run(["make"], cwd="b-dir"); os.chdir('c-dir')`, 'joined b-dir, joined c-dir'],
      ['format strings', `open("{}/a/b".format(root)); open("%s/c/d" % root)`, 'joined a/b, joined c/d'],
    ],
    go: [
      ['an import', 'import "a/b"\nvar y = "g/h"', 'import a/b, path g/h'],
      [
        'imports',
        'import (\n\t"a"\n\tx "b.c/d" // e\n\t_ "e/f"\n)\nf("g/h")',
        'import a, import b.c/d, import e/f, path g/h',
      ],
      ['joined names', 'filepath.Join("..", "b", "data"); filepath.Join(dir, "x")', 'path ../b/data, joined x'],
      ['raw texts and runes', 'x := `a/b\\`; y := \'"\'; z := "c/d"; cmd.Dir = "e"', 'path a/b\\, path c/d, joined e'],
      [
        'C',
        '/*\n#cgo LDFLAGS: -L${SRCDIR}/../a\n#include "../c/x.h"\n*/\nimport "C"',
        'path ../a, path ../c/x.h, import C',
      ],
      ['what makes sources', '//go:generate go run ../tools/gen -p web\n// see a/b', 'path ../tools/gen'],
    ],
    rust: [
      [
        'included files',
        'include_str!("x.md"); include!(concat!(env!("DIR"), "/../a.rs"));',
        'path x.md, joined ../a.rs',
      ],
      ['modules', '#[path = "b.rs"]\nmod b;', 'path b.rs, import ./b'],
      ['joined names', 'root.join("crates").join("a").join("x.json").exists(y)', 'joined crates/a/x.json'],
      ['a name that is joined later', 'root.join("crates").join(name); Path::new("a/b").join(name)', ''],
      ['a message before a name', 'Path::new(env!("DIR")).parent().expect("a parent").join("b")', 'joined b'],
      ['raw texts', `let a: &'static str = r#"a/"b"#; f("c/d", b"e/f", br##"g/h"##)`, 'path c/d, path e/f, path g/h'],
      ['characters and lifetimes', `let q = '"'; f::<'a>("c/d", '\\'', "e/f")`, 'path c/d, path e/f'],
      ['options', 'Command::new("cargo").current_dir("b").arg("-p").arg("web")', 'joined b, word web'],
      ['a text on many lines', 'f("{root}/../b/x.json", "a\n\' c/d", "e/f")', 'joined ../b/x.json, path e/f'],
    ],
    c: [['includes', '#include "x.h"\n#include <v>\nchar c = \'"\'; f("a/b" "c");', 'path x.h, path a/bc']],
    csharp: [
      ['joined names', 'Path.Combine(here, "..", "src", "x.cs")', 'joined ../src/x.cs'],
      [
        'verbatim texts',
        'f(@"..\\.b\\x.json"); f("..\\\\c\\\\y.json"); f("d/e")',
        'path ../.b/x.json, path ../c/y.json, path d/e',
      ],
      ['unknown parts', 'f($"{root}/a/b"); f($@"{x["y/z"]}/c/d"); f($"../{x}/y")', 'joined a/b, joined c/d, path y/z'],
      ['a raw text', 'var x = """\n"a/b"\n"""; f("c/d")', 'path c/d'],
    ],
    jvm: [
      [
        'joined names',
        'Paths.get("..", "b"); new File(root, "c"); Path.of("d").resolve("e")',
        'path ../b, joined c, path d/e',
      ],
      ['a path in a sentence', 'log("see " + a.resolve("x") + " or"); log("a " + a.resolve("b/c"))', 'joined b/c'],
      ['unknown parts', 'file("$rootDir/a/b", "${x("c/d")}/e/f", "../$x/y")', 'joined a/b, joined e/f, path c/d'],
      ['text blocks and characters', 'x = """\n  "a/b"\n  """; char c = \'"\'; f("c/d");', 'path c/d'],
      ['Swift', 'f("\\(root)/a/b", #"c/d"#, "e/\\(x)")', 'joined a/b, path c/d'],
      ['Dart', "import '../a/b.dart'; part 'c.dart'; f('$x/d/e');", 'path ../a/b.dart, path c.dart, joined d/e'],
    ],
    php: [
      ['included files', "<?php require __DIR__ . '/../a/b.php'; include 'c.php';", 'joined ../a/b.php, path c.php'],
      ['HTML', '<?php f("d/e"); ?> "f/g" <?php f("h/i")', 'path d/e, path h/i'],
      ['protocol buffers', 'import "a/b.proto"; import public "c.proto"; // "d/e"', 'path a/b.proto, path c.proto'],
      ['GraphQL', '#import "./a.graphql"\n# see "b/c"\ntype A { b: C }', 'path ./a.graphql'],
    ],
    ruby: [
      [
        'files',
        "require_relative 'x'\nrequire 'a/b' # c/d\nFile.join(__dir__, '..', 'e')",
        'path x, path a/b, joined ../e',
      ],
      ['unknown parts', 'f("#{root}/a/b", "../#{c}")', 'joined a/b'],
    ],
    stylesheet: [
      ['imports', '@import "a.css"; @use \'../b/c\'; /* "h/i" */', 'path a.css, path ../b/c'],
      ['addresses', 'x { src: url(../e/f.woff) url("g.png") url(//x.y/z) }', 'path ../e/f.woff, path g.png'],
    ],
    markup: [
      ['scripts', '<!-- <a href="a/b"> -->\n<script>import x from "./x"; f("c/d")</script>', 'import ./x, path c/d'],
      [
        'attributes and styles',
        '<img :src="e" src="../f.png" alt="don\'t h/i">\n@import "l.css"',
        'path ../f.png, path l.css',
      ],
      ['Astro', '---\nimport A from "../a";\n---\nIt\'s ` <A b={"c/d"} g="h/i" />', 'import ../a, path c/d, path h/i'],
    ],
  };

const rows = Object.entries(sources).flatMap(([language, all]) =>
  all.map((row) => [language as SourceLanguage, ...row] as const),
);

test.each(rows)('%s: %s', (language, _title, source, expected) => {
  expect(named(language, source)).toBe(expected);
});

test.each<[what: string, language: SourceLanguage, source: string]>([
  ['a quote that nothing closes', 'javascript', `x = 'a\ny = "b/c"`],
  ['brackets that nothing closes or opens', 'javascript', `)]}} f(g([{ "b/c"`],
  ['a template that nothing closes', 'javascript', 'f("b/c", `a ${'],
  ['three quotes that nothing closes', 'python', `y = "b/c"\nx = """a`],
  ['a part that nothing closes', 'python', `y = "b/c"\nx = f"{`],
  ['a raw text that nothing closes', 'rust', `f("b/c", r##"a"#) /* /*`],
  ['an apostrophe in a message', 'c', `#error don't\nf("b/c");`],
  ['a quote in an expression', 'ruby', `x =~ /["]/\ny "b/c"`],
  ['a long text before many comments', 'javascript', `x = "${'a'.repeat(20_000)}"${' /**/'.repeat(20_000)}; f("b/c")`],
  ['brackets deeper than anybody writes', 'javascript', `${'('.repeat(9999)}"b/c"${')'.repeat(9999)}`],
])('%s: what breaks the grammar of %s leaves other paths', (_what, language, source) => {
  expect(named(language, source)).toBe('path b/c');
});

test.each(Object.keys(sources) as SourceLanguage[])('%s is read in any depth', (language) => {
  const units = [
    '(',
    ')',
    '{',
    '[',
    '"',
    "'",
    '`',
    '${',
    '"${',
    '`${',
    'f"{',
    '<a>',
    '<',
    'r#',
    '/*',
    '\\',
    '#',
    '$"{',
  ];
  for (const unit of [...units, '"#{', '"\\(']) expect(named(language, unit.repeat(20_000))).toBe('');
});

test.each<[language: SourceLanguage, source: string, lines: readonly number[]]>([
  ['javascript', '/*\n*/\nimport "a";\r\nx(`\n`, "b/c");\n', [3, 5]],
  ['javascript', 'join(\n  root,\n  "a",\n  "b");\nx("\\\n", `${y}\n`, "c/d")', [3, 7]],
  ['python', '"""\na/b\n"""\nimport c\nfrom d import (\n  e,\n  f)\nx = "g/h"', [4, 6, 7, 8]],
  ['go', 'import (\n\t"a"\n)\nvar x = `\n`\nvar y = "b/c"', [2, 6]],
])('%s: a literal has the line that it begins in: %j', (language, source, lines) => {
  expect(literalsOf(language, source).map(({ line }) => line)).toEqual(lines);
});
