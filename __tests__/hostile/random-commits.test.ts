import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect } from '@jest/globals';
import fc from 'fast-check';
import {
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { labelled } from '../steps/payloads.js';
import { outputsIn } from '../steps/runner.js';
import { checkEnded } from './checks.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { asVariable, hostile, token, listOf } from './text.js';

afterAll(removeSamples);

const event = JSON.stringify(labelled);
const repository = sampleDirectory();
git(repository, 'init', '--quiet', '--initial-branch=main');
mkdirSync(join(repository, 'packages'));

/** A path as git takes it: no part is empty, leads upwards or is git's own. */
function pathOf(text: string): string {
  const parts = text
    .replaceAll('\0', '')
    .split('/')
    .map((part) => Buffer.from(part).subarray(0, 200).toString('latin1'))
    .filter(
      (part) => part !== '' && part !== '.' && part !== '..' && !/^\.?g[i1]t/i.test(part) && !part.includes('.git'),
    );
  return parts.slice(0, 8).join('/') || 'a';
}

/** Bytes of a path, quoted for fast-import; each character is a byte. */
const quoted = (path: string): string =>
  `"${Array.from(path, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')}"`;

const usualPath = fc.constantFrom(...listOf('paths'));
const path = fc.oneof(
  usualPath,
  hostile.map(pathOf),
  fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => pathOf(Buffer.from(bytes).toString('latin1'))),
);

const manifests = fc.oneof(
  fc.constantFrom(...listOf('manifests')),
  hostile,
  hostile.map((text) =>
    JSON.stringify({ name: text, workspaces: [text, 'packages/*'], dependencies: { [text]: text } }),
  ),
  hostile.map(
    (text) =>
      `[package]\nname = ${JSON.stringify(text.toWellFormed())}\nversion = "0.1.0"\n[dependencies]\nx = { path = ${JSON.stringify(text.toWellFormed())} }\n`,
  ),
  hostile.map((text) => `module ${text}\n\nrequire ${text} v1.0.0\nreplace ${text} => ../${text}\n`),
  hostile.map(
    (text) =>
      `<project><groupId>${text}</groupId><artifactId>a</artifactId><modules><module>${text}</module></modules></project>`,
  ),
);

/** A small repository of each build system that is read without running anything. */
const templates: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  workspaces: [
    ['package.json', '{"name":"root","workspaces":["packages/*"]}'],
    ['packages/ui/package.json', '{"name":"ui"}'],
    ['packages/web/package.json', '{"name":"web","dependencies":{"ui":"*"}}'],
  ],
  cargo: [
    ['Cargo.toml', '[workspace]\nmembers = ["crates/*"]\n'],
    ['crates/c/Cargo.toml', '[package]\nname = "c"\nversion = "0.1.0"\n'],
    ['crates/d/Cargo.toml', '[package]\nname = "d"\nversion = "0.1.0"\n[dependencies]\nc = { path = "../c" }\n'],
  ],
  go: [
    ['go.mod', 'module example.com/m\n\ngo 1.22\n'],
    ['m/a.go', 'package m\n'],
    ['n/a.go', 'package n\n\nimport _ "example.com/m/m"\n'],
  ],
  maven: [
    [
      'pom.xml',
      '<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>r</artifactId><version>1</version><packaging>pom</packaging><modules><module>m</module></modules></project>',
    ],
    [
      'm/pom.xml',
      '<project><modelVersion>4.0.0</modelVersion><parent><groupId>g</groupId><artifactId>r</artifactId><version>1</version></parent><artifactId>a</artifactId></project>',
    ],
  ],
  paths: [['a.txt', 'x']],
};

const goodGlob = fc.constantFrom('**', '*.md', 'packages/*/**', 'src/[a-z]*', '{a,b}.txt', 'a.txt', 'm/**');
const glob = fc.oneof({ weight: 8, arbitrary: goodGlob }, { weight: 1, arbitrary: hostile });
/** Names that a rule may have, whatever else is in them. */
const ruleName = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('ui', 'web', '__proto__', 'constructor') },
  // A blank instead of the line break within a token would make a form of it that nobody promises to take out.
  { weight: 1, arbitrary: hostile.map((text) => text.replace(/[\r\n{}]/g, '|').trim()).filter((text) => text !== '') },
);
const usualRules = fc
  .record(
    {
      'impact-all': fc.array(fc.constantFrom('always', 'tools/**'), { maxLength: 2 }),
      unowned: fc.constantFrom('all', 'ignore'),
      targets: fc.dictionary(
        ruleName,
        fc.oneof(
          fc.array(glob, { minLength: 1, maxLength: 3 }),
          fc.record({ paths: fc.array(glob, { minLength: 1, maxLength: 2 }) }),
        ),
        { minKeys: 1, maxKeys: 4, noNullPrototype: true },
      ),
    },
    { requiredKeys: ['targets'] },
  )
  .map((value) => JSON.stringify(value));
