import { readFromManifests } from '../../graph/manifests.js';
import { readCargoGraph } from './graph.js';

/** Cargo workspaces and packages, read from manifests, lockfile and sources. Cargo itself is not needed. */
export const cargo = readFromManifests('cargo', readCargoGraph);
