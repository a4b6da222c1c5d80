import { unhealthyStatuses } from '../../packages/shared/src/service/states.js';
import { oneLine } from '../../packages/shared/src/text.js';

/** The mistake in the text of an input, as a sentence. The caller of the reader knows the input's name. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
}

/** A value as messages show it. */
export const quoted = (text: string): string => JSON.stringify(oneLine(text, 100));

export const readText = (text: string | undefined): string | undefined => text;

/** A text of a workflow or a shell that something should have replaced before the action reads it. */
export function unreplaced(text: string): string | undefined {
  if (/^\$?\{\{.*\}\}$/s.test(text)) return `it is the text ${quoted(text)}, which nothing replaced`;
  if (/^(?:secrets|vars|env|steps|github|needs|inputs|matrix)\.[\w.-]+$/.test(text)) {
    return `it is the text ${quoted(text)}. Write it as an expression: \${{ ${text} }}`;
  }
  return /^(?:\$\w+|\$\{\w+\}|\$env:\w+|%\w+%)$/i.test(text)
    ? `it is the name of a variable, ${quoted(text)}, which nothing replaces in an input. Write an expression, such as \${{ vars.NAME }}`
    : undefined;
}

/**
 * A branch without `refs/heads/`. Only what no branch can be called is refused, and what names a remote (`git help check-ref-format`). A
 * queue may be for a glob of branches.
 * @throws BadValue
 */
