import { unhealthyStatuses } from '../../packages/shared/src/service/states.js';
import { oneLine } from '../../packages/shared/src/text.js';

/** The mistake in the text of an input, as a sentence. The caller of the reader knows the input's name. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
}

/** A value as messages show it. */
export const quoted = (text: string): string => JSON.stringify(oneLine(text, 100));

export const readText = (text: string | undefined): string | undefined => text;

/** The mistake in one value, as a sentence: nothing replaced it, or it is written as a list or in quotes. */
export function mistakeIn(text: string): string | undefined {
  const notation = otherNotation(text);
  return unreplaced(text) ?? (notation === undefined ? undefined : `${quoted(text)} ${notation}`);
}

/** @throws BadValue for a text that nothing replaced, or that is written as a list or in quotes */
export function refuseMistake(text: string): void {
  const mistake = mistakeIn(text);
  if (mistake !== undefined) throw new BadValue(mistake);
}

/** A text of a workflow or a shell that something should have replaced before the action reads it. */
export function unreplaced(text: string): string | undefined {
  if (/^\$?\{\{.*\}\}$/s.test(text)) return `it is the text ${quoted(text)}, which nothing replaced`;
  if (/^(?:secrets|vars|env|steps|github|needs|inputs|matrix|job|runner)\.[\w.-]+$/.test(text)) {
    return `it is the text ${quoted(text)}. Write it as an expression: \${{ ${text} }}`;
  }
  if (/^(?:null|undefined|NaN)$/.test(text)) {
    return `it is the text ${quoted(text)}, so the expression or script that makes it had no value`;
  }
  return /^(?:\$\w+|\$\{\w+\}|\$env:\w+|%\w+%)$/i.test(text)
    ? `it is the name of a variable, ${quoted(text)}, which nothing replaces in an input. Write an expression, such as \${{ vars.NAME }}`
    : undefined;
}

/** Reads the text of an input; `undefined` means an empty text. @throws BadValue */
type Reader<Value> = (text: string | undefined) => Value | undefined;

/**
 * A reader of one value, which throws a `BadValue` for a text that is not of its form.
 * @param form of the right values, with an example, as the end of a sentence that begins with `is not`
 * @param parse gives undefined for a text of another form
 */
export function reader<Value>(form: string, parse: (text: string) => Value | undefined): Reader<Value> {
  return (text) => {
    if (text === undefined) return undefined;
    refuseMistake(text);
    const value = parse(text);
    if (value === undefined) throw new BadValue(`${quoted(text)} is not ${form}`);
    return value;
  };
}

/** What no branch can be called (`git help check-ref-format`), or what is a branch, a commit or a tag for Git only. */
const noBranch =
  /^$|\s|,|^[-/]|\/$|\/\/|\.\.|[~^:\\]|@\{|\.lock$|\.$|\p{Cc}|^(?:refs|heads|remotes\/origin|origin)\/|^pull\/\d+|^HEAD$|^@$|^[0-9a-f]{40}$/u;

/** A branch without `refs/heads/`. A queue may be for a glob of branches. @throws BadValue */
export const readBranch = reader('one branch as GitHub shows it, such as main', (text) => {
  const branch = text.replace(/^refs\/heads\//, '');
  return noBranch.test(branch) ? undefined : branch;
});

/** A whole object name in SHA-1 or SHA-256, in lower case. The event of a new branch has zeros where no commit is. @throws BadValue */
export const readSha = reader('a full commit SHA (40 or 64 hex digits), as `git rev-parse` prints it', (text) =>
  /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text) ? text.toLowerCase() : undefined,
);

/** A reader of whole numbers in a range. */
export function integer({ least, most }: { readonly least: number; readonly most: number }): Reader<number> {
  const form =
    most === Number.MAX_SAFE_INTEGER
      ? 'a positive whole number, such as 123'
      : `a whole number from ${String(least)} to ${String(most)}`;
  return reader(form, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  });
}

/** The units in which inputs count time, in milliseconds. */
const unitsMs = { seconds: 1000, minutes: 60_000 } as const;

/**
 * A reader of durations above 0, which gives milliseconds.
 * @param unit in which the text counts
 * @param most the longest duration, in that unit
 */
export function milliseconds(unit: keyof typeof unitsMs, most: number): Reader<number> {
  return reader(`a number of ${unit} above 0, and at most ${String(most)}, such as 1.5`, (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    return value > 0 && value <= most ? value * unitsMs[unit] : undefined;
  });
}

