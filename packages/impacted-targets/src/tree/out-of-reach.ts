import { ImpactError } from './impact-error.js';

/** Commits, refs or files are missing in the checkout, and its remote does not deliver them. */
export class OutOfReach extends ImpactError {}
