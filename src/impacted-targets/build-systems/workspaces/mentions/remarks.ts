/**
 * Parts of a comment that a tool may read: types and modules (`import`, `@type`, `<reference`), pragmas
 * (`@jest-environment`, `#region`, `//= include`, `RUN: node …`), and code in braces, which counts where the line is a
 * text in JSX after all. The name of a package with a scope does not count.
 */
const readByTools =
  /import|require|reference|\bjsx|environment|@[a-z][\w-]*(?![\w/-])|#\w|^\s*\/[/*]+[=!#@]|^\W*\w[\w-]*:|\{/i;

/** Lines that are comments, or parts of one. */
const single = /^[ \t]*(?:\/\/(?:(?!\*\/).)*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)$/;
const first = /^[ \t]*\/\*(?:(?!\*\/).)*$/;
const middle = /^[ \t]*\*(?!\/)(?:(?!\*\/).)*$/;
const last = /^[ \t]*\*(?:(?:(?!\*\/).)*\*)?\/[ \t]*$/;

/**
 * JavaScript or TypeScript without lines that are certainly only a comment, because no tool runs these. A text can span
 * lines only between backticks or behind a backslash. Up to the first backtick in code, a line that begins as a comment
 * is therefore one. All later lines stay. So do lines after a block whose lines do not all begin with `*`, and comments
 * that tools may read.
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

/**
 * True for a line of code in which a text over several lines may begin, or a comment that continues in the next line.
 */
function opens(line: string): boolean {
  const remark = line.lastIndexOf('/*');
  return line.includes('`') || (remark !== -1 && line.lastIndexOf('*/') < remark + '/*'.length);
}

/** The line behind the comment that begins with a line. The line itself where no comment begins. */
function behindRemark(lines: readonly string[], start: number): number {
  const text = lines[start] ?? '';
  if (single.test(text)) return start + 1;
  if (!first.test(text)) return start;
  let at = start + 1;
  while (middle.test(lines[at] ?? '')) at++;
  return last.test(lines[at] ?? '') ? at + 1 : start;
}

/** Code without lines that look like a comment, except comments that tools may read. */
export function withoutRemarks(text: string): string {
  return text.replace(/^[ \t]*(?:\/\/.*|(?:\/\*|\*(?=[\s/]|$))(?:(?!\*\/).)*(?:\*\/[ \t]*)?)$/gm, (line) =>
    /import|require|reference|jsx|environment|@type|@param|@return/i.test(line) ? line : '',
  );
}
