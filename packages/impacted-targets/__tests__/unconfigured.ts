import type { Tools } from '../src/graph/reader.js';
import { emptyConfiguration } from '../src/configuration/read-configuration.js';

/** What a build system is told where neither commit has a configuration file, and nobody was asked before. */
export const unconfigured: Pick<Tools, 'configurations'> = {
  configurations: {
    kind: 'configurations',
    file: '.github/impacted-targets.yml',
    base: emptyConfiguration,
    head: emptyConfiguration,
  },
};
