import { nameOfMerge, type Audit, type AuditedTarget } from '../../../packages/impacted-targets/src/audit/audit.js';
import { counted } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { folded, preformatted, shortCode, shortText, table, tableOfFirst, text } from './markdown.js';
import { flowchart } from './mermaid.js';

/** Most rows of the table, and most escaped targets that get a section. */
const mostTargets = 30;
const mostEscaped = 5;
/** Most merges and targets of the picture: with more, nobody could read it. */
const mostInPicture = 12;
const mostArrows = 40;
const longestLine = 60;

/** What is known of failed targets: a picture of merges and targets, a table, and a section for each escaped target. */
export function auditSummary(audit: Audit): string {
  const { targets, unknownTests } = audit;
  if (targets.length + unknownTests.length === 0) return '';
  const escaped = targets.filter(({ verdict }) => verdict === 'escaped');
  const parts = picture(audit);
  if (targets.length > 0) {
    const header = ['Failed target', 'Verdict', 'Why', 'Failed tests'];
    const rows = tableOfFirst(
      targets,
      { header, most: mostTargets, file: 'audit' },
      ({ target, verdict, why, tests }) => [
        shortCode(target, 200),
        `**${verdict}**`,
        shortText(why, 500),
        tests.length === 0 ? '' : String(tests.length),
      ],
    );
    parts.push(rows);
  }
  parts.push(...escaped.slice(0, mostEscaped).map((one) => escapedSection(one, audit)));
  if (unknownTests.length > 0) {
    const names = unknownTests.slice(0, mostTargets).map((name) => `- ${shortCode(name, 200)}`);
    parts.push(folded(`${counted(unknownTests.length, 'failed test')} of no known target`, names.join('\n')));
  }
  return parts.join('\n\n');
}

/** Merges on the left, failed targets on the right: a whole arrow where a merge claimed, a dotted one to the nearest merge of an escaped target. */
function picture({ merges, targets }: Audit): string[] {
  const shown = targets
    .filter(({ verdict }) => ['escaped', 'apart', 'claimed'].includes(verdict))
    .slice(0, mostInPicture);
  const arrows = shown.flatMap(({ claims, near }, target) => [
    ...claims.map(({ merge }) => ({ merge, target, dotted: false })),
    ...near.slice(0, 1).map(({ merge }) => ({ merge, target, dotted: true })),
  ]);
  const drawn = [...new Set(arrows.map(({ merge }) => merge))].sort((a, b) => a - b).slice(-mostInPicture);
  const lineOf = (merge: number): string[] => [
    nameOfMerge(merges[merge]),
    shortened(merges[merge]?.subject ?? '', longestLine),
  ];
  const chart = flowchart({
    direction: 'LR',
    boxes: [
      ...drawn.map((merge) => ({ lines: lineOf(merge), look: 'CHANGE' as const })),
      ...shown.map(({ target, verdict }) => ({
        lines: [shortened(target, longestLine), verdict],
        look: verdict === 'claimed' ? ('TARGET' as const) : ('FAILED' as const),
      })),
    ],
    arrows: arrows
      .filter(({ merge }) => drawn.includes(merge))
      .slice(0, mostArrows)
      .map(({ merge, target, dotted }) => ({ from: drawn.indexOf(merge), to: drawn.length + target, dotted })),
  });
  if (arrows.length === 0 || chart === undefined) return [];
  return [chart, 'A whole arrow: the merge claimed the target. A dotted arrow: it did not, and is the nearest one.'];
}

function escapedSection({ target, near }: AuditedTarget, { merges }: Audit): string {
  const rows = near.slice(0, 5).map(({ merge, reasons }) => [
    `${text(nameOfMerge(merges[merge]))} ${shortText(merges[merge]?.subject ?? '', 80)}`,
    reasons.length === 0
      ? 'nothing'
      : reasons
          .slice(0, 3)
          .map((reason) => shortText(reason, 200))
          .join('<br>'),
  ]);
  const ruled = near.find(({ rule }) => rule !== undefined);
  return [
    `### ${shortCode(target, 200)} escaped`,
    table(['Merge, the nearest first', 'What connects them'], rows),
    ...(ruled?.rule === undefined
      ? []
      : [
          `This would have claimed it. Write it only if the target does depend on that:\n\n${preformatted(ruled.rule.yaml)}`,
        ]),
  ].join('\n\n');
}
