import type { ServiceClock } from '../clock.js';
import { keyOf } from '../queue-rules/identity.js';
import type { ImpactedTargets } from '../queue-rules/impacted-targets.js';
import type { MergeQueues, RegisteredQueue } from '../queue-rules/merge-queues.js';
import { isFinal } from '../queue-rules/states.js';
import { linksOf } from './links.js';

/** Most pull requests and edges of a queue on the page. */
const mostEntries = 100;
const mostTargets = 20;
const mostLeft = 12;
/** How many of the latest changes are searched for pull requests that have left. */
const mostChanges = 1000;

/** What the page shows: the clock, and every queue with its pull requests and the targets that they share. */
export function overviewOf(queues: MergeQueues, clock: ServiceClock): object {
  return {
    now: new Date(clock.now()).toISOString(),
    running: clock.running,
    queues: [...queues].map((registered) => ({ ...queueOf(registered), left: leftOf(registered, queues) })),
  };
}

function queueOf({ repo, targetBranch, queue }: RegisteredQueue): object {
  const entries = queue.enqueued;
  const shown = entries.slice(0, mostEntries);
  return {
    repo,
    targetBranch,
    state: queue.state,
    mode: queue.settings.mode,
    concurrency: queue.settings.concurrency,
    total: entries.length,
    pullRequests: shown.map(({ number, state, stateChangedAt, priority, impactedTargets, held, bisection }) => ({
      number,
      state,
      since: new Date(stateChangedAt).toISOString(),
      priority: priority.name,
      targets: firstOf(impactedTargets),
      held,
      mergeable: queue.isMergeable(number),
      inBisection: bisection !== undefined,
    })),
    edges: linksOf(queue.settings.mode, shown)
      .slice(0, mostEntries * mostEntries)
      .map(({ from, to, common }) => ({ from, to, common: common?.slice(0, mostTargets), count: common?.length })),
  };
}

/** `ALL`, the first targets and how many there are, or undefined before the upload. */
function firstOf(targets: ImpactedTargets | undefined): object | string | undefined {
  if (targets === undefined || targets === 'ALL') return targets;
  return { first: [...targets].slice(0, mostTargets), count: targets.size };
}

/** The pull requests that left a queue last, the latest first. */
function leftOf(registered: RegisteredQueue, { history }: MergeQueues): object[] {
  const left = new Map<number, object>();
  const here = keyOf(registered);
  for (const change of history.changes.slice(-mostChanges).reverse()) {
    const { number, to, at } = change;
    if (keyOf(change) !== here || !isFinal(to) || left.has(number) || left.size === mostLeft) continue;
    if (registered.queue.entry(number)?.state === to) left.set(number, { number, state: to, at });
  }
  return [...left.values()];
}
