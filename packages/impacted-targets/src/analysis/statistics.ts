/** A percentile of values by the nearest-rank method; 0 without a value. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** A part as a share of the whole, from 0 to 1; 0 where the whole is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
