import { runInNewContext } from 'node:vm';
import { type PumpedText, pumpedTexts, textOf } from './pumped-texts.js';

/** Lengths that are compared, in characters. */
const short = 4_000;
const long = 32_000;

/** What takes no longer than this for the short text grows little, or says more about the machine, in milliseconds. */
const leastShortMs = 0.1;

/** What takes no longer than this for the long text cannot be the square of it, in milliseconds. */
const leastLongMs = 4;

/** Between eight times as long, for what grows as the text, and 64 times, for what grows as its square. */
const mostGrowth = 8 ** 1.5;

/** How long some short texts, or one long text, may take, in milliseconds: what takes longer is as if it never ended. */
const patienceMs = 3_000;

/** How many short texts share that time. */
const atOnce = 100;

/** A text that an expression takes too long for. */
export interface Growth {
  readonly text: PumpedText;
  /** How many times as long the text of eight times the length takes; Infinity where it did not end. */
  readonly times: number;
}

/**
 * Runs an expression over pumped texts.
 * @returns the first text for which its time grows much faster than the text, or undefined
 */
export function growthOf(expression: RegExp): Growth | undefined {
  const texts = pumpedTexts(expression);
  const slow: PumpedText[] = [];
  let at: PumpedText | undefined;
  for (let first = 0; first < texts.length; first += atOnce) {
    const ended = endsInTime(() => {
      for (const text of texts.slice(first, first + atOnce)) {
        at = text;
        if (matchMs(expression, textOf(text, short)) > leastShortMs) slow.push(text);
      }
    });
    if (!ended && at) return { text: at, times: Infinity };
  }
  for (const text of slow) {
    const times = surely(expression, text);
    if (times > mostGrowth) return { text, times };
  }
  return undefined;
}

/** How the time grows: the least of some measurements, since whatever else happens on a machine only adds to it. */
function surely(expression: RegExp, text: PumpedText): number {
  const [shortText, longText] = [textOf(text, short), textOf(text, long)];
  let least = Infinity;
  for (let run = 0; run < 8; run += 1) {
    let longMs = Infinity;
    if (!endsInTime(() => (longMs = matchMs(expression, longText)))) return Infinity;
    if (longMs < leastLongMs) return 1;
    const shortMs = Math.min(...Array.from({ length: 5 }, () => matchMs(expression, shortText)));
    least = Math.min(least, longMs / shortMs);
    if (least <= mostGrowth) return least;
  }
  return least;
}

/**
 * How long a processor takes to find the first match, or all of them for a global expression, in milliseconds. By the clock, a long search
 * would always be interrupted on a busy machine, and a short one never.
 */
function matchMs(expression: RegExp, text: string): number {
  expression.lastIndex = 0;
  const start = process.cpuUsage();
  // Not matchAll, whose many results have to be collected, which takes longer the more there are.
  for (let last = -1; expression.test(text) && expression.global; last = expression.lastIndex) {
    if (expression.lastIndex === last) expression.lastIndex += 1;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** @returns whether work came to its end; an expression that never ends is interrupted */
function endsInTime(work: () => unknown): boolean {
  try {
    runInNewContext('work()', { work }, { timeout: patienceMs });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
