import { describe, expect, test } from '@jest/globals';
import type { SourceLanguage } from '../../src/scan/language.js';
import { literalsOf } from '../../src/scan/scan.js';

/** What a source names, a line for each: its role and its text. */
function named(language: SourceLanguage, ...lines: readonly string[]): string[] {
  const found = literalsOf(language, lines.join('\n'));
  return found.map(({ role, text }) => `${role} ${text}`);
}

type Case = readonly [title: string, source: string, named: readonly string[]];

describe('JavaScript and TypeScript', () => {
  test.each<Case>([
    ['an import', `import x, { y } from './x';`, ['import ./x']],
    ['an import for its effects', `import "../setup.js"`, ['import ../setup.js']],
    ['an export', `export * from "@acme/ui/button";`, ['import @acme/ui/button']],
    ['an import of types', `import type { A } from '../a';`, ['import ../a']],
    ['an import when it is needed', `const x = await import('./lazy.js');`, ['import ./lazy.js']],
    ['require', `const { a } = require('../a').b;`, ['import ../a']],
    ['import with require', `import ts = require("../ts");`, ['import ../ts']],
    [
      'a resolved module',
      `require.resolve('@acme/x/package.json'); import.meta.resolve("./y");`,
      ['import @acme/x/package.json', 'import ./y'],
    ],
    ['a type of a module', `type A = import('../a').A<string>;`, ['import ../a']],
    ['a mock of Jest', `jest.mock('../a', () => ({ b: 'c/d' }));`, ['import ../a', 'path c/d']],
    ['a mock with types', `const a = jest.requireActual<typeof import('../a')>('../a');`, ['import ../a']],
    ['a mock of Vitest', `vi.mock(import('./b'), () => vi.importActual("./c"))`, ['import ./b', 'import ./c']],
    ['a mock of Node.js', `mock.module('./d', {})`, ['import ./d']],
    [
      'a reference',
      `/// <reference types="./env.d.ts" />\n/// <reference path="a.d.ts" />`,
      ['import ./env.d.ts', 'path a.d.ts'],
    ],
    ['a path in quotes', `read("packages/ui/x.json")`, ['path packages/ui/x.json']],
    ['an address of a file', `new URL('./x.wasm', import.meta.url)`, ['path ./x.wasm']],
    ['escapes', `read("..\\/b\\/x.json")`, ['path ../b/x.json']],
    ['names that are joined', `path.join('a', 'b', 'c.json')`, ['path a/b/c.json']],
    ['names behind a folder that is computed', `path.join(__dirname, '..', 'b', "x.json")`, ['joined ../b/x.json']],
    ['one name behind a folder that is computed', `resolve(import.meta.dirname, 'b-dir')`, ['joined b-dir']],
    ['names behind a call', `join(dirname(fileURLToPath(import.meta.url)), '../x')`, ['joined ../x']],
    ['an unknown name between', `join(root, 'a', name, 'b/c')`, []],
    ['names with .. in another function', `load(root, '..', 'src', 'Core', 'x.cs')`, ['joined ../src/Core/x.cs']],
    ['joined in joined', `join(join(root, 'a'), 'b')`, ['joined a/b']],
    ['a template behind a folder', 'read(`${root}/packages/a/x.json`)', ['joined packages/a/x.json']],
    ['a template with an unknown end', 'read(`./x/${name}.json`)', []],
    ['a template up to an unknown name', 'symlinkSync(`../${relative}`, `/tmp/${relative}`)', []],
    ['a template without unknown parts', 'read(`../a/b`)', ['path ../a/b']],
    ['a program in a template', 'x`${`${join(root, "a", "b")}` + "/c/d"} e`', ['joined a/b', 'joined c/d']],
    ['a text behind a computed one', `read(dir + '/a/x.json')`, ['joined a/x.json']],
    ['a text before a computed one', `read('../api' + name)`, []],
    ['two texts', `read('../api/' + 'x.json')`, ['path ../api/x.json']],
    ['a beginning', `const prefix = "../api/";`, []],
    ['a word', `build_man("cargo")`, []],
    ['a folder of a program', `exec('npm', ['ci'], { cwd: 'b-dir' })`, ['joined b-dir']],
    ['a folder that is given to a variable', `cwd = "b-dir"\nprint("c")`, ['joined b-dir']],
    [
      'an option',
      `spawn('npm', ["run", "-w", "@acme/ui", "--filter", 'web', '-C', "packages/x"])`,
      ['word @acme/ui', 'path @acme/ui', 'word web', 'path packages/x'],
    ],
    ['an option with its value', `spawn('pnpm', ['--filter=web'])`, ['word web']],
    [
      'a command line',
      `exec("npm run build -w packages/ui --filter=@acme/web && a/b c/d")`,
      ['path packages/ui', 'word @acme/web'],
    ],
    ['a text with white space', `log("see a/b or c/d")`, []],
    ['comments', `// import './a'\n/* require("../b") */ x("c/d") // "e/f"`, ['path c/d']],
    ['regular expressions', `x = /["'\`]a\\/b/g; y = "c/d"; z = a / b / c`, ['path c/d']],
    ['an address', `fetch("https://example.com/a/b")`, []],
    ['a choice', `load(a ? './x/y' : "./z/w")`, ['path ./x/y', 'path ./z/w']],
    ['a glob', `glob("../other/**/*.json")`, ['path ../other/**/*.json']],
    [
      'both sides of JSX',
      `const a = <A to="/x/y" b={'c/d'}>don't <b>{"e/f"}</b></A>; f("g/h")`,
      ['path /x/y', 'path c/d', 'path e/f', 'path g/h'],
    ],
    [
      'type parameters',
      `const f = <T>(x: T) => g("a/b"); const h = <T, U>(x) => "c/d"; let s = "</p>"`,
      ['path a/b', 'path c/d'],
    ],
    [
      'type parameters beside JSX',
      `const f = <T extends A<B>>(x: T) => g("a/b"); const c = <i>it's</i>; d("c/d")`,
      ['path a/b', 'path c/d'],
    ],
    ['a type assertion', `const f = <any>g("a/b"); const t = "<i/>"; h("c/d")`, ['path a/b', 'path c/d']],
    [
      'a generic type',
      `function f(x: Map<string, A<"x/y">>) { return a < b || c > d ? "e/f" : '' }`,
      ['path x/y', 'path e/f'],
    ],
  ])('%s', (_title, source, expected) => {
    expect(named('javascript', source)).toEqual(expected);
  });
});

