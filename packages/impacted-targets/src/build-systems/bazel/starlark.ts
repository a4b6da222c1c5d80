/**
 * One token of a Starlark file, comments and blank lines excluded. `line` is a line's end with the next indentation.
 */
export interface Token {
  readonly kind: 'name' | 'string' | 'other' | 'line';
  /** The text of a name or of another token, the value of a string, or the indentation after the end of a line. */
  readonly text: string;
}

/** A quotation mark that nothing closes begins a token up to the end of the line, three of them up to the end of the file. */
const tokenPattern =
  /(?<comment>#[^\n]*)|(?<string>[rb]{0,2}(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?!"")(?:[^"\\\n]|\\[^])*"|'(?!'')(?:[^'\\\n]|\\[^])*'))|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<line>\n[ \t]*)|(?<space>[ \t\r]+|\\\r?\n)|(?<other>\d[\w.]*|"""[^]*|'''[^]*|"(?:[^"\\\n]|\\[^])*|'(?:[^'\\\n]|\\[^])*|[^])/gu;

/**
 * Splits a Starlark file (BUILD, .bzl, MODULE.bazel, WORKSPACE) into tokens, by the lexical rules of the Starlark
 * specification. Two files with the same tokens mean the same.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let pendingLine: string | undefined;
  for (const { groups = {} } of source.replace(/^\uFEFF/, '').matchAll(tokenPattern)) {
    const { string, name, line, other } = groups;
    if (line !== undefined) {
      if (depth === 0) pendingLine = line.slice(1);
      continue;
    }
    const token: Token | undefined =
      string !== undefined
        ? { kind: 'string', text: stringValue(string) }
        : name !== undefined
          ? { kind: 'name', text: name }
          : other !== undefined
            ? { kind: 'other', text: other }
            : undefined;
    if (!token) continue;
    if (pendingLine !== undefined && tokens.length > 0) tokens.push({ kind: 'line', text: pendingLine });
    pendingLine = undefined;
    if (token.kind === 'other' && '([{'.includes(token.text)) depth += 1;
    if (token.kind === 'other' && ')]}'.includes(token.text)) depth = Math.max(0, depth - 1);
    tokens.push(token);
  }
  return tokens;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

function stringValue(literal: string): string {
  const [, prefix = '', quote = ''] = /^([rb]*)("""|'''|"|')/.exec(literal) ?? [];
  const inner = literal.slice(prefix.length + quote.length, -quote.length);
  if (prefix.includes('r')) return inner;
  return inner.replace(/\\([^])/g, (whole, character: string) =>
    '\\"\''.includes(character) ? character : (escapes[character] ?? whole),
  );
}

/** True when both files have the same tokens: they differ only in comments, blank lines and spaces. */
export function sameTokens(left: string, right: string): boolean {
  const a = tokenize(left);
  const b = tokenize(right);
  return a.length === b.length && a.every(({ kind, text }, at) => kind === b[at]?.kind && text === b[at].text);
}

/** The arguments of every call of these functions, wherever it is: the tokens between the parentheses. */
export function callsOf(tokens: readonly Token[], functions: readonly string[]): Token[][] {
  const calls: Token[][] = [];
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'name' || !functions.includes(text) || tokens[at + 1]?.text !== '(') return;
    let depth = 0;
    for (let end = at + 1; end < tokens.length; end += 1) {
      const token = tokens[end];
      if (token?.kind !== 'other') continue;
      if ('([{'.includes(token.text)) depth += 1;
      if (')]}'.includes(token.text)) depth -= 1;
      if (depth === 0) {
        calls.push(tokens.slice(at + 2, end));
        return;
      }
    }
  });
  return calls;
}

/** The first argument of each call of these functions, where it is a string literal (`load` takes only these). */
export function firstStrings(tokens: readonly Token[], functions: readonly string[]): string[] {
  return callsOf(tokens, functions).flatMap(([first]) => (first?.kind === 'string' ? [first.text] : []));
}

/** Values of a keyword that are string literals: `path = "third_party/zlib"`. */
export function keywordStrings(tokens: readonly Token[], keyword: string): string[] {
  return tokens.flatMap(({ kind, text }, at) => {
    const value = tokens[at + 2];
    return kind === 'name' && text === keyword && tokens[at + 1]?.text === '=' && value?.kind === 'string'
      ? [value.text]
      : [];
  });
}
