import { closestMatch } from 'leven';
import { reservedFields } from '../service/reserved-fields.js';
import { quoted } from './values.js';

/** A name's letters and digits in lower case, so that two spellings of one name are equal. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Warnings for fields whose names are nearly those of known ones. The fields are still sent, because the service may
 * know more fields.
 * @param knownFields fields that the service is known to take in addition to the action's own fields
 */
export function extraFieldWarnings(fields: readonly string[], knownFields: readonly string[]): readonly string[] {
  const known = [...knownFields, ...reservedFields];
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
