import type { Forest, Reached } from '../../../packages/impacted-targets/src/answer/explanation/forest.js';
import type { Edge } from '../../../packages/impacted-targets/src/answer/impact.js';
import { present } from '../../../packages/shared/src/json-values.js';
import { grouped } from '../../../packages/shared/src/numbers.js';
import { redacted } from '../../../packages/shared/src/redaction.js';
import { type Arrow, type Block, type Box, paragraph } from '../../document/blocks.js';

/** Most leaves of one step that get a box each; more of them share a box. */
const mostSingle = 3;

/** Longest row of boxes. GitHub shrinks a longer row to the width of the page, and it becomes unreadable. */
const longestRow = 5;

const longestName = 60;
const longestReason = 32;

const looks = { file: 'CHANGE', event: 'CHANGE', part: 'PART', target: 'TARGET' } as const;

/** A drawing of how changed files lead to targets, and what it leaves out; empty where there is nothing to draw. */
export function impactGraph(forest: Forest): readonly Block[] {
  if (forest.shown === 0) return [];
  const drawn = { boxes: [] as Box[], arrows: [] as Arrow[] };
  for (const root of forest.roots) draw(root, drawn);
  const direction = Math.max(...forest.roots.map(depthOf)) > longestRow ? 'TB' : 'LR';
  const picture: Block = { kind: 'graph', direction, ...drawn };
  if (forest.shown === forest.total) return [picture];
  const only = `${grouped(forest.shown)} of ${grouped(forest.total)} targets are drawn: those that lead to the most others`;
  return [picture, paragraph(`${only}. The explanation file has the way to each target.`)];
}

const isLeaf = ({ next, leftOut }: Reached): boolean => next.length === 0 && leftOut === 0;

const depthOf = ({ next }: Reached): number => 1 + Math.max(0, ...next.map(depthOf));

/** Adds the box of a step, and everything below it. */
function draw(step: Reached, drawn: { readonly boxes: Box[]; readonly arrows: Arrow[] }): number {
  const add = (box: Box): number => drawn.boxes.push(box) - 1;
  const behind = step.leftOut === 0 ? [] : [`leads to ${grouped(step.leftOut)} more`];
  const own = add({ lines: [...linesOf(step), ...behind], look: looks[step.kind] });
  // An event names the package that it is about.
  const next = step.next.flatMap((one) =>
    step.kind === 'event' && one.kind === 'part' && one.leftOut === 0 && step.name.includes(one.name)
      ? one.next
      : [one],
  );
  const leaves = next.filter(isLeaf);
  const isShared = leaves.length > mostSingle;
  for (const one of next) {
    if (!isShared || !isLeaf(one)) drawn.arrows.push({ from: own, to: draw(one, drawn) });
  }
  if (isShared) {
    drawn.arrows.push({ from: own, to: add({ lines: leaves.map(({ name }) => endOf(name)), look: 'TARGET' }) });
  }
  return own;
}

/** A name, and below it why it is reached. */
function linesOf({ name, files, edge }: Reached): readonly string[] {
  const [other, ...more] = files.filter((file) => !name.includes(file));
  const count = more.length > 0 ? ` and ${grouped(more.length)} more` : '';
  return present(endOf(name), other !== undefined && `${endOf(other)}${count}`, edge && reasonOf(edge));
}

/** The end of a long name, which says more than its beginning. */
function endOf(outside: string): string {
  const name = redacted(outside);
  if (name.length <= longestName) return name;
  const end = name.slice(-longestName);
  const slash = end.indexOf('/');
  return `…${slash === -1 || slash > longestName / 2 ? end : end.slice(slash)}`;
}

/** Why a step depends on the one before it, where that is short. */
function reasonOf({ kind, file, line }: Edge): string | undefined {
  if (file === undefined) return undefined;
  const place = `${file.slice(file.lastIndexOf('/') + 1)}${line === undefined ? '' : `:${String(line)}`}`;
  const reason = `${kind} ${kind === 'declared' || kind === 'stated' ? 'in' : 'by'} ${redacted(place)}`;
  return reason.length > longestReason ? undefined : reason;
}
