import { oneLine } from '../../packages/shared/src/text.js';
import { type Operation, planned } from './operation.js';
import { queueReference, targetBranchOf } from './requests.js';
import { given, isObject } from '../../packages/shared/src/json-values.js';

/** Reads what the queue is testing now. */
export const operation: Operation = {
  kind: 'request',
  needs: { pullRequest: 'if-known', targetBranch: true, repository: true },
  knownFields: ['testRunId'],
  advice: {
    400: 'The service may need test-run-id. The id of a test run is in the webhooks of the service, and in the address of its page about the run',
    404: 'Nothing may be in testing now, or the queue may not exist; check test-run-id if you gave it',
  },
  plan: (step, service) => {
    const { pullRequest } = step.context;
    const { testRunId, extraFields } = step.inputs;
    const run = {
      ...queueReference(step),
      ...given({ number: pullRequest?.number, testRunId }),
    };
    const result = { headline: `Read what the merge queue of ${targetBranchOf(step)} is testing` };
    return planned(
      result,
      () => service.testingDetails(run, extraFields),
      async (answer) => {
        const { testing, json } = await answer;
        for (const { name, conclusion, url } of testing.failedChecks) {
          step.log.info(`${oneLine(name, 200)} is ${conclusion}${url === undefined ? '' : `: ${oneLine(url, 300)}`}`);
        }
        return { ...result, facts: factsOf(json), testing };
      },
    );
  },
};

/** The response's fields for the summary: scalars as they are, lists by their length. */
function factsOf(json: unknown): readonly (readonly [string, string])[] {
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([field, value]) => {
    if (Array.isArray(value)) {
      const scalars = value.every((one) => typeof one !== 'object');
      return [[field, scalars ? value.join(', ') : `${String(value.length)} (see the response file)`] as const];
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[field, String(value)] as const]
      : [];
  });
}
