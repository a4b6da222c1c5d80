import { BodyTooLarge } from './errors.js';

/** Section 8 of the service interface: a request body is at most 20 MiB, in bytes of UTF-8. */
export const bodyLimitBytes = 20 * 1024 * 1024;

/**
 * The JSON body of a request, in UTF-8.
 * @throws BodyTooLarge when it is over the service's limit
 */
export function encodeBody(value: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(value));
  if (body.byteLength > bodyLimitBytes) {
    throw new BodyTooLarge(body.byteLength, bodyLimitBytes);
  }
  return body;
}

/** JSON that is written once, directly into its request body. */
export interface LargeJson {
  readonly jsonBytes: number;
  /** The JSON between two texts, and the JSON alone, in the same memory. */
  json(before: string, after: string): { readonly whole: Buffer; readonly array: Buffer };
}

/**
 * The JSON body of a request with one more field, which may be megabytes and is written only once.
 * @returns the size of the body in bytes and, where that is within the service's limit, the body and the field's JSON in it
 */
export function encodeBodyWith(
  request: object,
  field: string,
  content: LargeJson,
): { readonly bytes: number; readonly encoded: { readonly body: Buffer; readonly json: Buffer } | undefined } {
  const rest = JSON.stringify(request);
  const before = `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}${JSON.stringify(field)}:`;
  const bytes = Buffer.byteLength(before) + content.jsonBytes + 1;
  if (bytes > bodyLimitBytes) return { bytes, encoded: undefined };
  const { whole, array } = content.json(before, '}');
  return { bytes, encoded: { body: whole, json: array } };
}
