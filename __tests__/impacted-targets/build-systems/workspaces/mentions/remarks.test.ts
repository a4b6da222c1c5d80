import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ts from 'typescript';
import { withoutCertainRemarks } from '../../../../../src/impacted-targets/build-systems/workspaces/mentions/remarks.js';

describe('lines that are certainly remarks are left out', () => {
  test.each([
    ['a line', "// see 'kit'\nrun();", '\nrun();'],
    ['a line with spaces before it', "  // see 'kit'\nrun();", '\nrun();'],
    ['a block in a line', "/* see 'kit' */\nrun();", '\nrun();'],
    ['a block', "/**\n * see 'kit'\n */\nrun();", '\n\n\nrun();'],
    ['a block that ends with a text', "/* see\n * 'kit' */\nrun();", '\n\nrun();'],
    ['a block with backticks', "/**\n * `kit`\n */\n// 'kit'\nrun();", '\n\n\n\nrun();'],
    ['lines that Windows ends', "// see 'kit'\r\nrun();", '\nrun();'],
    ['the name of a package with a scope', '// see @acme/kit\nrun();', '\nrun();'],
  ])('%s', (_, code, left) => {
    expect(withoutCertainRemarks(code)).toBe(left);
  });
});

describe('all else stays', () => {
  test.each([
    ['behind code', "run(); // 'kit'"],
    ['a block behind which code follows', "/* x */ run('kit');"],
    ['a block whose lines begin as they like', "/*\n run('kit')\n*/"],
    ['a block that never ends', "/*\n * 'kit'"],
    ['what ends a block that began behind code', "run(); /* x\n// */ run('kit');"],
    ['what follows a slash that opens and does not close', "run(); /*/\n// 'kit'"],
    ['the end of such a block with code behind it', "run(); /* x\n * */ run('kit');"],
    ['a multiplication', "const x = a\n  * run('kit')"],
    ['a generator', "class A {\n  * run() { yield 'kit' }\n}"],
    ['a text between backticks', "const x = `\n// 'kit'\n`;"],
    ['all that follows a backtick', "const x = `a`;\n// 'kit'"],
    ['a text that a backslash continues', "const x = 'a\\\n// kit';"],
    ['a remark that another character ends', "// x\u2028run('kit')"],
    ['a remark that a lone carriage return ends', "// x\rrun('kit')"],
  ])('%s', (_, code) => {
    expect(withoutCertainRemarks(code)).toBe(code);
  });

  test.each([
    ["/// <reference types='kit' />"],
    ["/** @type {import('kit')} */"],
    ['/** @jsxImportSource kit */'],
    ['// @jest-environment kit'],
    ['// @vitest-environment ../kit'],
    ['//= include ../kit/x.js'],
    ['//# sourceMappingURL=../kit/x.js.map'],
    ['// #include "../kit/x"'],
    ['// RUN: node ../kit/x.js'],
    ["// {load('kit')}"],
    ["// require('kit')"],
  ])('what tools read: %s', (remark) => {
    expect(withoutCertainRemarks(`${remark}\nrun();`)).toBe(`${remark}\nrun();`);
  });
});

/** What the compiler makes of a source, without comments; undefined where it is none. */
function compiled(text: string): string | undefined {
  const { outputText, diagnostics } = ts.transpileModule(text, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.Latest, module: ts.ModuleKind.ESNext },
    reportDiagnostics: true,
  });
  return diagnostics?.length === 0 ? outputText : undefined;
}

const lines = [
  ...[
    "// 'a'",
    "/* 'b' */",
    '/*',
    '/**',
    " * 'c'",
    ' */',
    " * 'd' */",
    "*/ run('e');",
    "run('f'); /*",
    "// */ run('g');",
  ],
  ...[
    "run('h');",
    'const x = `',
    '`;',
    "const y = 'a\\",
    "b';",
    'class A {',
    "  * run() { yield 'i'; }",
    '}',
    'const z = 2',
  ],
  ...["  * run('j');", '// `', 'const r = /`/;', "// x\u2028run('k');"],
];

test('the compiler makes the same of what is left', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 8 }), (chosen) => {
      const text = chosen.join('\n');
      const before = compiled(text);
      fc.pre(before !== undefined);
      const left = withoutCertainRemarks(text);
      // A line of a remark that tools may read stays without the lines around it: it is searched, and is no code any more.
      fc.pre(left === text || !/^\s*\*|\/\*(?!.*\*\/)/m.test(left));
      compared++;
      expect(compiled(left)).toBe(before);
    }),
    { numRuns: 100, maxSkipsPerRun: 100 },
  );
  expect(compared).toBe(100);
});
