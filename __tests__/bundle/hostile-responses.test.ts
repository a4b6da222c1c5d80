import { expect } from '@jest/globals';
import { collect, optionsOf } from '../hostile/in-process.js';
import { property } from '../hostile/property.js';
import { anyCase, checkCase, found, givenBy } from '../hostile/response-cases.js';
import { service } from '../hostile/service.js';
import { runStep } from './step.js';

const server = service();

property(
  'whatever strangers wrote, the process of a step ends with 0 or 1 and one line, and what it writes stays what it should be',
  anyCase,
  async (one) => {
    server.respondWith(() => one.response);
    const step = await runStep(optionsOf(givenBy(one, server.url)));
    expect(step.stderr).toBe('');
    expect(step.signal).toBeNull();
    checkCase(collect(step), one);
  },
  { found, share: 0.1 },
);
