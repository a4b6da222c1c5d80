import { afterAll, expect, test } from '@jest/globals';
import { HostedRepository, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { mergedService, operationCases, report, rules } from '../steps/operations.js';
import { labelled } from '../steps/payloads.js';
import { runStep } from './step.js';

afterAll(removeSamples);

// A request alone, files besides, and the worker. From source, the tests of `operations` run each operation.
test.each(['submit-pull-request', 'excuse-quarantined-failures', 'compute-impacted-targets'] as const)(
  '%s',
  async (operation) => {
    const service = await mergedService();
    const { inputs = {}, asks } = operationCases[operation];
    // One past change, for the operation that looks back.
    const repository = new HostedRepository(rules);
    repository.commit({ 'a/x': '' });
    const step = await runStep({
      event: { name: 'pull_request', payload: labelled },
      inputs: { operation, 'base-url': service.url, 'api-token': 'a-token-for-tests', ...inputs },
      workspace: repository.directory,
      files: report,
    });
    expect(step.errors).toEqual([]);
    expect({ exitCode: step.exitCode, signal: step.signal, stderr: step.stderr }).toEqual({
      exitCode: 0,
      signal: null,
      stderr: '',
    });
    expect(step.outputs.skipped).toBe('false');
    expect(step.summary).toContain('## ');
    expect(service.received[0]?.url).toBe(asks === undefined ? undefined : `/v1${asks}`);
  },
);
