import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyLimitBytes, encodeBody, encodeBodyWith } from '../../../src/service/transport/request-body.js';
import { BodyTooLarge } from '../../../src/service/transport/errors.js';

/** Section 8 of the service interface, in digits. */
const limit = 20_971_520;

test('the limit is 20 MiB', () => {
  expect(bodyLimitBytes).toBe(limit);
});

describe('a body', () => {
  test('is JSON in UTF-8', () => {
    expect(encodeBody({ a: 'é', b: [1, null] })).toEqual(Buffer.from('{"a":"é","b":[1,null]}', 'utf8'));
  });

  // {"a":""} has eight bytes.
  const exactly = { a: 'x'.repeat(limit - 8) };

  test('of the limit is sent', () => {
    expect(encodeBody(exactly).byteLength).toBe(limit);
  });

  test('of one byte more is not, with both figures', () => {
    const tooLarge = (): Buffer => encodeBody({ a: `${exactly.a}x` });
    expect(tooLarge).toThrow(BodyTooLarge);
    expect(tooLarge).toThrow('the request body has 20,971,521 bytes, and the service takes at most 20,971,520');
  });

  test('counts in bytes, not in characters', () => {
    const twoBytesEach = 'é'.repeat((limit - 8) / 2);
    expect(encodeBody({ a: twoBytesEach }).byteLength).toBe(limit);
    expect(() => encodeBody({ a: `${twoBytesEach}x` })).toThrow(BodyTooLarge);
  });
});

describe('a body with a field whose JSON is there already', () => {
  test('is the body that JSON.stringify would write', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }),
        fc.string({ minLength: 1 }).filter((name) => name !== '__proto__' && !/^\d+$/.test(name)),
        fc.jsonValue(),
        (request, field, value) => {
          fc.pre(!Object.hasOwn(request, field));
          const { bytes, body } = encodeBodyWith(request, field, Buffer.from(JSON.stringify(value)));
          expect(body().toString('utf8')).toBe(JSON.stringify({ ...request, [field]: value }));
          expect(bytes).toBe(body().byteLength);
        },
      ),
    );
  });

  test('of an empty request has no comma', () => {
    expect(encodeBodyWith({}, 'a', Buffer.from('[]')).body().toString()).toBe('{"a":[]}');
  });

  // {"b":1,"a":} has twelve bytes.
  test.each([
    [limit - 12, limit],
    [limit - 11, limit + 1],
  ])('whose field has %i bytes has %i', (jsonBytes, expected) => {
    const { bytes, body } = encodeBodyWith({ b: 1 }, 'a', Buffer.alloc(jsonBytes, '1'));
    expect(bytes).toBe(expected);
    expect(body().byteLength).toBe(expected);
  });
});
