/** `SWITCHING_MODES` or `merge_commit` as the second generation writes it: `switchingModes`, `mergeCommit`. */
export function wordOf(word: string): string {
  return word.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The other way: `mergeCommit` is `merge_commit`. */
export function underscored(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
