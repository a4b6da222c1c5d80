/** True for the key of a setting that may name something: a path, or a package with a scope. */
export function looksLikeName(key: string): boolean {
  return key.includes('/') || key.startsWith('@');
}

const prose: ReadonlySet<string> = new Set([
  ...[
    'name',
    'title',
    'description',
    'summary',
    'label',
    'message',
    'keywords',
    'tags',
    'author',
    'authors',
    'contributors',
    'maintainers',
  ],
  ...[
    'license',
    'licence',
    'homepage',
    'repository',
    'bugs',
    'funding',
    'url',
    'version',
    '$schema',
    'copyright',
    'comment',
    'packagemanager',
  ],
  ...['company', 'packagetags', 'packagereleasenotes', 'releasenotes'],
]);

/** True for the key of a setting whose value is prose, or describes the file's own target. */
export function isProse(key: string): boolean {
  return prose.has(key.toLowerCase());
}

/** Place of a text at or behind another place; the end where it is not there. */
export function placeOf(wanted: string, text: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at === -1 ? text.length : at;
}

/**
 * Place of the quote that closes a text on one line; of the end of the line where it is missing.
 * @param from place of the first character of the text
 * @param hasEscapes true where a backslash stands before a quote in the text
 */
export function closingQuote(text: string, quote: string, from: number, hasEscapes: boolean): number {
  const wanted = quote.charCodeAt(0);
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === wanted || code === 10) return at;
    if (code === 92 && hasEscapes) at += 1;
  }
  return text.length;
}

/** Place of the first character that is no blank. */
export function behindBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** How many lines end between two places. */
export function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === 10) count += 1;
  return count;
}