/** YAML 1.2 core schema, section 10.3.2: no other text is a boolean. */
const readTrueOrFalse = reader('true or false', (text) =>
  /^(?:true|True|TRUE)$/.test(text) ? true : /^(?:false|False|FALSE)$/.test(text) ? false : undefined,
);

/** A boolean; an empty text is false. @throws BadValue */
export const readBoolean = (text: string | undefined): boolean => readTrueOrFalse(text) ?? false;

/** A reader of one of several words, in any case. */
export function choice<const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> {
  return reader(`one of ${choices.join(', ')}`, (text) =>
    choices.find((one) => one.toLowerCase() === text.toLowerCase()),
  );
}

/** One name, such as that of a run. @throws BadValue */
export const readName = reader('one name', (text) => text);

/** What begins no path of this machine for a program: a home folder or a variable of a shell, an address, a drive elsewhere. */
const noPath = process.platform === 'win32' ? /^~|^\$|^https?:|\n/ : /^~|^\$|^https?:|\n|^[a-z]:[/\\]|^\\\\/i;

/** The path of a file or a folder, as it is written. @throws BadValue */
export const readPath = reader(
  'one path on this machine, in which ~ and variables are not expanded, such as build/targets.txt',
  (text) => (noPath.test(text) ? undefined : text),
);

/** Labels, one a line. @throws BadValue */
export function readLabels(text: string | undefined): string | undefined {
  const mistake = text === undefined ? undefined : unreplaced(text);
  if (mistake !== undefined) throw new BadValue(mistake);
  return text;
}

/** A filter by the status of tests. @throws BadValue */
export const readStatus = choice(...unhealthyStatuses);

/** How a step can end (GitHub's documentation of the `steps` context). @throws BadValue */
export const readOutcome = choice('success', 'failure', 'cancelled', 'skipped', 'unknown');

/** The slug of an organization. Only what no slug looks like is refused. @throws BadValue */
export const readSlug = reader(
  "a slug, which is the part of the address of your organization's page that names it, such as acme",
  (text) => (/[\s/,;@<>"'`]|^(?:app|api)\.|^(?:your|my)[-_]org/i.test(text) ? undefined : text),
);

/** The lines of a text without spaces around them and without empty ones. */
export function lines(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A priority is a name that the service knows, or a number of 32 bits, as in the service's description. @throws BadValue */
export const readPriority = reader('one name, such as high, or a whole number from 0 to 4294967295', (text) => {
  if (/^\d+$/.test(text)) return Number(text) <= 0xff_ff_ff_ff ? Number(text) : undefined;
  return /[,\n#]|^[+-]?[\d.]+$/.test(text) ? undefined : text;
});

/** Patterns of lines that belong to a list in another notation, with advice. */
const otherNotations: readonly (readonly [RegExp, string])[] = [
  [/^[“”„‘’«].*[“”‘’»]$/, 'is in typographic quotes. Remove them'],
  [/^(["'`]).*\1$/, 'is in quotes, which count as part of the name. Remove them'],
  [/^- /, 'begins like an item of a YAML list. Give one name a line, without "- "'],
  [/^\[[^"'\n]*["'].*\]$/, 'looks like a JSON list. Give one name a line'],
];

/**
 * The probable mistake in one line of a list: the end of a sentence that begins with the line. Undefined when the line
 * looks right.
 */
export const otherNotation = (line: string): string | undefined =>
  otherNotations.find(([form]) => form.test(line))?.[1];

const regularExpression = /^\^|\$$|\\\.|\.\+/;

/** Code owners, one a line. @throws BadValue for a text that cannot be an owner's name */
export function readOwners(text: string | undefined): readonly string[] {
  const owners = lines(text);
  for (const owner of owners) {
    refuseMistake(owner);
    if (/[,\s]/.test(owner)) {
      throw new BadValue(`${quoted(owner)} has a comma or a space. Give one code owner a line`);
    }
  }
  return owners;
}

/**
 * Globs over names, one a line. A name may hold nearly anything, so that only what no name looks like is refused.
 * @throws BadValue for a line in quotes, with a dash, or with `!`, and for a regular expression
 */
export function readNameGlobs(text: string | undefined): readonly string[] {
  const globs = lines(text);
  for (const glob of globs) {
    refuseMistake(glob);
    if (regularExpression.test(glob)) {
      throw new BadValue(`${quoted(glob)} looks like a regular expression. Give a glob, such as checkout*`);
    }
    if (/^!(?!\()/.test(glob)) {
      throw new BadValue(
        `${quoted(glob)} begins with !, but this list can't exclude anything. Write the globs without it`,
      );
    }
  }
  return globs;
}
