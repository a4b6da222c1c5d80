/** Id of the node of a project: the part that its dependents see. */
export function projectId(directory: string): string {
  return `project:${directory}`;
}

/** The directory of the project whose node has an id; undefined for other nodes. */
export function projectAt(id: string): string | undefined {
  return id.startsWith('project:') ? id.slice('project:'.length) : undefined;
}

/** Id of the node of one extra of a project. */
export function extraId(directory: string, extra: string): string {
  return `extra ${extra}:${directory}`;
}

/** Id of the node of a project's tests. Only this node has the project's dependency groups. */
export function testsId(directory: string): string {
  return `tests:${directory}`;
}

/** Id of the node of a directory of tests that belongs to no project. */
export function rootTestsId(directory: string): string {
  return `root tests:${directory}`;
}
