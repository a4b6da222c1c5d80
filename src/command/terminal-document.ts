import type { Block, Inline, Table } from '../document/blocks.js';
import { printable } from './terminal.js';

/** The blocks as lines for a terminal. A graph is left out: what it shows is also in words. */
export function terminalText(blocks: readonly Block[]): string {
  return blocks
    .flatMap(linesOf)
    .map((line) => `${printable(line).trimEnd()}\n`)
    .join('');
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return ['', block.text];
    case 'text':
      return linesIn(block.text);
    case 'code':
      return block.text
        .trimEnd()
        .split('\n')
        .map((line) => `    ${line}`);
    case 'list':
      return block.items.flatMap(linesIn).map((line) => `  ${line}`);
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${linesIn(value).join(', ')}`);
    case 'table':
      return tableLines(block);
    case 'fold':
      return ['', block.title, ...block.blocks.flatMap(linesOf)];
    case 'graph':
      return [];
  }
}

/** Longest row of a table with columns. */
const longestRow = 120;

/** Columns, or where a row would be too long, a paragraph for each row. */
function tableLines({ header, rows, rest = '' }: Table): readonly string[] {
  const cells = rows.map((row) => row.map((cell) => linesIn(cell).join('; ')));
  const kept = [...header.keys()].filter((column) => cells.some((row) => row[column] !== ''));
  const widths = kept.map((column) => Math.max(...[header, ...cells].map((row) => row[column]?.length ?? 0)));
  const more = rest === '' ? [] : [rest];
  if (widths.reduce((sum, width) => sum + width + 3, 0) <= longestRow) {
    const aligned = (row: readonly string[]): string =>
      kept.map((column, at) => (row[column] ?? '').padEnd(widths[at] ?? 0)).join('   ');
    return [...[header, ...cells].map(aligned), ...more];
  }
  const [first = 0, ...others] = kept;
  const inRow = (row: readonly Inline[]): readonly string[] => [
    ...linesIn(row[first] ?? ''),
    ...others.flatMap((column) =>
      linesIn(row[column] ?? '')
        .filter((line) => line !== '')
        .map((line) => `  ${line}`),
    ),
  ];
  return [...rows.flatMap(inRow), ...more];
}

function linesIn(part: Inline): readonly string[] {
  if (typeof part === 'string') return [part];
  if ('code' in part) return [part.code];
  if ('href' in part) return [part.label === undefined ? part.href : `${part.label} ${part.href}`];
  return 'lines' in part ? part.lines.flatMap(linesIn) : [part.parts.flatMap(linesIn).join('')];
}
