/**
 * Text cut at `most` characters, with a mark where it is cut. Before such a mark, `redactor` also finds the beginning of a token.
 */
export function shortened(outside: string, most: number): string {
  return outside.length > most ? `${outside.slice(0, most - 1)}…` : outside;
}

/** Text from outside on one line: white space folded, and cut at `most` characters with the full length said. */
export function oneLine(text: string, most = 500): string {
  // A body can be megabytes; folding only what may be shown keeps that cheap.
  const folded = text
    .slice(0, most * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  return folded.length > most || text.length > most * 4
    ? `${folded.slice(0, most)}… (${String(text.length)} characters)`
    : folded;
}
