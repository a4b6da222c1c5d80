import type { components } from '../../../service-descriptions/v2.js';
import type { Received } from '../../../packages/shared/src/service/operations.js';
import type { RepositoryReference } from '../../../packages/shared/src/service/records.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import type { QueueReference } from '../merge-queue-service.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import { absent } from './errors.js';
import { textOf } from './fields.js';
import { longestPage, type Requests } from './requests.js';

export type QueueRecord = Received<components['schemas']['MergeQueue']>;

/** The parts of a queue that requests need. */
export interface KnownQueue {
  readonly id: string;
  readonly repositoryId: string;
  /** The record as it was looked up. */
  readonly record: QueueRecord;
  /** True in an organization whose queues fill more than a page: looking this one up took several requests. */
  readonly isFar?: boolean;
}

const keyOf = ({ host, owner, name }: RepositoryReference): string => `${host}/${owner}/${name}`.toLowerCase();

/** A repository's address without its variable parts: scheme, case, `.git`, slashes at its end. */
const bare = (url: unknown): string =>
  (textOf(url) ?? '')
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '');

/** The ids of a step, each looked up once. Ids do not change. */
export class Ids {
  readonly #queues = new Map<string, KnownQueue>();
  readonly #repositories = new Map<string, string>();

  /**
   * The queue of a branch. One request in an organization of at most a hundred queues, and three at most.
   * @throws ServiceError; an absence where the service certainly does not know the queue
   */
  async queue(requests: Requests, reference: QueueReference): Promise<KnownQueue> {
    const { repo, targetBranch } = reference;
    const kept = this.kept(reference);
    if (kept !== undefined) return kept;
    if (requests.client.isDry) return { id: '{queue id}', repositoryId: '{repository id}', record: {} };
    const page = await requests.list('GET /v2/merge-queues', { query: { limit: longestPage } });
    const ofRepository = page.rows.filter(({ repositoryUrl }) => bare(repositoryUrl) === keyOf(repo));
    const [first] = ofRepository;
    const repositoryId = textOf(first?.repositoryId);
    if (repositoryId !== undefined) this.#repositories.set(keyOf(repo), repositoryId);
    let found: readonly QueueRecord[] = ofRepository.filter((queue) => queue.targetBranch === targetBranch);
    const isFar = found.length === 0 && (page.hasMore === true || first === undefined);
    if (isFar) found = await this.#queuesOf(requests, repo, targetBranch);
    const queue = onlyOne(found, `the merge queue of ${targetBranch} of ${keyOf(repo)}`);
    if (queue === undefined) throw noQueue(reference, ofRepository);
    const known = { ...queue, isFar };
    this.#queues.set(`${keyOf(repo)} ${targetBranch}`, known);
    this.#repositories.set(keyOf(repo), queue.repositoryId);
    return known;
  }

  /** A queue that was looked up already. */
  kept({ repo, targetBranch }: QueueReference): KnownQueue | undefined {
    return this.#queues.get(`${keyOf(repo)} ${targetBranch}`);
  }

  /** @throws ServiceError */
  async repository(requests: Requests, repo: RepositoryReference): Promise<string> {
    const known = this.#repositories.get(keyOf(repo));
    if (known !== undefined) return known;
    if (requests.client.isDry) return '{repository id}';
    const providerUrl = `https://${repo.host}/${repo.owner}/${repo.name}`;
    const { rows } = await requests.rows('GET /v2/repositories', { query: { providerUrl } });
    const [found, another] = rows.filter(({ url }) => bare(url) === keyOf(repo));
    const id = textOf(found?.id);
    if (id === undefined || another !== undefined) {
      throw new ServiceError({
        kind: 'broken-body',
        message: `GET /repositories does not tell which repository ${providerUrl} is`,
        advice: 'Check {input:repository} and its host',
      });
    }
    this.#repositories.set(keyOf(repo), id);
    return id;
  }

  /** Forgets a queue that was made or deleted. */
  forgetQueue({ repo, targetBranch }: QueueReference): void {
    this.#queues.delete(`${keyOf(repo)} ${targetBranch}`);
  }

  /** The queues of one branch: at most one. An unknown repository has no queue. */
  async #queuesOf(requests: Requests, repo: RepositoryReference, targetBranch: string) {
    const repositoryId = await this.repository(requests, repo).catch(
      onServiceError((error) => {
        if (error.status === 404) return undefined;
        throw error;
      }),
    );
    return repositoryId === undefined ? [] : queuesOf(requests, repositoryId, targetBranch);
  }
}

function noQueue({ repo, targetBranch }: QueueReference, ofRepository: readonly QueueRecord[]): ServiceError {
  const branches = ofRepository.flatMap((one) => textOf(one.targetBranch) ?? []).slice(0, 5);
  const others = branches.map((branch) => oneLine(branch, 100)).join(', ');
  return absent(
    'NO_QUEUE',
    `GET /merge-queues: the key's organization has no merge queue for ${targetBranch} in ${repo.owner}/${repo.name}${others === '' ? '' : `. It has queues of ${others}`}`,
    'Check {input:target-branch} and {input:repository}, or create the queue with the operation create-queue',
  );
}

/** The queues of a branch of a repository: at most one. @throws ServiceError */
export async function queuesOf(
  requests: Requests,
  repositoryId: string,
  targetBranch: string,
): Promise<readonly QueueRecord[]> {
  const query = { repositoryId, targetBranch, limit: longestPage };
  const { rows } = await requests.list('GET /v2/merge-queues', { query });
  return rows.filter((queue) => queue.targetBranch === targetBranch && queue.repositoryId === repositoryId);
}

/** @throws ServiceError where there are several, or where one has no id */
export function onlyOne(found: readonly QueueRecord[], what: string): KnownQueue | undefined {
  const [record, another] = found;
  if (record === undefined) return undefined;
  const [id, repositoryId] = [textOf(record.id), textOf(record.repositoryId)];
  if (id === undefined || repositoryId === undefined || another !== undefined) {
    throw new ServiceError({
      kind: 'broken-body',
      message: `GET /merge-queues does not tell which queue is ${what}`,
      advice: 'See the response with debug logging',
    });
  }
  return { id, repositoryId, record };
}
