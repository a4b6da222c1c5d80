import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { shortActions } from '../../scripts/short-actions.js';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';
import { type ActionMetadata, actionAt, ourAction, ourActionOf, root } from './our-actions.js';

const whole = actionAt(root);
const short = Object.keys(shortActions).map((folder) => [folder, ourActionOf(`${ourAction}/${folder}`)] as const);

/** The inputs of a step that gives none, as the runner hands them over. */
const defaultsOf = (action: ActionMetadata | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(action?.inputs ?? {}).flatMap(([name, { default: value = '' }]) =>
      value.startsWith('${{') ? [] : [[name, value]],
    ),
  );

describe.each(short)('%s', (folder, action) => {
  test('starts what the action starts, with the same meaning of inputs and outputs', () => {
    expect(action?.runs.using).toBe(whole.runs.using);
    const main = join(root, folder, action?.runs.main ?? '');
    expect(main).toBe(join(root, whole.runs.main));
    expect(existsSync(main)).toBe(true);
    expect(whole.inputs).toMatchObject(
      Object.fromEntries(
        Object.entries(action?.inputs ?? {}).flatMap(([name, { description }]) =>
          name === 'operation' ? [] : [[name, { description }]],
        ),
      ),
    );
    expect(whole.outputs).toMatchObject(action?.outputs ?? {});
  });

  test('lists less than the action does, and its operation last', () => {
    const names = Object.keys(action?.inputs ?? {});
    expect(names.at(-1)).toBe('operation');
    expect(names.length).toBeLessThan(Object.keys(whole.inputs).length - 10);
  });
});

test('submit needs an address and a token alone', async () => {
  const service = await serve(pendingService);
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { ...defaultsOf(short[0]?.[1]), 'base-url': service.url, 'api-token': 'a-token-for-tests' },
  });
  expect(step.errors).toEqual([]);
  expect(service.received[0]?.url).toBe('/v1/submitPullRequest');
});

test('impacted-targets computes by itself', () => {
  expect(defaultsOf(short[1]?.[1])).toMatchObject({
    operation: 'set-impacted-targets',
    'impacted-targets-from': 'auto',
  });
});

test('quarantine names the reports first', () => {
  expect(Object.keys(short[2]?.[1]?.inputs ?? {}).slice(0, 2)).toEqual(['junit-paths', 'tests-outcome']);
});
