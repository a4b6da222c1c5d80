import { shortened } from './text.js';

/** An error or warning of the `yaml` package, with the fields that this file needs. */
export interface YamlProblem {
  readonly code: string;
  readonly message: string;
  /** Offset in the text at which the parser saw it. */
  readonly pos: readonly [number, number];
}

/** The line of a text that holds an offset. Only that line is read. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  return text.slice(start, Math.min(end === -1 ? text.length : end, start + 1000)).replace(/\r$/, '');
}

const inQuotes = "Put the whole value in quotes ('…')";
/** Said of a value that begins with an asterisk, as many globs do. */
export const aliasMistake = `a value that begins with * refers to another value of the file. ${inQuotes}`;

/** Probable mistakes, by the parser's code and message, and by the line on which it saw the problem. */
const likely: readonly (readonly [(problem: YamlProblem, line: string) => boolean, string])[] = [
  [
    (_, line) => /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line),
    'this line is a mark of a merge conflict. Resolve the conflict',
  ],
  [
    ({ code }) => code === 'TAB_AS_INDENT',
    'the line begins with a tab. YAML indents with spaces: replace the tab with spaces',
  ],
  [
    ({ code, message }) => code === 'MULTILINE_IMPLICIT_KEY' && message.startsWith('Implicit keys of flow sequence'),
    'a [ in front of here is not closed, and the next line has a key. Write the missing ]',
  ],
  [
    ({ code }, line) => code === 'MULTILINE_IMPLICIT_KEY' && line.includes('\u00a0'),
    'there is a no-break space here. Replace it with a space',
  ],
  [
    ({ code }, line) => code === 'MULTILINE_IMPLICIT_KEY' && /^[^\s:]+:[^\s:/]/.test(line.trim()),
    'a space is missing behind the colon. Write `key: value`',
  ],
  [
    ({ code }) => code === 'MULTILINE_IMPLICIT_KEY',
    'this line is neither `key: value` nor `- item`. See that no colon, dash or quote is missing',
  ],
  [
    ({ code, message }) => code === 'BAD_INDENT' && message.startsWith('Flow sequence'),
    'a [ in front of here is not closed. Write the missing ]',
  ],
  [
    ({ code, message }) => code === 'BAD_INDENT' && message.startsWith('Flow map'),
    'a { in front of here is not closed. Write the missing }',
  ],
  [
    ({ code }) => code === 'BAD_INDENT',
    'this line begins in another column than the lines that it belongs to. Give them the same number of spaces',
  ],
  [
    ({ code, message }) => code === 'MISSING_CHAR' && message.startsWith('Missing closing'),
    'a quote is opened in front of here and not closed. Write the missing one',
  ],
  [
    ({ code, message }) => code === 'MISSING_CHAR' && message.startsWith('Comments'),
    'a space is missing in front of the #',
  ],
  [
    ({ code }, line) => code === 'MISSING_CHAR' && line.includes('{') && !line.includes('}'),
    'a { in front of here is not closed. Write the missing }',
  ],
  [({ code }) => code === 'MISSING_CHAR', 'a colon is missing behind the key. Write `key: value`'],
  [
    ({ code }, line) => code === 'UNEXPECTED_TOKEN' && /^\s*\{/.test(line) && /\s\/[/*]/.test(line),
    'JSON has no comments. Remove the one on this line',
  ],
  [
    ({ code, message }) => code === 'UNEXPECTED_TOKEN' && message.includes('scalar at node end'),
    `a value that begins with a quote, [ or { ends where that is closed, and text follows. ${inQuotes}`,
  ],
  [
    ({ code, message }) => code === 'UNEXPECTED_TOKEN' && message.startsWith('Unexpected ,'),
    'there is a comma too many',
  ],
  [
    ({ code, message }) => code === 'UNEXPECTED_TOKEN' && /^Unexpected flow-(?:map|seq)-end/.test(message),
    'a } or ] is here that nothing opens. Remove it',
  ],
  [
    ({ code }) => code === 'BAD_SCALAR_START',
    `a value cannot begin with this character, which means something else in YAML. ${inQuotes}`,
  ],
  [({ code }) => code === 'BAD_ALIAS', aliasMistake],
  [({ code }) => code === 'TAG_RESOLVE_FAILED', `a value that begins with ! is a tag of YAML. ${inQuotes}`],
  [
    ({ code }) => code === 'BAD_DQ_ESCAPE',
    "a backslash in double quotes begins an escape. Put the value in single quotes ('…')",
  ],
  [({ code }) => code === 'DUPLICATE_KEY', 'this key is there twice. Remove one of the two'],
  [
    ({ code, message }, line) =>
      code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested') && line.split(/:\s/).length === 2,
    'the next line begins further right, so it belongs to this value. Begin both lines in the same column',
  ],
  [
    ({ code, message }, line) =>
      code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested') && /^\s*[\w-]+: [^'"]*[,;] ?[\w-]+: /.test(line),
    'several keys are on one line. Write one a line, without commas',
  ],
  [
    ({ code, message }) => code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested'),
    `the value holds a colon and a space, as another key would. ${inQuotes}`,
  ],
  [({ code }) => code === 'MULTIPLE_DOCS', 'a second document begins here (---). Give one'],
];

/**
 * The probable mistake in a text that is not YAML, in words for people. The caller adds its place.
 * @param text what was parsed
 */
export function yamlMistake(problem: YamlProblem, text: string): string {
  const line = lineAt(text, problem.pos[0]);
  return likely.find(([isIt]) => isIt(problem, line))?.[1] ?? shortened(problem.message, 200);
}

/** The message for an error that the `yaml` package throws when it turns a document into values. */
export function yamlValueMistake(message: string): string {
  return message.startsWith('Unresolved alias') ? aliasMistake : shortened(message, 200);
}
