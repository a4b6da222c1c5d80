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

const unclosed = 'a [ or { in front of here is not closed. Write the missing ] or }';
const always = /^/;

/**
 * Probable mistakes, where the parser's own message does not name them: its code, what its message and the line of the problem look like,
 * and what to say. The first that fits counts.
 */
const likely: readonly (readonly [code: string, seen: RegExp, mistake: string])[] = [
  ['', /\n(?:<{7}|={7}|>{7}|\|{7})(?: |$)/, 'this line is a mark of a merge conflict. Resolve the conflict'],
  ['MULTILINE_IMPLICIT_KEY', /^Implicit keys of flow/, unclosed],
  ['MULTILINE_IMPLICIT_KEY', /\u00a0/, 'there is a no-break space here. Replace it with a space'],
  ['MULTILINE_IMPLICIT_KEY', /^.*\n\s*[^\s:]+:[^\s:/]/, 'a space is missing behind the colon. Write `key: value`'],
  [
    'MULTILINE_IMPLICIT_KEY',
    always,
    'this line is neither `key: value` nor `- item`: a colon, dash or quote is missing',
  ],
  ['BAD_INDENT', /^Flow/, unclosed],
  ['MISSING_CHAR', /^Missing closing/, 'a quote is opened in front of here and not closed. Write the missing one'],
  ['MISSING_CHAR', /^.*\n[^{}]*\{[^}]*$/, unclosed],
  ['MISSING_CHAR', always, 'a colon is missing behind the key. Write `key: value`'],
  ['UNEXPECTED_TOKEN', /^.*\n\s*\{.*\s\/[/*]/, 'JSON has no comments. Remove the one on this line'],
  ['UNEXPECTED_TOKEN', /scalar at node end/, `text follows behind a quote, ] or } that ends the value. ${inQuotes}`],
  ['BAD_SCALAR_START', always, `a value cannot begin with this character, which has a meaning in YAML. ${inQuotes}`],
  ['BAD_ALIAS', always, aliasMistake],
  ['TAG_RESOLVE_FAILED', always, `a value that begins with ! is a tag of YAML. ${inQuotes}`],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /^Nested.*\n(?:[^:]|:(?!\s))*:\s(?:[^:]|:(?!\s))*$/,
    'the next line begins further right, so it belongs to this value. Begin both lines in the same column',
  ],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /^Nested.*\n\s*[\w-]+: [^'"]*[,;] ?[\w-]+: /,
    'several keys are on one line. Write one a line, without commas',
  ],
  ['BLOCK_AS_IMPLICIT_KEY', /^Nested/, `the value holds a colon and a space, as another key would. ${inQuotes}`],
  ['MULTIPLE_DOCS', always, 'a second document begins here (---). Give one'],
];

/**
 * The probable mistake in a text that is not YAML, in words for people. The caller adds its place.
 * @param text what was parsed
 */
export function yamlMistake({ code, message, pos }: YamlProblem, text: string): string {
  const seen = `${message}\n${lineAt(text, pos[0])}`;
  const found = likely.find(([one, looks]) => (one === '' || one === code) && looks.test(seen));
  return found?.[2] ?? shortened(message, 200);
}

/** The message for an error that the `yaml` package throws when it turns a document into values. */
export function yamlValueMistake(message: string): string {
  return message.startsWith('Unresolved alias') ? aliasMistake : shortened(message, 200);
}
