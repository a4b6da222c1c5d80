import type { BuildSystem } from '../build-system.js';
import { refuseUnknownOptions } from '../../configuration/known-options.js';
import { compareManifests } from '../../graph/manifests.js';
import type { SearchedTexts } from '../../mentions/search-texts.js';
import { readMavenGraph } from './graph.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven: BuildSystem = {
  impact: async (comparison, { options }) => {
    refuseUnknownOptions('maven', options, []);
    const searched: SearchedTexts = new Map();
    return compareManifests(comparison, 'maven', (tree) => readMavenGraph(tree, comparison.root, searched));
  },
};
