import { createHash } from 'node:crypto';

/*
 * The identity that the vendor's uploader gives to a test of a JUnit report (trunk-io/analytics-cli, `context/src/meta/id.rs`). It excuses
 * a failure by this id, and a quarantined record has it as `test_case_id`.
 */

/** The parts of a report that identify a test, as the report writes them. */
export interface ReportedParts {
  readonly name?: string | undefined;
  readonly classname?: string | undefined;
  /** Name of the outermost suite. */
  readonly parent?: string | undefined;
  /** Of the test case, or else of the outermost suite. */
  readonly file?: string | undefined;
  readonly variant?: string | undefined;
  /** Attribute `id` of the test case. */
  readonly id?: string | undefined;
}

/** The namespace of names that are URLs (RFC 9562, section 6.6). */
const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** The first 16 bytes of a digest as a UUID of a version (RFC 9562, sections 5.5 and 5.8). */
function stamped(digest: Buffer, version: 5 | 8): string {
  const bytes = digest.subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const uuid5 = (...parts: readonly string[]): string =>
  stamped(createHash('sha1').update(namespace).update(parts.join('#')).digest(), 5);

const isUuid5 = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);

/**
 * The id of a test in the first generation.
 * @param organization slug of the organization
 * @param repository `host/owner/name`
 * @returns a UUID in lower case
 */
export function testId(organization: string, repository: string, test: ReportedParts): string {
  const { name = '', classname = '', parent = '', file = '', variant = '', id = '' } = test;
  const withVariant = variant === '' ? [] : [variant];
  const inVariant = (id0: string): string => (variant === '' ? id0 : uuid5(id0, variant));
  if (isUuid5(id)) return variant === '' ? id.toLowerCase() : inVariant(uuid5(id, variant));
  if (id.startsWith('trunk:')) return inVariant(uuid5(organization, repository, id, ...withVariant));
  return inVariant(uuid5(organization, repository, file, classname, parent, name, 'JUNIT_TESTCASE', ...withVariant));
}

/** The id of a test in a test collection of the second generation. */
export function idInCollection(collection: string, repository: string, id: string): string {
  return stamped(createHash('sha256').update(`${collection}#${repository}#${id}`).digest(), 8);
}
