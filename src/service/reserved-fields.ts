/** Top-level fields that have a fixed meaning and that extra fields can't replace. */
export const reservedFields = ['repo', 'targetBranch', 'pr', 'impactedTargets', 'org_url_slug', 'page_query'] as const;
