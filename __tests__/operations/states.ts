import { type TestServer, respond, serve } from '../steps/servers.js';

/** What a look at a pull request is answered: a state in the queue, an error status, a record, or nothing at all where undefined. */
export type Answer = string | number | object | undefined;

/** Fields of a record that has left the queue. */
export const left = (state: string, more: object = {}) => ({ state, isCurrentlySubmittedToQueue: false, ...more });

/**
 * A service of the first generation that takes every write, and whose pull request goes through these answers, one a look; it stays at the last.
 * @param others responses of other endpoints, by the end of their path
 */
export function showing(
  answers: readonly Answer[],
  others: Readonly<Record<string, readonly [status: number, body: object | string]>> = {},
): Promise<TestServer> {
  let looks = 0;
  return serve(({ url }, response) => {
    const path = url.replace('/v1/', '');
    if (path !== 'getSubmittedPullRequest') {
      const usual = path === 'getQueue' ? ([200, { state: 'RUNNING' }] as const) : ([200, ''] as const);
      respond(response, ...(others[path] ?? usual));
      return;
    }
    const answer = answers[Math.min(looks, answers.length - 1)];
    looks += 1;
    if (typeof answer === 'number') respond(response, answer, 'not now');
    else if (typeof answer === 'string') respond(response, 200, { state: answer, isCurrentlySubmittedToQueue: true });
    else if (answer !== undefined) respond(response, 200, answer);
  });
}

/** How often a service was looked at. */
export const looksAt = ({ received }: TestServer): number =>
  received.filter(({ url }) => url.endsWith('/getSubmittedPullRequest')).length;
