import { describe, expect, test } from '@jest/globals';
import { isLookedInto, writtenPaths } from '../../../src/impacted-targets/mentions/written-paths.js';

const backslash = '\\';

describe('paths in texts', () => {
  test.each<[string, string, string]>([
    ['a path upward', '"../b/data/x.json"', '../b/data/x.json'],
    ['a path downward', '"./fixtures/app/x.mjs"', 'fixtures/app/x.mjs'],
    ['a directory beside', 'import "./fixtures"', 'fixtures'],
    ['a value of an option', '"--eval-file=./../b/data/x.js"', '../b/data/x.js'],
    ['what follows a directory that is not known', 'format!("{root}/../b/x.json")', '../b/x.json'],
    ['what follows a variable', '"$root/../b/x.json"', '../b/x.json'],
    ['what follows a directory that is printed', 'Sprintf("%s/../b/x.json", here)', '../b/x.json'],
    ['a name of which the end is not known', '"../b/data/{name}.json"', '../b/data/'],
    ['a pattern', '"../b/data/*.json"', '../b/data/'],
    ['a name with spaces', '"../b/my data/x.json"', '../b/my data/x.json'],
    ['a text of XML', '<directory>../b/data</directory>', '../b/data'],
    ['arguments', 'filepath.Join("..", "b", "data")', '../b/data'],
    ['arguments behind another', 'Path.Combine(here, "..", "b", "x.json")', '../b/x.json'],
    ['one call after another', 'root.join("crates").join("b").join("x.json")', 'crates/b/x.json'],
    ['divided paths', 'parents[2] / "b" / "data"', 'b/data'],
    ['a file below the root', 'ws_root.join("x.toml")', '../x.toml'],
    ['a file in a directory above', 'Path(__file__).parent.parent / "x.json"', '../x.json'],
    ['a file below the root as arguments', 'filepath.Join(repoRoot, "x.yaml")', '../x.yaml'],
    ['a concatenation', 'here + "/../b/x.json"', '../b/x.json'],
  ])('%s', (_what, text, path) => {
    expect(writtenPaths('a.rs', text).paths).toContain(path);
  });

  test.each<[string, string, string]>([
    ['an address', 'x.rs', '"https://example.com/b/x"'],
    ['an address that a server gives', 'x.go', 'handle("/api")'],
    ['a remark', 'x.rs', '// see b/src/x.rs\n/// and b/src/y.rs\n'],
    ['a remark behind code', 'x.go', 'call("a") // see b/src/x.go'],
    ['a remark of a script', 'x.sh', '  # see b/src/x.go'],
    ['prose of a comment in a block', 'x.d.ts', '/**\n   * Does nothing; ext/node/ sets it (see b/src/x.ts).\n   */'],
    ['a manifest that a test writes', 'x.rs', 'project.root().join("Cargo.toml")'],
    ['a name without a directory', 'x.rs', 'out.join("x.toml")'],
    ['values of a list', 'x.go', 'list("crates", "b")'],
  ])('%s is none', (_what, path, text) => {
    expect(writtenPaths(path, text).paths).toEqual([]);
  });

  test.each<[string, string, readonly string[]]>([
    ['x.yaml', '$ref: ../common/types.yaml#/a\nname: b/data/x.json\n# ../d/x\n', ['../common/types.yaml']],
    ['x.json', '{ "extends": "../base.json", "files": ["..", "b", "c/d"] }', ['../base.json']],
    ['docker-compose.yml', 'build:\n  context: ../../services/api\n', ['../../services/api']],
  ])('of data only paths upward count: %s', (path, text, paths) => {
    expect(isLookedInto(path)).toBe(true);
    expect(writtenPaths(path, text)).toEqual({ paths, climbs: false });
  });

  test.each(['package-lock.json', 'a/pnpm-lock.yaml', 'npm-shrinkwrap.json'])(
    'a lockfile is not looked into: %s',
    (path) => {
      expect(isLookedInto(path)).toBe(false);
    },
  );

  test.each([
    ['a directive', 'x.ts', '/**\n * @include b/x.ts\n */'],
    ['a reference', 'x.ts', ' * {@link b/x.ts}'],
    ['quotes', 'x.ts', " * import x from 'b/x.ts'"],
    ['code', 'x.rs', '    * size_of!(b/x.ts)'],
    ['a start that is no comment', 'x.ts', '*b/x.ts'],
    ['another language', 'x.sh', ' * ) b/x.ts ;;'],
  ])('in a line that begins with a star, %s counts', (_what, path, text) => {
    expect(writtenPaths(path, text).paths).toContain('b/x.ts');
  });

  test('a remark does not begin within a text', () => {
    expect(writtenPaths('x.go', 'run("see //", "../b/x.json")').paths).toContain('../b/x.json');
  });
});

describe('escapes are read as the language does', () => {
  test.each<[string, string, string]>([
    ['Rust', 'x.rs', '"..\\u{0_02f}b/\\x78.json"'],
    ['a continued line of Rust', 'x.rs', '"../b/\\\n      x.json"'],
    ['Go', 'x.go', '"..\\u002fb\\U0000002fx\\056json"'],
    ['JavaScript', 'x.mjs', "'..\\u{2f}b\\57x\\x2ejson'"],
    ['a continued line of JavaScript', 'x.ts', "'../b\\\n/x.json'"],
    ['Python', 'x.py', '"..\\57b\\u002fx\\056json"'],
    ['a continued line of Python', 'x.py', '"../b/\\\nx.json"'],
    ['Java', 'X.java', '"..\\uuu002fb\\57x.json"'],
    ['Kotlin', 'x.gradle.kts', '"..\\u002fb/x.json"'],
    ['C#', 'X.cs', '"..\\x002fb/x\\u002ejson"'],
    ['C', 'x.h', '"..\\57b/\\x78.json"'],
    ['a continued line of a shell', 'x.sh', 'run ../b/\\\nx.json'],
  ])('%s', (_what, path, text) => {
    expect(writtenPaths(path, text).paths).toContain('../b/x.json');
  });

  test.each([
    ['as a text is written', '"..\\\\b\\\\x.json"'],
    ['as a raw text is written', '@"..\\b\\x.json"'],
  ])('a backslash separates folders on Windows, %s', (_what, text) => {
    expect(text).toContain(backslash);
    expect(writtenPaths('X.cs', text).paths).toContain('../b/x.json');
  });
});
