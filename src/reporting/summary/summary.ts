import { appendFile } from 'node:fs/promises';
import type { OperationName } from '../../operations/table.js';
import { type Result, type TestCell, showsPlan } from '../../operations/result.js';
import { grouped } from '../../../packages/shared/src/numbers.js';
import type { Environment } from '../../inputs/inputs.js';
import { shortened } from '../../../packages/shared/src/text.js';
import {
  facts,
  folded,
  outsideLink,
  preformatted,
  shortCode,
  shortText,
  table,
  tellingTable,
  text,
} from './markdown.js';

/** GitHub refuses a step's summary that is larger than 1 MiB; this limit leaves room for earlier text of the step. */
const limitBytes = 900 * 1024;

export interface SummaryFacts {
  readonly operation: OperationName;
  readonly result: Result;
  /** Why nothing was sent. */
  readonly skipped?: string | undefined;
  /** The request that a dry run shows. */
  readonly request?: { readonly endpoint: string; readonly body: string } | undefined;
  /** The line that the step fails with. */
  readonly failure?: string | undefined;
}

/** The job summary, in GitHub's Markdown: for people, what the step did. */
export async function summaryOf({ operation, result, skipped, request, failure }: SummaryFacts): Promise<string> {
  const title = failure === undefined ? (skipped === undefined ? signOf(result) : '⏭️') : '❌';
  const parts = [
    `## ${title} ${skipped === undefined || failure !== undefined || showsPlan(result) ? text(result.headline) : `Nothing was sent by ${text(operation)}`}`,
  ];
  if (failure !== undefined && result.tests?.showFailure !== true) {
    parts.push(`**The step failed.** ${shortText(failure, 2000)}`);
  }
  if (skipped !== undefined) {
    parts.push(`${showsPlan(result) ? 'Nothing was changed:' : 'Because'} ${text(skipped)}.`);
  }
  for (const warning of result.warnings ?? []) parts.push(`⚠️ ${shortText(warning, 2000)}`);
  const about = await aboutOf(result);
  // Of impacted targets and of tests, people want to see the answer first.
  if (result.impactedTargets === undefined && result.tests === undefined) parts.push(...about);
  if (result.testing !== undefined) {
    const testing = (await import('./testing.js')).testingSummary(result.testing);
    if (testing !== '') parts.push(testing);
  }
  if (result.queueChanges !== undefined && result.queueChanges.changes.length > 0) {
    parts.push((await import('./queue.js')).queueChangesSummary(result.queueChanges.changes));
  }
  if (result.sync !== undefined) parts.push((await import('./sync.js')).syncSummary(result.sync.rows));
  if (result.queue !== undefined) parts.push((await import('./queue.js')).queueSummary(result.queue));
  if (result.impactedTargets !== undefined) {
    parts.push((await import('./targets.js')).targetsSummary(result.impactedTargets), ...about);
  }
  if (result.audit !== undefined) {
    const audit = (await import('./audit.js')).auditSummary(result.audit);
    if (audit !== '') parts.push(audit);
  }
  if (result.tests !== undefined) {
    const tests = testsSummary(result.tests);
    if (tests !== '') parts.push(tests);
    const { facts: details = [] } = result;
    if (details.length > 0) parts.push(details.map(([name, value]) => shortText(`${name}: ${value}`, 600)).join(' · '));
  }
  if (result.metrics !== undefined) parts.push((await import('./metrics.js')).metricsSummary(result.metrics.samples));
  if (request !== undefined) {
    const title = `The request that would be sent to ${text(request.endpoint)}`;
    parts.push(folded(title, preformatted(shortened(request.body, 20_000))));
  }
  return `${parts.join('\n\n')}\n\n`;
}

/** The pull request, and what else names and values say. */
async function aboutOf({ pullRequest, facts: details = [] }: Result): Promise<string[]> {
  const rows = details.map(([name, value]) => [shortText(name, 100), shortCode(value, 500)] as const);
  const ofPullRequest =
    pullRequest === undefined ? [] : (await import('./pull-request.js')).pullRequestFacts(pullRequest);
  const all = [...ofPullRequest, ...rows];
  return all.length === 0 ? [] : [facts(all)];
}

/** A sign that does not praise what a step only found out. */
function signOf({ audit }: Result): string {
  return audit !== undefined && audit.targets.length > 0 ? (audit.escaped > 0 ? '⚠️' : '🔎') : '✅';
}

function testsSummary({ count, columns, rows, counts, total = count }: NonNullable<Result['tests']>): string {
  const parts: string[] = [];
  for (const [title, entries] of counts ?? []) {
    // A single row repeats the headline.
    if (entries.length < 2) continue;
    parts.push(
      table(
        [text(title), 'Tests'],
        entries.map(([name, number]) => [shortCode(name, 100), grouped(number)]),
      ),
    );
  }
  if (rows.length > 0)
    parts.push(
      tellingTable(
        columns.map(text),
        rows.map((row) => row.map(cell)),
      ),
    );
  if (total > rows.length) {
    parts.push(`The first ${grouped(rows.length)} of ${grouped(total)}; the rest is in the tests file.`);
  }
  return parts.join('\n\n');
}

function cell(content: TestCell): string {
  return typeof content === 'string' ? shortText(content, 200) : outsideLink(content.href);
}

export async function writeSummary(markdown: string, environment: Environment): Promise<void> {
  const file = environment.GITHUB_STEP_SUMMARY ?? '';
  if (file === '') return;
  const bytes = Buffer.byteLength(markdown, 'utf8');
  const whole =
    bytes <= limitBytes
      ? markdown
      : `${cutAtLine(markdown)}\n\n… cut: this summary would have ${grouped(bytes)} bytes.\n`;
  await appendFile(file, whole, 'utf8');
}

function cutAtLine(markdown: string): string {
  const cut = Buffer.from(markdown, 'utf8').subarray(0, limitBytes).toString('utf8');
  return cut.slice(0, cut.lastIndexOf('\n'));
}