describe('Python', () => {
  test.each<Case>([
    ['imports', `import a.b, c as d\nimport e`, ['import a.b', 'import c', 'import e']],
    [
      'imports of names',
      `from a.b import c, d as e\nfrom . import x\nfrom ..a import *\nfrom .m import (\n  f,  # g\n  h,\n)`,
      ['import a.b.c', 'import a.b.d', 'import .x', 'import ..a', 'import .m.f', 'import .m.h'],
    ],
    [
      'imports for types',
      `if TYPE_CHECKING:\n    from a import b\ntry: import c\nexcept: pass`,
      ['import a.b', 'import c'],
    ],
    [
      'modules by name',
      `import_module("x.y"); __import__('z'); pytest.importorskip("q")`,
      ['import x.y', 'import z', 'import q'],
    ],
    ['resources', `importlib.resources.files("a.b") / "c.json"`, ['import a.b', 'joined c.json']],
    [
      'mocks',
      `@patch("a.b.c")\ndef f(): monkeypatch.setattr("d.e", 1); client.patch("/api/x")`,
      ['import a.b.c', 'import d.e', 'path /api/x'],
    ],
    ['plugins', `pytest_plugins = ["a.b", "c"]\npytest_plugins = "d.e"`, ['import a.b', 'import c', 'import d.e']],
    [
      'descriptions',
      `"""See a/b."""\ndef f():\n    'c d/e'\n    return "e/f"\nx = """g/h"""`,
      ['path e/f', 'path g/h'],
    ],
    ['divided names', `p = root / "a" / "b.json"`, ['joined a/b.json']],
    [
      'texts on lines of their own',
      `x = [\n  # ${'a'.repeat(200)}\n  "a/b"\n]\ny = {"k":\n  "c/d"\n}`,
      ['path a/b', 'path c/d'],
    ],
    ['divided names in brackets', `p = (root / "a") / "b.json"`, ['joined a/b.json']],
    ['joined in joined', `os.path.join(os.path.join(root, "a"), "b")`, ['joined a/b']],
    ['joined in brackets', `for path, name in ((os.path.join(root, "a", "b"), "c"),):`, ['joined a/b']],
    ['folders above', `Path(__file__).parent.parent / "b-dir"`, ['joined b-dir']],
    ['folders above by number', `Path(__file__).resolve().parents[1] / "b" / "c"`, ['joined b/c']],
    ['a folder above in a text', `x = str(Path(__file__).parent / "b/c")`, ['joined b/c']],
    ['joined names', `os.path.join(os.path.dirname(__file__), "..", "b")`, ['joined ../b']],
    ['a path with names', `Path("a", "b").joinpath("c")`, ['path a/b/c']],
    ['a list that is not a path', `", ".join(names); "/".join(["a", "b"])`, []],
    [
      'texts with unknown parts',
      `open(f"{root}/a/x.json"); open(f"../{x}"); f"{a['b/c']}/d {{e}}"`,
      ['joined a/x.json', 'path b/c'],
    ],
    ['texts beside each other', `x = ("../a/"\n     "b.json")`, ['path ../a/b.json']],
    ['raw texts and bytes', `a = r"b/c\\d"; b = rb'e/f'; u"g/h"`, ['path b/c\\d', 'path e/f', 'path g/h']],
    ['comments', `# "a/b"\nx = "c/#d" # "e/f"`, ['path c/#d']],
    [
      'folders of programs',
      `run(["make"], cwd="b-dir", check=True); os.chdir('c-dir')`,
      ['joined b-dir', 'joined c-dir'],
    ],
    ['options', `run(["uv", "run", "--package", "web"], cwd=root / "a")`, ['word web', 'joined a']],
    ['a choice', `x = "a/b" if y else "c/d"`, ['path a/b', 'path c/d']],
    ['format strings', `open("{}/a/b".format(root)); open("%s/c/d" % root)`, ['joined a/b', 'joined c/d']],
  ])('%s', (_title, source, expected) => {
    expect(named('python', source)).toEqual(expected);
  });
});

