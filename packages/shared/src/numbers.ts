/** A number with its digits in groups of three: `20,971,520`. */
export function grouped(number: number): string {
  // Not toLocaleString, whose tables take Node longer to load than a request takes.
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/**
 * A number with its noun: `1 file`, `2 files`, `1,024 entries`. @param nouns where the plural is not the noun with an s
 */
export function counted(number: number, noun: string, nouns = `${noun}s`): string {
  return `${grouped(number)} ${number === 1 ? noun : nouns}`;
}
