import type { BuildSystem } from '../../graph/reader.js';
import { compareManifests } from '../../graph/manifests.js';
import { readMavenGraph } from './graph.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven: BuildSystem = {
  impact: (comparison) => compareManifests(comparison, 'maven', (tree) => readMavenGraph(tree, comparison.root)),
};
