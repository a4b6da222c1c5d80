import type { BuildSystem } from '../../graph/reader.js';
import { readFromManifests } from '../../graph/manifests.js';
import { readPythonGraph } from './graph.js';
import { hasSeveralProjects } from './workspace.js';

/** uv workspaces, and Python projects that depend on each other by path. uv and Python themselves are not needed. */
export const uv: BuildSystem = { detect: hasSeveralProjects, ...readFromManifests('uv', readPythonGraph) };
