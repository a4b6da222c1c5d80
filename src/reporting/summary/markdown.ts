import { grouped } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { visible } from '../escape.js';

/**
 * Characters that could begin structure inside a line: code, emphasis, links, HTML, tables, mathematics; the dot of a
 * bare `www.` address, the colon of a bare URL; and `@`, which names people and makes addresses.
 */
const structure = /[&<>|\\`*~[\]$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=www)\.|:(?=\/\/)|@/gi;

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

/** Text from outside, truncated to `most` characters. */
export const shortText = (outside: string, most: number): string => text(shortened(outside, most));

/** Text of several lines, shown as they are. */
export function preformatted(outside: string): string {
  return `<pre>${outside.trimEnd().split('\n').map(text).join('\n')}</pre>`;
}

/** Markdown that a reader unfolds. @param title is Markdown already */
export function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Names, paths and identifiers, in the font of code. */
export function code(outside: string): string {
  return outside === '' ? '' : `<code>${text(outside)}</code>`;
}

/** A name, path or identifier, truncated to `most` characters. */
export const shortCode = (outside: string, most: number): string => code(shortened(outside, most));

/** Longest address that is shown, in UTF-16 code units. */
const longestAddress = 60;

/**
 * A link to an address from outside, which shows where it leads: only HTTPS, without credentials, and with the whole
 * host shown, because the beginning of one host may look like another host. Anything else is shown as text.
 */
export function outsideLink(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return shortCode(address, 100);
  }
  const isShown = url.host.length < longestAddress && url.username === '' && url.password === '';
  if (url.protocol !== 'https:' || !isShown) return shortCode(address, 100);
  return link(shortened(`${url.host}${url.pathname === '/' ? '' : url.pathname}`, longestAddress), url.href);
}

/** A link with a label, to an address that this action makes or has checked. */
export function link(label: string, address: string): string {
  return `[${text(label)}](<${address.replace(/[<>\s\\|`]/g, (character) => encodeURIComponent(character))}>)`;
}

/** A pull request by its number, as a link where its page is known. */
export function pullRequestLink(number: number | string, url: string | undefined): string {
  const label = `#${String(number)}`;
  return url === undefined ? label : link(label, url);
}

/** Longer words get places where a line may break, because the longest words decide a table's width. */
const longestWord = 24;

/** Parts of a row of a table: elements, addresses of links, references, spaces, and characters of words. */
const partsOfRow = /<[^<>]*>|\]\(<[^<>]*>\)|&#?\w+;|\s+|[^\p{P}\p{S}\s]{1,24}|[\p{P}\p{S}]/gu;

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

/** Names with values. The first row is the header of the table, because Markdown has no table without a header. */
export function facts(rows: readonly (readonly [string, string])[]): string {
  const [first, ...rest] = rows;
  if (first === undefined) return '';
  return rest.length === 0 ? `${first[0]}: ${first[1]}` : table(first, rest);
}

/**
 * A table without columns that tell nothing. A column that is empty everywhere is left out. A column with the same
 * value in every row becomes a line below the table.
 */
export function tellingTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const constant = (column: number): boolean =>
    rows.length > 1 && rows.every((row) => row[column] === rows[0]?.[column]);
  const kept: number[] = [];
  const said: string[] = [];
  for (const [column, name] of header.entries()) {
    if (rows.every((row) => (row[column] ?? '') === '')) continue;
    if (column > 0 && constant(column)) said.push(`${name}: ${rows[0]?.[column] ?? ''}`);
    else kept.push(column);
  }
  const pick = (row: readonly string[]): string[] => kept.map((column) => row[column] ?? '');
  const whole = table(pick(header), rows.map(pick));
  return said.length === 0 ? whole : `${whole}\n\nThe same in every row: ${said.join('; ')}`;
}

/** A cell or heading of a table is Markdown already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}

interface Cut {
  readonly header: readonly string[];
  readonly most: number;
  /** Name of the file that has all rows. */
  readonly file: string;
  /** True to leave out columns that tell nothing. */
  readonly telling?: true;
}

/** A table of the first items, and a line about those that it leaves out. */
export function tableOfFirst<Item>(
  items: readonly Item[],
  { header, most, file, telling }: Cut,
  rowOf: (item: Item, index: number) => readonly string[],
): string {
  const rows = items.slice(0, most).map(rowOf);
  const rest = items.length - rows.length;
  const more = rest > 0 ? `\n\n… and ${grouped(rest)} more, in the ${file} file.` : '';
  return (telling === true ? tellingTable : table)(header, rows) + more;
}
