const plainLetters: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
};

/**
 * The escapes of each language: a backslash, and the characters that belong to it. An escaped line end stands for
 * nothing.
 */
const patterns = {
  /** https://doc.rust-lang.org/reference/tokens.html: a continued line goes on at its first other character. */
  rust: /\\(x[\da-fA-F]{2}|u\{[\da-fA-F_]+\}|\r?\n\s*|.)/g,
  /** https://go.dev/ref/spec#Rune_literals */
  go: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{3}|.)/g,
  /** ECMAScript, section 12.9.4, with the octal codes of annex B. */
  javascript: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[0-3][0-7]{0,2}|[4-7][0-7]?|\r?\n|.)/g,
  /** https://docs.python.org/3/reference/lexical_analysis.html#escape-sequences */
  python: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{1,3}|\r?\n|.)/g,
  /** The Java Language Specification, sections 3.3 and 3.10.7. Kotlin, Groovy and Scala have no other escapes. */
  java: /\\(u+[\da-fA-F]{4}|[0-3][0-7]{0,2}|[4-7][0-7]?|\r?\n|.)/g,
  /** The C# specification, section 6.4.5.6. F# and Visual Basic have no other escapes. */
  csharp: /\\(x[\da-fA-F]{1,4}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)/g,
  /** C17, section 6.4.4.4. */
  c: /\\(x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-7]{1,3}|\r?\n|.)/g,
  /** YAML and TOML. In a shell, a backslash removes the special meaning of one character or line end. */
  settings: /\\(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n\s*|.)/g,
} as const;

const extensions: Readonly<Record<keyof typeof patterns, readonly string[]>> = {
  rust: ['rs'],
  go: ['go'],
  javascript: ['js', 'cjs', 'mjs', 'jsx', 'ts', 'cts', 'mts', 'tsx', 'json', 'vue', 'svelte', 'astro'],
  python: ['py', 'pyi'],
  java: ['java', 'kt', 'kts', 'groovy', 'gradle', 'scala', 'properties'],
  csharp: ['cs', 'fs', 'fsx', 'vb'],
  c: ['c', 'h', 'cc', 'cpp', 'cxx', 'hh', 'hpp', 'hxx', 'm', 'mm', 's', 'S'],
  settings: [],
};

const byExtension = new Map(
  Object.entries(extensions).flatMap(([language, all]) =>
    all.map((extension) => [extension, patterns[language as keyof typeof patterns]] as const),
  ),
);

/**
 * A text with its escapes replaced by their characters, as the language of the file reads them.
 * @param path of the file, whose extension tells the language
 */
export function withoutEscapes(path: string, text: string): string {
  if (!text.includes('\\')) return text;
  const pattern = byExtension.get(path.slice(path.lastIndexOf('.') + 1)) ?? patterns.settings;
  return text.replace(pattern, (_all, escape: string) => {
    const [first = ''] = escape;
    if (escape.length > 1 && /[xuU]/.test(first)) return characterOf(escape.replaceAll(/[^\da-fA-F]/g, ''), 16);
    if (/[0-7]/.test(first)) return characterOf(escape, 8);
    return /\s/.test(first) && /[\r\n]/.test(escape) ? '' : (plainLetters[escape] ?? escape);
  });
}

/** The character of a code; an empty text for a code without a character. */
function characterOf(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
