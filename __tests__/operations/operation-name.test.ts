import { expect, test } from '@jest/globals';
import { operationNamed, readOperation } from '../../src/operations/operation-name.js';

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

test.each([
  ['submit', 'Did you mean submit-pull-request?'],
  ['cancel-pull-requst', 'Did you mean cancel-pull-request?'],
  ['wait', 'Did you mean wait-for-pull-request?'],
  ['quarantined', 'Did you mean list-quarantined-tests or check-quarantined-tests or excuse-quarantined-failures?'],
  ['make me a coffee', 'Give one of submit-pull-request, '],
])('%s is no operation: %s', async (written, says) => {
  await expect(readOperation({ INPUT_OPERATION: written })).rejects.toThrow(
    `there is no operation "${written}", and a step does one. ${says}`,
  );
});
