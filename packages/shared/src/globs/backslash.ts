/** Characters whose special meaning a backslash removes in globs, shells or YAML. */
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;

/**
 * Finds a mistake in the backslashes of a glob. In a glob, `\` removes the meaning of a special character behind it.
 * Before any other character, and before a `*` that is a whole file name (`docs\**`, `docs\*.md`), it was meant
 * as the separator of Windows. Such a glob would silently match nothing.
 * @returns a sentence to follow the glob, or undefined when nothing is wrong
 */
export function backslashMistake(glob: string): string | undefined {
  // Within a class of characters, `[\-.]`, a backslash may come before any character.
  const outside = glob.replaceAll(/\[(?:\\.|[^\]\\/])*(\]?)/gs, (one, end: string) =>
    end === '' ? one : '_'.repeat(one.length),
  );
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
