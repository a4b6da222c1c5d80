import { analyze, type Analysis } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { apartSentence } from './analysis-figures.js';
import { mergesRequest } from './checkout-request.js';
import type { Operation, RunningStep } from './operation.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { present } from '../../packages/shared/src/json-values.js';

/**
 * Version of the form of the file, which `schemas/impacted-targets-analysis.schema.json` describes. It grows when
 * readers of the file have to change.
 */
const analysisVersion = 1;

/** Computes which targets past merges would have impacted, and how a queue would have run. */
export const operation: Operation = {
  kind: 'local',
  needs: { pullRequest: 'none', targetBranch: false, repository: false },
  plan: async (step) => {
    const analysis = await analyzed(step);
    return {
      result: {
        headline: apartSentence(analysis),
        analysis: {
          ...analysis,
          file: await step.files.write(
            'impacted-targets-analysis.json',
            `${JSON.stringify({ version: analysisVersion, ...analysis }, undefined, 1)}\n`,
          ),
        },
        facts: [
          ['Merges', `${String(analysis.merges)}, from ${analysis.from} to ${analysis.to}`],
          ['Newest', analysis.head],
          ['Computed from', analysis.buildSystems.join(', ')],
          ['Targets', String(analysis.targets)],
        ],
        warnings: warningsOf(analysis, step.inputs.commits),
      },
    };
  },
};

async function analyzed(step: RunningStep): Promise<Analysis> {
  const { inputs, log, signal } = step;
  const { commits, testMinutes, concurrency } = inputs;
  return log.group(`Analyzing the last ${counted(commits, 'merge')}`, () =>
    step.computing(() =>
      withPastMerges(mergesRequest(step), { commits }, { log, signal }, (past) =>
        analyze(past, { testMinutes, concurrency }),
      ),
    ),
  );
}

function warningsOf({ merges, isShallow, failures }: Analysis, asked: number): string[] {
  const [first] = failures;
  return present(
    isShallow &&
      `Only ${String(merges)} of ${counted(asked, 'merge')} are in the checkout. Check out with fetch-depth: 0, or a depth of ${String(asked + 1)}`,
    first !== undefined &&
      `${counted(failures.length, 'merge could not be computed and counts', 'merges could not be computed and count')} as ALL, the first of them ${first.commit}: ${first.why}`,
  );
}
