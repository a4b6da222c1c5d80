/**
 * Finds the texts between the given parts of a text. Of all ways to read the text, it takes the one with the longest
 * first gap, then the longest second gap. Parts are searched from the end, each once, so that the time is in proportion
 * to the text.
 * @param parts one more than the number of gaps; the text begins with the first part and ends with the last one
 * @param least fewest characters of a gap
 * @returns the text of each gap, or undefined where the text cannot be read so
 */
export function textBetween(parts: readonly string[], text: string, least = 0): string[] | undefined {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first ? [] : undefined;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const gaps: string[] = [];
  let end = text.length - last.length;
  for (const part of others.reverse()) {
    const from = end - least - part.length;
    const at = from < 0 ? -1 : text.lastIndexOf(part, from);
    if (at < 0) return undefined;
    gaps.unshift(text.slice(at + part.length, end));
    end = at;
  }
  if (end - first.length < least) return undefined;
  return [text.slice(first.length, end), ...gaps];
}
