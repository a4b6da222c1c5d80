/** Characters from which a backslash takes a meaning in globs, shells or YAML. */
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;

/**
 * Says what is wrong with the backslashes of a glob. There `\` takes the meaning from a special character behind it.
 * Where nothing is to be taken, and where a `*` stands for a whole file name (`docs\**`, `docs\*.md`), it was meant as
 * the separator of Windows, and the glob would match nothing without a word.
 * @returns a sentence to follow the glob, or undefined when nothing is wrong
 */
export function backslashMistake(glob: string): string | undefined {
  // Within a class of characters, `[\-.]`, it may stand before any.
  const outside = glob.replaceAll(/\[(?:\\.|[^\]\\/])*\]/gs, (one) => '_'.repeat(one.length));
  for (const [, escaped = '', next = ''] of outside.matchAll(/\\(.)(?=(.?))/gsu)) {
    const advice = `write ${withSlashes(glob)} if it separates folders`;
    if (!special.test(escaped)) return `\\ before ${escaped} escapes nothing: ${advice}, else leave it out`;
    if (escaped === '*' && /^[*.]?$/.test(next)) {
      return `\\ before * takes its meaning away: ${advice}, or [*] for the character itself`;
    }
  }
  return undefined;
}

/** A path or glob of Windows with `/` between folders. */
export function withSlashes(text: string): string {
  return text.replaceAll(/\\+/g, '/');
}
