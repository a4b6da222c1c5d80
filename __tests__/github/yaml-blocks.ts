import { configurationSchema } from '../../packages/impacted-targets/src/configuration/schema.js';
import { parse } from 'yaml';
import { queueSettings } from '../../src/service/queue/queue-settings.js';

/** A block of YAML in a document. */
export interface YamlBlock {
  /** Number of its first line in the document, from 1. */
  readonly line: number;
  readonly content: string;
}

/** The blocks of YAML of a Markdown document, without the indentation of the list around them. */
export function yamlBlocks(markdown: string): YamlBlock[] {
  return [...markdown.matchAll(/^( *)```ya?ml\n([^]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: content = '' }) => ({
      line: markdown.slice(0, index).split('\n').length + 1,
      content: content.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** What a block is: a workflow, to which parts of one are completed, a configuration file of impacted targets, or settings of a queue. */
export type Meaning =
  | { readonly kind: 'workflow'; readonly workflow: string }
  | { readonly kind: 'impacted-targets.yml'; readonly text: string }
  | { readonly kind: 'queue settings'; readonly settings: Readonly<Record<string, unknown>> };

const configurationKeys = Object.keys(configurationSchema.shape);

const indented = (text: string, spaces: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces));

/**
 * What a block of a document is.
 * @throws where it is nothing that a person could copy into a repository
 */
export function meaningOf(content: string): Meaning {
  const workflow = (jobs: string): Meaning => ({ kind: 'workflow', workflow: `on: pull_request\njobs:\n${jobs}` });
  const value: unknown = parse(content);
  if (Array.isArray(value)) return workflow(`  job:\n    runs-on: ubuntu-latest\n    steps:\n${indented(content, 6)}`);
  if (typeof value !== 'object' || value === null) throw new Error('it is neither a mapping nor a list');
  const keys = Object.keys(value);
  if (keys.includes('jobs')) {
    return { kind: 'workflow', workflow: keys.includes('on') ? content : `on: pull_request\n${content}` };
  }
  if (keys.every((key) => configurationKeys.includes(key))) return { kind: 'impacted-targets.yml', text: content };
  if (keys.every((key) => Object.hasOwn(queueSettings, key))) {
    return { kind: 'queue settings', settings: value as Record<string, unknown> };
  }
  if (Object.values(value).every((job: unknown) => typeof job === 'object' && job !== null && 'runs-on' in job)) {
    return workflow(indented(content, 2));
  }
  throw new Error(`it is neither a workflow or a part of one, nor a configuration file: it has ${keys.join(', ')}`);
}
