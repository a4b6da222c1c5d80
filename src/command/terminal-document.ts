import type { Block, Inline, Table } from '../document/blocks.js';
import { present } from '../../packages/shared/src/json-values.js';
import { visible } from '../reporting/escape.js';

/** The blocks as lines for a terminal. A graph is left out: what it shows is also in words. */
export function terminalText(blocks: readonly Block[]): string {
  return blocks
    .flatMap(linesOf)
    .map((line) => `${visible(line).trimEnd()}\n`)
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
function tableLines({ header, rows, rest }: Table): readonly string[] {
  const cells = rows.map((row) => row.map((cell) => linesIn(cell).join('; ')));
  const kept = [...header.keys()].filter((column) => cells.some((row) => row[column] !== ''));
  const [head = [], ...body] = [header, ...cells].map((row) => kept.map((column) => row[column] ?? ''));
  const widths = head.map((name, column) => Math.max(name.length, ...body.map((row) => row[column]?.length ?? 0)));
  const isNarrow = widths.reduce((sum, width) => sum + width + 3, 0) <= longestRow;
  const lines = isNarrow
    ? [head, ...body].map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   '))
    : body.flatMap(([first = '', ...others]) => [first, ...others.filter(Boolean).map((cell) => `  ${cell}`)]);
  return [...lines, ...present(rest)];
}

function linesIn(part: Inline): readonly string[] {
  if (typeof part === 'string') return [part];
  if ('code' in part) return [part.code];
  if ('href' in part) return [part.label === undefined ? part.href : `${part.label} ${part.href}`];
  return 'lines' in part ? part.lines.flatMap(linesIn) : [part.parts.flatMap(linesIn).join('')];
}
