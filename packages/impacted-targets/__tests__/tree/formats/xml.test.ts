import { expect, test } from '@jest/globals';
import { childOf, childrenOf, parseXml, textOf } from '../../../src/tree/formats/xml.js';

const parse = (text: string) => parseXml('a.xml', Buffer.from(text));

test('elements, attributes, text and their lines', () => {
  const root = parse(
    '\uFEFF<?xml version="1.0"?>\n<!-- c -->\n<x:a xmlns:x="u" One="1 &amp; 2">\n t<b> x <![CDATA[<&>]]> </b>u\n<b/></x:a>\n',
  );
  expect(root).toMatchObject({ name: 'a', attributes: { One: '1 & 2' }, text: 'tu', line: 3 });
  expect(childrenOf(root, 'b').map(({ text, line }) => [text, line])).toEqual([
    ['x <&>', 4],
    ['', 5],
  ]);
  expect(textOf(root, 'b')).toBe('x <&>');
  expect(childOf(root, 'b', 'c')).toBeUndefined();
});

test.each([
  ['utf-16le', [0xff, 0xfe], (text: string) => Buffer.from(text, 'utf16le')],
  ['utf-16be', [0xfe, 0xff], (text: string) => Buffer.from(text, 'utf16le').swap16()],
] as const)('%s with its byte order mark', (_, mark, encode) => {
  const root = parseXml('a.xml', Buffer.concat([Buffer.from(mark), encode('<a b="ü"/>')]));
  expect(root.attributes).toEqual({ b: 'ü' });
});

test('an attribute and a text longer than the buffer of the parser', () => {
  const long = 'x'.repeat(300_000);
  const root = parse(`<a b="${long}"><!--${long}--><c>${long}</c></a>`);
  expect(root.attributes.b).toBe(long);
  expect(textOf(root, 'c')).toBe(long);
});

test.each([
  ['<a>\n<b>', /^a\.xml:2:\d+: the document ends too early$/],
  ['<a b="1', /^a\.xml:1:\d+: the document ends too early$/],
  ['<a></b>', /^a\.xml:1:\d+: this is not well-formed XML: Unexpected close tag$/],
  ['<a/>\n<b/>', /^a\.xml:2:\d+: a second root element follows the first$/],
  ['<a/>text', /^a\.xml:1:\d+: this is not well-formed XML: Text data outside of root node$/],
  ['<a b=1/>', /^a\.xml:1:\d+: this is not well-formed XML: Unquoted attribute value$/],
  ['<a>&other;</a>', /^a\.xml:1:\d+: this is not well-formed XML: Invalid character entity$/],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /^a\.xml:1:\d+: this is not well-formed XML: Invalid character entity$/],
  ['<a hasOwnProperty="1" b="2"/>', /^a\.xml:1:\d+: this is not well-formed XML/],
  ['{}', /^a\.xml:1:\d+: this is not well-formed XML: Non-whitespace before first tag$/],
  ['', /^a\.xml:1:1: the document has no element$/],
])('%j is refused with its place', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});
