import { wordSet } from '../../../shared/src/word-set.js';
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../../shared/src/json-values.js';
import type { Change, Comparison } from '../tree/tree.js';

type Mapping = Readonly<Record<string, unknown>>;

export const isWorkflow = (path: string): boolean => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** True for an action that lies in the repository. */
const isAction = (path: string) => /^\.github\/actions\/(?:[^/]+\/)+action\.ya?ml$/.test(path);

/** True for a file that tells GitHub Actions what to run. */
export function isWorkflowOrAction(path: string): boolean {
  return isWorkflow(path) || isAction(path);
}

/**
 * Why a changed workflow or action impacts nothing.
 * @returns undefined where it may impact everything
 */
export async function workflowRule({ base, head }: Comparison, change: Change): Promise<string | undefined> {
  const sides: (Mapping | undefined)[] = [];
  for (const [entry, tree] of [[change.base, base] as const, [change.head, head] as const]) {
    const content = entry && (await tree.read([change.path])).get(change.path);
    const parsed = content && (await parseWorkflow(content.toString('utf8')));
    if (entry && !parsed) return undefined;
    sides.push(parsed);
  }
  const [before, after] = sides;
  if (isWorkflow(change.path) && sides.every((side) => side === undefined || startsLater(side)))
    return 'no pull request and no merge group starts it';
  if (before && after && isDeepStrictEqual(withoutNames(before), withoutNames(after)))
    return 'only names, comments or versions of actions differ';
  return undefined;
}

/** A workflow or an action; undefined for a text that is not a mapping in YAML. */
async function parseWorkflow(text: string): Promise<Mapping | undefined> {
  // Loaded only here, because few pull requests change a workflow.
  const { parseYaml } = await import('../tree/formats/yaml.js');
  try {
    const value = parseYaml(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : undefined;
  } catch {
    return undefined;
  }
}

/** What a workflow or an action does, whatever names it shows and in whatever version it uses actions. */
function withoutNames({ name: _, 'run-name': _runName, jobs, runs, ...others }: Mapping): unknown {
  const comparable = Object.entries(fieldsOf(jobs)).map(([id, job]) => [id, withoutNamesOfSteps(job)]);
  return { ...others, jobs: Object.fromEntries(comparable) as unknown, runs: withoutNamesOfSteps(runs) };
}

/** A job, or what an action runs. */
function withoutNamesOfSteps(of: unknown): unknown {
  const { name: _, steps, ...others } = fieldsOf(of);
  if (!Array.isArray(steps)) return { ...others, steps };
  const comparable = steps.map((step) => {
    const { name: _name, uses, ...rest } = fieldsOf(step);
    return { ...rest, uses: typeof uses === 'string' ? actionOf(uses) : uses };
  });
  return { ...others, steps: comparable };
}

/** The name of an action without its version: `actions/checkout@v7`. Images and files of the repository have none. */
function actionOf(uses: string): string {
  return /^[\w.-]+(?:\/[\w.-]+)+@[^@]+$/.test(uses) ? uses.slice(0, uses.indexOf('@')) : uses;
}

/**
 * Events of GitHub that do not concern new commits. A workflow that only these events start tests no pull request and
 * no merge group, so its steps decide on no merge (GitHub's documentation, "Events that trigger workflows").
 */
const elsewhere = wordSet(
  'schedule release issues issue_comment discussion discussion_comment label milestone fork watch gollum ' +
    'page_build public registry_package delete branch_protection_rule project project_card project_column ' +
    'member star',
);

/**
 * Events that a person or another program causes. A workflow with only such events counts as a test, because it may be
 * one. Beside a schedule, a release or a push after the merge, they only repeat it.
 */
const byHand: ReadonlySet<string> = new Set(['workflow_dispatch', 'repository_dispatch']);

/** Branches whose name shows that commits pushed there are already merged. */
const merged = /^(?:main|master|trunk)$/;

/** Branches of versions. Beside a branch above, they also receive merges. */
const ofVersions =
  /^(?:(?:\w+-)?rc|(?:releases?|versions?|stable|support|maint(?:enance)?|lts)[-/][\w.*/+-]+|v?\d[\w.*-]*)$/;

/** True for a workflow that no event of a commit starts which is still to be merged. */
function startsLater(workflow: Mapping): boolean {
  const events = eventsOf(workflow);
  const automatic = events.filter(([name]) => !byHand.has(name));
  if (automatic.length === 0 || !automatic.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter)))
    return false;
  const isRepeated = automatic.some(([name]) => ['schedule', 'release', 'push'].includes(name));
  return automatic.length === events.length || isRepeated;
}

function eventsOf({ on }: Mapping): readonly [string, unknown][] {
  if (typeof on === 'string') return [[on, undefined]];
  if (Array.isArray(on)) return on.map((name) => [String(name), undefined]);
  return Object.entries(fieldsOf(on));
}

/** True for a push of tags alone, or to branches alone that receive merges, and for a closed pull request. */
function isOfMerged(name: string, filter: unknown): boolean {
  const { branches, tags, types, ...others } = fieldsOf(filter);
  if (name === 'pull_request' || name === 'pull_request_target') {
    const actions = [types].flat();
    return actions.length > 0 && actions.every((type) => type === 'closed');
  }
  if (name !== 'push') return false;
  if (Object.keys(others).some((key) => !['paths', 'paths-ignore', 'tags-ignore'].includes(key))) return false;
  if (branches === undefined) return tags !== undefined;
  const names = [branches].flat().map(String);
  return names.some((one) => merged.test(one)) && names.every((one) => merged.test(one) || ofVersions.test(one));
}
