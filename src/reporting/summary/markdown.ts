import type { Block, Inline, Table } from '../../document/blocks.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { withInputs } from '../../../packages/shared/src/user-error.js';
import { breakable, visible } from '../escape.js';
import { flowchart } from './mermaid.js';

/** Longest texts, in UTF-16 code units: of a paragraph, of a cell, of a name or path, and of an address. */
const longest = { paragraph: 2000, cell: 500, code: 200, address: 60 } as const;

/** The blocks in GitHub's Markdown. */
export function markdownOf(blocks: readonly Block[]): string {
  return blocks.map(blockOf).join('\n\n');
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `### ${inline(block.text)}`;
    case 'text':
      return inline(block.text, longest.paragraph);
    case 'code':
      return preformatted(block.text);
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`).join('\n');
    case 'facts': {
      // The first row is the header of the table, because Markdown has no table without a header.
      const [first = [], ...rest] = block.facts.map(([name, value]) => [inCell(name), cell(value)]);
      return rest.length === 0 ? first.join(': ') : table(first, rest);
    }
    case 'table':
      return tableOf(block);
    case 'fold':
      return folded(text(block.title), markdownOf(block.blocks));
    case 'graph':
      return flowchart(block) ?? 'It is not drawn here, because its names are too long.';
  }
}

function tableOf({ header, rows, rest }: Table): string {
  const cells = rows.map((row) => row.map(cell));
  const kept = [...header.keys()].filter((column) => cells.some((row) => row[column] !== ''));
  const pick = (row: readonly string[]): string[] => kept.map((column) => row[column] ?? '');
  const whole = table(pick(header.map(text)), cells.map(pick));
  return rest === undefined ? whole : `${whole}\n\n${text(rest)}`;
}

/** @param show makes Markdown of a text from outside */
function inline(part: Inline, most: number = longest.cell, show = text): string {
  if (typeof part === 'string') return show(shortened(part, most));
  if ('code' in part) return code(shortened(part.code, longest.code), show);
  if ('href' in part)
    return part.label === undefined ? outsideLink(part.href, show) : link(part.label, part.href, show);
  return 'parts' in part
    ? part.parts.map((one) => inline(one, most, show)).join('')
    : part.lines.map((one) => inline(one, most, show)).join('<br>');
}

const cell = (part: Inline): string => inline(part, longest.cell, inCell);

/**
 * Characters that could begin structure inside a line: code, emphasis, links, HTML, tables, mathematics; the dot of a
 * bare `www.` address, the colon of a bare URL; and `@`, which names people and makes addresses.
 */
const structure = /[&<>|\\`*~[\]$\u00a0]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=www)\.|:(?=\/\/)|@/gi;

/**
 * Markdown that only shows this text from outside. It may be anywhere except at the beginning of a line. Characters
 * that could be structure become numeric character references, which are never structure (CommonMark 0.31, section
 * 2.5). The comment behind `@` keeps GitHub from reading the next word as a name.
 */
export function text(outside: string): string {
  return visible(outside).replace(structure, (character) => {
    const reference = `&#${String(character.charCodeAt(0))};`;
    return character === '@' ? `${reference}<!-- -->` : reference;
  });
}

/** Longest word of a cell without a place where a line may break: the longest words decide a table's width. */
const longestWord = 18;

/** A text in a cell. No text has the mark, a control character, once it is visible. */
function inCell(outside: string): string {
  const mark = '\u0000';
  return breakable(visible(withInputs(outside)), longestWord, mark)
    .split(mark)
    .map(text)
    .join('<wbr>');
}

/** Text of several lines, shown as they are. */
function preformatted(outside: string): string {
  return `<pre>${outside.trimEnd().split('\n').map(text).join('\n')}</pre>`;
}

/** Markdown that a reader unfolds. @param title is Markdown already */
function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Names, paths and identifiers, in the font of code. */
function code(outside: string, show = text): string {
  return outside === '' ? '' : `<code>${show(outside)}</code>`;
}

/**
 * A link to an address from outside, which shows where it leads: only HTTPS, without credentials, and with the whole
 * host shown, because the beginning of one host may look like another host. Anything else is shown as text.
 */
function outsideLink(address: string, show = text): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isShown = url !== undefined && url.host.length < longest.address && url.username === '' && url.password === '';
  if (url?.protocol !== 'https:' || !isShown) return code(shortened(address, longest.code), show);
  return link(shortened(`${url.host}${url.pathname === '/' ? '' : url.pathname}`, longest.address), url.href, show);
}

/** A link with a label, to an address that this action makes or has checked. */
function link(label: string, address: string, show = text): string {
  return `[${show(label)}](<${address.replace(/[<>\s\\|`]/g, (character) => encodeURIComponent(character))}>)`;
}

/** A cell or heading of a table is Markdown already. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}
