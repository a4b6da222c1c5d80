/** `SWITCHING_MODES` or `merge_commit` as the second generation writes it: `switchingModes`, `mergeCommit`. */
export function camelCased(word: string): string {
  return word.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The reverse of `camelCased`: `mergeCommit` becomes `merge_commit`. */
export function underscored(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
