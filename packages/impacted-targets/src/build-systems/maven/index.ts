import { readFromManifests } from '../../graph/manifests.js';
import { readMavenGraph } from './graph.js';

/** Maven reactors, read from their POMs. Maven itself is not needed. */
export const maven = readFromManifests('maven', readMavenGraph);
