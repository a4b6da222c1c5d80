import { describe, expect, test } from '@jest/globals';
import type { SourceLanguage } from '../../src/scan/language.js';
import { literalsOf } from '../../src/scan/scan.js';
import type { Literal } from '../../src/scan/literal.js';

function literals(language: SourceLanguage, text: string): Literal[] {
  const found = literalsOf(language, text);
  return found;
}

const languages: readonly SourceLanguage[] = [
  ...(['javascript', 'markup', 'stylesheet', 'python', 'go', 'rust', 'c', 'csharp', 'jvm'] as const),
  ...(['php', 'ruby'] as const),
];

describe('lines', () => {
  test.each<[language: SourceLanguage, text: string, lines: readonly number[]]>([
    ['javascript', '/*\n*/\nimport "a";\r\nx(`\n`, "b/c");\n', [3, 5]],
    ['javascript', 'join(\n  root,\n  "a",\n  "b");\nx("\\\n", `${y}\n`, "c/d")', [3, 7]],
    ['python', '"""\na/b\n"""\nimport c\nfrom d import (\n  e,\n  f)\nx = "g/h"', [4, 6, 7, 8]],
    ['go', 'import (\n\t"a"\n)\nvar x = `\n`\nvar y = "b/c"', [2, 6]],
    ['rust', '/* /* \n */\n */ x(r#"\n"#, "a/b")', [4]],
    ['markup', '<p>\n<script>\nimport "a";\n</script>\n<a href="b/c">\n', [3, 5]],
    ['markup', '<style>\n@import "a";\n</style>', [2]],
  ])('a literal of %s has the line that it begins in: %j', (language, text, lines) => {
    expect(literals(language, text).map(({ line }) => line)).toEqual(lines);
  });
});

describe('sources that break their grammar', () => {
  test.each<[what: string, language: SourceLanguage, text: string]>([
    ['a quote that nothing closes', 'javascript', `x = 'a\ny = "b/c"`],
    ['a bracket that nothing closes', 'javascript', `f(g([{ "b/c"`],
    ['a bracket that nothing opens', 'javascript', `)]}} "b/c"`],
    ['a tag that nothing closes', 'javascript', `const a = <b></i><c>; f("b/c")`],
    ['a template that nothing closes', 'javascript', 'f("b/c", `a ${'],
    ['a quote that nothing closes', 'python', `x = 'a\ny = "b/c"`],
    ['three quotes that nothing closes', 'python', `y = "b/c"\nx = """a`],
    ['an f-string that nothing closes', 'python', `y = "b/c"\nx = f"{`],
    ['an unfinished import', 'python', `from\nimport\nfrom . import (\ny = "b/c"`],
    ['a quote of a comment in a single line', 'ruby', `x =~ /["]/\ny "b/c"`],
    ['a comment that nothing closes', 'rust', `f("b/c") /* /* */`],
    ['a raw text that nothing closes', 'rust', `f("b/c", r##"a"#)`],
    ['an apostrophe in a message', 'c', `#error don't\nf("b/c");`],
    ['a text with parts that nothing closes', 'jvm', 'f("b/c", "${x("'],
  ])('%s in %s', (_what, language, text) => {
    expect(literals(language, text)).toContainEqual(expect.objectContaining({ role: 'path', text: 'b/c' }));
  });

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
    '"#{',
    '"\\(',
  ];

  test.each(languages)('nesting of any depth is read: %s', (language) => {
    for (const unit of units) expect(literals(language, unit.repeat(20_000))).toEqual([]);
  });

  test('what follows brackets deeper than anybody writes is found', () => {
    expect(literals('javascript', `${'('.repeat(9999)}"a/b"${')'.repeat(9999)}; join(root, "c", "d")`)).toEqual([
      { role: 'path', text: 'a/b', line: 1 },
      { role: 'joined', text: 'c/d', line: 1 },
    ]);
  });

  test.each([
    ['a long text with many comments behind it', `x = "${'a'.repeat(20_000)}"${' /**/'.repeat(20_000)}`],
    ['more tokens than half of the characters', ';'.repeat(400_000)],
    ['many characters that JavaScript does not have', '\0'.repeat(20_000)],
  ])('what the tokenizer would take long for is read to its end: %s', (_name, text) => {
    expect(literals('javascript', `${text}; f("b/c")`).map((one) => one.text)).toEqual(['b/c']);
  });
});
