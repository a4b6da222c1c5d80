import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { shortActionVariable, shortActions } from '../../src/inputs/short-actions.js';
import { runStep } from '../steps/step.js';
import { actionAt, ourAction, ourActionOf, root } from './our-actions.js';

const whole = actionAt(root);
const short = Object.keys(shortActions).map((folder) => [folder, ourActionOf(`${ourAction}/${folder}`)] as const);

describe.each(short)('%s', (folder, action) => {
  test('starts what the action starts, with the same meaning of inputs and outputs', () => {
    expect(action?.runs.using).toBe(whole.runs.using);
    expect(existsSync(join(root, folder, action?.runs.main ?? ''))).toBe(true);
    expect(whole.inputs).toMatchObject(
      Object.fromEntries(
        Object.entries(action?.inputs ?? {}).flatMap(([name, { description }]) =>
          name === 'operation' ? [] : [[name, { description }]],
        ),
      ),
    );
    expect(whole.outputs).toMatchObject(action?.outputs ?? {});
  });

  test('lists the inputs that people need, and its operation last', () => {
    const names = Object.keys(action?.inputs ?? {});
    expect([names.length - 1, names.at(-1)]).toEqual([
      { submit: 12, 'impacted-targets': 14, quarantine: 11 }[folder],
      'operation',
    ]);
  });

  test.each(Object.keys(whole.inputs))('says of %s, where it has no such input, which line to change', async (name) => {
    const { inputs = {}, runs } = action ?? {};
    const { exitCode, errors } = await runStep({
      event: { name: 'push' },
      short: folder,
      inputs: { [name]: '1' },
      environment: { [shortActionVariable]: folder, GITHUB_ACTION_REPOSITORY: 'acme/queue', GITHUB_ACTION_REF: 'v1' },
    });
    expect(runs?.main).toBe(`../dist/${folder}.js`);
    const line = `Write uses: acme/queue@v1, and under with: operation: ${inputs.operation?.default ?? ''}`;
    if (name in inputs) expect(errors.join('\n')).not.toContain(line);
    else
      expect([exitCode, errors]).toEqual([
        1,
        [`input ${name}: ${folder}/ has no such input, and the whole action has it. ${line}`],
      ]);
  });
});

test('quarantine names the reports first', () => {
  expect(Object.keys(short[2]?.[1]?.inputs ?? {}).slice(0, 2)).toEqual(['junit-paths', 'tests-outcome']);
});
