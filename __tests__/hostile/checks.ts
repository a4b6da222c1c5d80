import { expect } from '@jest/globals';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { commandIn, commandsIn, linesOf, outputsIn } from '../steps/runner.js';
import type { Ended } from './in-process.js';
import { promisedForms, githubToken, token } from './text.js';

const allowedElements: ReadonlySet<string> = new Set(
  'h2 h3 p strong table thead tbody tr th td code pre details summary a ul li br wbr'.split(' '),
);
const allowedCommands: ReadonlySet<string> = new Set([
  'add-mask',
  'debug',
  'error',
  'warning',
  'notice',
  'group',
  'endgroup',
]);
const label = String.raw`"(?:[\p{L}\p{N} ]|#\d+;|<br>)*"`;
const mermaidLine = new RegExp(
  String.raw`^(?:%%\{init: \{"flowchart": \{(?:"[a-zA-Z]+": \d+(?:, )?)+\}\}\}%%|flowchart (?:LR|TB)|` +
    String.raw` *classDef [A-Z_]+ fill:#[0-9a-f]{6},stroke:#[0-9a-f]{6},color:#[0-9a-f]{6}|` +
    String.raw` *e\d+\[${label}\](?::::[A-Z_]+)?| *e\d+ (?:-->|-\.->) e\d+)$`,
  'u',
);

/**
 * A summary as a Markdown renderer shows it: our elements alone, and links that lead where they say.
 * @param servers hosts of the GitHub server
 */
export function checkSummary(markdown: string, servers: readonly string[] = ['github.com']): void {
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const shown = html.replace(/<!--.*?-->/g, '');
  for (const [, name = ''] of shown.matchAll(/<\/?([a-z][a-z0-9]*)/gi))
    expect([...allowedElements]).toContain(name.toLowerCase());
  for (const [, attributes = ''] of shown.matchAll(/<[a-z][a-z0-9]*\s+([^>]*)>/gi)) {
    expect(attributes).toMatch(/^(href="[^"]*"|class="language-mermaid"|align="(left|right|center)")$/);
  }
  for (const [, href = '', label = ''] of shown.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)) {
    const { protocol, host } = new URL(href.replaceAll('&amp;', '&'));
    expect(protocol).toBe('https:');
    // A token in the workflow's own input for a host leaves an address that leads nowhere.
    if (!servers.includes(host) && !host.includes('redacted'))
      expect(label.replaceAll('<wbr>', '').startsWith(host)).toBe(true);
  }
  for (const [, block = ''] of markdown.matchAll(/```mermaid\n([^]*?)\n```/g)) {
    for (const line of block.split('\n')) expect(line).toMatch(mermaidLine);
  }
  expect(markdown.match(/```/g)?.length ?? 0).toBe(2 * [...markdown.matchAll(/^```mermaid$/gm)].length);
}

export interface Expectations {
  /** What was given as token of the service and as GitHub's, in this order. */
  readonly secrets?: readonly string[];
  /** Annotations of findings are errors beside the one that the step fails with. */
  readonly annotates?: boolean;
  /** Hosts that the runner, GitHub or the workflow name as the GitHub server. */
  readonly servers?: readonly string[];
}

/** What holds for every step, whatever strangers wrote. */
export function checkEnded(
  { exitCode, stdout, output, summary, files }: Ended,
  { secrets = [token], annotates = false, servers }: Expectations = {},
): void {
  expect([0, 1]).toContain(exitCode);
  const commands = commandsIn(stdout);
  expect(commands.filter(({ name }) => !allowedCommands.has(name))).toEqual([]);
  const masked = secrets.flatMap((secret) => secret.split(/\r?\n/)).filter((line) => line.trim() !== '');
  expect(commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)).toEqual(
    masked.map((secret) => secret.replaceAll('%', '%25').replaceAll('\r', '%0D')),
  );
  const errors = commands.filter(({ name }) => name === 'error').map(({ message }) => message);
  if (annotates && exitCode === 1) expect(errors.length).toBeGreaterThan(0);
  else expect(errors).toHaveLength(exitCode ?? 0);
  for (const error of errors) expect(error).not.toMatch(/bug in the action|%0A|%0D/);
  const log = linesOf(stdout)
    .filter((line) => commandIn(line)?.name !== 'add-mask')
    .join('\n');
  expect(log).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
  // The runner refuses a step's outputs whose form is not what it should be.
  outputsIn(output);
  for (const [where, written] of [['log', log], ['outputs', output], ['summary', summary], ...files])
    checkSecrets(where ?? '', written ?? '', secrets);
  checkSummary(summary, servers);
}

function checkSecrets(where: string, written: string, secrets: readonly string[]): void {
  // Line breaks that are escaped or encoded hide as little as those that are not escaped.
  const together = written.replace(/\s+|\\+[nrt]|%0[ad]/gi, '');
  for (const secret of secrets) {
    if (secret.length < 8) continue;
    // A secret of the tests is in no other text, so each form of it and its beginning count.
    const known = secret === token || secret === githubToken;
    for (const form of known ? promisedForms(secret) : []) {
      if (together.includes(form)) throw new Error(`a token is in ${where}`);
      for (let length = 5; length < form.length; length += 1) {
        const beginning = form.slice(0, length);
        for (const mark of ['…', '#8230;'])
          if (together.includes(beginning + mark)) throw new Error(`the beginning ${beginning} is in ${where}`);
      }
    }
    if (!known && written.includes(secret)) throw new Error(`the token ${JSON.stringify(secret)} is in ${where}`);
  }
}
