import { spawnSync } from 'node:child_process';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { github } from '../github/language.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What expressions refer to: `github`, `needs`, `steps` and so on. */
export type Contexts = Readonly<Record<string, object>>;

/** A step that runs, with its expressions evaluated. */
export interface PlannedStep {
  /** The action without its version; absent for a script. */
  readonly uses?: string;
  readonly run?: string;
  readonly with: Readonly<Record<string, string>>;
  /** Those of the workflow and the job, too. */
  readonly env: Readonly<Record<string, string>>;
  readonly continueOnError: boolean;
}

/** What a workflow does in a situation. */
export interface Plan {
  readonly name: string;
  /** The filters of each event that starts it. */
  readonly events: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly permissions: Json;
  readonly concurrency: Json;
  /** The steps of each job that runs, without those whose condition does not hold. */
  readonly jobs: Readonly<Record<string, readonly PlannedStep[]>>;
  /** Values of the matrix of each job that runs and has one. */
  readonly matrices: Readonly<Record<string, Json>>;
}

const contextNames = [
  ...['github', 'env', 'vars', 'job', 'steps', 'runner', 'secrets', 'strategy', 'matrix', 'needs', 'inputs'],
];
const { data } = github;
const toData = (value: unknown) =>
  JSON.parse(JSON.stringify(value), data.reviver) as InstanceType<typeof data.Dictionary>;

/** The value of an expression, by GitHub's lexer, parser and evaluator. */
function evaluate(expression: string, contexts: Contexts, hasFailed: boolean): Json {
  const results = { success: !hasFailed, failure: hasFailed, always: true, cancelled: false };
  const functions = Object.entries(results).map(([name, result]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(result),
  }));
  const parsed = new github.Parser(new github.Lexer(expression).lex().tokens, contextNames, functions).parse();
  const given = Object.fromEntries(contextNames.map((name) => [name, contexts[name] ?? {}]));
  const evaluator = new github.Evaluator(parsed, toData(given), new Map(functions.map((one) => [one.name, one])));
  return JSON.parse(JSON.stringify(evaluator.evaluate(), data.replacer)) as Json;
}

/**
 * What a workflow does in a situation, by GitHub's own parser and evaluator. A job runs where its condition holds, whatever
 * the jobs that it needs came to: `needs` in the contexts says that.
 * @param failed what has failed before: a job that is needed, or a step of the same job
 * @throws with everything that GitHub's parser has against the workflow
 */
export async function planOf(content: string, contexts: Contexts, failed?: 'job' | 'step'): Promise<Plan> {
  const { context, value } = github.parseWorkflow(
    { name: 'workflow.yml', content },
    new github.NoOperationTraceWriter(),
  );
  const template = value && (await github.convertWorkflowTemplate(context, value));
  const mistakes = context.errors.getErrors().map(({ message }) => message);
  if (mistakes.length > 0 || template === undefined) throw new Error(mistakes.join('\n'));
  const text = (token: TemplateToken | undefined): Record<string, string> =>
    Object.fromEntries(
      Object.entries((valueOf(token) ?? {}) as object).map(([name, one]) => [
        name,
        toData([one]).values()[0]?.coerceString() ?? '',
      ]),
    );
  const part = (token: TemplateToken | undefined, name: string): TemplateToken | undefined =>
    token !== undefined && github.isMapping(token) ? token.find(name) : undefined;
  const holds = (condition: string, hasFailed: boolean): boolean =>
    evaluate(`!!(${condition})`, contexts, hasFailed) === true;

  function valueOf(token: TemplateToken | undefined): Json {
    if (token === undefined) return null;
    if (github.isBasicExpression(token)) return evaluate(token.expression, contexts, false);
    if (github.isString(token) || github.isNumber(token) || github.isBoolean(token)) return token.value;
    if (github.isSequence(token)) return [...token].map((item) => valueOf(item));
    if (!github.isMapping(token)) return null;
    return Object.fromEntries([...token].map(({ key, value: one }) => [key.toString(), valueOf(one)]));
  }

  const running = template.jobs.flatMap((job) =>
    job.type === 'job' && holds(job.if.expression, failed === 'job') ? [job] : [],
  );
  const tokenOf = (id: string): TemplateToken | undefined => part(part(value, 'jobs'), id);
  const steps = (job: (typeof running)[number]): PlannedStep[] => {
    const token = tokenOf(job.id.value);
    const list = part(token, 'steps');
    const env = { ...text(part(value, 'env')), ...text(part(token, 'env')) };
    return job.steps.flatMap((step, index) => {
      if (!holds(step.if?.expression ?? 'success()', failed === 'step')) return [];
      const one = list !== undefined && github.isSequence(list) ? list.get(index) : undefined;
      const { uses, run } = text(one);
      return {
        ...(uses === undefined ? { run } : { uses: uses.replace(/@.*/, '') }),
        with: text(part(one, 'with')),
        env: { ...env, ...text(part(one, 'env')) },
        continueOnError: valueOf(part(one, 'continue-on-error')) === true,
      } as PlannedStep;
    });
  };
  return {
    name: part(value, 'name')?.assertString('name').value ?? '',
    events: template.events as Plan['events'],
    permissions: valueOf(part(value, 'permissions')),
    concurrency: valueOf(part(value, 'concurrency')),
    jobs: Object.fromEntries(running.map((job) => [job.id.value, steps(job)])),
    matrices: Object.fromEntries(
      running.flatMap(({ id: { value: id } }) => {
        const matrix = part(part(tokenOf(id), 'strategy'), 'matrix');
        return matrix === undefined ? [] : [[id, valueOf(matrix)]];
      }),
    ),
  };
}

/** Runs the script of a step as the runner does, by `bash -e`. */
export function shell({ run = '', env }: PlannedStep, folder: string): { status: number | null; stdout: string } {
  const { status, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', run], {
    cwd: folder,
    env: { PATH: process.env.PATH, GITHUB_STEP_SUMMARY: '/dev/null', ...env },
    encoding: 'utf8',
  });
  return { status, stdout };
}
