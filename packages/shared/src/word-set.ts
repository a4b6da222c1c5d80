/** The words of a text, which stand between single spaces. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
