import type { Edge, Reason } from '../graph/impact.js';

/** Replacements for the names in a reason. */
export interface Rewritten {
  target(name: string): string;
  path(path: string): string;
  /** The edge of dependencies that come without one. */
  readonly edge?: Edge;
}

/** Replaces the names in reasons. A reason that many targets share stays shared. */
export function rewriting(names: Rewritten): (reason: Reason) => Reason {
  const known = new Map<Reason, Reason>();
  return (reason) => {
    // Starts at the cause, without recursion, since chains may be as long as there are targets.
    const waiting: Reason[] = [];
    for (let one: Reason | undefined = reason; one !== undefined && !known.has(one);) {
      waiting.push(one);
      one = one.kind === 'dependency' ? one.because : undefined;
    }
    for (const one of waiting.reverse()) known.set(one, rewritten(one, names, known));
    return known.get(reason) ?? reason;
  };
}

function rewritten(written: Reason, names: Rewritten, known: ReadonlyMap<Reason, Reason>): Reason {
  const edge = written.edge ?? (written.kind === 'dependency' ? names.edge : undefined);
  const file = edge?.file;
  const reason: Reason = {
    ...written,
    ...(edge && { edge: file === undefined ? edge : { ...edge, file: names.path(file) } }),
  };
  if (reason.kind === 'file') return { ...reason, path: names.path(reason.path) };
  if (reason.kind === 'graph') {
    const files = reason.files && [...new Set(reason.files.map((path) => names.path(path)))];
    return { ...reason, ...(files && { files }) };
  }
  const because = reason.because && known.get(reason.because);
  return { ...reason, target: names.target(reason.target), ...(because && { because }) };
}
