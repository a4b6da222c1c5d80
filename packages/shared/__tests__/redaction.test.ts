import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactValues, redacted, redacting, redactor } from '../src/redaction.js';

const secret = 'q7+secret/"t\u00e9\\ken" with=signs';

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hex = (unit: string, digits: number): string => unit.charCodeAt(0).toString(16).padStart(digits, '0');

describe('a secret in text from outside', () => {
  test.each([
    ['as it is', secret],
    ['URL-encoded', encodeURIComponent(secret)],
    ['URL-encoded in lower case', encodeURIComponent(secret).replace(/%../g, (one) => one.toLowerCase())],
    ['URL-encoded as forms are', encodeURIComponent(secret).replaceAll('%20', '+')],
    ['URL-encoded in every byte', [...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join('')],
    ['in JSON', inJson(secret)],
    ['in JSON in a string of JSON', inJson(inJson(secret))],
    ['in JSON with escaped slashes', inJson(secret).replaceAll('/', '\\/')],
    ['in JSON of ASCII', inJson(secret).replace('\u00e9', '\\u00e9')],
    ['in JSON of ASCII in capitals', inJson(secret).replace('\u00e9', '\\u00E9')],
    ['in JSON of escapes', secret.replace(/[^]/g, (unit) => `\\u${hex(unit, 4)}`)],
    ['in base64', base64(secret)],
    ['in base64 without padding', base64(secret).replace(/=+$/, '')],
    ['in base64 for addresses', Buffer.from(secret).toString('base64url')],
    ['in base64 that is URL-encoded', encodeURIComponent(base64(secret))],
    ['in base64 in JSON with escaped slashes', base64(secret).replaceAll('/', '\\/')],
  ])('%s is taken out', (_name, form) => {
    expect(redactor(secret)(`before ${form} between ${form} after`)).toBe('before *** between *** after');
  });

  test.each([0, 1, 2])('in base64 of a longer text, %i bytes in, is taken out', (shift) => {
    // In these, every digit that two alphabets write differently comes up.
    for (const given of [secret, '~~~???>>>~~~', '\u00ff\u00fe~?>\u00fb\u00ef\u00bf~?>', 'plain-token-0123456789']) {
      for (const behind of ['', 'y', 'yy', ' and more behind it']) {
        const text = `${'u'.repeat(6 + shift)}:${given}${behind}`;
        for (const written of [
          base64(text),
          Buffer.from(text).toString('base64url'),
          encodeURIComponent(base64(text)),
        ]) {
          const [before = '', after = ''] = redactor(given)(written).split('***');
          expect(
            Buffer.from(before, 'base64')
              .toString('latin1')
              .slice(7 + shift).length,
          ).toBeLessThan(1);
          expect(written.startsWith(before) && written.endsWith(after)).toBe(true);
          expect(after.length).toBeLessThanOrEqual(base64(behind).length * 3);
        }
      }
    }
  });

  test.each(['\n', '\r\n', '\n\n'])(
    'with %j inside is taken out, as it is, in JSON, in base64 and in an address',
    (lines) => {
      for (const write of [(text: string) => text, inJson, encodeURIComponent]) {
        for (let at = 1; at < secret.length; at += 1) {
          const form = write(`${secret.slice(0, at)}${lines}${secret.slice(at)}`);
          expect(redactor(secret)(`a ${form} b`)).toBe('a *** b');
        }
      }
      expect(redactor(secret)(`a ${base64(secret).replace(/.{7}/g, `$&${lines}`)} b`)).toMatch(/^a \*\*\*\s* b$/);
    },
  );

  test.each(['\n', '\r\n', '\\n', '\\\\r\\\\n', '%0A', '%0d%0a', '\n    ', '\t', ' \n', ' '])(
    'in base64 in lines that end with %j is taken out',
    (end) => {
      for (const length of [1, 4, 7, 8, 16]) {
        const lines = base64(`user:${secret}:more`).replace(new RegExp(`.{${String(length)}}`, 'g'), `$&${end}`);
        const clean = redactor(secret)(lines);
        expect(clean).toContain('***');
        expect(clean.length).toBeLessThan(40 + 20 * end.length);
      }
    },
  );

  const lines = 'first line\nsecond line\r\nthird';
  const eleven = base64('queue-token');

  test.each<[title: string, secrets: readonly string[], text: string, clean: string]>([
    ['with the padding of its base64', ['queue-token'], `${eleven}==`, '***='],
    ['with a digit of base64 that also holds another byte', ['queue-token'], base64('queue-token>>>'), '***+Pj4='],
    ['in base64 without its last digit', ['queue-token'], `"${eleven.slice(0, 14)}" b`, '"***" b'],
    ['in base64 that ends with a group', ['queue-token1'], `${base64('queue-token1')}AAAA==`, '***AAAA=='],
    ...[lines, inJson(lines), encodeURIComponent(lines), base64(lines)].map(
      (form) => ['that holds line breaks', [lines], `a ${form} b`, 'a *** b'] as [string, string[], string, string],
    ),
    ['beside line breaks in JSON', [secret], JSON.stringify(`above\n${secret}\nbelow`), '"above\\n***\\nbelow"'],
    ['that begins another form of itself', ['abc%20def'], 'abc%20def abc%2520def', '*** ***'],
    ['that ends with what another form escapes', ['queue-token%'], '(queue-token%25)', '(***)'],
    ['that begins another secret', ['queue-token', 'queue-token-and-more'], '(queue-token-and-more)', '(***)'],
    ['with a plus for a blank', ['two words here'], '(two+words+here)', '(***)'],
    ['several times in a row', ['queue-token'], 'queue-tokenqueue-token%71ueue-token', '*********'],
    ['behind its own beginning', ['queue-token'], 'queue-queue-token', 'queue-***'],
    ['that ends with a backslash', ['queue-token\\'], inJson('(queue-token\\)'), '(***)'],
    ['of eight characters, across lines', ['eight888'], '(eig\nht888)', '(***)'],
  ])('%s is taken out', (_title, secrets, text, clean) => {
    expect(redactor(...secrets)(text)).toBe(clean);
  });

  test.each([[[]], [['']], [['\n'.repeat(8)]]])('nothing is taken out for the secrets %j', (secrets) => {
    expect([redactor(...secrets)('text'), redactor(...secrets).cutOff('text')]).toEqual(['text', 'text']);
  });

  test('another text than stars may replace it', () => {
    expect(redactor(secret)(`a ${encodeURIComponent(secret)}`, 'REDACTED$&')).toBe('a REDACTED$&');
  });

  test('everything else stays, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('secret'));
        expect(redactor('secret', secret)(text)).toBe(text);
      }),
    );
    const other = `${base64('queue-token1').slice(0, -1)}A`;
    expect(redactor('queue-token1')(other)).toBe(other);
    const others = ['queue_token', 'QUEUE-TOKEN', 'que ue-token', 'queue&#45;token', 'queue\\/token', 'queue+token%'];
    for (const text of [...others, 'cXVldWU', '…', '']) expect(redactor('queue-token')(text)).toBe(text);
  });

  test('of thousands of characters is taken out, and so is its beginning', () => {
    // A key as some services give it out. One expression for all of it was too large for the engine, and ended the process.
    const long = Array.from({ length: 30_000 }, (_, index) => String.fromCharCode(33 + ((index * index) % 94))).join(
      '',
    );
    const clean = redactor(long);
    for (const form of [long, JSON.stringify(long).slice(1, -1), encodeURIComponent(long), base64(long)]) {
      expect(clean(`a ${form} b`)).toBe('a *** b');
      expect(clean.cutOff(`a ${form.slice(0, 20_000)}`)).toMatch(/^a \*\*\*=?$/);
    }
  });

  test.each(['seven77', 'a', '\u00e9!', 'q"7'])('a short one, %j, is taken out in whole forms only', (short) => {
    const clean = redactor(short);
    for (const form of [short, encodeURIComponent(short), inJson(short)]) expect(clean(`(${form})`)).toBe('(***)');
    expect(clean(`(${base64(short)})`)).toBe('(***)');
    const other = base64(short).replace(/.(?==*$)/, '-');
    expect(clean(other)).toBe(other);
    expect(clean('\n+ =')).toBe('\n+ =');
    expect(clean(`${short.slice(0, 1)}\n${short.slice(1)}z`)).toContain('\n');
  });
});

