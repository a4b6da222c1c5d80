import { test } from '@jest/globals';
import { Authority, hasOpenssl } from '../steps/certificates.js';
import { allEndings, expectShown } from '../steps/early-responses.js';
import { runStep } from './step.js';

const authority = hasOpenssl() ? new Authority() : undefined;
const missing = authority === undefined ? ' (openssl is missing)' : '';

// A connection that is reset takes what was encrypted and not read with it, on either side.
const overTls = allEndings.filter((each) => each !== 'resets the connection');

(authority === undefined ? test.skip : test).each(overTls)(
  `over TLS, a response to a large upload that is still being sent is shown when the server %s${missing}`,
  async (ending) => {
    const tls = authority?.issue(['IP:127.0.0.1']) ?? {};
    const environment = { NODE_EXTRA_CA_CERTS: authority?.file ?? '' };
    await expectShown((options) => runStep({ ...options, environment }), ending, { tls }, ['413 Payload Too Large']);
  },
);
