import { describe, expect, test } from '@jest/globals';
import { unreadableJson } from '../../../src/service/transport/json-limits.js';

const many = 'holds more than the 1,000,000 values that the action reads';
const deep = 'is nested more than 1,000 levels deep';

describe('JSON that a service answers', () => {
  test.each([
    ['an object', '{"a":[1,2,{"b":null}],"c":"d"}'],
    ['marks within strings', JSON.stringify({ a: '[{,'.repeat(1_000_000), b: '\\"[,'.repeat(400_000) })],
    ['as many values as are read', `[${'1,'.repeat(999_999)}1]`],
    ['as many levels as are read', '['.repeat(1000) + ']'.repeat(1000)],
    ['levels beside each other', `[${'[{}],'.repeat(2000)}1]`],
    ['a string without its end', `"${','.repeat(2_000_000)}`],
    ['a string that ends in a backslash', `"${','.repeat(2_000_000)}\\`],
  ])('of %s is read', (_name, text) => {
    expect(unreadableJson(text)).toBeUndefined();
  });

  test.each([
    ['one value more', `[${'1,'.repeat(1_000_000)}1]`, many],
    ['empty lists', `[${'[],'.repeat(500_001)}1]`, many],
    ['empty objects', `[${'{},'.repeat(500_001)}1]`, many],
    ['values behind a string', `["\\\\","\\"",${'1,'.repeat(1_000_000)}1]`, many],
    ['one level more', '['.repeat(1001) + ']'.repeat(1001), deep],
    ['levels of both kinds', '{"a":['.repeat(501), deep],
  ])('of %s is not', (_name, text, why) => {
    expect(unreadableJson(text)).toBe(why);
  });
});
