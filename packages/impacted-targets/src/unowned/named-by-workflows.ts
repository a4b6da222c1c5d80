import type { Tree } from '../tree/tree.js';
import { pathsAbove } from '../tree/paths.js';
import { remembered } from '../tree/remembered.js';
import { isWorkflowOrAction, parseWorkflow } from './workflows.js';

/** Keys of a workflow whose texts say nothing about what its jobs read. */
const saysNothing = new Set(['name', 'run-name', 'description', 'paths-ignore']);

const word = /[\w.@+-]+(?:\/[\w.@+-]+)*/g;

/**
 * Finds what the workflows and actions of a commit name in their commands and settings.
 * @returns whether they name a path, or a folder above it
 */
export function placesNamedByWorkflows(tree: Tree): Promise<(path: string) => boolean> {
  return remembered(tree, 'places that workflows name', async () => {
    const paths = (await tree.entries()).map(({ path }) => path).filter(isWorkflowOrAction);
    const named = new Set<string>();
    for (const content of (await tree.read(paths)).values()) {
      const text = content.toString('utf8');
      for (const one of textsIn((await parseWorkflow(text)) ?? text)) {
        for (const [place] of one.matchAll(word)) named.add(place.replace(/^(?:\.{1,2}\/)+/, ''));
      }
    }
    return (path: string) => [path, ...pathsAbove(path)].some((place) => place !== '' && named.has(place));
  });
}

/** All texts of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (saysNothing.has(key) ? [] : textsIn(each)));
}
