import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** A part of the source or of the tests, the most lines of code that it may have, and why it needs them. */
export interface Room {
  /** Globs from the project's root. */
  readonly files: readonly string[];
  readonly name: string;
  /** Lower it where something goes. */
  readonly most: number;
  readonly why: string;
}

const library = (folder: string): string => `packages/impacted-targets/src/${folder}/**/*.ts`;

/** Every line of code is in one of these. */
export const rooms: readonly Room[] = [
  {
    name: '`src/service/`',
    files: ['src/service/**/*.ts'],
    most: 3120,
    why: 'two generations behind one interface, retries and verified writes, limits of size, proxies',
  },
  {
    name: '`src/flaky-tests/`',
    files: ['src/flaky-tests/**/*.ts'],
    most: 2020,
    why: 'a parser of reports in pieces, the words of test tools, matching, the policy',
  },
  {
    name: '`src/inputs/`, `src/pull-request/`',
    files: ['src/{inputs,pull-request}/**/*.ts'],
    most: 2250,
    why: "49 inputs, each with its reader and description; events, and GitHub's API",
  },
  {
    name: '`src/operations/`',
    files: ['src/operations/**/*.ts'],
    most: 4380,
    why: '20 operations with their messages',
  },
  {
    name: '`src/reporting/`',
    files: ['src/reporting/**/*.ts'],
    most: 600,
    why: 'log, outputs, annotations, a job summary with pictures',
  },
  {
    name: 'the rest of `src`',
    files: ['src/{command,document,left-out,worker}/**/*.{ts,js}', 'src/*.ts'],
    most: 1510,
    why: 'the command for a terminal, blocks that summary and terminal render, the thread of a step',
  },
  {
    name: '`packages/impacted-targets`: `readers/`',
    files: [library('readers')],
    most: 5170,
    why: 'twelve formats of builds, each read from one commit; `workspaces` reads six kinds of workspaces and four lockfiles',
  },
  {
    name: 'its `engine/`, `unowned/` and `compute.ts`',
    files: [library('{engine,unowned}'), 'packages/impacted-targets/src/compute.ts'],
    most: 2760,
    why: 'which builds are asked, owners, edges with their reasons, rules, two graphs compared; files that no target owns',
  },
  {
    name: 'its `configuration/` and `answer/`',
    files: [library('{configuration,answer}')],
    most: 1650,
    why: 'rules with names in globs, groups, surfaces and reach, messages with a line and a column; lists, explanations, groups for a matrix',
  },
  {
    name: 'its `analysis/` and `audit/`',
    files: [library('{analysis,audit}')],
    most: 800,
    why: 'the replay of past merges, what places each file, and who claimed a target that failed',
  },
  {
    name: 'its `git/`, `programs/` and `tree/`',
    files: [library('{git,programs,tree}')],
    most: 2110,
    why: 'commits of shallow, partial and foreign checkouts, read without a change in the checkout; programs; formats',
  },
  {
    name: 'its `scan/` and `literals/`',
    files: [library('{scan,literals}')],
    most: 1090,
    why: 'what files import and name: one scanner over text, with twenty families of languages as data, and where a text leads to',
  },
  {
    name: '`packages/local-service`',
    files: ['packages/local-service/src/**/*.ts'],
    most: 3800,
    why: 'two generations of an interface, each with its requests, responses and refusals, and how a queue moves',
  },
  {
    name: '`packages/shared`',
    files: ['packages/shared/src/**/*.ts'],
    most: 860,
    why: 'redaction in four forms, globs, files, the settings of a queue',
  },
  {
    name: 'tests of `packages/impacted-targets`',
    files: ['packages/impacted-targets/__tests__/**/*.{ts,js}'],
    most: 8980,
    why: 'tables of files, a change and targets, and the real tools',
  },
  {
    name: 'all other tests',
    files: ['__tests__/**/*.{ts,js}', 'packages/{local-service,shared}/__tests__/**/*.{ts,js}'],
    most: 24_770,
    why: 'steps, requests, reports and documents',
  },
  {
    name: '`bench` and `scripts`',
    files: ['{bench,scripts}/**/*.{ts,js,mjs}'],
    most: 3200,
    why: 'soaks, oracles over histories, measurements, the build and the agreement of files',
  },
];

/** Lines of code of a room: those with more than comments. @param root absolute path of the project */
export function linesOf({ files }: Pick<Room, 'files'>, root: string): number {
  return filesOf(files, root).reduce((sum, path) => sum + linesOfCode(path, readFileSync(join(root, path), 'utf8')), 0);
}

/** @returns paths from the root */
export const filesOf = (globs: readonly string[], root: string): readonly string[] =>
  globSync([...globs], { cwd: root, ignore: ['**/node_modules/**', '**/samples/**'] });

/** @param path whose ending says which language it is */
export function linesOfCode(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  const add = (node: ts.Node): void => {
    const children = node.getChildren(file).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc);
    for (const child of children) add(child);
    if (children.length > 0 || node.getStart(file) === node.getEnd()) return;
    const [from = 0, to = 0] = [node.getStart(file), node.getEnd()].map(
      (at) => file.getLineAndCharacterOfPosition(at).line,
    );
    for (let line = from; line <= to; line += 1) lines.add(line);
  };
  add(file);
  return lines.size;
}
