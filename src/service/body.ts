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

/** Characters that JSON writes as they are, one byte each. Most targets hold nothing else. */
const plain = /^[ !#-[\]-~]*$/;

/**
 * The size that a list of impacted targets gives its request, without building the body, so that a list far over the
 * limit costs no memory.
 * @param request the request with an empty list
 * @returns bytes of UTF-8, exactly those of `JSON.stringify` of the request with these targets
 */
export function listBodyBytes(request: object, targets: readonly string[]): number {
  let bytes = Buffer.byteLength(JSON.stringify(request), 'utf8') + Math.max(0, targets.length - 1);
  for (const target of targets) {
    bytes += plain.test(target) ? target.length + 2 : Buffer.byteLength(JSON.stringify(target), 'utf8');
  }
  return bytes;
}
