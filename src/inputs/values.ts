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
function refuseMistake(text: string): void {
  const mistake = mistakeIn(text);
  if (mistake !== undefined) throw new BadValue(mistake);
}

/** Texts that a script or an expression leaves where there is no value. */
const noValue = /^(?:null|undefined|NaN)$/;

/** A text of a workflow or a shell that something should have replaced before the action reads it. */
export function unreplaced(text: string): string | undefined {
  if (/^\$?\{\{.*\}\}$/s.test(text)) return `it is the text ${quoted(text)}, which nothing replaced`;
  if (/^(?:secrets|vars|env|steps|github|needs|inputs|matrix|job|runner)\.[\w.-]+$/.test(text)) {
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
  refuseMistake(text);
  const refuse = (why: string): never => {
    throw new BadValue(`${quoted(text)} ${why}`);
  };
  if (/\s/.test(text)) refuse('has a space or a line break. Give one branch, such as main');
  if (text.startsWith('refs/tags/')) refuse('is a tag. Give a branch, such as main');
  if (/^(?:refs\/)?pull\/\d+(?:\/(?:merge|head))?$/.test(text))
    refuse('is a pull request. Give the branch that it merges into, such as main');
  if (text === 'HEAD' || text === '@') refuse('names a commit. Give a branch, such as main');
  if (/^[0-9a-f]{40}$/.test(text)) refuse('is a commit. Give a branch, such as main');
  const remote = /^(?:refs\/)?(?:remotes\/)?origin\/(.+)$/.exec(text)?.[1];
  if (remote !== undefined) refuse(`is a branch as Git names it on a remote. Write ${remote}`);
  const branch = text.replace(/^refs\/heads\//, '');
  const meant =
    (/^https?:\/\//.test(text) ? /^[\w./-]+$/.exec(text.split('/tree/').at(-1) ?? '')?.[0] : undefined) ??
    /^(?:heads\/|\/+|[\w.-]+:)?([\w.-]+(?:\/[\w.-]+)*)(?:[~^]\d*|:|\/+)?$/.exec(branch)?.[1];
  const isNone = /^$|^[-/]|\/$|\/\/|\.\.|[~^:\\]|@\{|\.lock$|\.$|\p{Cc}/u.test(branch);
  if (!isNone && !text.startsWith('heads/')) return branch;
  return refuse(
    `can't be the name of a branch. ${meant === undefined || meant === text || meant.startsWith('-') || meant.includes('..') ? 'Give a branch, such as main' : `Write ${meant}`}`,
  );
}

/** A whole object name in SHA-1 or SHA-256, in lower case. @throws BadValue */
export function readSha(text: string | undefined): string | undefined {
  if (text !== undefined && /^0+$/.test(text)) {
    throw new BadValue(
      'it has only zeros, as the event of a new branch does where there is no commit. Leave the input empty',
    );
  }
  if (text !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) {
    refuseMistake(text);
    const advice = /^[\w./-]{1,39}$/.test(text) ? `. \`git rev-parse ${text}\` prints it` : '';
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

/**
 * A reader of decimal numbers in a range, which throws a `BadValue` for any other text.
 * @param unitMs the unit in which the text counts, in milliseconds; days when left out
 */
export function number(range: Range, unitMs = 86_400_000): (text: string | undefined) => number | undefined {
  return (text) => {
    if (text === undefined) return undefined;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    const tooSmall = range.above === undefined ? value < (range.least ?? 0) : value <= range.above;
    if (Number.isNaN(value) || tooSmall || value > range.most) {
      refuseNoValue(text);
      const least =
        range.above === undefined ? `from ${String(range.least ?? 0)} to` : `above ${String(range.above)}, and at most`;
      const thousandth = value / 1000;
      const advice =
        value > range.most && Number.isInteger(thousandth) && thousandth <= range.most && unitMs === 1000
          ? `. If it is in milliseconds, write ${String(thousandth)}`
          : numberAdvice(text, unitMs);
      throw new BadValue(`${quoted(text)} is not a number ${least} ${String(range.most)}${advice}`);
    }
    return value;
  };
}

/** Milliseconds of each unit that people write behind a number. */
const unitsMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** The unit that a word means, by its first letters; undefined for a word that is not a unit. */
const unitOf = (word: string): string | undefined =>
  /^(?:ms|millis\w*)$/i.test(word)
    ? 'ms'
    : /^(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?)$/i.exec(word)?.[0].charAt(0).toLowerCase();

/**
 * What to write in place of a number with something around it.
 * @param unitMs the unit in which the input counts, where it counts time
 */
function numberAdvice(text: string, unitMs?: number): string {
  const [, number] =
    /^(?:#|!|(?:GH|PR)[-# ]*|(?:https?:\/\/\S{1,200}\/)?(?:pull|issues|merge_requests)\/|refs\/pull\/|[\w.-]+\/[\w.-]+#)(\d+)(?:[/#?][\w/#?=&-]*)?$/i.exec(
      text,
    ) ??
    /^["'](\d+(?:\.\d+)?)["']$/.exec(text) ??
    /^(\d+)\.0+$/.exec(text) ??
    /^(\d+(?:\.\d+)?)\s+#/.exec(text) ??
    [];
  if (number !== undefined) return `. Write ${number}`;
  if (/^\d{1,3}(?:[,_]\d{3})+$/.test(text)) return `. Write ${text.replaceAll(/[,_]/g, '')}`;
  if (/^\d+,\d+$/.test(text)) return unitMs === undefined ? '. Give one number' : `. Write ${text.replace(',', '.')}`;
  const [, amount = '', word] = /^(\d+(?:[.,]\d+)?)\s*([a-z%]+)$/i.exec(text) ?? [];
  if (word === undefined) return '';
  const unit = unitOf(word);
  if (unit !== undefined && unitMs !== undefined) {
    return `. Write ${String(Number(((Number(amount.replace(',', '.')) * (unitsMs[unit] ?? 1)) / unitMs).toFixed(3)))}`;
  }
  return unit === undefined && word !== '%' ? '' : `. Give the number without ${quoted(word)}`;
}

/** @throws BadValue for a text that an expression or a script left in place of a value */
function refuseNoValue(text: string): void {
  refuseUnreplaced(text);
  if (noValue.test(text)) {
    throw new BadValue(`it is the text ${quoted(text)}, so the expression or script that makes it had no value`);
  }
}

/** A reader of whole numbers in a range, which throws a `BadValue` for any other text. */
export function integer({
  least,
  most,
  all,
}: {
  readonly least: number;
  readonly most: number;
  /** What to write for as many as there are. */
  readonly all?: number;
}) {
  return (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value) || value < least || value > most) {
      refuseNoValue(text);
      const isAll = all !== undefined && /^(?:all|none|unlimited|infinite|max|-1)$/i.test(text);
      const what =
        most === Number.MAX_SAFE_INTEGER
          ? 'a positive whole number'
          : `a whole number from ${String(least)} to ${String(most)}`;
      const advice = isAll ? `. Write ${String(all)}` : numberAdvice(text);
      throw new BadValue(`${quoted(text)} is not ${what}${advice}`);
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
  const read = number({ above: 0, most }, unitMs);
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
  refuseNoValue(text);
  const meant = /^["']?(?:y|yes|on|1|true|tru|t|enabled?|always)["']?(?:\s+#.*)?$/i.test(text)
    ? '. Write true'
    : /^["']?(?:n|no|off|0|false|f|disabled?|never|none)["']?(?:\s+#.*)?$/i.test(text)
      ? '. Write false'
      : '';
  throw new BadValue(`${quoted(text)} is neither true nor false${meant}`);
}

/**
 * @param adviceFor what to write in place of a text that isn't one of the choices, as a sentence
 * @throws BadValue
 */
export function readChoice<const Choice extends string>(
  text: string | undefined,
  choices: readonly Choice[],
  adviceFor: (text: string) => string | undefined = () => undefined,
): Choice | undefined {
  const choice = choices.find((candidate) => candidate === text);
  if (text !== undefined && choice === undefined) {
    const written = text.toLowerCase().replace(/^[^a-z]+/, '');
    const begins =
      choices.find(
        (candidate) =>
          written.length > 2 && candidate.toLowerCase().slice(0, 4) === written.slice(0, Math.min(4, candidate.length)),
      ) ?? choices.find((candidate) => written.length > 2 && candidate.toLowerCase().startsWith(written));
    const advice = unreplaced(text) ?? adviceFor(text) ?? (begins === undefined ? undefined : `Write ${begins}`);
    throw new BadValue(
      `${quoted(text)} is not one of ${choices.join(', ')}${advice === undefined ? '' : `. ${capital(advice)}`}`,
    );
  }
  return choice;
}

/** A sentence with a capital at its beginning. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** @throws BadValue for an expression that is text */
function refuseUnreplaced(text: string | undefined): void {
  const mistake = text === undefined ? undefined : unreplaced(text);
  if (mistake !== undefined) throw new BadValue(mistake);
}

/** One name, such as that of a variant or a run. @throws BadValue */
export function readName(text: string | undefined): string | undefined {
  if (text !== undefined) refuseMistake(text);
  return text;
}

/** Labels, one a line. @throws BadValue */
export function readLabels(text: string | undefined): string | undefined {
  refuseUnreplaced(text);
  return text;
}

/** A filter by the status of tests. @throws BadValue */
export function readStatus(text: string | undefined): (typeof unhealthyStatuses)[number] | undefined {
  refuseUnreplaced(text);
  return readChoice(text?.toUpperCase(), unhealthyStatuses, (written) => {
    if (/QUARANTINED?/.test(written)) return 'Quarantined tests are in list-quarantined-tests';
    if (written.includes('HEALTHY')) return 'Leave status empty for all unhealthy tests. Healthy tests are in no list';
    const several = unhealthyStatuses.filter((status) => written.includes(status)).length > 1;
    if (several || /^(?:ALL|BOTH|ANY|\*)$/.test(written)) return 'Leave status empty, which lists both';
    return /^[^A-Z]*FL/.test(written) ? 'Write FLAKY' : undefined;
  });
}

/** How a step can end (GitHub's documentation of the `steps` context). */
const stepOutcomes = ['success', 'failure', 'cancelled', 'skipped', 'unknown'] as const;

/** The outcome of a step, in lower case. @throws BadValue */
export function readOutcome(text: string | undefined): (typeof stepOutcomes)[number] | undefined {
  refuseUnreplaced(text);
  return readChoice(text?.toLowerCase(), stepOutcomes, (written) => {
    if (/^cancel|^abort/.test(written)) return 'Write cancelled';
    if (written.startsWith('skip')) return 'Write skipped';
    if (/^["']?(?:fail\w*|false|1|error|timed_out|red)["']?$/.test(written) || written.includes('failure'))
      return 'Write failure';
    if (/^["']?(?:pass\w*|ok|true|0|succeeded|green)["']?$/.test(written) || written.includes('success'))
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
  refuseUnreplaced(text);
  if (noValue.test(text) || /^(?:your[-_].*|my-org|<.*>)$/i.test(text)) {
    throw new BadValue(`${quoted(text)} is a placeholder. Give the part of your organization's page that names it`);
  }
  const [, , inQuotes] = /^(["'`])(.*)\1$/.exec(text) ?? [];
  const isAddress = /^https?:\/\/|^[\w-]+(?:\.[\w-]+)+\//.test(text);
  const isHost = /^(?:app|api)\.[\w.-]+$/.test(text);
  if (inQuotes === undefined && !isAddress && !isHost && !/[\s/,;]|^@/.test(text)) return text;
  const bare = inQuotes ?? text;
  const meant = isAddress ? bare.replace(/^https?:\/\//, '').split('/')[1] : bare.replace(/^[@/]+/, '').split('/')[0];
  const advice =
    !isHost && meant !== undefined && /^[\w.-]+$/.test(meant)
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
  if (text !== undefined) refuseMistake(text);
  const [, commented] = /^(\S+)\s+#/.exec(text ?? '') ?? [];
  if (commented !== undefined) throw new BadValue(`${quoted(text ?? '')} has a comment. Write ${commented}`);
  if (/[,\n]/.test(text ?? '')) throw new BadValue(`${quoted(text ?? '')} names several. Give one name or number`);
  if (text === undefined || !/^[+-]?[\d.]+$/.test(text)) return text;
  return wholePriority(text);
}

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
