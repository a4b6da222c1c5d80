import { configurationYaml } from '../../../packages/impacted-targets/src/answer/explanation/rules-to-copy.js';
import type { Suggestion } from '../../../packages/impacted-targets/src/graph/impact.js';
import { code, preformatted } from './markdown.js';

/** Suggested rules, ready to copy. @param file what the configuration file is called */
export function rulesToCopy(suggestions: readonly Suggestion[], file = 'configuration file'): string[] {
  const inInput = suggestions.flatMap(({ rule }) => (rule.key === 'impact-all-paths' ? [rule.glob] : []));
  const yaml = configurationYaml(suggestions);
  return [
    ...(yaml === '' ? [] : [`For the ${file}:\n\n${preformatted(yaml)}`]),
    ...(inInput.length === 0
      ? []
      : [`Lines for the input ${code('impact-all-paths')}:\n\n${preformatted(inInput.join('\n'))}`]),
  ];
}
