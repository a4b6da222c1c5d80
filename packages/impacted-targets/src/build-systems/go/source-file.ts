/** The parts of a Go file that make up a graph of packages. */
export interface SourceFile {
  /** Patterns of `//go:embed`, as written but without quotes. */
  readonly embeds: readonly string[];
  /** True when the build constraint is the word `ignore`: a script that is run by its name, and part of no package. */
  readonly apart: boolean;
}

/** Reads the text of a Go file. */
export function readSourceFile(text: string): SourceFile {
  return {
    embeds: embedsOf(text),
    apart: /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(text.replace(/^package\s[\s\S]*/m, '')),
  };
}

/** Patterns of the `//go:embed` lines, which may be anywhere in a file. */
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
