import { ImpactError } from '../build-systems/build-system.js';

/** Commits, refs or files are neither in the checkout nor given by its remote. */
export class OutOfReach extends ImpactError {}