describe('a secret whose end was lost', () => {
  const forms = [secret, encodeURIComponent(secret), inJson(secret), base64(secret)];

  test('is taken out wherever it was cut, from four characters on', () => {
    for (const form of forms) {
      for (let length = 12; length <= form.length; length += 1) {
        expect(redactor(secret).cutOff(`a ${form.slice(0, length)}`)).toMatch(/^a \*\*\*=?$/);
      }
    }
    expect(redactor('queue-token').cutOff('a que')).toBe('a que');
    expect(redactor('queue-token').cutOff('a queu')).toBe('a ***');
    expect(redactor('queue-token').cutOff('queu')).toBe('***');
    expect(redactor('queue-token').cutOff('a queue%2')).toBe('a ***');
    expect(redactor('queue-token').cutOff('a queue\\u00')).toBe('a ***');
  });

  test('is taken out only at the end, and what was not cut is taken out, too', () => {
    expect(redactor('queue-token').cutOff('a queue b queue-token c')).toBe('a queue b *** c');
    expect(redactor('queue-token').cutOff('a queues')).toBe('a queues');
  });
});

describe('values', () => {
  test('have their strings redacted, wherever they are, and keep everything else', () => {
    const redact = redactor('queue-token');
    const value = {
      'queue-token': ['queue-token', { deep: 'a\nqueue-token\nb' }],
      number: 1,
      nothing: null,
      absent: undefined,
      bare: Object.assign(Object.create(null) as object, { a: 'queue-token' }),
      map: new Map([['a', 'b']]),
    };
    expect(redactValues(value, redact)).toEqual({
      'queue-token': ['***', { deep: 'a\n***\nb' }],
      number: 1,
      nothing: null,
      absent: undefined,
      bare: { a: '***' },
      map: new Map([['a', 'b']]),
    });
    expect(redactValues(JSON.parse('{"__proto__":"queue-token"}'), redact)).toEqual(JSON.parse('{"__proto__":"***"}'));
  });
});

