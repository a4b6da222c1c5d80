import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { serve } from '../steps/servers.js';
import { type Ended, inProcess } from './in-process.js';
import { promisedForms, token } from './text.js';

const inputs = {
  'api-token': token,
  'github-token': '',
  'max-attempts': '1',
  'target-branch': 'main',
  'organization-slug': 'octo',
};

/** The longest beginning of one of these forms in anything that a step wrote. */
function leaked({ stdout, output, summary, files }: Ended, forms: readonly string[]): string {
  const log = stdout.replaceAll(/^::add-mask::.*$/gm, '');
  const texts = [log, output, summary, ...files.values()].flatMap((text) => [
    text,
    text.replaceAll(/<!-- -->|<wbr>/g, ''),
  ]);
  let longest = '';
  for (const form of forms) {
    for (let length = longest.length + 1; length <= form.length; length += 1) {
      const beginning = form.slice(0, length);
      if (!texts.some((text) => text.includes(beginning))) break;
      longest = beginning;
    }
  }
  return longest;
}

const list = (record: object): string => JSON.stringify({ quarantined_tests: [record], page: { next_page_token: '' } });

test('a token in any promised form is in nothing that a step writes, wherever it is and wherever a text is truncated', async () => {
  let answer: (response: ServerResponse) => void = () => undefined;
  const { url } = await serve((_request, response) => {
    answer(response);
  });
  const filler = fc.oneof(
    fc.nat(700).map((length) => '|'.repeat(length)),
    fc
      .constantFrom(38, 58, 98, 198, 298, 498, 1198, 3998)
      .chain((cut) => fc.nat(30).map((back) => '|'.repeat(cut - back))),
    fc
      .array(fc.constantFrom('\n', ' ', '\t', '"', '\\', '<', '|', '\u00fc'), { maxLength: 60 })
      .map((all) => all.join('')),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...promisedForms(token)),
      filler,
      filler,
      fc.constantFrom('record', 'queue', 'error', 'status text', 'redirect', 'no JSON', 'title', 'input', 'report'),
      async (form, before, behind, place) => {
        // The response's own file would hold two forms, one around the other.
        fc.pre(!form.includes('\\') || !['record', 'queue', 'report'].includes(place));
        const text = `${before}${form}${behind}`;
        const line = text.replace(/[^\x20-\x7e]/g, ' ');
        let operation = 'get-queue';
        let given: Readonly<Record<string, string>> = {};
        let files: Readonly<Record<string, string>> = {};
        answer = (response) => response.end(JSON.stringify({ state: text, [text]: text, mode: [text] }));
        if (place === 'record' || place === 'report') {
          answer = (response) => response.end(list({ name: text, file: text, status: { value: text }, [text]: 1 }));
          operation = place === 'record' ? 'list-quarantined-tests' : 'excuse-quarantined-failures';
          const escaped = line.replace(/[&<>"]/g, (one) => `&#${String(one.charCodeAt(0))};`);
          files = {
            'report.xml': `<testsuite name="s"><testcase name="${escaped}" classname="c"><failure message="${escaped}">${escaped}</failure></testcase></testsuite>`,
          };
          if (place === 'report') given = { 'junit-paths': 'report.xml' };
        }
        if (place === 'error') answer = (response) => response.writeHead(400).end(text);
        if (place === 'status text') answer = (response) => response.writeHead(403, line).end(line);
        if (place === 'redirect') answer = (response) => response.writeHead(302, { location: line }).end();
        if (place === 'no JSON') answer = (response) => response.end(`{${text}`);
        if (place === 'input') given = { 'request-timeout-seconds': line };
        const event = JSON.stringify({ pull_request: { number: 1, title: text, base: { ref: 'main' }, head: {} } });
        if (place === 'title') operation = 'get-submitted-pull-request';
        const step = await inProcess({ inputs: { ...inputs, ...given, operation, 'base-url': url }, event, files });
        expect([place, leaked(step, [form]).length < 6 ? '' : leaked(step, [form])]).toEqual([place, '']);
      },
    ),
    { numRuns: 100 },
  );
});
