import { BodyTooLarge } from './errors.js';

/** Section 8 of the service interface: a request body is at most 20 MiB, in bytes of UTF-8. */
export const bodyLimitBytes = 20 * 1024 * 1024;

/**
 * The JSON body of a request, in UTF-8.
 * @throws BodyTooLarge when it is over the service's limit
 */
export function encodeBody(value: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(value), 'utf8');
  if (body.byteLength > bodyLimitBytes) {
    throw new BodyTooLarge(body.byteLength, bodyLimitBytes);
  }
  return body;
}

/**
 * The JSON body of a request with one field whose JSON is there already, so that a large list is not written twice.
 * @param json called only when the body is within the service's limit
 * @returns the size in bytes, and the body where it is within the limit
 */
export function encodeBodyWith(
  request: object,
  field: string,
  { jsonBytes, json }: { readonly jsonBytes: number; readonly json: () => Buffer },
): { readonly bytes: number; readonly body: Buffer | undefined } {
  const rest = JSON.stringify(request);
  const head = Buffer.from(`${rest.slice(0, -1)}${rest === '{}' ? '' : ','}${JSON.stringify(field)}:`, 'utf8');
  const bytes = head.byteLength + jsonBytes + 1;
  return { bytes, body: bytes <= bodyLimitBytes ? Buffer.concat([head, json(), Buffer.from('}')]) : undefined };
}
