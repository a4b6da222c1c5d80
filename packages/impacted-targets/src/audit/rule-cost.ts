import { apartOf, asClaiming, type Apart } from '../analysis/apart.js';
import { withoutGraphs, type PastAnswer, type PastMerges, type PastRules } from '../analysis/past-merges.js';

/** What one more rule would have cost over past merges. */
export interface RuleCost {
  /** How many merges were looked at. */
  readonly merges: number;
  /** How many of them would have claimed more. */
  readonly claimingMore: number;
  /** How many targets more they would have claimed together. */
  readonly targets: number;
  readonly apartBefore: Apart;
  readonly apartAfter: Apart;
}

/** Today's answers of the last merges, computed once for all rules that are tried. */
export class TriedRules {
  readonly #past: PastMerges;
  readonly #from: number;
  #today: Promise<readonly PastAnswer[]> | undefined;

  /** @param most how many of the last merges */
  constructor(past: PastMerges, most: number) {
    this.#past = past;
    this.#from = Math.max(0, past.merges.length - most);
  }

  /**
   * @param isConcerned true for today's answer of a merge that the rule may change
   */
  async cost(rules: PastRules, isConcerned: (answer: PastAnswer, index: number) => boolean): Promise<RuleCost> {
    const today = await (this.#today ??= this.#answers());
    let [claimingMore, targets] = [0, 0];
    const tried = [...today];
    for (const [place, answer] of today.entries()) {
      if (!isConcerned(answer, this.#from + place)) continue;
      const answerNow = await this.#past.answer(this.#from + place, rules);
      tried[place] = answerNow;
      const more = sizeOf(answerNow) - sizeOf(answer);
      if (more <= 0) continue;
      claimingMore += 1;
      if (Number.isFinite(more)) targets += more;
    }
    const merges = this.#past.merges.slice(this.#from);
    return {
      merges: today.length,
      claimingMore,
      targets,
      apartBefore: apartOf(asClaiming(merges, today)),
      apartAfter: apartOf(asClaiming(merges, tried)),
    };
  }

  async #answers(): Promise<readonly PastAnswer[]> {
    const answers: PastAnswer[] = [];
    for (let index = this.#from; index < this.#past.merges.length; index += 1)
      answers.push(withoutGraphs(await this.#past.answer(index, this.#past.rules)));
    return answers;
  }
}

const sizeOf = (answer: PastAnswer): number => (answer.kind === 'all' ? Infinity : answer.targets.length);
