import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { MergeQueue } from '../../src/queue-rules/merge-queue.js';
import { priorityOf } from '../../src/queue-rules/priority.js';
import { TestOutcomes } from '../../src/queue-rules/test-outcomes.js';
import type { PlannedTest, TestContents } from '../../src/queue-rules/test-run.js';
import { durations, recordedQueue, type RecordedQueue } from './recorded-queue.js';

/** A story of one queue: what happens to it when, and what is expected of it. The beginning of `samples/queue.txt` explains the words. */
interface Scenario {
  readonly title: string;
  readonly lines: readonly string[];
}

/** All scenarios, each below a line `# title`. */
export const scenarios: readonly Scenario[] = readFileSync(new URL('samples/queue.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => {
    const [title = '', ...lines] = part.trimEnd().split('\n');
    return { title, lines };
  });

const pairs = (words: readonly string[]): [string, string][] =>
  words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
const valueOf = (text: string): unknown => (/^(\d+|true|false)$/.test(text) ? JSON.parse(text) : text);
const fields = (words: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(pairs(words).map(([name, text]) => [name, valueOf(text)]));
const numbers = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** What a test does, where a scenario says more than the outcome for one pull request. */
type Plan = (contents: TestContents) => PlannedTest | undefined;

/** Runs a scenario, and returns what its queue told. */
export function play({ title, lines }: Scenario): RecordedQueue {
  const outcomes = new TestOutcomes(durations.testing);
  let plan: Plan = () => undefined;
  const [first = '', ...rest] = lines;
  const { requires = false, merging = durations.merging, ...settings } = fields(first.split(' ').slice(1));
  const recorded = recordedQueue(settings, {
    durations: { ...durations, merging: Number(merging) },
    requireImpactedTargets: requires === true,
    planTest: (contents) => plan(contents) ?? outcomes.next(contents),
  });
  for (let index = 0; index < rest.length; index += 1) {
    const [word = '', ...words] = (rest[index] ?? '').split(' ');
    const block: string[] = [];
    while (rest[index + 1]?.startsWith('  ') === true) block.push((rest[(index += 1)] ?? '').trim());
    if (word === 'plan') plan = planned(words, outcomes, plan);
    else if (/^\d/.test(word)) act(recorded.queue, Number(word), words);
    else if (word === 'refused')
      expect(() => {
        act(recorded.queue, Number(words[1]), words.slice(2));
      }).toThrow(expect.objectContaining({ reason: words[0] }));
    else expect([title, word, seen(recorded, word, words)]).toEqual([title, word, block.length > 0 ? block : words]);
  }
  return recorded;
}

function planned(words: readonly string[], outcomes: TestOutcomes, before: Plan): Plan {
  const [who, outcome, milliseconds] = words as [string, PlannedTest['outcome'], string?];
  let tests = 0;
  if (who === 'first') return () => ({ outcome: (tests += 1) === 1 ? outcome : 'pass' });
  if (who.includes('+')) {
    const together = who.split('+').map(Number);
    return ({ pullRequests }) => ({
      outcome: together.every((number) => pullRequests.includes(number)) ? outcome : 'pass',
    });
  }
  outcomes.plan(Number(who), { outcome, ...(milliseconds !== undefined && { milliseconds: Number(milliseconds) }) });
  return before;
}

/** Does what a line says at a time; nothing but time passes where it says nothing. */
function act(queue: MergeQueue, at: number, [verb, ...words]: readonly string[]): void {
  const [number = 0] = words.map(Number);
  const list = (text = ''): 'ALL' | Set<string> => (text === 'ALL' ? text : new Set(text.split(',').filter(Boolean)));
  switch (verb) {
    case undefined:
      queue.advance(at);
      break;
    case 'submit': {
      const { priority, 'no-batch': noBatch } = fields(words.filter((word) => word.includes('=')));
      const more = { ...(priority !== undefined && { priority: priorityOf(priority as 'urgent') }), noBatch };
      for (const one of words.filter((word) => !word.includes('='))) queue.submit(at, Number(one), more as object);
      break;
    }
    case 'targets':
      queue.setImpactedTargets(at, number, list(words[1]), words[2]);
      break;
    case 'head':
      queue.setHead(at, number, words[1] ?? '');
      break;
    case 'mergeable':
      queue.setMergeable(at, number, words[1] === 'true');
      break;
    case 'update': {
      const { state, ...settings } = fields(words);
      queue.update(at, settings, state as 'PAUSED' | undefined);
      break;
    }
    case 'force':
      queue.force(at, number, words[1] as 'TESTING');
      break;
    case 'restart':
      queue.restartTests(at, number);
      break;
    case 'cancel':
    case 'release':
      queue[verb](at, number);
      break;
    default:
      throw new Error(`a scenario has no word ${verb}`);
  }
}

/** What of a queue an expectation is about, in the form of the line. */
function seen(recorded: RecordedQueue, word: string, words: readonly string[]): unknown {
  const { queue, log, queueLog, tests } = recorded;
  const ofEach = (show: (number: number, expected: string) => string): string[] =>
    pairs(words).map(([number, expected]) => `${number}=${show(Number(number), expected)}`);
  switch (word) {
    case 'log':
      return log.slice(...words.map(Number));
    case 'merged':
      return log.filter((line) => line.endsWith('→MERGED')).map((line) => line.replace(/^(\d+) (#\d+).*/, '$1$2'));
    case 'states':
      return ofEach((number) => queue.find(number).state);
    case 'ahead':
      return ofEach((number) => (queue.find(number).test?.ahead ?? []).join(','));
    case 'contents':
      return ofEach((number) => (queue.find(number).test?.pullRequests ?? []).join(','));
    case 'entry': {
      const [number = '', ...expected] = words;
      const entry = { ...queue.find(Number(number)) } as Readonly<Record<string, unknown>>;
      const shown = (value: unknown): string => (value instanceof Set ? [...value].join(',') : String(value));
      return [number, ...pairs(expected).map(([name]) => `${name}=${shown(entry[name])}`)];
    }
    case 'tests':
      return tests
        .slice(...words.map(Number))
        .map(({ queueType, pullRequests, result }) => `${pullRequests.join('+')} ${String(result)} in ${queueType}`);
    case 'running':
      return ofEach((number) => String(queue.testsRunning(number === 0 ? 'main' : 'bisection')));
    case 'queue':
      return [queue.state, queue.settings.mode];
    case 'changes':
      return queueLog.map(({ from, to, at }) => `${at} ${from}→${to}`);
    case 'empty':
      return numbers(queue.enqueued.map((entry) => entry.number).join(','));
    default:
      throw new Error(`a scenario expects no ${word}`);
  }
}