test('the secrets of steps are taken out until the last step that has them ends', async () => {
  const text = 'first-token second-token';
  const outer = await redacting(['first-token'], async (redact) => {
    expect([redact(text), redacted(text)]).toEqual(['*** second-token', '*** second-token']);
    expect(await redacting(['second-token'], () => Promise.resolve(redacted(text)))).toBe('*** ***');
    await expect(redacting(['first-token'], () => Promise.reject(new Error('the step failed')))).rejects.toThrow(
      'the step failed',
    );
    return redacted(text);
  });
  expect(outer).toBe('*** second-token');
  expect(redacted(text)).toBe(text);
});

test('each promised form in any text is taken out', () => {
  const token = fc.stringMatching(/^[\x21-\x7e\u00e9]{8,40}$/);
  const around = fc.string({ unit: fc.constantFrom(' ', '\n', '<', '>', '\u00fc', '{') });
  const writers = [(text: string) => text, inJson, encodeURIComponent, base64];
  fc.assert(
    fc.property(token, around, around, fc.constantFrom(...writers), (given, before, behind, write) => {
      fc.pre(!/[<>{\u00fc]/.test(given));
      expect(redactor(given)(`${before} ${write(given)} ${behind}`)).toBe(`${before} *** ${behind}`);
    }),
  );
});
