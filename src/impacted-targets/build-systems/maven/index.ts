import type { BuildSystem } from '../reader.js';
import { refuseUnknownOptions } from '../../configuration/known-options.js';
import { compareManifests } from '../../graph/manifests.js';
import { readMavenGraph } from './graph.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven: BuildSystem = {
  impact: async (comparison, { options }) => {
    refuseUnknownOptions('maven', options, []);
    return compareManifests(comparison, 'maven', (tree) => readMavenGraph(tree, comparison.root));
  },
};
