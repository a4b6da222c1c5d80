import { type Block, type Inline, fold, heading, paragraph, tableOf } from '../../document/blocks.js';
import { nameOfMerge, type Audit, type AuditedTarget } from '../../../packages/impacted-targets/src/audit/audit.js';
import { present } from '../../../packages/shared/src/json-values.js';
import { counted } from '../../../packages/shared/src/numbers.js';

/** Most rows of the table, and most escaped targets that get a section. */
const mostTargets = 30;
const mostEscaped = 5;

/** What is known of failed targets: a table, and a section for each escaped target with the nearest merges. */
export function auditDocument(audit: Audit): readonly Block[] {
  const { targets, unknownTests } = audit;
  const table = tableOf(
    ['Failed target', 'Verdict', 'Why', 'Claimed by', 'Failed tests'],
    targets,
    ({ target, verdict, why, claims, tests }): Inline[] => [
      { code: target },
      verdict,
      why,
      { lines: claims.slice(0, 5).map(({ merge, why: reason }) => `${nameOfMerge(audit.merges[merge])}: ${reason}`) },
      tests.length === 0 ? '' : String(tests.length),
    ],
    { most: mostTargets, file: 'audit' },
  );
  const escaped = targets.filter(({ verdict }) => verdict === 'escaped').slice(0, mostEscaped);
  const items = unknownTests.slice(0, mostTargets).map((code) => ({ code }));
  const unknown = `${counted(unknownTests.length, 'failed test belongs', 'failed tests belong')} to no known target`;
  return present<Block>(
    targets.length > 0 && table,
    ...escaped.flatMap((one) => escapedSection(one, audit)),
    items.length > 0 && fold(unknown, { kind: 'list', items }),
  );
}

function escapedSection({ target, near }: AuditedTarget, { merges }: Audit): readonly Block[] {
  const rows = near
    .slice(0, 5)
    .map(({ merge, reasons }): Inline[] => [
      `${nameOfMerge(merges[merge])} ${merges[merge]?.subject ?? ''}`,
      reasons.length === 0 ? 'no connection found' : { lines: reasons.slice(0, 3) },
    ]);
  const rule = near.find((one) => one.rule !== undefined)?.rule;
  const advice = 'This line would have claimed it. Add it only if the target really depends on that:';
  return present<Block>(
    heading(`${target} escaped`),
    { kind: 'table', header: ['Merge, the nearest first', 'What connects them'], rows },
    rule && paragraph(advice),
    rule && { kind: 'code', text: rule.yaml },
  );
}
