import type { TestRecord } from '../records/test-record.js';
import { normaliseOwner } from './quarantine-policy.js';

/** Looks in test records for the code owners that a person gave, and finds those that no record has. */
export class WantedOwners {
  readonly #unseen: Map<string, string>;

  constructor(codeowners: readonly string[]) {
    this.#unseen = new Map(codeowners.map((owner) => [normaliseOwner(owner), owner]));
  }

  add({ codeowners }: Pick<TestRecord, 'codeowners'>): void {
    if (this.#unseen.size === 0) return;
    for (const owner of codeowners) this.#unseen.delete(normaliseOwner(owner));
  }

  get missing(): readonly string[] {
    return [...this.#unseen.values()];
  }
}
