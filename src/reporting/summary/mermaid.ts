import { visible } from '../escape.js';

/** Text in a label of a Mermaid flowchart: written with Mermaid's entity codes, which are never syntax. */
export function mermaidLabel(outside: string): string {
  return `"${visible(outside).replace(/[^\p{L}\p{N} ]/gu, (character) => `#${String(character.codePointAt(0))};`)}"`;
}

/**
 * A chart of bars that GitHub draws.
 * @param bars with labels that this action makes from letters, digits, spaces and `+`
 */
export function barChart(title: string, bars: readonly { readonly label: string; readonly value: number }[]): string {
  const plain = (label: string) => `"${label.replace(/[^\p{L}\p{N} ().,%+]/gu, ' ')}"`;
  const values = bars.map(({ value }) => Math.round(10 * value) / 10);
  return [
    '```mermaid',
    'xychart-beta horizontal',
    `  title ${plain(title)}`,
    `  x-axis [${bars.map(({ label }) => plain(label)).join(', ')}]`,
    `  y-axis 0 --> ${String(Math.max(1, ...values))}`,
    `  bar [${values.join(', ')}]`,
    '```',
  ].join('\n');
}

/**
 * A flowchart that GitHub draws.
 * @param direction of its arrows: `LR` from left to right, `TB` from top to bottom
 */
export function flowchart(direction: 'LR' | 'TB', lines: readonly string[]): string {
  return ['```mermaid', `flowchart ${direction}`, ...lines.map((line) => `  ${line}`), '```'].join('\n');
}
