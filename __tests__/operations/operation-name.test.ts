import { describe, expect, test } from '@jest/globals';
import { nearestOperation, operationNamed, readOperation } from '../../src/operations/operation-name.js';

test.each(['submit-pull-request', 'submitPullRequest', 'SUBMIT_PULL_REQUEST', ' Submit Pull Request '])(
  '%j names submit-pull-request',
  async (written) => {
    expect(operationNamed(written)).toBe('submit-pull-request');
    expect(await readOperation({ INPUT_OPERATION: written })).toBe('submit-pull-request');
  },
);

test.each(['constructor', '__proto__', ''])('%j names no operation', (written) => {
  expect(operationNamed(written)).toBeUndefined();
});

describe('a name that no operation has', () => {
  test.each([
    ['submit', 'submit-pull-request'],
    ['merge', 'submit-pull-request'],
    ['merge-pull-request', 'submit-pull-request'],
    ['enqueue-pr', 'submit-pull-request'],
    ['cancel', 'cancel-pull-request'],
    ['Dequeue', 'cancel-pull-request'],
    ['restart', 'restart-tests-on-pull-request'],
    ['status', 'get-submitted-pull-request'],
    ['upload-impacted-targets', 'set-impacted-targets'],
    ['wait', 'wait-for-pull-request'],
    ['cancel-pull-requst', 'cancel-pull-request'],
    ['quarantine', 'list-quarantined-tests'],
    ['pause-queue', 'update-queue'],
    ['resume', 'update-queue'],
  ])('%s: %s is suggested', async (written, meant) => {
    expect(operationNamed(written)).toBeUndefined();
    expect(await nearestOperation(written)).toBe(meant);
  });

  test('and that is like the name of no operation: nothing is suggested', async () => {
    expect(await nearestOperation('make me a coffee')).toBeUndefined();
    expect(await nearestOperation('deploy')).toBeUndefined();
  });
});
