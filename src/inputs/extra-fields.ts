import { closestMatch } from 'leven';
import { present } from '../../packages/shared/src/json-values.js';
import { reservedFields } from '../service/reserved-fields.js';
import { quoted } from './values.js';

/** A name's letters and digits in lower case, so that two spellings of one name are equal. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/**
 * Warnings for fields whose names are nearly those of known ones, and for texts in place of booleans. The fields are still sent, because the
 * service may know more fields.
 * @param knownFields fields that the service is known to take in addition to the action's own fields
 */
export function extraFieldWarnings(
  given: Readonly<Record<string, unknown>>,
  knownFields: readonly string[],
): readonly string[] {
  const reserved: readonly string[] = reservedFields;
  const known = [...knownFields, ...reserved];
  return Object.entries(given).flatMap(([field, value]) => {
    const start = `input {input:extra-fields}: ${quoted(field)} is`;
    const [word, no] = typeof value === 'string' ? (/^(?:true|yes|on|(false|no|off))$/i.exec(value) ?? []) : [];
    const boolean = no === undefined ? 'true' : 'false';
    const maxDistance = Math.min(3, Math.floor(field.length / 4));
    const nearest = closestMatch(bare(field), known.map(bare), { maxDistance });
    const meant = known.includes(field) ? undefined : known.find((name) => bare(name) === nearest);
    const isReserved = meant !== undefined && reserved.includes(meant);
    return present(
      word && `${start} the text ${quoted(word)}. If it is to be a boolean, write ${boolean}`,
      meant &&
        `${start} sent as it is, and the service may ignore it. Did you mean ${meant}${isReserved ? ', which the action sets itself' : ''}?`,
    );
  });
}
