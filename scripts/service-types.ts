import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { type OpenAPI3, astToString } from 'openapi-typescript';
import { root } from './bundles.js';

/** Descriptions of the service, each with the file that has its types. */
export const serviceTypes = {
  'service-descriptions/v1.openapi.json': 'service-descriptions/v1.ts',
  'service-descriptions/v2.openapi.json': 'service-descriptions/v2.ts',
} as const;

/**
 * The types of requests and responses that a description of the service has.
 * @param description its path from the root of the project
 */
export async function typesOf(description: string): Promise<string> {
  const document = JSON.parse(readFileSync(join(root, description), 'utf8'), onlySuccesses) as OpenAPI3;
  const types = astToString(await openapiTS(document, { alphabetize: true, immutable: true }));
  return `/** Written by a script from ${description.replace(/^.*\//, '')}: npm run agreement -- --write */\n\n${types}`;
}

/** Errors are read by their status and code, so their bodies need no types. */
const onlySuccesses = (name: string, value: unknown): unknown =>
  name === 'responses' && typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([status]) => status.startsWith('2')))
    : value;
