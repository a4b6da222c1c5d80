import { canonicalJson } from '../../../shared/src/json-values.js';
import { remembered } from '../tree/remembered.js';
import type { Comparison } from '../tree/tree.js';
import type { Impact, KnownTargets } from '../graph/impact.js';

/** An answer without the graphs that it was computed from. */
interface Kept {
  readonly impact: Impact;
  /** What can be asked about the known targets, and what was answered; undefined where the build system knows none. */
  readonly known?: {
    readonly questions: readonly (keyof KnownTargets)[];
    readonly memory: Map<string, Promise<unknown>>;
  };
}

/**
 * The answer of a build system, which is computed once for a comparison that has a memory. Rules that are tried later
 * seldom change it. Graphs are not kept: they are read again where something new is asked about the targets.
 * @param dependsOn all that the answer depends on beside the comparison
 * @throws ImpactError as the build system does
 */
export async function rememberedImpact(
  { memory, root }: Comparison,
  dependsOn: unknown,
  ask: () => Promise<Impact>,
): Promise<Impact> {
  if (memory === undefined) return ask();
  const key = `answer in ${root}: ${canonicalJson(dependsOn)}`;
  let asked: Promise<Impact> | undefined;
  const again = () => (asked ??= ask());
  const kept = ((await memory.get(key)) as Kept | undefined) ?? withoutGraphs(await again());
  memory.set(key, Promise.resolve(kept));
  return withKnown(kept, again);
}

function withoutGraphs(impact: Impact): Kept {
  if (impact.kind === 'all' || impact.known === undefined) return { impact };
  const { known, ...others } = impact;
  return { impact: others, known: { questions: Object.keys(known) as (keyof KnownTargets)[], memory: new Map() } };
}

/** @param again gives the whole answer */
function withKnown({ impact, known }: Kept, again: () => Promise<Impact>): Impact {
  if (impact.kind === 'all' || known === undefined) return impact;
  const { questions, memory } = known;
  const answer = (question: keyof KnownTargets, about = '') =>
    remembered({ memory }, `${question} ${about}`, async (): Promise<unknown[]> => {
      const whole = await again();
      return whole.kind === 'all' ? [] : [...((await whole.known?.[question]?.(about)) ?? [])];
    });
  const answers = questions.map((question) => [question, (about?: string) => answer(question, about)] as const);
  return { ...impact, known: Object.fromEntries(answers) as unknown as KnownTargets };
}
