import type { ComputedTargets } from '../computed-targets.js';
import { chainOf } from './chain.js';

/** The version of the document's form: `schemas/impacted-targets-explanation.schema.json`. */
const formVersion = 1;

/**
 * The explanation of an answer, as JSON: what was compared, with which tools, and for every target the chain from a
 * change to it. It is written target by target, so that memory holds no second copy of it.
 */
export function explanationDocument(computed: ComputedTargets): Buffer {
  const { compared, buildSystems, tools } = computed;
  const head = {
    version: formVersion,
    ...(compared === undefined ? {} : { base: compared.base, head: compared.head, changedFiles: compared.changes }),
    tools: Object.fromEntries(tools),
    buildSystems,
    all: computed.kind === 'all',
  };
  const parts = [JSON.stringify(head).slice(0, -1)];
  if (computed.kind === 'all') {
    const causes = computed.causes.map(({ what, files }) => ({ what, files }));
    parts.push(`,"causes":${JSON.stringify(causes)}`);
  } else {
    const { targets, why, decided = new Map<string, string>() } = computed;
    const files = [...decided].map(([path, rule]) => ({ path, rule }));
    if (files.length > 0) parts.push(`,"decided":${JSON.stringify(files)}`);
    parts.push(',"targets":[');
    for (const [index, name] of targets.entries()) {
      const { cause, steps } = chainOf(name, why);
      parts.push(`${index === 0 ? '\n' : ',\n'}${JSON.stringify({ name, cause, steps })}`);
    }
    parts.push(']');
  }
  parts.push('}\n');
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
