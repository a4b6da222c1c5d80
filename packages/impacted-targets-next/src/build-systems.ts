import { buildSystemOf } from './engine/build-system.js';
import { cargo as cargoReader } from './readers/cargo/index.js';

/** The build systems that this package reads, as the package before it asks them. */
export const cargo = buildSystemOf(cargoReader);
