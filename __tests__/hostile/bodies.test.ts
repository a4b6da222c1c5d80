import { describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { labelled } from '../steps/payloads.js';
import { checkEnded } from './checks.js';
import { type Given, inProcess } from './in-process.js';
import { property } from './property.js';
import { service } from './service.js';
import { type Settings, checkSettings } from '../../src/service/queue/queue-settings.js';
import { redactor } from '../../packages/shared/src/redaction.js';
import { asVariable, hostile, hostileVariable, token, listOf } from './text.js';

const server = service();

const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
const number = 2;
const sha = labelledHead();

function labelledHead(): string {
  return (labelled.pull_request as { head: { sha: string } }).head.sha;
}

interface Case {
  /** Base branch of the pull request. */
  readonly branch?: string;
  readonly files?: Given['files'];
  readonly inputs: Readonly<Record<string, string>>;
  /** The body that may arrive. */
  readonly body: object | undefined;
  /** Whether it has to. */
  readonly certain: boolean;
}

/** The payload of a pull request into a branch. */
function into(branch: string): string {
  const event = structuredClone(labelled) as { pull_request: { base: { ref: string } } };
  event.pull_request.base.ref = branch;
  return JSON.stringify(event);
}

const branchOfEvent = hostile.filter((branch) => branch !== '');

/** Fields that no mapping may set, and what a mapping of JSON holds beside them. */
const reserved: ReadonlySet<string> = new Set([
  'repo',
  'targetBranch',
  'pr',
  'impactedTargets',
  'org_url_slug',
  'page_query',
]);
const key = fc.oneof(fc.constantFrom(...listOf('names of fields')), hostile);
const json = fc.oneof(
  hostile,
  fc.constantFrom<unknown>(
    0,
    -0,
    1e308,
    1e-300,
    1234567890123456,
    -1.5e-7,
    true,
    null,
    '.inf',
    '0x1f',
    '1_000',
    [],
    {},
  ),
  fc.jsonValue(),
  fc.dictionary(key, fc.oneof(hostile, fc.integer()), { maxKeys: 3, noNullPrototype: true }),
);
const mapping = fc
  .array(fc.tuple(key, json), { maxLength: 5 })
  .map((entries) => entries.filter(([name]) => !reserved.has(name)))
  // As JSON reads it: the last of two fields with one name counts, and `__proto__` is a name as any other.
  .map(
    (entries) =>
      JSON.parse(
        `{${[...new Map(entries)].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
      ) as object,
  );

/** JSON as a variable can hold it: everything else is escaped. */
const escaped = (value: object, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(
    /[\u0000\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A key that would change the object itself is refused. */
const isForbidden = (value: unknown): boolean => JSON.stringify(value).includes('"__proto__":');

const settings: fc.Arbitrary<Case> = fc
  .record({
    operation: fc.constantFrom('create-queue', 'update-queue'),
    settings: mapping,
    extra: mapping,
    branch: branchOfEvent,
    inFile: fc.boolean(),
    form: fc.constantFrom<(value: object) => string>(
      (value) => escaped(value),
      (value) => escaped(value, 2),
      (value) => asVariable(JSON.stringify(value)),
    ),
    bom: fc.boolean(),
  })
  .map(({ operation, settings: given, extra, branch, inFile, form, bom }) => {
    const text = form(given);
    const extraText = form(extra);
    // A setting that the action knows, or one that is nearly known, is refused with a value or a name that is wrong.
    const reading = checkSettings(JSON.parse(text) as Settings);
    const written = reading.problem === undefined ? reading.settings : {};
    const whole = { repo, targetBranch: branch, ...written, ...(JSON.parse(extraText) as object) };
    return {
      branch,
      files: { 'queue.json': `${bom ? '\ufeff' : ''}${text}` },
      inputs: {
        operation,
        'extra-fields': extraText,
        'queue-settings': inFile ? 'queue.json' : text,
      },
      body: whole,
      certain:
        reading.problem === undefined &&
        !isForbidden([given, extra]) &&
        (operation === 'create-queue' || Object.keys(whole).length > 2),
    };
  });

// A blank instead of the line break within a token would make a form of it that nobody promises to take out.
const target = hostile.map((name) => name.replace(/[\r\n]/g, '|'));
const setTargets = (impactedTargets: unknown): object => ({
  repo,
  targetBranch: 'main',
  pr: { number, sha },
  impactedTargets,
});

/** What a list of names means: blank ones and repetitions dropped, `ALL` alone for everything. */
function meant(names: readonly string[]): unknown {
  const list = [...new Set(names.map((name) => name.toWellFormed()).filter((name) => /[^\0-\x20]/.test(name)))];
  return list.length === 1 && list[0] === 'ALL' ? 'ALL' : list;
}

const redact = redactor(token);

/** Whether one of the names that count holds a control character or the token, with which all are refused. */
function isRefused(names: readonly string[]): boolean {
  return names.some((name) => /[^\0-\x20]/.test(name) && (/\p{Cc}/u.test(name) || redact(name) !== name));
}

const targetsAsJson: fc.Arbitrary<Case> = fc
  .record({
    names: fc.array(fc.oneof(target, fc.constant('ALL')), { maxLength: 6 }),
    bom: fc.boolean(),
    indent: fc.constantFrom(0, 2),
  })
  .map(({ names, bom, indent }) => ({
    files: { targets: `${bom ? '\ufeff' : ''}${JSON.stringify(names, undefined, indent)}` },
    inputs: { operation: 'set-impacted-targets', 'impacted-targets-file': 'targets' },
    body: setTargets(meant(names)),
    certain: !isRefused(names),
  }));

/** Whether lines may be taken for a list with dashes, quotes, commas or spaces, or for `ALL`, which is a mistake. */
function isLikeAnotherList(lines: readonly string[]): boolean {
  const [first = '', second] = new Set(lines.filter((line) => line !== ''));
  return /^- |^["'`]|,$/.test(first) || (second === undefined && /[ ,*]|all/i.test(first));
}

const targetsText: fc.Arbitrary<Case> = fc.tuple(hostileVariable, fc.boolean()).map(([text, all]) => {
  const given = all ? `${text}\nALL` : text;
  const isJson = given.trim().startsWith('[');
  const lines = given.split('\n').map((line) => line.trim());
  const list = meant(lines);
  const isNone = given.trim() === '' || (Array.isArray(list) && list.length === 0);
  return {
    inputs: { operation: 'set-impacted-targets', 'impacted-targets': given },
    body: isJson || isNone ? undefined : setTargets(list),
    certain: !isJson && !isNone && !isRefused(lines) && !isLikeAnotherList(lines),
  };
});

const submission: fc.Arbitrary<Case> = fc
  .record({ branch: branchOfEvent, extra: mapping })
  .map(({ branch, extra }) => ({
    branch,
    inputs: { operation: 'submit-pull-request', 'extra-fields': escaped(extra) },
    body: { repo, targetBranch: branch, pr: { number }, ...extra },
    certain: !isForbidden(extra),
  }));

describe('a body that is made of what somebody wrote', () => {
  property(
    'arrives as JSON that says what was given, or the step fails with one line and nothing is sent',
    fc.oneof(settings, targetsAsJson, targetsText, submission),
    async ({ branch = 'main', files, inputs, body, certain }) => {
      server.respondWith(() => ({ status: 200, body: '{"state":"PENDING"}' }));
      const all = { 'base-url': server.url, 'api-token': token, 'max-attempts': '1', ...inputs };
      const ended = await inProcess({ inputs: all, event: into(branch), ...(files === undefined ? {} : { files }) });
      checkEnded(ended);
      const [first] = server.arrived;
      expect(ended.exitCode).toBe(first === undefined ? 1 : 0);
      if (first === undefined) {
        if (certain) throw new Error(`nothing was sent: ${ended.stdout}`);
        return;
      }
      const text = first.body.toString('utf8');
      expect(Buffer.from(text).equals(first.body)).toBe(true);
      const arrived = JSON.parse(text) as object;
      // A value that JSON has no number for must not arrive as null.
      if (body !== undefined) expect(JSON.stringify(arrived)).toBe(JSON.stringify(body));
      else expect(arrived).toMatchObject({ repo, targetBranch: 'main' });
      expect(first.headers['content-type']).toBe('application/json');
      expect(first.headers['x-api-token']).toBe(token);
    },
  );
});
