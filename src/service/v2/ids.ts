import type { RepositoryReference } from '../../../packages/shared/src/service/records.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import type { QueueReference } from '../merge-queue-service.js';
import { ServiceError, onServiceError } from '../transport/errors.js';
import { absent } from './errors.js';
import { textOf } from '../fields.js';
import { type KnownQueue, type QueueRecord, type Requests, longestPage } from './requests.js';

const keyOf = ({ host, owner, name }: RepositoryReference): string => `${host}/${owner}/${name}`.toLowerCase();
const queueKey = ({ repo, targetBranch }: QueueReference): string => `${keyOf(repo)} ${targetBranch}`;

/** A repository's address without its variable parts: scheme, case, `.git`, slashes at its end. */
const bare = (url: unknown): string =>
  (textOf(url) ?? '')
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '');

/** A queue that was looked up already. */
export const knownQueue = ({ known }: Requests, reference: QueueReference): KnownQueue | undefined =>
  known.queues.get(queueKey(reference));

/** Forgets a queue that was made or deleted, or is to be read anew. */
export const forgetQueue = ({ known }: Requests, reference: QueueReference): void => {
  known.queues.delete(queueKey(reference));
};

/**
 * The queue of a branch. One request in an organization of at most a hundred queues, and three at most.
 * @throws ServiceError; an absence where the service certainly does not know the queue
 */
export async function queueOf(requests: Requests, reference: QueueReference): Promise<KnownQueue> {
  const { repo, targetBranch } = reference;
  const kept = knownQueue(requests, reference);
  if (kept !== undefined) return kept;
  if (requests.client.isDry) return { id: '{queue id}', repositoryId: '{repository id}', record: {} };
  const page = await requests.rows('GET /v2/merge-queues', { query: { limit: longestPage } });
  const ofRepository = page.rows.filter(({ repositoryUrl }) => bare(repositoryUrl) === keyOf(repo));
  const [first] = ofRepository;
  const repositoryId = textOf(first?.repositoryId);
  if (repositoryId !== undefined) requests.known.repositories.set(keyOf(repo), repositoryId);
  const onPage = ofRepository.filter((queue) => queue.targetBranch === targetBranch);
  const isFar = onPage.length === 0 && (page.hasMore === true || first === undefined);
  const found = isFar ? await furtherQueue(requests, reference) : onlyQueue(reference, onPage);
  if (found === undefined) throw noQueue(reference, ofRepository);
  const queue = { ...found, isFar };
  requests.known.queues.set(queueKey(reference), queue);
  requests.known.repositories.set(keyOf(repo), queue.repositoryId);
  return queue;
}

/** The queue of a branch, by its repository. An unknown repository has no queue. @throws ServiceError */
async function furtherQueue(requests: Requests, reference: QueueReference): Promise<KnownQueue | undefined> {
  const repositoryId = await repositoryIdOf(requests, reference.repo).catch(
    onServiceError((error) => {
      if (error.status === 404) return undefined;
      throw error;
    }),
  );
  return repositoryId === undefined ? undefined : queueIn(requests, repositoryId, reference);
}

/** The queue of a branch of a repository whose id is known. @throws ServiceError where there are several */
export async function queueIn(
  requests: Requests,
  repositoryId: string,
  reference: QueueReference,
): Promise<KnownQueue | undefined> {
  const { targetBranch } = reference;
  const query = { repositoryId, targetBranch, limit: longestPage };
  const { rows } = await requests.rows('GET /v2/merge-queues', { query });
  const isAsked = (queue: QueueRecord): boolean =>
    queue.targetBranch === targetBranch && queue.repositoryId === repositoryId;
  return onlyQueue(reference, rows.filter(isAsked));
}

/** @throws ServiceError where there are several, or where one has no id */
export function onlyQueue(
  { repo, targetBranch }: QueueReference,
  found: readonly QueueRecord[],
): KnownQueue | undefined {
  const [record, another] = found;
  if (record === undefined) return undefined;
  const [id, repositoryId] = [textOf(record.id), textOf(record.repositoryId)];
  if (id !== undefined && repositoryId !== undefined && another === undefined) return { id, repositoryId, record };
  throw new ServiceError({
    kind: 'broken-body',
    message: `GET /merge-queues lists several merge queues of ${targetBranch} in ${keyOf(repo)}, or one without an id`,
    advice: 'See the response with debug logging',
  });
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

/** The id of a repository. @throws ServiceError */
export async function repositoryIdOf(requests: Requests, repo: RepositoryReference): Promise<string> {
  const { repositories } = requests.known;
  const known = repositories.get(keyOf(repo));
  if (known !== undefined) return known;
  if (requests.client.isDry) return '{repository id}';
  const providerUrl = `https://${repo.host}/${repo.owner}/${repo.name}`;
  const { rows } = await requests.rows('GET /v2/repositories', { query: { providerUrl } });
  const [found, another] = rows.filter(({ url }) => bare(url) === keyOf(repo));
  const id = textOf(found?.id);
  if (id === undefined || another !== undefined) {
    throw new ServiceError({
      kind: 'broken-body',
      message: `GET /repositories lists no repository ${providerUrl} with an id, or several`,
      advice: 'Check {input:repository} and its host',
    });
  }
  repositories.set(keyOf(repo), id);
  return id;
}
