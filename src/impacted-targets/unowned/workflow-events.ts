/**
 * Events of GitHub that do not concern new commits. A workflow that only these events start tests no pull request and
 * no merge group, so its steps decide on no merge (GitHub's documentation, "Events that trigger workflows").
 */
const elsewhere: ReadonlySet<string> = new Set([
  ...['schedule', 'release', 'issues', 'issue_comment', 'discussion', 'discussion_comment', 'label', 'milestone'],
  ...['fork', 'watch', 'gollum', 'page_build', 'public', 'registry_package', 'delete', 'branch_protection_rule'],
  ...['project', 'project_card', 'project_column', 'member', 'star'],
]);

/**
 * Events that a person or another program causes. A workflow with one of them alone counts as a test, because it may be
 * one. Beside an event that shows that the workflow runs after the merge, they only repeat it.
 */
const byHand: ReadonlySet<string> = new Set(['workflow_dispatch', 'repository_dispatch']);

/** Branches whose name shows that commits pushed there are already merged. */
const merged = /^(?:main|master|trunk)$/;

/** Branches of versions. Beside a branch above, they also receive merges. */
const ofVersions =
  /^(?:(?:\w+-)?rc|(?:releases?|versions?|stable|support|maint(?:enance)?|lts)[-/][\w.*/+-]+|v?\d[\w.*-]*)$/;

/**
 * When a workflow starts: `later`, when no event comes from a commit that is still to be merged; `called`, when it
 * otherwise starts only where another workflow calls it; `now` in any other case.
 */
export type Start = 'later' | 'called' | 'now';

export function startOf(workflow: Readonly<Record<string, unknown>>): Start {
  const events = eventsOf(workflow);
  const others = events.filter(([name]) => !byHand.has(name));
  const isCalled = others.some(([name]) => name === 'workflow_call');
  const automatic = others.filter(([name]) => name !== 'workflow_call');
  if (!automatic.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter))) return 'now';
  if (isCalled) return 'called';
  const isRepeated = automatic.some(([name]) => ['schedule', 'release', 'push'].includes(name));
  return automatic.length > 0 && (others.length === events.length || isRepeated) ? 'later' : 'now';
}

/** True where a person or another program can start the workflow. */
export function isStartedByHand(workflow: Readonly<Record<string, unknown>>): boolean {
  return eventsOf(workflow).some(([name]) => byHand.has(name));
}

function eventsOf(workflow: Readonly<Record<string, unknown>>): readonly [string, unknown][] {
  // YAML 1.1 reads the key `on` as true.
  const on = workflow.on ?? workflow.true;
  if (typeof on === 'string') return [[on, undefined]];
  if (Array.isArray(on)) return on.map((name) => [String(name), undefined]);
  return typeof on === 'object' && on !== null ? Object.entries(on) : [];
}

/** True for a push of tags alone, or to branches alone that receive merges, and for a closed pull request. */
function isOfMerged(name: string, filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  const { branches, tags, types, ...others } = filter as Record<string, unknown>;
  if (name === 'pull_request' || name === 'pull_request_target') {
    const actions = [types].flat();
    return actions.length > 0 && actions.every((type) => type === 'closed');
  }
  if (name !== 'push') return false;
  if (Object.keys(others).some((key) => key !== 'paths' && key !== 'paths-ignore' && key !== 'tags-ignore'))
    return false;
  if (branches === undefined) return tags !== undefined;
  const names = [branches].flat().map(String);
  return names.some((name) => merged.test(name)) && names.every((name) => merged.test(name) || ofVersions.test(name));
}
