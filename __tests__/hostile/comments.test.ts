import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { SourceLanguage } from '../../packages/impacted-targets/src/scan/language.js';
import { literalsOf } from '../../packages/impacted-targets/src/scan/scan.js';
import { property } from './property.js';

/** What may come before a path, and looks like the beginning of a comment or a text. */
interface Deceits {
  readonly pieces: readonly string[];
  readonly path: string;
}

const path = '../c/x.json';
const call = `f("${path}")`;
const slashes = [
  '/* x */ ',
  '/* " */ ',
  "/* ' */ ",
  '/* // */ ',
  '// "\n',
  "// '\n",
  '// /*\n',
  '/* * / */ ',
  '/**/',
  'f("//");\n',
  'f("/*");\n',
  'f("a\\"//");\n',
  'f("\\\\");\n',
  'n / 2 / 3;\n',
  'f("#");\n',
];
const characters = ["f('\"');\n", "f('\\'');\n", "f('\\\\');\n", "f('/');\n"];
const single = ["f('//x:y');\n", `f('"');\n`, `f('/*');\n`, "f('\\'//');\n"];
const hashes = ['# "\n', "# '\n", 'f("#")\n', 'f("\\"#")\n', 'f("//")\n'];

const languages: Readonly<Partial<Record<SourceLanguage, Deceits>>> = {
  javascript: { pieces: [...slashes, ...single, 'f(/["\'`]/);\n', 'f(/[/]\\/"/);\n', 'f(`//${a}`);\n', 'f(`"`);\n', 'n++ / 2;\n', 'if (a) /"/.test(b);\n', '`${`"`}`;\n'], path: call },
  go: { pieces: [...slashes, ...characters, 'f(`"`)\n', 'f(`\\`)\n', 'f(`//`)\n'], path: call },
  rust: { pieces: [...slashes, ...characters, "fn a<'a>() {}\n", 'f(r#"""#);\n', 'f(r"\\");\n', '/* /* " */ */\n', "f(b'\"');\n"], path: call },
  c: { pieces: [...slashes, ...characters, 'f(R"x(")x");\n', "f(1'000'000);\n", "f(L'\"');\n", '/* // */ #include "../d/y.h"\n'], path: `#include "${path}"` },
  csharp: { pieces: [...slashes, ...characters, 'f(@"\\");\n', 'f(@"""//");\n', 'f($"{a}//");\n', 'f("""" " """");\n'], path: call },
  jvm: { pieces: [...slashes, ...characters, 'f("""\n"//\n""");\n', ...single, '/* /* " */ */\n', 'f(#"\\"#)\n', 'f("\\(a)//")\n'], path: call },
  php: { pieces: ['<?php ', ...slashes, ...single, '# "\n', '?>"<?php '], path: call },
  stylesheet: { pieces: slashes.filter((one) => !one.includes('n / 2')), path: `@import "${path}";` },
  ruby: { pieces: [...hashes, "f('#')\n", `f('"')\n`, 'f("#{a}#")\n'], path: call },
  python: { pieces: [...hashes, "f('#')\n", `f('"')\n`, 'n // 2, ', 'f(\'\'\'"#\'\'\')\n', 'f("""\'#""")\n', 'f(r"\\" )\n', "f(rb'\\\\')\n", 'f(f"{a}#")\n'], path: call },
}; // prettier-ignore

const anyText = fc.constantFrom(...(Object.keys(languages) as SourceLanguage[])).chain((language) => {
  const { pieces = [], path: end = '' } = languages[language] ?? {};
  return fc.record({
    language: fc.constant(language),
    text: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => {
      const start = language === 'php' ? '<?php ' : '';
      return `${start}${all.join('')}${end}\n`;
    }),
  });
});

const namesPath = (language: SourceLanguage, text: string): boolean =>
  literalsOf(language, text).some((literal) => literal.text === path);

property(
  'a path in quotes is found, whatever looks like a comment or a text before it',
  anyText,
  async ({ language, text }) => {
    await Promise.resolve();
    expect({ language, text, isFound: namesPath(language, text) }).toEqual({ language, text, isFound: true });
  },
);
