/** Finds the line of a place in a text, counted from 1. The lines are looked for once something asks. */
export function lineReader(text: string): (place: number) => number {
  let ends: number[] | undefined;
  return (place) => {
    ends ??= lineEnds(text);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}
