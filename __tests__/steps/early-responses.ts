import type { Socket } from 'node:net';
import { expect } from '@jest/globals';
import type { Step, StepOptions } from './layout.js';
import { labelled } from './payloads.js';
import { type RawServer, serveRaw } from './raw-servers.js';

const token = 'early-secret-token';
/** Far more than the buffers of both sides hold. */
const targets = Array.from({ length: 15_000 }, (_, index) => `//pkg/${String(index).padStart(990, 'x')}`).join('\n');

const earlyResponse = (status: string, body: string): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncontent-length: ${String(body.length)}\r\nconnection: close\r\n\r\n${body}`;

/** How a server that does not want the rest of a body behaves after its response. */
const endings = {
  'destroys the socket': (socket) => {
    socket.destroySoon();
  },
  'resets the connection': (socket) => {
    setTimeout(() => socket.resetAndDestroy(), 5);
  },
  'closes its side and reads no more': (socket) => socket.pause().end(),
  'lingers and reads the rest': (socket) => socket.end(),
  'reads no more and leaves the connection open': (socket) => socket.pause(),
} as const satisfies Record<string, (socket: Socket) => void>;

export type Ending = keyof typeof endings;

export const allEndings = Object.keys(endings) as Ending[];

function refusing(
  status: string,
  body: string,
  ending: Ending,
  options: Parameters<typeof serveRaw>[1],
): Promise<RawServer> {
  const answered = new Set<number>();
  return serveRaw((socket, text, connection) => {
    if (answered.has(connection) || !text.includes('\r\n\r\n')) return;
    answered.add(connection);
    socket.write(earlyResponse(status, body), () => {
      endings[ending](socket);
    });
  }, options);
}

const refusals = { '413 Payload Too Large': 'Send ALL', '401 Unauthorized': 'Check the api-token' } as const;

/**
 * Expects that a step shows the response to a large upload that it is still sending.
 * @param run runs the step
 * @param options of the server
 * @param statuses with which the server refuses it
 */
export async function expectShown(
  run: (options: StepOptions) => Promise<Step>,
  ending: Ending,
  options: Parameters<typeof serveRaw>[1] = {},
  statuses = Object.keys(refusals) as (keyof typeof refusals)[],
): Promise<void> {
  for (const status of statuses) {
    const service = await refusing(status, 'no, and this is why', ending, options);
    const upload = {
      event: { name: 'pull_request', payload: labelled },
      inputs: {
        operation: 'set-impacted-targets',
        'base-url': service.url,
        'api-token': token,
        'impacted-targets-file': 'targets',
        'max-attempts': '1',
        'request-timeout-seconds': '10',
      },
      files: { targets },
    };
    // Whether the response or the end of the connection is seen first is chance: side by side, some steps see the end.
    for (const step of await Promise.all(Array.from({ length: 3 }, () => run(upload))))
      expectResponse(step, status, refusals[status]);
    // Otherwise the response would not have come early.
    expect(service.received[0]?.length).toBeLessThan(targets.length * 2);
  }
}

function expectResponse(step: Step, status: string, advice: string): void {
  expect(step.errors).toEqual([
    expect.stringMatching(
      new RegExp(`^set-impacted-targets: POST /setImpactedTargets answered ${status}: no, and this is why\\. `),
    ),
  ]);
  expect(step.errors[0]).toContain(advice);
  expect(step.exitCode).toBe(1);
  expect(step.stdout.replace(/^::add-mask::.*$/m, '') + step.stderr + step.summary).not.toContain(token);
}
