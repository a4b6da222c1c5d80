import { redacted } from '../../../packages/shared/src/redaction.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

/** A test of one of the service's two lists. A field is undefined where the record has no usable value. */
export interface TestRecord {
  readonly name?: string | undefined;
  readonly parent?: string | undefined;
  readonly classname?: string | undefined;
  /** Source file as the service writes it. */
  readonly file?: string | undefined;
  readonly variant?: string | undefined;
  readonly codeowners: readonly string[];
  /** `test_case_id` of a quarantined test, `id` of an unhealthy one. */
  readonly id?: string | undefined;
  /** Page about the test. */
  readonly link?: string | undefined;
  readonly ticket?: string | undefined;
  /** HEALTHY, FLAKY or BROKEN, or another word of the service, in capitals. */
  readonly status?: string | undefined;
  /** Kind of the quarantine, in capitals: `ALWAYS_QUARANTINE`, `AUTO_QUARANTINE`, or another word of the service. */
  readonly quarantineSetting?: string | undefined;
  /** Why the test has that status. */
  readonly reason?: string | undefined;
  readonly quarantined?: boolean | undefined;
  /** `quarantined_at` as received, of any type; `undefined` or `null` when the record has no date. */
  readonly quarantinedAt: unknown;
  /** When the status changed last, as received. */
  readonly statusSince: unknown;
  /** Set for a record of `quarantine-file`: `beside` where the service has a record for its test, too. */
  readonly fromFile?: 'alone' | 'beside';
  /** The record as received, with every field that the service sent. */
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Reads a record of either list (service interface, sections 2.8 and 2.9), where any field may be missing, null, or of
 * another type than promised. Numbers count as their digits; an empty text counts as missing.
 *
 * @returns undefined for anything but an object
 */
export function readTestRecord(record: unknown): TestRecord | undefined {
  if (!isObject(record)) return undefined;
  const status = isObject(record.status) ? record.status : { value: record.status };
  return {
    name: text(record.name),
    parent: text(record.parent),
    classname: text(record.classname),
    file: text(record.file) ?? text(record.file_path),
    variant: text(record.variant),
    codeowners: owners(record.codeowners),
    id: text(record.test_case_id) ?? text(record.id),
    link: text(record.html_url),
    ticket: isObject(record.ticket) ? text(record.ticket.html_url) : undefined,
    status: inCapitals(text(status.value)),
    quarantineSetting: inCapitals(text(record.quarantine_setting)),
    reason: text(status.reason),
    quarantined: typeof record.quarantined === 'boolean' ? record.quarantined : undefined,
    quarantinedAt: record.quarantined_at,
    statusSince: record.status_last_updated_at ?? status.timestamp,
    record,
  };
}

/** The name of a listed test for people: name, class name or parent where there is one, and file. For messages only. */
export function describeTestRecord(listed: TestRecord): string {
  const qualifier = listed.classname ?? listed.parent;
  const name = listed.name ?? '(no name)';
  const qualified = qualifier === undefined || qualifier === name ? name : `${qualifier} ${name}`;
  const details = [listed.file, listed.variant].filter((detail) => detail !== undefined);
  return details.length > 0 ? `${qualified} (${details.join(', ')})` : qualified;
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function owners(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = list.map((owner) => text(isObject(owner) ? owner.name : owner)?.trim());
  return found.filter((owner) => owner !== undefined);
}

/** A token of the step is removed first, because it could not be found in capitals. */
function inCapitals(word: string | undefined): string | undefined {
  return word === undefined ? undefined : redacted(word).toUpperCase();
}
