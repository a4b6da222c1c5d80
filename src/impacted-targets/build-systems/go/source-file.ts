import { withoutEscapes } from '../../mentions/escapes.js';

/** The parts of a Go file that make up a graph of packages. */
export interface SourceFile {
  /** Import paths, as written. `C` stands for cgo. */
  readonly imports: readonly string[];
  /** Patterns of `//go:embed`, as written but without quotes. */
  readonly embeds: readonly string[];
  /** Paths in the flags of cgo, from the file's directory. */
  readonly flags: readonly string[];
  /** True when the file starts programs or loads packages. Patterns such as `./...` in it then mean packages. */
  readonly startsPrograms: boolean;
  /**
   * True when the file asks for the place of its own source. It can then read the files beside it wherever it is used.
   */
  readonly asksForItsPlace: boolean;
  /** True when the build constraint is the word `ignore`: a script that is run by its name, and part of no package. */
  readonly apart: boolean;
}

/**
 * Reads a Go file, or a file that cgo compiles. The latter has no imports, but may mention paths.
 * @param text of the file
 * @param isGo false for C, assembly and the like
 */
export function readSourceFile(text: string, isGo: boolean): SourceFile {
  return {
    imports: isGo ? importsOf(text) : [],
    embeds: isGo ? embedsOf(text) : [],
    flags: [...text.matchAll(/\$\{SRCDIR\}\/([^\s"]+)/g)].map(([, path = '']) => path),
    startsPrograms: isGo && /exec\.Command|gexec\.|packages\.Load|StartProcess/.test(text),
    asksForItsPlace: isGo && text.includes('runtime.Caller'),
    apart: isGo && /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(text.replace(/^package\s[\s\S]*/m, '')),
  };
}

/**
 * The import paths in the head of a Go file: package clause, then import declarations, up to the first other
 * declaration (https://go.dev/ref/spec#Source_file_organization). Build constraints are comments, which are skipped, so
 * imports for any platform count. In a file that is no Go, the list ends where the file is no longer understood.
 */
export function importsOf(text: string): string[] {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  const imports: string[] = [];
  const next = () => tokens.next().value ?? '';
  if (next() !== 'package') return imports;
  next();
  for (let token = next(); token === ';' || token === 'import'; token = next()) {
    if (token === ';') continue;
    let at = next();
    const block = at === '(';
    if (block) at = next();
    while (at !== '' && at !== ')') {
      if (at.startsWith('"') || at.startsWith('`')) {
        imports.push(unquote(at));
        if (!block) break;
      } else if (!/^[\p{L}_.;]/u.test(at)) return imports;
      at = next();
    }
  }
  return imports;
}

/** Tokens of the head of a Go file: names, strings with their quotes, and single characters. Comments are no tokens. */
function* tokensOf(text: string): Generator<string, undefined> {
  const token = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[\p{L}_][\p{L}\p{Nd}_]*|[\s\S]/uy;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (!/^(?:\s|\/\/|\/\*)/.test(match[0])) yield match[0];
  }
  return undefined;
}

/** Value of a string token. */
function unquote(token: string): string {
  const text = token.slice(1, -1);
  return token.startsWith('`') ? text : withoutEscapes('.go', text);
}

/** Patterns of the `//go:embed` lines, which may stand anywhere in a file. */
function embedsOf(text: string): string[] {
  const patterns: string[] = [];
  for (const [, rest = ''] of text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm)) {
    for (const [pattern] of rest.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|[^\s"`]+/g)) {
      patterns.push(/^["`]/.test(pattern) ? unquote(pattern) : pattern);
    }
  }
  return patterns;
}
