import { createRequire } from 'node:module';

interface Example {
  readonly name: string;
  readonly examples: readonly Payload[];
}

/** A webhook payload as GitHub sent it. */
export type Payload = Record<string, unknown>;

// The package is JSON, which an import can take only with attributes that the tests' transform drops.
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Example[];

/**
 * A real payload of an event.
 * @param fits chooses among the stored ones; the first is taken when not given
 */
export function payload(event: string, fits: (payload: Payload) => boolean = () => true): Payload {
  const found = examples.find(({ name }) => name === event)?.examples.find(fits);
  if (found === undefined) throw new Error(`there is no stored payload of ${event} that fits`);
  return structuredClone(found);
}

/** A pull request that was labelled, in the repository that the tests' workflows run in. */
export const labelled = payload('pull_request', ({ action }) => action === 'labeled');

/** The payload of `labelled` with another pull request in it, which goes into `main`, at this commit where it is given. */
export function pullRequestIntoMain(number: number, headSha: string, baseSha?: string): Payload {
  const event = structuredClone(labelled) as {
    number: number;
    pull_request: { number: number; head: { sha: string }; base: { ref: string; sha: string } };
  };
  event.number = number;
  event.pull_request.number = number;
  event.pull_request.head.sha = headSha;
  event.pull_request.base.ref = 'main';
  if (baseSha !== undefined) event.pull_request.base.sha = baseSha;
  return event;
}
