/** The concurrency group of a run, where its workflow names one. */
export interface Concurrency {
  readonly group: string;
  readonly cancelInProgress: boolean;
}

/**
 * Which of several runs are carried out, when each comes before the first of them has ended. A group has one run under way
 * and one that waits: a new one takes the place of the one that waits, which is cancelled, and with `cancel-in-progress`
 * also of the one under way (GitHub's documentation of concurrency; the case of names does not matter).
 * @param runs in the order of their events; undefined for a run without a group
 * @returns for each run, whether it is carried out to its end
 */
export function carriedOut(runs: readonly (Concurrency | undefined)[]): boolean[] {
  const groups = runs.map((run) => run?.group.toLowerCase());
  return runs.map((run, index) => {
    if (run === undefined) return true;
    const isLast = groups.lastIndexOf(groups[index]) === index;
    const isUnderWay = groups.indexOf(groups[index]) === index;
    const isReplaced = runs.some((later, at) => at > index && groups[at] === groups[index] && later?.cancelInProgress);
    return isLast || (isUnderWay && !isReplaced);
  });
}