export function readBranch(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const mistake = unreplaced(text) ?? otherNotation(text);
  if (mistake !== undefined) throw new BadValue(mistake.startsWith('it ') ? mistake : `${quoted(text)} ${mistake}`);
  if (/\s/.test(text)) throw new BadValue(`${quoted(text)} has a space or a line break. Give one branch, such as main`);
  if (text.startsWith('refs/tags/')) throw new BadValue(`${quoted(text)} is a tag. Give a branch, such as main`);
  const remote = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(text)?.[1];
  if (remote !== undefined) {
    throw new BadValue(`${quoted(text)} is a branch as Git names it on a remote. Write ${remote}`);
  }
  return text.replace(/^refs\/heads\//, '');
}

/** A whole object name in SHA-1 or SHA-256, in lower case. @throws BadValue */
export function readSha(text: string | undefined): string | undefined {
  if (text !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) {
    const advice = /^[\w./-]{1,60}$/.test(text) ? `. \`git rev-parse ${text}\` prints it` : '';
    throw new BadValue(`${quoted(text)} isn't a full commit SHA (40 or 64 hex digits)${advice}`);
  }
  return text?.toLowerCase();
}

interface Range {
  readonly least?: number;
  /** Exclusive lower bound. */
  readonly above?: number;
  readonly most: number;
}

/** A reader of decimal numbers in a range, which throws a `BadValue` for any other text. */
export function number(range: Range): (text: string | undefined) => number | undefined {
  return (text) => {
    if (text === undefined) return undefined;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    const tooSmall = range.above === undefined ? value < (range.least ?? 0) : value <= range.above;
    if (Number.isNaN(value) || tooSmall || value > range.most) {
      const from = range.above === undefined ? `from ${String(range.least ?? 0)}` : `above ${String(range.above)}`;
      throw new BadValue(`${quoted(text)} is not a number ${from} to ${String(range.most)}${numberAdvice(text)}`);
    }
    return value;
  };
}

/** What to write in place of a number with something around it. */
function numberAdvice(text: string): string {
  const [, number] =
    /^(?:#|PR[-# ]*|(?:https?:\/\/\S+\/)?pull\/|refs\/pull\/)(\d+)(?:\/[\w/-]*)?$/i.exec(text) ??
    /^["'](\d+(?:\.\d+)?)["']$/.exec(text) ??
    [];
  if (number !== undefined) return `. Write ${number}`;
  if (/^\d+,\d+$/.test(text)) return `. Write ${text.replace(',', '.')}`;
  const [, unit] = /^\d+(?:[.,]\d+)?\s*([a-z%]+)$/i.exec(text) ?? [];
  return unit === undefined ? '' : `. Give the number without ${quoted(unit)}: the name of the input says the unit`;
}

/** A reader of whole numbers in a range, which throws a `BadValue` for any other text. */
export function integer({ least, most }: { readonly least: number; readonly most: number }) {
  return (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value) || value < least || value > most) {
      const what =
        most === Number.MAX_SAFE_INTEGER
          ? 'a positive whole number'
          : `a whole number from ${String(least)} to ${String(most)}`;
      throw new BadValue(`${quoted(text)} is not ${what}${numberAdvice(text)}`);
    }
    return value;
  };
}

/**
 * A reader of durations above 0, which gives milliseconds and throws a `BadValue` for any other text.
 * @param unitMs the unit in which the text counts, in milliseconds
 * @param most the longest duration, in that unit
 */
export function milliseconds({ unitMs, most }: { readonly unitMs: number; readonly most: number }) {
  const read = number({ above: 0, most });
  return (text: string | undefined): number | undefined => {
    const value = read(text);
    return value === undefined ? undefined : value * unitMs;
  };
}

/**
 * YAML 1.2 core schema, section 10.3.2: no other text is a boolean. An empty text is false.
 * @throws BadValue
 */
export function readBoolean(text: string | undefined): boolean {
  if (text !== undefined && /^(true|True|TRUE)$/.test(text)) return true;
  if (text === undefined || /^(false|False|FALSE)$/.test(text)) return false;
  const meant = /^["']?(?:y|yes|on|1|true|tru)["']?$/i.test(text)
    ? '. Write true'
    : /^["']?(?:n|no|off|0|false)["']?$/i.test(text)
      ? '. Write false'
      : '';
  throw new BadValue(`${quoted(text)} is neither true nor false${meant}`);
}

/**
 * @param adviceFor what to write in place of a text that is none of the choices, as a sentence
 * @throws BadValue
 */
export function readChoice<const Choice extends string>(
  text: string | undefined,
  choices: readonly Choice[],
  adviceFor: (text: string) => string | undefined = () => undefined,
): Choice | undefined {
  const choice = choices.find((candidate) => candidate === text);
  if (text !== undefined && choice === undefined) {
    const begins = choices.find((candidate) => text.length > 2 && candidate.startsWith(text.toLowerCase()));
    const advice = unreplaced(text) ?? adviceFor(text) ?? (begins === undefined ? undefined : `Write ${begins}`);
    throw new BadValue(
      `${quoted(text)} is not one of ${choices.join(', ')}${advice === undefined ? '' : `. ${capital(advice)}`}`,
    );
  }
  return choice;
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** A filter by the status of tests. @throws BadValue */
export function readStatus(text: string | undefined): (typeof unhealthyStatuses)[number] | undefined {
  return readChoice(text?.toUpperCase(), unhealthyStatuses, (written) => {
    const several = unhealthyStatuses.filter((status) => written.includes(status)).length > 1;
    if (several || /^(?:ALL|BOTH|ANY|\*)$/.test(written)) return 'Leave status empty, which lists both';
    return written.startsWith('FL') ? 'Write FLAKY' : undefined;
  });
}

/** How a step can end (GitHub's documentation of the `steps` context). */
const stepOutcomes = ['success', 'failure', 'cancelled', 'skipped', 'unknown'] as const;

/** The outcome of a step, in lower case. @throws BadValue */
export function readOutcome(text: string | undefined): (typeof stepOutcomes)[number] | undefined {
  return readChoice(text?.toLowerCase(), stepOutcomes, (written) => {
    if (/^["']?(?:failed|fail|false|1)["']?$/.test(written) || written.includes('failure')) return 'Write failure';
    if (/^["']?(?:passed|pass|ok|true|0|succeeded)["']?$/.test(written) || written.includes('success'))
      return 'Write success';
    return 'Give ${{ steps.<id>.outcome }} of the step that ran the tests';
  });
}

/**
 * The slug of an organization. Only what no slug looks like is refused.
 * @throws BadValue
 */
export function readSlug(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const mistake = unreplaced(text);
  if (mistake !== undefined) throw new BadValue(mistake);
  const [, inQuotes] = /^(["'`])(.*)\1$/.exec(text) ?? [];
  const isAddress = /^https?:\/\/|^[\w-]+(?:\.[\w-]+)+\//.test(text);
  if (inQuotes === undefined && !isAddress && !/[\s/]|^@/.test(text)) return text;
  const meant = isAddress ? text.replace(/^https?:\/\//, '').split('/')[1] : text.replace(/^@/, '').split('/')[0];
  const advice =
    meant !== undefined && /^[\w.-]+$/.test(meant)
      ? `Write ${meant}`
      : "It is the part of the address of your organization's page that names it";
  throw new BadValue(`${quoted(text)} isn't a slug, which has no spaces, quotes or slashes. ${advice}`);
}

/** The lines of a text without spaces around them and without empty ones. */
export function lines(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const wholePriority = integer({ least: 0, most: 0xff_ff_ff_ff });

/**
 * A priority is a name that the service knows, or a number of 32 bits, as in the service's description.
 * @throws BadValue
 */
export function readPriority(text: string | undefined): string | number | undefined {
  const mistake = text === undefined ? undefined : otherNotation(text);
  if (mistake !== undefined) throw new BadValue(`${quoted(text ?? '')} ${mistake}`);
  if (/[,\n]/.test(text ?? '')) throw new BadValue(`${quoted(text ?? '')} names several. Give one name or number`);
  if (text === undefined || !/^[+-]?[\d.]+$/.test(text)) return text;
  return wholePriority(text);
}

/** Patterns of lines that belong to a list in another notation, with advice. */
const otherNotations: readonly (readonly [RegExp, string])[] = [
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
    const mistake = otherNotation(owner);
    if (mistake !== undefined) throw new BadValue(`${quoted(owner)} ${mistake}`);
    if (/[,\s]/.test(owner)) {
      throw new BadValue(`${quoted(owner)} has a comma or a space. Give one code owner a line`);
    }
  }
  return owners;
}

/**
 * Globs that are compared with paths that are not known beforehand, one a line.
 * @throws BadValue for a glob that probably matches nothing: with quotes, a dash or commas around it, or a regular
 *   expression
 */
export function readGlobs(text: string | undefined): readonly string[] {
  const globs = lines(text);
  for (const glob of globs) {
    const mistake = otherNotation(glob);
    if (mistake !== undefined) throw new BadValue(`${quoted(glob)} ${mistake}`);
    if (regularExpression.test(glob)) {
      throw new BadValue(`${quoted(glob)} looks like a regular expression. Give a glob, such as src/**/*.ts`);
    }
    if (hasComma(glob))
      throw new BadValue(`${quoted(glob)} has a comma. Give one glob a line, and write a comma in a name as [,]`);
  }
  return globs;
}

/**
 * Globs over names, one a line. A name may hold nearly anything, so that only what no name looks like is refused.
 * @throws BadValue for a line in quotes, with a dash, or with `!`, and for a regular expression
 */
export function readNameGlobs(text: string | undefined): readonly string[] {
  const globs = lines(text);
  for (const glob of globs) {
    const mistake = otherNotation(glob);
    if (mistake !== undefined) throw new BadValue(`${quoted(glob)} ${mistake}`);
    if (regularExpression.test(glob)) {
      throw new BadValue(`${quoted(glob)} looks like a regular expression. Give a glob, such as checkout*`);
    }
    if (/^!(?!\()/.test(glob)) {
      throw new BadValue(
        `${quoted(glob)} begins with !, but this input can't exclude anything. Write the globs without it`,
      );
    }
  }
  return globs;
}

function hasComma(glob: string): boolean {
  let depth = 0;
  const outside = glob.replaceAll(/\\.|\[[^\]]*(\]?)/gs, (part: string, end?: string) =>
    end === '' ? part.replaceAll(/\\./gs, '') : '',
  );
  for (const character of outside) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === ',' && depth <= 0) return true;
  }
  return false;
}
