import { closestMatch } from 'leven';
import { reservedFields } from '../service/reserved-fields.js';
import { quoted } from './values.js';

/** A name's letters and digits in lower case, so that two spellings of one name are equal. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/**
 * Warnings for fields whose names are nearly those of known ones. The fields are still sent, because the service may
 * know more fields.
 * @param knownFields fields that the service is known to take in addition to the action's own fields
 */
export function extraFieldWarnings(
  given: Readonly<Record<string, unknown>>,
  knownFields: readonly string[],
): readonly string[] {
  const fields = Object.keys(given);
  const known = [...knownFields, ...reservedFields];
  const ofValues = Object.entries(given).flatMap(([field, value]) => {
    const [meant] = /^(?:true|yes|on)$/i.test(String(value))
      ? ['true']
      : /^(?:false|no|off)$/i.test(String(value))
        ? ['false']
        : [];
    return typeof value === 'string' && meant !== undefined
      ? [
          `input {input:extra-fields}: ${quoted(field)} is the text ${quoted(value)}. If it is to be a boolean, write ${meant}`,
        ]
      : [];
  });
  const ofNames = fields.flatMap((field) => {
    if (known.includes(field)) return [];
    const nearest = closestMatch(bare(field), known.map(bare), {
      maxDistance: Math.min(3, Math.floor(field.length / 4)),
    });
    const meant = known.find((name) => bare(name) === nearest);
    if (meant === undefined) return [];
    const isReserved = (reservedFields as readonly string[]).includes(meant);
    return [
      `input {input:extra-fields}: ${quoted(field)} is sent as it is, and the service may ignore it. Did you mean ${meant}${isReserved ? ', which the action sets itself' : ''}?`,
    ];
  });
  return [...ofValues, ...ofNames];
}
