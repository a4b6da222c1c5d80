import { oneLine } from '../../packages/shared/src/text.js';
import type { Fact } from '../document/blocks.js';
import { testingDocument } from './documents/testing.js';
import { type Operation, planned } from './operation.js';
import { queueReference, targetBranchOf } from './requests.js';
import { given, isObject } from '../../packages/shared/src/json-values.js';

/** Reads what the queue is testing now. */
export const operation: Operation = {
  kind: 'request',
  needs: { pullRequest: 'if-known', targetBranch: true, repository: true },
  knownFields: ['testRunId'],
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
        const facts = factsOf(json);
        return {
          ...result,
          document: [...(facts.length === 0 ? [] : [{ kind: 'facts', facts } as const]), ...testingDocument(testing)],
        };
      },
    );
  },
};

/** The response's fields for the summary: scalars as they are, lists by their length. */
function factsOf(json: unknown): readonly Fact[] {
  return Object.entries(isObject(json) ? json : {}).flatMap(([field, value]): Fact[] => {
    const values: readonly unknown[] = [value].flat();
    if (values.every((one) => ['string', 'number', 'boolean'].includes(typeof one))) {
      return [[field, { code: values.join(', ') }]];
    }
    return Array.isArray(value) ? [[field, `${String(value.length)} (see the response file)`]] : [];
  });
}
