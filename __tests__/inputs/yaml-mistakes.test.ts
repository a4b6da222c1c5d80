import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../packages/impacted-targets/src/configuration/mistakes.js';
import { PlacedDocument } from '../../packages/impacted-targets/src/configuration/placed-document.js';

/** What is said of a text as a configuration file. */
function inFile(text: string): string {
  try {
    new PlacedDocument(text, 'rules.yml');
    return '';
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

const notClosed = /a \[ or \{ in front of here is not closed/;

describe('YAML that is broken, in words of a person', () => {
  test.each<[string, string, string, RegExp]>([
    ['a tab, as the parser says it', 'targets:\n\tui: [a]\n', '2:1', /Tabs are not allowed as indentation/],
    ['a merge conflict', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n', '1:1', /mark of a merge conflict/],
    ['no space behind a colon', 'targets:\n  ui:[a]\n  web: [b]\n', '2:3', /a space is missing behind the colon/],
    ['no space behind a colon, in front', 'mode:parallel\nconcurrency: 3\n', '1:1', /a space is missing behind/],
    ['no colon', 'mode parallel\nconcurrency: 3\n', '1:1', /neither `key: value` nor `- item`/],
    ['a no-break space', 'a:\u00a01\nb: 2\n', '1:1', /there is a no-break space here/],
    ['a list that is not closed', 'targets:\n  ui: [a\n  web: [b]\n', '3:3', notClosed],
    ['a list that is not closed, in front of a key', 'a:\n  b: [c\n   d: e\n', '2:7', notClosed],
    ['a quote that is not closed', 'a: "b', '1:6', /a quote is opened in front of here/],
    ['an apostrophe', "a:\n  ui: 'it's'\n", '2:11', /text follows behind a quote, \] or \}.*in quotes/],
    ['a glob with braces in front', 'a:\n  ui: {a,b} c\n', '2:13', /text follows behind a quote, \] or \}/],
    ['an at sign', 'a: @acme/web\n', '1:4', /cannot begin with this character/],
    ['a second colon', 'a: b: c\n', '1:4', /holds a colon and a space/],
    ['a second document', 'a: 1\n---\nb: 2\n', '2:1', /a second document begins here/],
  ])('%s', (_title, text, place, message) => {
    expect(inFile(text)).toMatch(message);
    expect(inFile(text)).toMatch(new RegExp(`^rules\\.yml:${place}: [^;]*$`));
  });

  test.each([
    ['- *.lock', /begins with \* refers to another value of the file\. Put the whole value in quotes/],
    ['- **/go.mod', /begins with \* refers to another value/],
    ['- !docs/**', /begins with ! is a tag of YAML\. Put the whole value in quotes/],
  ])('a glob that YAML reads as something else: %s', (item, message) => {
    const said = inFile(`impact-all:\n  ${item}\n`);
    expect([said, said.slice(0, 15)]).toEqual([expect.stringMatching(message), 'rules.yml:2:5: ']);
  });

  test('an anchor before its alias is no mistake', () => {
    expect(inFile('a: &b [1]\nc: *b\n')).toBe('');
  });
});
