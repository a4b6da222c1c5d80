const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A table in Markdown, without padding. A `|` in a cell is escaped. */
export const markdownTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
