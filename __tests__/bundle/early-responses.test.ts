import { describe, test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
import { allEndings, expectShown } from '../steps/early-responses.js';
import { nodes, runStep } from './step.js';

const authority = hasOpenssl() ? new Authority() : undefined;

// Without TLS, every ending and both statuses are tried in __tests__/operations/early-responses.many.test.ts.
describe.each(nodes)('on %s, a response to a large upload that is still being sent', (_name, node) => {
  test('is shown when the server resets the connection', async () => {
    await expectShown((options) => runStep({ ...options, node }), 'resets the connection', {}, [
      '413 Payload Too Large',
    ]);
  });

  (authority === undefined ? test.skip : test)(
    `is shown over TLS however the server ends${authority === undefined ? ' (openssl is missing)' : ''}`,
    async () => {
      const tls = authority?.issue(['IP:127.0.0.1']) ?? {};
      const environment = { NODE_EXTRA_CA_CERTS: authority?.file ?? '' };
      // A connection that is reset takes what was encrypted and not read with it, on either side.
      const overTls = allEndings.filter((each) => each !== 'resets the connection');
      // The version of Node.js that runners have gets them all.
      for (const ending of node === nodes.at(-1)?.[1] ? overTls : overTls.slice(0, 1)) {
        await expectShown((options) => runStep({ ...options, environment, node }), ending, { tls }, [
          '413 Payload Too Large',
        ]);
      }
    },
  );
});
