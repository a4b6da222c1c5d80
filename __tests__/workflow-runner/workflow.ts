import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { github } from '../github/language.js';

/** What a token of GitHub may do in each area. */
export type Permissions = Readonly<Record<string, 'read' | 'write' | 'none'>>;

/** A step as GitHub's parser reads it. */
export interface WorkflowStep {
  readonly id: string;
  readonly if: string;
  /** `uses`, `run`, `with`, `env`, `shell`, `working-directory`, with their expressions. */
  readonly part: (name: string) => TemplateToken | undefined;
}

export interface WorkflowJob {
  readonly id: string;
  readonly needs: readonly string[];
  readonly if: string;
  readonly part: (name: string) => TemplateToken | undefined;
  readonly permissions: Permissions;
  readonly steps: readonly WorkflowStep[];
}

export interface Workflow {
  readonly name: string;
  readonly events: Readonly<Record<string, unknown>>;
  readonly env: TemplateToken | undefined;
  readonly concurrency: TemplateToken | undefined;
  readonly jobs: readonly WorkflowJob[];
}

/**
 * A workflow as GitHub's parser reads it.
 * @throws with everything that the parser has against it
 */
export async function readWorkflow(name: string, content: string): Promise<Workflow> {
  const { context, value } = github.parseWorkflow({ name, content }, new github.NoOperationTraceWriter());
  const refuse = (): void => {
    const mistakes = context.errors.getErrors().map(({ message }) => message);
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  };
  refuse();
  if (value === undefined || !github.isMapping(value)) throw new Error(`${name} holds no workflow`);
  const template = await github.convertWorkflowTemplate(context, value);
  refuse();
  const jobs = mapping(value.find('jobs'));
  const ofAll = permissionsOf(value.find('permissions'));
  return {
    name: value.find('name')?.assertString('name').value ?? name,
    events: template.events,
    env: value.find('env'),
    concurrency: value.find('concurrency'),
    jobs: template.jobs.map((job) => {
      if (job.type !== 'job')
        throw new Error(`${name}: the runner for tests knows no reusable workflows (${job.id.value})`);
      const written = mapping(jobs.find(job.id.value));
      const steps = written.find('steps');
      for (const part of ['concurrency', 'container', 'services', 'defaults', 'continue-on-error']) {
        if (written.find(part) !== undefined)
          throw new Error(`${name}: the runner for tests knows no ${part} of a job`);
      }
      return {
        id: job.id.value,
        needs: (job.needs ?? []).map((need) => need.value),
        if: job.if.expression,
        part: (part) => written.find(part),
        permissions: permissionsOf(written.find('permissions')) ?? ofAll ?? restricted,
        steps: job.steps.map((step, index) => {
          const token = mapping(steps !== undefined && github.isSequence(steps) ? steps.get(index) : undefined);
          return { id: step.id, if: step.if?.expression ?? 'success()', part: (part) => token.find(part) };
        }),
      };
    }),
  };
}

function mapping(token: TemplateToken | undefined): MappingToken {
  if (token === undefined || !github.isMapping(token)) throw new Error('a mapping was expected');
  return token;
}

/** What a token may do where a workflow says nothing, in repositories that keep to GitHub's default. */
const restricted: Permissions = { contents: 'read', packages: 'read' };

function permissionsOf(token: TemplateToken | undefined): Permissions | undefined {
  if (token === undefined) return undefined;
  if (!github.isMapping(token)) throw new Error('the runner for tests knows permissions by their names only');
  return Object.fromEntries(
    [...token].map(({ key, value }) => [key.toString(), value.assertString('permission').value as 'read']),
  );
}
