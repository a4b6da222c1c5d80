import { ruleText, textOfGlobs } from '../ask-build-systems/impact-rules.js';
import type { Configuration } from '../configuration/configuration.js';
import { Globs } from '../configuration/glob.js';
import { globOf } from '../configuration/glob-of-path.js';
import { apartOf, asClaiming, type Apart } from './apart.js';
import { withoutGraphs, type PastAnswer, type PastMerges } from './past-merges.js';

/** What one rule, or one file of no target, cost. */
export interface CostOfRule extends Apart {
  readonly kind: 'rule' | 'unowned';
  /** The rule in one line, or the path. */
  readonly what: string;
  /** How many merges it concerned. `fromPrevious` and `fromHour` are how many more merges would have been apart without it. */
  readonly merges: number;
}

/** One rule or path that is taken away to see what it costs. */
interface TakenAway {
  readonly kind: CostOfRule['kind'];
  readonly what: string;
  /** Today's rules without it. */
  readonly rules: Configuration;
  readonly concerns: (answer: PastAnswer, changed: readonly string[]) => boolean;
}

/**
 * What each rule and each file of no target cost: how many more merges could have been tested apart without it. Each is taken away by itself.
 * Only merges that it concerned are computed again.
 * @param answers by today's rules
 * @returns those that concerned a merge, the most expensive first; a cost below 0 is of a rule that lets merges be apart
 */
export async function costsOf(past: PastMerges, answers: readonly PastAnswer[]): Promise<readonly CostOfRule[]> {
  const { merges, configuration } = past;
  const tried = [...unownedFiles(configuration, answers), ...rulesOf(configuration)].map((one) => ({
    one,
    concerned: 0,
    answers: [...answers],
  }));
  // Merge by merge, because the graphs of a merge serve all rules.
  for (const [index, answer] of answers.entries()) {
    const changed = await past.changes(index);
    for (const without of tried.filter(({ one }) => one.concerns(answer, changed))) {
      without.concerned += 1;
      // With two causes of ALL, the other one is left. A rule is one cause, however many files match it.
      if (answer.kind === 'targets' || new Set(answer.causes.map(({ rule, what }) => rule ?? what)).size === 1)
        without.answers[index] = withoutGraphs(await past.answer(index, without.one.rules));
    }
  }
  const today = apartOf(asClaiming(merges, answers));
  return tried
    .filter(({ concerned }) => concerned > 0)
    .map(({ one: { kind, what }, concerned, answers: without }) => {
      const { fromPrevious, fromHour } = apartOf(asClaiming(merges, without));
      const more = { fromPrevious: fromPrevious - today.fromPrevious, fromHour: fromHour - today.fromHour };
      return { kind, what, merges: concerned, ...more };
    })
    .sort(
      (a, b) =>
        b.fromPrevious - a.fromPrevious || b.fromHour - a.fromHour || b.merges - a.merges || (a.what < b.what ? -1 : 1),
    );
}

/** Files of no target that made a merge impact everything by themselves. The others cost nothing alone. */
function unownedFiles(configuration: Configuration, answers: readonly PastAnswer[]): TakenAway[] {
  const paths = new Set<string>();
  for (const answer of answers) {
    const [only, other] = answer.kind === 'all' ? answer.causes : [];
    if (only?.kind === 'unowned' && other === undefined) for (const path of only.files) paths.add(path);
  }
  return [...paths].flatMap((path): TakenAway[] => {
    const glob = globOf(path);
    if (glob === undefined) return [];
    return [
      {
        kind: 'unowned',
        what: path,
        rules: { ...configuration, impactNone: new Globs([...configuration.impactNone.texts, glob]) },
        concerns: (answer) =>
          answer.kind === 'all' && answer.causes.some(({ kind, files }) => kind === 'unowned' && files.includes(path)),
      },
    ];
  });
}

/** The rules that may make an answer larger. */
function rulesOf(configuration: Configuration): TakenAway[] {
  const { impactAll, impact, fileRules, dependsOn } = configuration;
  const byPaths = (what: string, paths: Globs, without: Configuration): TakenAway => ({
    kind: 'rule',
    what,
    rules: without,
    concerns: (_answer, changed) => changed.some((path) => paths.matches(path)),
  });
  return [
    ...impactAll.included.map(({ text }) =>
      byPaths(`impact-all: ${text}`, new Globs([text, ...impactAll.excluded.map((glob) => `!${glob.text}`)]), {
        ...configuration,
        impactAll: new Globs(impactAll.texts.filter((other) => other !== text)),
      }),
    ),
    ...impact.map((rule) =>
      byPaths(`impact: ${textOfGlobs(rule.paths)}`, rule.paths, {
        ...configuration,
        impact: impact.filter((other) => other !== rule),
      }),
    ),
    ...fileRules.map((rule) =>
      byPaths(ruleText(rule), rule.paths, { ...configuration, fileRules: fileRules.filter((other) => other !== rule) }),
    ),
    ...dependsOn.map((rule): TakenAway => ({
      kind: 'rule',
      what: `depends-on: ${rule.target}: ${rule.on.join(', ')}`,
      rules: { ...configuration, dependsOn: dependsOn.filter((other) => other !== rule) },
      // Where another edge leads to the target as well, the answer stays the same without this one.
      concerns: (answer) =>
        answer.kind === 'targets' &&
        [...answer.why.values()].some(({ edge }) => edge?.kind === 'stated' && edge.text === rule.target),
    })),
  ];
}