describe('other languages', () => {
  test.each<[language: SourceLanguage, ...Case]>([
    [
      'go',
      'imports',
      'import "a/b"\nimport (\n\t"fmt"\n\tx "example.com/c" // d\n\t_ "e/f"\n)\nvar y = "g/h"',
      ['import a/b', 'import fmt', 'import example.com/c', 'import e/f', 'path g/h'],
    ],
    ['go', 'joined names', 'filepath.Join("..", "b", "data"); filepath.Join(dir, "x")', ['path ../b/data', 'joined x']],
    ['go', 'a raw text and a rune', 'x := `a/b`; y := \'"\'; z := "c/d"', ['path a/b', 'path c/d']],
    ['go', 'a folder of a program', 'cmd.Dir = "b-dir"', ['joined b-dir']],
    [
      'go',
      'comments that are code',
      '/*\n#cgo LDFLAGS: -L${SRCDIR}/../lib\n#include "../c/x.h"\n*/\nimport "C"\n//go:generate go run ../tools/gen -p web\n// see a/b',
      ['path ../lib', 'path ../c/x.h', 'import C', 'path ../tools/gen'],
    ],
    [
      'rust',
      'included files',
      'include_str!("x.md"); include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../a.rs"));\n#[path = "b.rs"]\nmod b;',
      ['path x.md', 'joined ../a.rs', 'path b.rs', 'import ./b'],
    ],
    ['rust', 'joined names', 'root.join("crates").join("a").join("x.json").exists(y)', ['joined crates/a/x.json']],
    [
      'rust',
      'folders above',
      'Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().parent()?.join("b")',
      ['joined b'],
    ],
    ['rust', 'a folder above with a reason', 'dir.parent().expect("a parent").join("b")', ['joined b']],
    [
      'rust',
      'raw texts, characters and lifetimes',
      `let a: &'static str = r#"a/"b"#; let q = '"'; f::<'a>("c/d", b"e/f", '\\'', br##"g/h"##)`,
      ['path c/d', 'path e/f', 'path g/h'],
    ],
    [
      'rust',
      'a folder of a program',
      'Command::new("cargo").current_dir("b-dir").arg("-p").arg("web")',
      ['joined b-dir', 'word web'],
    ],
    ['rust', 'a text behind an unknown part', 'format!("{root}/../b/x.json")', ['joined ../b/x.json']],
    [
      'c',
      'includes',
      '#include "x.h"\n#include "../a/y.h"\n#include <vector>\nchar c = \'"\'; f("a/b" "c");',
      ['path x.h', 'path ../a/y.h', 'path a/bc'],
    ],
    ['csharp', 'joined names', 'Path.Combine(here, "..", "..", "src", "Core", "x.cs")', ['joined ../../src/Core/x.cs']],
    [
      'csharp',
      'verbatim texts',
      'Read(@"..\\b\\x.json"); Read("..\\\\c\\\\y.json"); Read(@"a", "d/e")',
      ['path ../b/x.json', 'path ../c/y.json', 'path d/e'],
    ],
    [
      'csharp',
      'texts with unknown parts',
      'Read($"{root}/a/b"); Read($@"{x["y/z"]}/c/d"); Read($"../{x}/y"); WorkingDirectory = "b-dir"',
      ['joined a/b', 'joined c/d', 'path y/z', 'joined b-dir'],
    ],
    ['csharp', 'a raw text', 'var x = """\n"a/b"\n"""; f("c/d")', ['path c/d']],
    [
      'jvm',
      'joined names',
      'Paths.get("..", "b", "x.json"); new File(root, "c"); Path.of("d").resolve("e")',
      ['path ../b/x.json', 'joined c', 'path d/e'],
    ],
    ['jvm', 'a path behind a text', 'log("see " + dir.resolve("x.json") + " or" + name)', []],
    ['jvm', 'a path at the end of a text', 'log("see " + dir.resolve("a/x.json"))', ['joined a/x.json']],
    ['rust', 'a variable with the name of a module', 'path.join("x.json").exists()', ['joined x.json']],
    ['jvm', 'a folder of a program', 'new ProcessBuilder("x").directory(new File("b-dir"))', ['joined b-dir']],
    ['jvm', 'folders above', 'file.getParentFile().getParent().resolve("b")', ['joined b']],
    ['jvm', 'text blocks and characters', 'String x = """\n  "a/b"\n  """; char c = \'"\'; f("c/d");', ['path c/d']],
    [
      'jvm',
      'texts with unknown parts',
      'file("$rootDir/a/b"); file("${x("c/d")}/e/f"); file("../$x/y")',
      ['joined a/b', 'joined e/f', 'path c/d'],
    ],
    ['jvm', 'Groovy', "apply from: '../a/b.gradle' // it's", ['path ../a/b.gradle']],
    ['jvm', 'texts with unknown parts', 'f("\\(root)/a/b", #"c/d"#, "e/\\(x)")', ['joined a/b', 'path c/d']],
    [
      'jvm',
      'Dart',
      "import '../a/b.dart'; part 'c.dart'; f('$x/d/e');",
      ['path ../a/b.dart', 'path c.dart', 'joined d/e'],
    ],
    [
      'php',
      'included files',
      '<?php require __DIR__ . \'/../a/b.php\'; include \'c.php\'; f("d/e"); ?> "f/g" <?php',
      ['joined ../a/b.php', 'path c.php', 'path d/e'],
    ],
    [
      'php',
      'imports',
      'import "a/b.proto"; import public "c.proto"; // import "d/e"',
      ['path a/b.proto', 'path c.proto'],
    ],
    ['php', 'GraphQL', '#import "./a.graphql"\n# see "b/c"\ntype A { b: C }', ['path ./a.graphql']],
    [
      'ruby',
      'required files',
      "require_relative 'x'\nrequire 'a/b' # it's c/d\nFile.join(__dir__, '..', 'e')",
      ['path x', 'path a/b', 'joined ../e'],
    ],
    ['ruby', 'texts with unknown parts', 'f("#{root}/a/b", "../#{c}")', ['joined a/b']],
    [
      'stylesheet',
      'imports',
      '@import "a.css"; @use \'../b/c\'; @import url(d.css); x { src: url(../e/f.woff) url("g.png") } /* "h/i" */',
      ['path a.css', 'path ../b/c', 'path d.css', 'path ../e/f.woff', 'path g.png'],
    ],
    [
      'stylesheet',
      'an address without its protocol',
      'x { src: url(//example.com/a) } y { src: url(b/c) }',
      ['path b/c'],
    ],
    [
      'markup',
      'scripts, styles and attributes',
      '<!-- <a href="a/b"> -->\n<script lang="ts">import x from "./x"; const y = "c/d";</script>\n<img :src="e" src="../f/g.png" alt="don\'t h/i">\n<style>@import "l.css";</style>',
      ['import ./x', 'path c/d', 'path ../f/g.png', 'path l.css'],
    ],
    [
      'markup',
      'Astro',
      '---\nimport A from "../a.astro";\n---\n<A b={"c/d"} on={() => e > f} g="h/i" />',
      ['import ../a.astro', 'path c/d', 'path h/i'],
    ],
  ])('%s: %s', (language, _title, source, expected) => {
    expect(named(language, source)).toEqual(expected);
  });
});
