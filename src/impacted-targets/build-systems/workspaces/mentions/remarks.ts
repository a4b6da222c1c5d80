/**
 * What a tool may read in a remark: types and modules (`import`, `@type`, `<reference`), pragmas (`@jest-environment`,
 * `#region`, `//= include`, `RUN: node …`), and what code in braces does where the line is a text in JSX after all. The
 * name of a package with a scope is none of these.
 */
const readByTools =
  /import|require|reference|\bjsx|environment|@[a-z][\w-]*(?![\w/-])|#\w|^\s*\/[/*]+[=!#@]|^\W*\w[\w-]*:|\{/i;

/** Lines that are remarks, or parts of one. */
const single = /^[ \t]*(?:\/\/(?:(?!\*\/).)*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)$/;
const first = /^[ \t]*\/\*(?:(?!\*\/).)*$/;
const middle = /^[ \t]*\*(?!\/)(?:(?!\*\/).)*$/;
const last = /^[ \t]*\*(?:(?:(?!\*\/).)*\*)?\/[ \t]*$/;

/**
 * JavaScript or TypeScript without lines that are certainly nothing but a remark: nobody runs these. A text can span lines
 * only between backticks or behind a backslash, so that up to the first backtick in code a line that begins as a remark
 * is one. All that follows stays; so does what follows a block whose lines do not all begin with `*`, and what tools may read.
 */
export function withoutCertainRemarks(code: string): string {
  const lines = code.split(/\r?\n/);
  let at = 0;
  while (at < lines.length) {
    const behind = lines[at - 1]?.endsWith('\\') === true ? at : behindRemark(lines, at);
    if (behind > at) {
      for (; at < behind; at++) if (!readByTools.test(lines[at] ?? '')) lines[at] = '';
    } else if (opens(lines[at] ?? '')) break;
    else at++;
  }
  return lines.join('\n');
}

/** True for a line of code in which a text that spans lines may begin, or a remark that goes on in the next line. */
function opens(line: string): boolean {
  const remark = line.lastIndexOf('/*');
  return line.includes('`') || (remark !== -1 && line.lastIndexOf('*/') < remark + '/*'.length);
}

/** The line behind the remark that begins with a line; that line itself where none does. */
function behindRemark(lines: readonly string[], start: number): number {
  const text = lines[start] ?? '';
  if (single.test(text)) return start + 1;
  if (!first.test(text)) return start;
  let at = start + 1;
  while (middle.test(lines[at] ?? '')) at++;
  return last.test(lines[at] ?? '') ? at + 1 : start;
}

/** Code without lines that look like nothing but a remark, unless it may be one that tools read. */
export function withoutRemarks(text: string): string {
  return text.replace(/^[ \t]*(?:\/\/.*|(?:\/\*|\*(?=[\s/]|$))(?:(?!\*\/).)*(?:\*\/[ \t]*)?)$/gm, (line) =>
    /import|require|reference|jsx|environment|@type|@param|@return/i.test(line) ? line : '',
  );
}
