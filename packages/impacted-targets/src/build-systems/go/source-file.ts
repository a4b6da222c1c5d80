/** The parts of a Go file that make up a graph of packages. */
export interface SourceFile {
  /** Patterns of `//go:embed`, as written but without quotes. */
  readonly embeds: readonly string[];
  /** Paths in the flags of cgo, from the file's directory. */
  readonly flags: readonly string[];
  /** True when the build constraint is the word `ignore`: a script that is run by its name, and part of no package. */
  readonly apart: boolean;
}

/**
 * Reads a Go file, or a file that cgo compiles. The latter embeds nothing, but may have flags.
 * @param text of the file
 * @param isGo false for C, assembly and the like
 */
export function readSourceFile(text: string, isGo: boolean): SourceFile {
  return {
    embeds: isGo ? embedsOf(text) : [],
    flags: [...text.matchAll(/\$\{SRCDIR\}\/([^\s"]+)/g)].map(([, path = '']) => path),
    apart: isGo && /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(text.replace(/^package\s[\s\S]*/m, '')),
  };
}

/** Patterns of the `//go:embed` lines, which may stand anywhere in a file. */
function embedsOf(text: string): string[] {
  const patterns: string[] = [];
  for (const [, rest = ''] of text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm)) {
    // A quotation that nothing closes reaches to the end of the line.
    for (const [, quoted, raw, plain = ''] of rest.matchAll(/"((?:[^"\\]|\\.?)*)"?|`([^`]*)`?|([^\s"`]+)/g)) {
      patterns.push(quoted?.replaceAll(/\\(.)/g, '$1') ?? raw ?? plain);
    }
  }
  return patterns;
}
