import { closestMatch } from 'leven';
import { reservedFields } from '../service/endpoints.js';
import { queueSettings } from '../service/queue-settings.js';
import type { OperationName } from './operation-names.js';
import { quoted } from './values.js';

const settings = Object.keys(queueSettings);

/** Fields that the requests of an operation are known to take beside those that the action sets. */
const knownFields: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  'submit-pull-request': ['priority', 'noBatch'],
  'get-merge-queue-testing-details': ['testRunId'],
  'create-queue': settings,
  'update-queue': settings,
  'apply-queue': settings,
  'list-unhealthy-tests': ['status'],
};

/** A name's letters and digits in lower case, so that two spellings of one name are equal. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Warnings for fields that are nearly one that the service knows. They are sent as they are, since it may know more. */
export function extraFieldWarnings(operation: OperationName, fields: readonly string[]): readonly string[] {
  const known = [...(knownFields[operation] ?? []), ...reservedFields];
  return fields.flatMap((field) => {
    if (known.includes(field)) return [];
    const nearest = closestMatch(bare(field), known.map(bare), {
      maxDistance: Math.min(3, Math.floor(field.length / 4)),
    });
    const meant = known.find((name) => bare(name) === nearest);
    if (meant === undefined) return [];
    const isReserved = (reservedFields as readonly string[]).includes(meant);
    return [
      `input extra-fields: ${quoted(field)} is sent as it is, and the service may ignore it. Did you mean ${meant}${isReserved ? ', which the action sets itself' : ''}?`,
    ];
  });
}
