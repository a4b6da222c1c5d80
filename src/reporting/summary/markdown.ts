import type { Block, Inline, Table } from '../../document/blocks.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { visible } from '../escape.js';
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
      const [first = [], ...rest] = block.facts.map(([name, value]) => [text(name), inline(value)]);
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
  const cells = rows.map((row) => row.map((cell) => inline(cell)));
  const kept = [...header.keys()].filter((column) => cells.some((row) => row[column] !== ''));
  const pick = (row: readonly string[]): string[] => kept.map((column) => row[column] ?? '');
  const whole = table(pick(header.map(text)), cells.map(pick));
  return rest === undefined ? whole : `${whole}\n\n${text(rest)}`;
}

function inline(part: Inline, most: number = longest.cell): string {
  if (typeof part === 'string') return text(shortened(part, most));
  if ('code' in part) return code(shortened(part.code, longest.code));
  if ('href' in part) return part.label === undefined ? outsideLink(part.href) : link(part.label, part.href);
  return 'parts' in part
    ? part.parts.map((one) => inline(one, most)).join('')
    : part.lines.map((one) => inline(one, most)).join('<br>');
}

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

/** Text of several lines, shown as they are. */
function preformatted(outside: string): string {
  return `<pre>${outside.trimEnd().split('\n').map(text).join('\n')}</pre>`;
}

/** Markdown that a reader unfolds. @param title is Markdown already */
function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Names, paths and identifiers, in the font of code. */
export function code(outside: string): string {
  return outside === '' ? '' : `<code>${text(outside)}</code>`;
}

/**
 * A link to an address from outside, which shows where it leads: only HTTPS, without credentials, and with the whole
 * host shown, because the beginning of one host may look like another host. Anything else is shown as text.
 */
export function outsideLink(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isShown = url !== undefined && url.host.length < longest.address && url.username === '' && url.password === '';
  if (url?.protocol !== 'https:' || !isShown) return code(shortened(address, longest.code));
  return link(shortened(`${url.host}${url.pathname === '/' ? '' : url.pathname}`, longest.address), url.href);
}

/** A link with a label, to an address that this action makes or has checked. */
export function link(label: string, address: string): string {
  return `[${text(label)}](<${address.replace(/[<>\s\\|`]/g, (character) => encodeURIComponent(character))}>)`;
}

/** Longer words get places where a line may break, because the longest words decide a table's width. */
const longestWord = 18;

/** Parts of a row of a table: elements, addresses of links, references, spaces, and characters of words. */
const partsOfRow = /<[^<>]*>|\]\(<[^<>]*>\)|&#?\w+;|\s+|[^\p{P}\p{S}\s]{1,18}|[\p{P}\p{S}]/gu;

/**
 * Gives long words in the rows of tables places where a line may break, behind their punctuation. This step comes last,
 * because a token with breaks in it would no longer be found and redacted.
 */
export function breakLongWords(markdown: string): string {
  return markdown.replaceAll(/^\| .*$/gm, (row) => {
    let length = 0;
    return (row.match(partsOfRow) ?? [])
      .map((part) => {
        if (/^(\s|<|\]\()/.test(part)) {
          length = /^<\/?code>$/.test(part) || part.startsWith('<!--') ? length : 0;
          return part;
        }
        const more = part.startsWith('&') && part.length > 1 ? 1 : part.length;
        const isTooLong = length > 0 && length + more > longestWord;
        length = isTooLong ? more : length + more;
        return isTooLong ? `<wbr>${part}` : part;
      })
      .join('');
  });
}

/** A cell or heading of a table is Markdown already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}
