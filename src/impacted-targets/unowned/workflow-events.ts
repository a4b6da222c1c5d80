/**
 * Events of GitHub that do not concern new commits. A workflow that only these events start tests no pull request and
 * no merge group, so its steps decide on no merge (GitHub's documentation, "Events that trigger workflows"). A workflow
 * that people or other programs start by hand counts as a test, because it may be one.
 */
const elsewhere: ReadonlySet<string> = new Set([
  ...['schedule', 'release', 'issues', 'issue_comment', 'discussion', 'discussion_comment', 'label', 'milestone'],
  ...['fork', 'watch', 'gollum', 'page_build', 'public', 'registry_package', 'delete', 'branch_protection_rule'],
  ...['project', 'project_card', 'project_column', 'member', 'star'],
]);

/** Branches whose name shows that commits pushed there are already merged. */
const merged = /^(main|master|trunk)$/;

/** True when no event of a workflow comes from a commit that is still to be merged. */
export function isAfterMerge(workflow: Readonly<Record<string, unknown>>): boolean {
  // YAML 1.1 reads the key `on` as true.
  const on = workflow.on ?? workflow.true;
  const events: [string, unknown][] =
    typeof on === 'string'
      ? [[on, undefined]]
      : Array.isArray(on)
        ? on.map((name) => [String(name), undefined])
        : typeof on === 'object' && on !== null
          ? Object.entries(on)
          : [];
  return events.length > 0 && events.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter));
}

/** True for a push event of tags alone, or of branches alone that receive merges. */
function isOfMerged(name: string, filter: unknown): boolean {
  if (name !== 'push' || typeof filter !== 'object' || filter === null) return false;
  const { branches, tags, ...others } = filter as Record<string, unknown>;
  if (Object.keys(others).some((key) => key !== 'paths' && key !== 'paths-ignore' && key !== 'tags-ignore'))
    return false;
  if (branches === undefined) return tags !== undefined;
  const names = [branches].flat();
  return names.length > 0 && names.every((branch) => typeof branch === 'string' && merged.test(branch));
}
