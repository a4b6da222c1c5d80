import {
  nameOfMerge,
  type Audit,
  type AuditedTarget,
  type NearMerge,
} from '../../../packages/impacted-targets/src/audit/audit.js';
import { counted } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { andMore, code, lines, table, text } from './markdown.js';
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
  const rows = targets
    .slice(0, mostTargets)
    .map(({ target, verdict, why, tests }) => [
      code(shortened(target, 200)),
      `**${verdict}**`,
      text(shortened(why, 500)),
      tests.length === 0 ? '' : String(tests.length),
    ]);
  const escaped = targets.filter(({ verdict }) => verdict === 'escaped');
  return [
    ...picture(audit),
    ...(rows.length === 0
      ? []
      : [
          `${table(['Failed target', 'Verdict', 'Why', 'Failed tests'], rows)}${andMore(targets.length - rows.length, 'audit')}`,
        ]),
    ...escaped.slice(0, mostEscaped).map((one) => escapedSection(one, audit)),
    ...(unknownTests.length === 0
      ? []
      : [
          `<details><summary>${counted(unknownTests.length, 'failed test')} of no known target</summary>\n\n${unknownTests
            .slice(0, mostTargets)
            .map((name) => `- ${code(shortened(name, 200))}`)
            .join('\n')}\n\n</details>`,
        ]),
  ].join('\n\n');
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
    `${text(nameOfMerge(merges[merge]))} ${text(shortened(merges[merge]?.subject ?? '', 80))}`,
    reasons.length === 0
      ? 'nothing'
      : reasons
          .slice(0, 3)
          .map((reason) => text(shortened(reason, 200)))
          .join('<br>'),
  ]);
  const ruled = near.find(({ rule }) => rule !== undefined);
  return [
    `### ${code(shortened(target, 200))} escaped`,
    table(['Merge, the nearest first', 'What connects them'], rows),
    ...(ruled?.rule === undefined ? [] : [ruleText(ruled.rule)]),
  ].join('\n\n');
}

function ruleText({ yaml, cost }: NonNullable<NearMerge['rule']>): string {
  const { merges, claimingMore, targets, apartBefore, apartAfter } = cost;
  const lost = apartBefore.fromPrevious - apartAfter.fromPrevious;
  return [
    `This would have claimed it. Write it only if the target does depend on that:\n\n<pre>${lines(yaml)}</pre>`,
    `Over the last ${counted(merges, 'merge')}, ${counted(claimingMore, 'merge')} would have claimed more (${counted(targets, 'target')} in all), and ${String(lost)} fewer could have been tested apart from the merge before.`,
  ].join('\n\n');
}
