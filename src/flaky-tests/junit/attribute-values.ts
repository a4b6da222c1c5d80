/** A count from an attribute; 0 for any other text. */
export function count(value: string | undefined): number {
  return value !== undefined && /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
}

/** A duration in seconds. Some tools write it for a locale: `1,234.5`, or `0,5`. */
export function seconds(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const plain = Number(value);
  if (plain >= 0) return plain;
  const time = Number(value.includes('.') ? value.replaceAll(',', '') : value.replace(',', '.'));
  return time >= 0 ? time : undefined;
}