const strangeRules = fc.oneof(
  fc
    .record({
      unowned: hostile,
      targets: fc.dictionary(
        hostile,
        fc.record({ paths: fc.array(hostile, { maxLength: 2 }), 'depends-on': fc.array(ruleName, { maxLength: 2 }) }),
        { maxKeys: 3, noNullPrototype: true },
      ),
    })
    .map((value) => JSON.stringify(value)),
  hostile,
);
const rules = fc.oneof({ weight: 5, arbitrary: usualRules }, { weight: 1, arbitrary: strangeRules });

interface Case {
  readonly base: readonly (readonly [string, string])[];
  readonly changes: readonly (readonly [string, string | null])[];
  readonly rules: string | undefined;
  readonly rulesInHead: string | undefined;
  readonly mode: string;
  readonly inputs: Readonly<Record<string, string>>;
}

const anyCase: fc.Arbitrary<Case> = fc.constantFrom(...Object.keys(templates)).chain((system) =>
  fc.record({
    base: fc.array(fc.tuple(path, manifests), { maxLength: 3 }).map((more) => [...more, ...(templates[system] ?? [])]),
    changes: fc.array(fc.tuple(path, fc.option(manifests, { nil: null })), { maxLength: 5 }),
    rules: system === 'paths' ? rules : fc.option(rules, { nil: undefined, freq: 1 }),
    rulesInHead: fc.option(rules, { nil: undefined, freq: 1 }),
    mode: fc.constantFrom('100644', '100644', '100644', '100755', '120000'),
    inputs: fc.record(
      {
        'impacted-targets-from': fc.oneof(
          { weight: 8, arbitrary: fc.constant(system) },
          { weight: 4, arbitrary: fc.constant('auto') },
          { weight: 1, arbitrary: hostile.map(asVariable) },
        ),
        shards: fc.constantFrom('1', '3'),
        'working-directory': fc.constantFrom('.', '.', '.', '.', 'packages'),
      },
      { requiredKeys: ['impacted-targets-from'] },
    ),
  }),
);

/** What an earlier run found. */
const found: readonly Case[] = [
  {
    // The names of targets went into the matrix of shards as they were.
    base: templates.go ?? [],
    changes: [['m/go.mod', `module ${Buffer.from(token).toString('base64')}\n`]],
    rules: undefined,
    rulesInHead: undefined,
    mode: '100644',
    inputs: { 'impacted-targets-from': 'go', shards: '1' },
  },
];

/** Two commits, made in one go; undefined where git takes no such tree. */
function commits({ base, changes, rules: given, rulesInHead, mode }: Case): readonly string[] | undefined {
  const pieces: Buffer[] = [];
  const line = (text: string): unknown => pieces.push(Buffer.from(`${text}\n`, 'latin1'));
  const data = (content: string): void => {
    const bytes = Buffer.from(content);
    line(`data ${String(bytes.length)}`);
    pieces.push(bytes, Buffer.from('\n'));
  };
  const file = (name: string, content: string, kind = '100644'): void => {
    line(`M ${kind} inline ${quoted(name)}`);
    data(content);
  };
  const commit = (ref: string): void => {
    line(`commit ${ref}`);
    line('committer A <a@example.com> 1767225600 +0000');
    data('x');
  };
  const configuration = '.github/impacted-targets.yml';
  line('reset refs/heads/base');
  commit('refs/heads/base');
  for (const [name, content] of base) file(name, content, mode);
  file('always', 'x');
  if (given !== undefined) file(configuration, given);
  line('reset refs/heads/head');
  line('from refs/heads/base');
  line('');
  commit('refs/heads/head');
  for (const [name, content] of changes) {
    if (content === null) line(`D ${quoted(name)}`);
    else file(name, content, mode);
  }
  if (rulesInHead !== undefined) file(configuration, rulesInHead);
  line('done');
  try {
    execFileSync('git', ['fast-import', '--force', '--quiet', '--done'], {
      cwd: repository,
      env: gitEnvironment,
      input: Buffer.concat(pieces),
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
  return git(repository, 'rev-parse', 'refs/heads/base', 'refs/heads/head').split('\n');
}

describe('whatever a repository and its changes hold', () => {
  property(
    'targets are computed, or a step ends with one line',
    anyCase,
    async (one) => {
      const made = commits(one);
      fc.pre(made !== undefined);
      const [base = '', head = ''] = made;
      const ended = await inProcess({
        event,
        workspace: repository,
        inputs: {
          operation: 'compute-impacted-targets',
          'api-token': token,
          'base-sha': base,
          'head-sha': head,
          ...one.inputs,
        },
        environment: { PATH: process.env.PATH ?? '' },
      });
      // Mistakes in the rules are annotated at their lines, beside the error that the step fails with.
      checkEnded(ended, { annotates: one.rules !== undefined || one.rulesInHead !== undefined });
      const file = outputsIn(ended.output).get('impacted-targets-file');
      expect(file === undefined).toBe(ended.exitCode === 1);
      if (file === undefined) return;
      const targets = JSON.parse(ended.files.get(file) ?? '') as unknown;
      if (targets !== 'ALL')
        expect((targets as string[]).every((target) => typeof target === 'string' && !/[\r\n]/.test(target))).toBe(
          true,
        );
    },
    { share: 0.2, found },
  );
});
