import type { Comparison } from '../../tree/tree.js';
import type { Impact } from '../../graph/impact.js';
import type { BuildSystem, Tools } from '../../graph/reader.js';
import { Unanswerable } from '../../tree/unanswerable.js';
import { impactOfWorkspaces } from './impact.js';
import { hasWorkspaces } from './projects.js';

/** Workspaces of npm, yarn, pnpm, bun, Rush and Lerna, read from the files of both commits; no package manager is run. */
export const workspaces: BuildSystem = {
  detect: hasWorkspaces,
  async impact(comparison: Comparison, tools: Tools): Promise<Impact> {
    try {
      return await impactOfWorkspaces(comparison, tools);
    } catch (error) {
      if (!(error instanceof Unanswerable)) throw error;
      return { kind: 'all', why: error.message };
    }
  },
};
