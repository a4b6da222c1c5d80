/**
 * `tsx scripts/service-descriptions.ts NAME FILE`: writes `service-descriptions/NAME.openapi.json` from a description of the service in
 * OpenAPI. Only facts are kept, which the tests compare with: paths, methods, parameters, fields, types, values, codes and headers for keys. Prose and examples
 * are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../packages/shared/src/json-values.js';
import { root } from './bundles.js';

/** Keys of the description itself whose values are prose. */
const prose: ReadonlySet<string> = new Set([
  ...[
    'description',
    'summary',
    'title',
    'example',
    'examples',
    'externalDocs',
    'tags',
    'operationId',
    'servers',
    'contact',
  ],
  ...['license', 'termsOfService', 'x-readme', 'webhooks'],
]);
/** Keys whose values are mappings from names that the service chose: of fields, paths, schemas, statuses. */
const namesOfService: ReadonlySet<string> = new Set([
  'properties',
  'paths',
  'schemas',
  'securitySchemes',
  'security',
  'responses',
  'mapping',
  'headers',
]);

function facts(value: unknown, areNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => facts(one, false));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || !(prose.has(key) || isOwnExtension(key)));
  return Object.fromEntries(kept.map(([key, one]) => [key, facts(one, !areNames && namesOfService.has(key))]));
}

const isOwnExtension = (key: string): boolean => key.startsWith('x-') && key !== 'x-error-codes';

const [name = '', file = ''] = process.argv.slice(2);
if (!/^v\d$/.test(name) || file === '') {
  console.error('Usage: tsx scripts/service-descriptions.ts v1|v2 FILE');
  process.exit(2);
}
const description = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const kept = facts(description, false) as Record<string, unknown>;
// OpenAPI requires a title, and a description of each response.
const whole = { ...kept, info: { title: `Merge queue and flaky-test service, ${name}`, version: '1.0.0' } };
for (const item of Object.values(
  kept.paths as Record<string, Record<string, { responses?: Record<string, object> }>>,
)) {
  for (const operation of Object.values(item)) {
    for (const response of Object.values(operation.responses ?? {})) Object.assign(response, { description: '' });
  }
}
writeFileSync(join(root, `service-descriptions/${name}.openapi.json`), `${JSON.stringify(whole, undefined, 1)}\n`);
