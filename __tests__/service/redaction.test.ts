import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactor, shortLength, usualForms } from '../../src/service/redaction.js';

const secret = 'q7+secret/"to\\ken" with=signs';

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
const inJsonOfPhp = (text: string): string => inJson(text).replaceAll('/', '\\/');
const inJsonOfGo = (text: string): string =>
  inJson(text).replace(/[<>&]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

/** As Go's `html.EscapeString` writes it. */
const inHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;');

describe('a secret in text from outside', () => {
  test.each([
    ['as it is', secret],
    ['URL-encoded', 'q7%2Bsecret%2F%22to%5Cken%22%20with%3Dsigns'],
    ['URL-encoded in lower case', 'q7%2bsecret%2f%22to%5cken%22%20with%3dsigns'],
    ['URL-encoded as forms are', 'q7%2Bsecret%2F%22to%5Cken%22+with%3Dsigns'],
    ['in JSON', 'q7+secret/\\"to\\\\ken\\" with=signs'],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in base64 without padding', Buffer.from(secret).toString('base64').replace(/=+$/, '')],
    ['in base64 for addresses', Buffer.from(secret).toString('base64url')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
    ['in hexadecimal in capitals', Buffer.from(secret).toString('hex').toUpperCase()],
    ['in base64 that is URL-encoded', encodeURIComponent(Buffer.from(secret).toString('base64'))],
    [
      'in base64 over lines',
      Buffer.from(secret)
        .toString('base64')
        .replace(/(.{11})/g, '$1\r\n'),
    ],
    [
      'in JSON of JSON escapes',
      Array.from(secret, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ],
    ['in numeric references', Array.from(secret, (c) => `&#${String(c.charCodeAt(0))};`).join('')],
    ['in references as Mermaid has them', Array.from(secret, (c) => `#${String(c.charCodeAt(0))};`).join('')],
    [
      'in hexadecimal references',
      Array.from(secret, (c) => `&#x${c.charCodeAt(0).toString(16).toUpperCase()};`).join(''),
    ],
    ['in HTML', 'q7+secret/&quot;to\\ken&quot; with=signs'],
    ['in the other case', secret.toUpperCase()],
    ['in references with zeros', Array.from(secret, (c) => `&#${String(c.charCodeAt(0)).padStart(4, '0')};`).join('')],
    [
      'in hexadecimal references with zeros',
      Array.from(secret, (c) => `&#x${c.charCodeAt(0).toString(16).padStart(6, '0')};`).join(''),
    ],
    ['URL-encoded twice', encodeURIComponent(encodeURIComponent(secret))],
    ['in a string of JavaScript', 'q7+secret\\/\\"to\\\\ken\\" with=signs'],
    ['in bytes of a string', Array.from(secret, (c) => `\\x${c.charCodeAt(0).toString(16)}`).join('')],
    ['in octal', Array.from(secret, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')],
    ['in code points', Array.from(secret, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`).join('')],
    ['in the old URL-encoding', Array.from(secret, (c) => `%u00${c.charCodeAt(0).toString(16)}`).join('')],
    ['in quoted-printable', Array.from(secret, (c) => `=${c.charCodeAt(0).toString(16).toUpperCase()}`).join('')],
  ])('%s is taken out', (_name, form) => {
    const redact = redactor(secret);
    const clean = redact(`before ${form} between ${form} after`);
    expect(clean).toBe('before *** between *** after');
  });

  test.each([0, 1, 2])('in base64 of a longer text, %i bytes in, is taken out', (shift) => {
    const redact = redactor(secret);
    const whole = Buffer.from(`${'u'.repeat(6 + shift)}:${secret} and more behind it`).toString('base64');
    const clean = redact(`authorization: Basic ${whole}`);
    expect(clean).toContain('***');
    const decoded = clean
      .split(/\s|\*+/)
      .map((piece) => Buffer.from(piece, 'base64').toString('latin1'))
      .join('');
    expect(decoded).not.toContain(secret.slice(3, -3));
    expect(clean).not.toContain(Buffer.from(secret.slice(3, -3)).toString('base64').slice(4, -4));
  });

  test('split over lines is taken out', () => {
    const redact = redactor(secret);
    const clean = redact(`a ${secret.slice(0, 9)}\r\n  ${secret.slice(9, 14)}\n${secret.slice(14)} b`);
    expect(clean).toBe('a *** b');
  });

  test('folded from lines into one is taken out', () => {
    const redact = redactor(secret);
    expect(redact(`a ${secret.slice(0, 9)} ${secret.slice(9)} b`)).toBe('a *** b');
  });

  test.each([
    ['as it is', secret],
    ['URL-encoded', encodeURIComponent(secret)],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
  ])('%s and cut anywhere, its beginning is taken out', (_name, form) => {
    const redact = redactor(secret);
    // Of the last characters, base64's depend on what stands behind.
    for (let length = 8; length < form.length - 4; length += 1) {
      for (const mark of ['…', '… (5,000 characters)', '#8230;', ' …']) {
        const clean = redact(`a ${form.slice(0, length)}${mark}`);
        expect([length, clean]).toEqual([length, `a ***${mark.trimStart()}`]);
      }
    }
  });

  test('the mark behind it counts, whatever other marks follow', () => {
    const redact = redactor(secret);
    const begun = secret.slice(0, 8);
    for (const [mark, other] of [
      ['#8230;', '…'],
      ['…', '#8230;'],
    ]) {
      expect(redact(`a ${begun}${mark}\nand more${other}`)).toBe(`a ***${mark}\nand more${other}`);
    }
  });

  test('what is cut and begins otherwise stays', () => {
    const redact = redactor(secret);
    for (const text of ['q7+…', 'q7+secrets…', 'q7+secret', 'a q7+secret/ and more…']) {
      expect(redact(text)).toBe(text);
    }
  });

  test.each([
    ['an apostrophe as PHP writes it', "it's-a-token", 'it&#039;s-a-token'],
    ['an apostrophe in XML', "it's-a-token", 'it&apos;s-a-token'],
    ['an apostrophe in a string', "it's-a-token", "it\\'s-a-token"],
    ['a letter beyond ASCII in bytes', 'tok\u00e9n-01', 'tok=C3=A9n-01'],
    ['a letter beyond ASCII in capitals', 'tok\u00e9n-01', 'TOK\u00c9N-01'],
  ])('with %s is taken out', (_name, given, form) => {
    expect(redactor(given)(`a ${form} b`)).toBe('a *** b');
  });

  test('something else than stars may stand for it', () => {
    const redact = redactor(secret);
    const text = `a ${secret} b ${encodeURIComponent(secret)} c`;
    expect(redact(text, 'REDACTED')).toBe('a REDACTED b REDACTED c');
    expect(redactor('short')('a short b', 'REDACTED')).toBe('a REDACTED b');
  });

  test('everything else stays, byte for byte', () => {
    const redact = redactor(secret);
    const short = redactor('secret');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('secret'));
        expect([short(text), redact(text)]).toEqual([text, text]);
      }),
    );
  });

  test('anything before and behind it stays', () => {
    const word = fc.stringMatching(/^[a-z ]{0,12}$/);
    const token = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);
    fc.assert(
      fc.property(word, word, token, (before, behind, given) => {
        const clean = redactor(given);
        const raw = `${before}${given}${behind}`;
        fc.pre(raw.indexOf(given) === before.length && raw.lastIndexOf(given) === before.length);
        expect(clean(`<${before}> ${given} <${behind}>`)).toBe(`<${before}> *** <${behind}>`);
        for (const form of [encodeURIComponent(given), Buffer.from(given).toString('base64')]) {
          expect(clean(`(${form})`)).not.toContain(form);
        }
      }),
    );
  });

  test('a secret that holds the form of another is taken out whole', () => {
    expect(redactor('abc%20def')('abc%20def abc%2520def')).toBe('*** ***');
  });

  test('an empty secret takes nothing out', () => {
    expect(redactor('')('text')).toBe('text');
  });

  test.each(['seven77', 'a', 'é!'])('a short one, %j, is taken out in its usual forms', (short) => {
    const clean = redactor(short);
    expect(clean(`(${short})`)).toBe('(***)');
    expect(clean(`(${encodeURIComponent(short)})`)).toBe('(***)');
    expect(clean(`(${Buffer.from(short).toString('base64')})`)).not.toContain(Buffer.from(short).toString('base64'));
    expect(clean('\n+ =')).toBe('\n+ =');
  });

  test('a short one is not looked for over lines: half of all texts would hold it', () => {
    expect(redactor('seven77')('seve\nn77')).toBe('seve\nn77');
  });

  test.each<[string, (text: string) => string, (text: string) => string]>([
    ['JSON in JSON', inJson, inJson],
    ['JSON in JSON, with slashes', inJsonOfPhp, inJsonOfPhp],
    ['HTML in JSON', inHtml, inJson],
    ['HTML in JSON that may stand in HTML', inHtml, inJsonOfGo],
    ['JSON in HTML', inJson, inHtml],
    ['JSON that may stand in HTML, in JSON', inJsonOfGo, inJson],
    ['HTML in HTML', inHtml, inHtml],
    ['JSON in an address', inJson, encodeURIComponent],
    ['HTML in an address', inHtml, encodeURIComponent],
    ['an address in JSON', encodeURIComponent, inJson],
    ['an address in HTML', encodeURIComponent, inHtml],
    ['an address in an address', encodeURIComponent, encodeURIComponent],
    ['base64 in base64', inBase64, inBase64],
    ['base64 in an address', inBase64, encodeURIComponent],
    ['JSON in base64', inJson, inBase64],
    ['an address in base64', encodeURIComponent, inBase64],
  ])('written twice, %s, is taken out', (_name, inner, outer) => {
    for (const given of [secret, `<${secret}>&'%5C%25'\\n`, 'plain-token-0123456789']) {
      const form = outer(inner(given));
      // What is left of base64 in base64 is a part of its last character.
      expect(redactor(given)(`a ${form} b`)).toMatch(outer === inBase64 ? /^a \*\*\*\w{0,4}={0,2} b$/ : /^a \*\*\* b$/);
      if (inner !== inBase64 && outer !== inBase64)
        expect(redactor(given)(`a ${form.toLowerCase()} b`)).toBe('a *** b');
    }
  });

  test.each([0, 1, 2])('in base64 of base64 of a longer text, %i bytes in, is taken out', (shift) => {
    const redact = redactor(secret);
    for (const outerShift of [0, 1, 2]) {
      const inner = inBase64(`${'u'.repeat(6 + shift)}:${secret} and more behind it`);
      const clean = redact(inBase64(`${'{'.repeat(outerShift)}"auth":"${inner}","more":1}`));
      expect(clean).toContain('***');
      const decoded = clean
        .split(/\*+/)
        .flatMap((piece) =>
          [0, 1, 2, 3].map((skipped) => Buffer.from(piece.slice(skipped), 'base64').toString('latin1')),
        )
        .flatMap((text) => [0, 1, 2, 3].map((skipped) => Buffer.from(text.slice(skipped), 'base64').toString('latin1')))
        .join('\n');
      expect(decoded).not.toContain(secret.slice(8, -8));
    }
  });

  test.each([
    ['digits of addresses', (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['digits that are URL-encoded', encodeURIComponent],
    [
      'those in lower case',
      (base64: string) => base64.replaceAll('+', '%2b').replaceAll('/', '%2f').replaceAll('=', '%3d'),
    ],
  ])('in base64 with %s, inside a longer text, is taken out', (_name, written) => {
    // Each of these has every digit of base64 that is no letter.
    for (const given of ['~~~???>>>~~~', '\u00ff\u00fe~?>\u00fb\u00ef\u00bf~?>', '?>?>?>?>~~~~']) {
      for (const before of ['', 'x', 'xx']) {
        for (const behind of ['', 'y', 'yy']) {
          const base64 = inBase64(`${before}${given}${behind}`);
          const clean = redactor(given)(`(${written(base64)})`);
          expect([before, behind, clean]).toEqual([
            before,
            behind,
            expect.stringMatching(/^\([\w-]{0,3}\*\*\*(?:[\w-]|%..|=){0,6}\)$/),
          ]);
        }
      }
    }
    expect(inBase64('~~~???>>>~~~')).toBe('fn5+Pz8/Pj4+fn5+');
  });

  test('base64 takes its padding with it, and at most one digit that also holds something else', () => {
    const clean = redactor('queue-token');
    // Eleven bytes: the last digit of base64 holds bits of what stands behind.
    expect(clean(`${inBase64('queue-token')}==`)).toBe('***=');
    expect(clean(`${inBase64('queue-token').replace('=', '%3D%3d')}=`)).toBe('***=');
    expect(clean(Buffer.from('queue-token\u00ff\u00ff\u00ff', 'latin1').toString('base64'))).toBe('***///8=');
    expect(clean(`"${inBase64('queue-token').replace(/=$/, '')}"`)).toBe('"***"');
    expect(clean(`${inBase64('queue-token').replace(/=$/, '')}, next`)).toBe('***, next');
    // Cut before the last digit, which is any: nothing behind it is taken.
    expect(clean(`"${inBase64('queue-token').slice(0, 14)}" b`)).toBe('"***" b');
    // Twelve bytes end with a group: what stands behind is not the secret's.
    expect(redactor('queue-token1')(`${inBase64('queue-token1')}AAAA`)).toBe('***AAAA');
    expect(redactor('queue-token1')(`${inBase64('queue-token1')}==`)).toBe('***==');
    // Ten bytes have two signs of padding.
    expect(redactor('queue-toke')(`${inBase64('queue-toke')}=`)).toBe('***=');
    expect(redactor('queue-toke')('queue-toke=')).toBe('***=');
    expect(redactor('queue-toke')(`${Buffer.from('queue-toke').toString('hex')}=`)).toBe('***=');
  });

  test.each([
    '\n',
    '\r',
    '\r\n',
    '\\n',
    '\\r\\n',
    ' ',
    '\t',
    ' \t ',
    '\n  ',
    '  \n',
    ' \r\n\t',
    `${' '.repeat(31)}\n${'\t'.repeat(31)}`,
  ])('split anywhere by %j is taken out', (between) => {
    const redact = redactor(secret);
    for (let at = 1; at < secret.length; at += 1) {
      const split = `${secret.slice(0, at)}${between}${secret.slice(at)}`;
      expect([at, redact(`a ${split} b`)]).toEqual([at, 'a *** b']);
    }
  });

  test.each(['\n\n', '\v', `${' '.repeat(33)}\n`, `\n${' '.repeat(33)}`, ' '.repeat(33), 'x', '\\t'])(
    'split by %j stays',
    (between) => {
      const redact = redactor(secret);
      const split = `${secret.slice(0, 9)}${between}${secret.slice(9)}`;
      expect(redact(split)).toBe(split);
    },
  );

  test('in the other case with underscores, as states are written, is taken out', () => {
    expect(redactor('queue token-01')('a QUEUE_TOKEN_01 b')).toBe('a *** b');
    expect(redactor('queue token-01')('a queue_token_01 b')).toBe('a *** b');
    expect(redactor('queue.token+01')('a QUEUE_TOKEN_01 b')).toBe('a QUEUE_TOKEN_01 b');
    expect(redactor('queuextoken+01')('a QUEUE_TOKEN_01 b')).toBe('a QUEUE_TOKEN_01 b');
  });

  test('of a spelling that begins another one, the longer is taken', () => {
    expect(redactor('a&b%c\\d-01')('(a&amp;b%2525c\\\\\\\\d-01)')).toBe('(***)');
    expect(redactor('a&b%c\\d-&')('(a&b%c\\d-&amp;)')).toBe('(***)');
    expect(redactor('queue-token%')('(queue-token%25)')).toBe('(***)');
    expect(redactor('-0123456')('(&#45;<!-- -->0123456)')).toBe('(&#45;<!-- -->0123456)');
    expect(redactor('@0123456')('(&#64;<!-- -->0123456)')).toBe('(***)');
  });

  test('four characters are the shortest beginning that is taken out', () => {
    const clean = redactor('queue-token');
    expect(clean('a que…')).toBe('a que…');
    expect(clean('a queu…')).toBe('a ***…');
    expect(clean('a queu #8230;')).toBe('a ***#8230;');
    expect(clean('a queue%2…')).toBe('a ***…');
    expect(clean('a queue%252…')).toBe('a ***…');
    expect(clean('a queue%4…')).toBe('a queue%4…');
    expect(clean('a queues…')).toBe('a queues…');
    expect(clean(`a queue${' '.repeat(60)}…`)).toBe(`a ***${' '.repeat(28)}…`.replace(/ +…/, '…'));
  });

  test('a beginning is taken out before the first of several marks only', () => {
    expect(redactor('queue-token')('a queue… b …')).toBe('a ***… b …');
    expect(redactor('queue-token')('a queue x … b …')).toBe('a queue x … b …');
  });

  test('several in a row, and one that ends where the next begins, are taken out', () => {
    expect(redactor('queue-token')('queue-tokenqueue-tokenqueue-token')).toBe('*********');
    expect(redactor('queue-token')('queue%2Dtokenqueue%2Dtoken')).toBe('******');
    expect(redactor('queue-token')('queue-queue-token')).toBe('queue-***');
    expect(redactor('queue-token')('q')).toBe('q');
    expect(redactor('queue-token')('')).toBe('');
  });

  test('usual forms are those that tools write, the longest first', () => {
    expect(usualForms('a/B+c"0123')).toEqual([
      encodeURIComponent('a/B+c"0123'),
      inBase64('a/B+c"0123'),
      inBase64('a/B+c"0123').replace(/=+$/, ''),
      'a/B+c\\"0123',
      'a/B+c"0123',
      'a/b+c"0123',
      'A/B+C"0123',
    ]);
    expect(usualForms('~?>~?>~')).toEqual(['~%3F%3E~%3F%3E~', 'fj8+fj8+fg==', 'fj8+fj8+fg', 'fj8-fj8-fg', '~?>~?>~']);
    const [short, long] = ['Seven77', 'Eight888'];
    expect(short).toHaveLength(shortLength - 1);
    expect(usualForms(short)).not.toContain('seven77');
    expect(usualForms(long)).toEqual(expect.arrayContaining(['eight888', 'EIGHT888']));
    expect(usualForms('\u00e9')).toContain('w6k=');
  });

  // Each has a secret of its own, of which nothing is known before.
  test.each([
    ['as it is, prepared', 'first-text-one', (text: string) => text, true],
    ['as it is', 'first-text-two', (text: string) => text, false],
    ['in base64 twice, prepared', 'first-text-also', (text: string) => inBase64(inBase64(text)), true],
    ['in base64 twice', 'first-text-four', (text: string) => inBase64(inBase64(text)), false],
    ['in JSON of JSON escapes, prepared', 'first-"text"-five', (text: string) => inJson(inJson(text)), true],
    ['in JSON of JSON escapes', 'first-"text"-six', (text: string) => inJson(inJson(text)), false],
  ])('the first text ever is redacted: %s', (_, own, write, isPrepared) => {
    const clean = redactor(own);
    if (isPrepared) clean.prepare();
    expect(clean(`before ${write(own)}, behind`)).toBe('before ***, behind');
    expect(clean(`before ${write(own)}, behind`)).toBe('before ***, behind');
  });

  test('in turns, and with something else in its place, is taken out as at once', async () => {
    for (const given of [secret, 'seven77']) {
      const clean = redactor(given);
      expect(await clean.inTurns(`a ${given} b`)).toBe('a *** b');
      expect(await clean.inTurns(`a ${given} b`, 'REDACTED')).toBe('a REDACTED b');
      const long = `${'x'.repeat(70_000)}${given}${'y'.repeat(70_000)}${given}`;
      const stars = `${'x'.repeat(70_000)}***${'y'.repeat(70_000)}***`;
      expect(clean(long)).toBe(stars);
      expect(await clean.inTurns(long)).toBe(stars);
    }
  });

  test('a long text gives others a turn for each part that is read', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await redactor(secret).inTurns('x'.repeat(64 * 1024 * 10));
    isDone = true;
    expect(turns).toBeGreaterThan(usualForms(secret).length + 5);
  });

  test.each([secret, 'seven77'])(
    'between two turns others have theirs, and a signal ends the work: %s',
    async (given) => {
      const text = 'x'.repeat(64 * 1024 * 3);
      const ended = new AbortController();
      const order: string[] = [];
      setImmediate(() => order.push('others'));
      await redactor(given).inTurns(text);
      order.push('done');
      expect(order).toEqual(['others', 'done']);
      ended.abort(new Error('enough'));
      await expect(redactor(given).inTurns(text, undefined, ended.signal)).rejects.toThrow('enough');
      // What takes one turn is not ended.
      expect(await redactor(given).inTurns('x'.repeat(64 * 1024), undefined, ended.signal)).toHaveLength(64 * 1024);
    },
  );
});
