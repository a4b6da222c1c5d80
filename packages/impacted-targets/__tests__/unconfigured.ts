import type { Configurations } from '../src/configuration/configuration.js';
import { emptyConfiguration } from '../src/configuration/read-configuration.js';

/** What a build system is told where neither commit has a configuration file, and nobody was asked before. */
export const unconfigured: { readonly configurations: Configurations } = {
  configurations: {
    kind: 'configurations',
    file: '.github/impacted-targets.yml',
    base: emptyConfiguration,
    head: emptyConfiguration,
  },
};
