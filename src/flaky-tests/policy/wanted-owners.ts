import leven from 'leven';
import type { TestRecord } from '../records/test-record.js';
import { normaliseOwner } from './quarantine-policy.js';

const mostNames = 1000;

/** Looks in test records for the code owners that a person gave, and finds those that no record has. */
export class WantedOwners {
  readonly #unseen: Map<string, string>;
  readonly #known = new Map<string, string>();

  constructor(codeowners: readonly string[]) {
    this.#unseen = new Map(codeowners.map((owner) => [normaliseOwner(owner), owner]));
  }

  add({ codeowners }: Pick<TestRecord, 'codeowners'>): void {
    if (this.#unseen.size === 0) return;
    for (const owner of codeowners) {
      const name = normaliseOwner(owner);
      this.#unseen.delete(name);
      if (this.#known.size < mostNames) this.#known.set(name, owner);
    }
  }

  get missing(): readonly { readonly owner: string; readonly nearest: string | undefined }[] {
    return [...this.#unseen].map(([name, owner]) => ({ owner, nearest: this.#nearest(name) }));
  }

  #nearest(name: string): string | undefined {
    const team = (owner: string): string => owner.slice(owner.indexOf('/') + 1);
    const distance = (known: string): number => Math.min(leven(name, known), leven(team(name), team(known)));
    const [nearest] = [...this.#known]
      .map(([known, owner]) => ({ owner, far: distance(known) }))
      .sort((a, b) => a.far - b.far);
    return nearest !== undefined && nearest.far <= Math.max(2, name.length / 3) ? nearest.owner : undefined;
  }
}
