import { describe, expect, test } from '@jest/globals';
import { parseJson } from '../../../src/tree/formats/json.js';
import { parseJsonWithComments } from '../../../src/tree/formats/json-with-comments.js';
import { parsedLimitBytes, tooLarge } from '../../../src/tree/formats/size-limit.js';
import { parseToml } from '../../../src/tree/formats/toml.js';
import { parseXml } from '../../../src/tree/formats/xml.js';
import { parseYaml, parseYamlDocuments } from '../../../src/tree/formats/yaml.js';

const blanks = ' '.repeat(parsedLimitBytes);
const why = 'it has 33,554,433 bytes, and at most 33,554,432 of such a file are read';

describe('a file that is too large to be parsed', () => {
  test.each<[string, (text: string) => unknown]>([
    ['JSON', parseJson],
    ['JSON with comments', parseJsonWithComments],
    ['YAML', parseYaml],
    ['YAML documents', parseYamlDocuments],
    ['TOML', (text) => parseToml('Cargo.lock', Buffer.from(text))],
    ['XML', (text) => parseXml('pom.xml', Buffer.from(text))],
  ])('is refused before it is: %s', (_name, parse) => {
    expect(() => parse(`${blanks} `)).toThrow(why);
  });

  test('is one of a byte more than the limit', () => {
    expect(tooLarge(parsedLimitBytes)).toBeUndefined();
    expect(tooLarge(parsedLimitBytes + 1)).toBe(why);
    expect(parseJson(`1${blanks.slice(1)}`)).toBe(1);
  });
});
