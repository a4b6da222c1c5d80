import type { TestResult } from '../junit/test-result.js';
import type { TestRecord } from '../records/test-record.js';
import { idInCollection, testId } from '../../../packages/shared/src/service/test-id.js';

/** What the ids of tests are computed from, beside the tests. */
export interface IdentityScope {
  readonly organization: string;
  /** `host/owner/name`. */
  readonly repository: string;
  /** True where the ids of records are those of a test collection, which the record names. */
  readonly inCollections: boolean;
}

export class RecordIds {
  readonly #scope: IdentityScope;
  readonly #byId = new Map<string, TestRecord>();
  /** Collections of the records, each with its id of the repository. */
  readonly #collections = new Map<string, readonly [collection: string, repository: string]>();

  constructor(scope: IdentityScope) {
    this.#scope = scope;
  }

  add(listed: TestRecord): void {
    if (listed.id === undefined) return;
    if (this.#scope.inCollections) {
      const { testCollectionId: collection, repoId: repository } = listed.record;
      if (typeof collection !== 'string' || typeof repository !== 'string') return;
      this.#collections.set(`${collection} ${repository}`, [collection, repository]);
    }
    this.#byId.set(listed.id.toLowerCase(), listed);
  }

  find(test: TestResult): TestRecord | undefined {
    if (this.#byId.size === 0) return undefined;
    const { organization, repository: scope, inCollections } = this.#scope;
    const id = testId(organization, scope, { ...test.identity, variant: test.variant });
    if (!inCollections) return this.#byId.get(id);
    for (const [collection, repository] of this.#collections.values()) {
      const found = this.#byId.get(idInCollection(collection, repository, id));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
