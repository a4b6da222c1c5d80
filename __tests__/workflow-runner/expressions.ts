import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { github } from '../github/language.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What expressions refer to: `github`, `needs`, `steps` and so on. */
export type Contexts = Readonly<Record<string, Json>>;

/** What ran before, as the status functions see it. */
export interface Status {
  readonly success: boolean;
  readonly failure: boolean;
}

/** The contexts that GitHub has; one that is not given is empty. */
const names = [
  ...['github', 'env', 'vars', 'job', 'jobs', 'steps', 'runner', 'secrets', 'strategy', 'matrix', 'needs', 'inputs'],
];

const { data } = github;

const toData = (value: Json) => JSON.parse(JSON.stringify(value), data.reviver) as InstanceType<typeof data.Dictionary>;

/**
 * The value of an expression, by GitHub's lexer, parser and evaluator.
 * @param expression what stands between `${{` and `}}`
 * @throws GitHub's error for an expression that cannot be parsed or evaluated
 */
export function evaluate(expression: string, contexts: Contexts, status?: Status): Json {
  const results = new Map<string, boolean>(
    status === undefined
      ? []
      : [
          ['success', status.success],
          ['failure', status.failure],
          ['always', true],
          ['cancelled', false],
        ],
  );
  const functions = [...results].map(([name, result]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(result),
  }));
  const { tokens } = new github.Lexer(expression).lex();
  const parsed = new github.Parser(tokens, names, functions).parse();
  const given = Object.fromEntries(names.map((name) => [name, contexts[name] ?? {}]));
  const evaluator = new github.Evaluator(parsed, toData(given), new Map(functions.map((one) => [one.name, one])));
  return JSON.parse(JSON.stringify(evaluator.evaluate(), data.replacer)) as Json;
}

/** A value as it stands in text, by GitHub's coercion: null is empty. */
export const asText = (value: Json): string => toData([value]).values()[0]?.coerceString() ?? '';

/** Whether a condition holds; null, 0 and empty text do not. */
export function holds(condition: string, contexts: Contexts, status: Status): boolean {
  return evaluate(`!!(${condition})`, contexts, status) === true;
}

/** The value of a piece of a workflow with every expression in it evaluated. */
export function valueOf(token: TemplateToken | undefined, contexts: Contexts): Json {
  if (token === undefined) return null;
  if (github.isBasicExpression(token)) return evaluate(token.expression, contexts);
  if (github.isString(token) || github.isNumber(token) || github.isBoolean(token)) return token.value;
  if (github.isSequence(token)) return [...token].map((item) => valueOf(item, contexts));
  if (github.isMapping(token)) {
    return Object.fromEntries([...token].map(({ key, value }) => [key.toString(), valueOf(value, contexts)]));
  }
  return null;
}

/** A mapping whose values become text, as `with` and `env` do. */
export function textsOf(token: TemplateToken | undefined, contexts: Contexts): Record<string, string> {
  const value = valueOf(token, contexts);
  return value === null
    ? {}
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one as Json)]));
}
