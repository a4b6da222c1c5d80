import { fileURLToPath } from 'node:url';

export type { Description } from '../../src/definitions/descriptions.js';

/** The file with the facts of the hosted service's description of the first generation. */
export const hostedDescriptionFile = fileURLToPath(
  new URL('../../../../service-descriptions/v1.openapi.json', import.meta.url),
);
