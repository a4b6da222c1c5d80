import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { logLine, visible } from '../../../src/reporting/escape.js';
import type { Inline } from '../../../src/document/blocks.js';
import { markdownOf, text } from '../../../src/reporting/summary/markdown.js';

/** Markdown as GitHub renders it, with HTML let through as GitHub lets it. */
const render = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const paragraph = (content: Inline): string => render(markdownOf([{ kind: 'text', text: content }]));
const table = (...cells: readonly Inline[]): string =>
  markdownOf([{ kind: 'table', header: cells.map(() => 'Title'), rows: [cells] }]);

/** The text that a reader sees. */
const seen = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? '');

const elements = (html: string): string[] =>
  [...html.replace(/<!--.*?-->/g, '').matchAll(/<([a-z0-9]+)[^>]*>/gi)].map(([, name = '']) => name.toLowerCase());

const hostile = [
  '| a | b |',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](https://evil.example)',
  '![image](https://evil.example/a.png)',
  'https://evil.example/ and www.evil.example and WWW.evil.example',
  'me@evil.example, @everyone',
  '`code` ``` ~~~ **bold** _em_ __strong__ ~~gone~~ a_b_c',
  '\n\n# heading\n- list\n> quote\n```mermaid\ngraph LR\n```',
  '&lt;b&gt; &#60;i&#62; &copy;',
  '$\\frac{1}{2}$ \\| \\<',
  '<!-- --> --> <!--',
  '\u202eevil\u2066 \u0000 \u001b[31mred \ud800 \u2028',
  '<a@b.c> <https://evil.example>',
  'xmpp:a@b.c mailto:a@b.c',
  '[^1] [x]: https://evil.example',
];

const outside = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...Array.from('|`*_~[]()<>!#@:/.&\\$-=+{}"\''), 'www.', 'http://', 'a', ' '),
        fc.string(),
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join('')),
);

test('anything, in a cell: one cell, no other element, the same text', () => {
  fc.assert(
    fc.property(outside, (given) => {
      const html = render(table(given, { code: given }, 'x'));
      const found = elements(html).filter((name) => !['table', 'thead', 'tbody', 'tr', 'th', 'wbr'].includes(name));
      expect(found.filter((name) => name === 'td')).toHaveLength(given === '' ? 1 : 3);
      expect(found.every((name) => name === 'td' || name === 'code')).toBe(true);
      if (given === '') return;
      const cell = /<td>([^]*?)<\/td>/.exec(html)?.[1] ?? '';
      expect(seen(cell).trim()).toBe(visible(given).trim());
    }),
    { numRuns: 500 },
  );
});

describe('links to addresses from outside', () => {
  test('HTTPS is a link that shows its host', () => {
    const html = paragraph({ href: 'https://ci.example.com/tests/1?q=<b>&x=)' });
    expect(html).toContain('href="https://ci.example.com/tests/1');
    expect(seen(html)).toBe('ci.example.com/tests/1');
    const longest = `${'a'.repeat(55)}.com`;
    expect(seen(paragraph({ href: `https://${longest}/` }))).toBe(longest);
    expect(seen(paragraph({ href: `https://${longest}/tests/1` }))).toBe(`${longest}…`);
  });

  test.each([
    'http://plain.example/',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://user:pass@evil.example/',
    'https://user@evil.example/',
    '//evil.example',
    'not an address',
    'https://',
    `https://github.com.${'a'.repeat(49)}/`,
  ])('%s does not become a link', (address) => {
    expect(elements(paragraph({ href: address }))).toEqual(['p', 'code']);
  });

  const part = fc.string().map(encodeURIComponent);
  const addresses = fc
    .tuple(fc.domain(), fc.array(part, { maxLength: 3 }), part, part)
    .map(([host, path, query, fragment]) => `https://${host}/${path.join('/')}?q=${query}#${fragment}`);

  test('anything is at most one link, to HTTPS', () => {
    fc.assert(
      fc.property(fc.oneof(addresses, outside), (address) => {
        const html = paragraph({ href: address });
        const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
        expect(links.length).toBeLessThanOrEqual(1);
        for (const href of links) expect(href).toMatch(/^https:\/\//);
      }),
      { numRuns: 300 },
    );
  });
});

describe('lines of the log', () => {
  test.each([
    ['::set-output name=a::b', ': :set-output name=a::b'],
    ['  ::add-mask::x', '  : :add-mask::x'],
    ['a ##[error]b', 'a # #[error]b'],
    ['two\nlines\r\n', 'two\\nlines\\r\\n'],
    ['\u001b[31mred', '\\u{1b}[31mred'],
    ['\u202eright to left', '\\u{202e}right to left'],
    ['\ud800', '\\u{d800}'],
    ['fine: a::b é 🎉', 'fine: a::b é 🎉'],
  ])('%j becomes %j', (given, expected) => {
    expect(logLine(given)).toBe(expected);
  });

  test("anything becomes one line that isn't a command", () => {
    fc.assert(
      fc.property(outside, (given) => {
        const line = logLine(given);
        expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
        expect(line.trimStart().startsWith('::')).toBe(false);
        expect(line).not.toContain('##[');
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['a\u{e0041}\u{e007f}b', 'a\\u{e0041}\\u{e007f}b'],
  ['a\u034fb', 'a\\u{34f}b'],
  ['a\ufe0f\u{e0100}b', 'a\\u{fe0f}\\u{e0100}b'],
  ['\u2764\ufe0f\ufe0f', '\u2764\ufe0f\\u{fe0f}'],
  ['\ud800a\udc00', '\\u{d800}a\\u{dc00}'],
  ...['\u2764\ufe0f', '\u{1f600}', '\u00e9', '\u4e2d\u6587'].map((stays) => [stays, stays]),
])('what shows nothing is made visible, and nothing else: %j', (given = '', shown = '') => {
  expect(visible(given)).toBe(shown);
  expect(logLine(given)).toBe(shown);
  expect(seen(render(text(given))).trim()).toContain(shown);
});

test.each([
  ['https://example.com/a|b', 'https://example.com/a%7Cb'],
  ['https://example.com/a`b', 'https://example.com/a%60b'],
])('the address of a link in a table stays an address: %s', (address, sent) => {
  const html = render(table({ href: address, label: 'x' }, '`'));
  expect(html).toContain(`<a href="${sent}">x</a>`);
  expect(html.match(/<td/g)).toHaveLength(2);
});

test('long words of a cell get places where a line may break; addresses, references and short words stay whole', () => {
  const name = 'com.acme.shop.CheckoutPageWithPaymentsTest';
  const address = `https://example.com/${'a.'.repeat(100)}`;
  const [, , row = ''] = table(name, { code: 'b'.repeat(40) }, { href: address, label: 'a short label' }).split('\n');
  expect(row.split(/ ?\| ?/)).toEqual([
    '',
    ['com.', 'acme.', 'shop.', 'CheckoutPageWithPa', 'ymentsTest'].join('<wbr>'),
    `<code>${[18, 18, 4].map((length) => 'b'.repeat(length)).join('<wbr>')}</code>`,
    `[a short label](<${address}>)`,
    '',
  ]);
  expect(table('&'.repeat(60), 'x')).not.toMatch(/&(?:#\d*)?<wbr>/);
  expect(markdownOf([{ kind: 'text', text: name }])).toBe(name);
});
