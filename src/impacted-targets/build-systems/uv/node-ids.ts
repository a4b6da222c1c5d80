/** Id of the node of a project: what its dependents see. */
export function projectId(directory: string): string {
  return `project:${directory}`;
}

/** Id of the node of one extra of a project. */
export function extraId(directory: string, extra: string): string {
  return `extra ${extra}:${directory}`;
}

/** Id of the node of a project's tests, which alone have its dependency groups. */
export function testsId(directory: string): string {
  return `tests:${directory}`;
}

/** Id of the node of a directory of tests that no project holds. */
export function rootTestsId(directory: string): string {
  return `root tests:${directory}`;
}
