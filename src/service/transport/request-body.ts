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

/**
 * The JSON body of a request with one more field, which may be megabytes and is written once.
 * @param json of the field, in UTF-8
 * @returns the size of the body in bytes, which may be over the service's limit, and a function that makes the body
 */
export function encodeBodyWith(
  request: object,
  field: string,
  json: Buffer,
): { readonly bytes: number; readonly body: () => Buffer } {
  const rest = JSON.stringify(request);
  const before = Buffer.from(`${rest.slice(0, -1)}${rest === '{}' ? '' : ','}${JSON.stringify(field)}:`);
  const bytes = before.byteLength + json.byteLength + 1;
  return { bytes, body: () => Buffer.concat([before, json, Buffer.from('}')]) };
}
