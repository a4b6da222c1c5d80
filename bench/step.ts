import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { node24 } from '../__tests__/tools/installed.js';
import type { Command } from './measure.js';

/** The Node that a runner has for the action, where it is installed. */
export const node = node24() ?? process.execPath;

const bundle = resolve(import.meta.dirname, '../dist/index.js');

/** What a runner's environment holds for a step of a push, whose workspace and temporary files are a folder; files of its outputs are made there. */
export function runnerEnvironment(folder: string): Readonly<Record<string, string>> {
  const empty = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, '');
    return path;
  };
  return {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: empty('output'),
    GITHUB_STEP_SUMMARY: empty('summary'),
    RUNNER_TEMP: folder,
  };
}

/** Inputs as the variables that a runner makes of them. */
export const inputVariables = (inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));

/** A step that runs the committed bundle. */
export function stepCommand(
  name: string,
  environment: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
): Command {
  return { name, program: node, args: [bundle], environment: { ...environment, ...inputVariables(inputs) } };
}
