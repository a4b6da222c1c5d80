import type { Tools } from './reader.js';

/** Warns of each line once, though it may be true of both commits. */
export function warnOnce(tools: Pick<Tools, 'warn'>): (line: string) => void {
  const warned = new Set<string>();
  return (line) => {
    if (!warned.has(line)) tools.warn(line);
    warned.add(line);
  };
}
