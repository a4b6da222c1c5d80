/** The words of a text, with single spaces between them. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
