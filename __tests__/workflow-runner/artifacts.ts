import { existsSync, mkdirSync, statSync, writeFileSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import type { StepResult } from './steps.js';

/** Files by their path in the artifact. */
export type Artifact = Readonly<Record<string, Buffer>>;

/** Artifacts of all runs: number of the run, then name. */
export type Artifacts = Map<number, Map<string, Artifact>>;

const succeeded = (log: string): StepResult => ({ succeeded: true, outputs: {}, log });
const failed = (log: string): StepResult => ({ succeeded: false, outputs: {}, log });

/**
 * What actions/upload-artifact does: paths are kept from the folder that all of them share, so that one file alone is held by
 * its base name.
 */
export function upload(
  inputs: Readonly<Record<string, string>>,
  workspace: string,
  run: number,
  artifacts: Artifacts,
): StepResult {
  const patterns = (inputs.path ?? '').split('\n').filter((line) => line.trim() !== '');
  const files = patterns.flatMap((pattern) => filesAt(resolve(workspace, pattern.trim())));
  if (files.length === 0) {
    const message = `No files were found with the provided path: ${inputs.path ?? ''}. No artifacts will be uploaded.`;
    return inputs['if-no-files-found'] === 'error' ? failed(message) : succeeded(message);
  }
  const shared = files.length === 1 ? dirname(files[0] ?? '') : sharedFolder(files);
  const ofRun = artifacts.get(run) ?? new Map<string, Artifact>();
  artifacts.set(run, ofRun);
  const name = inputs.name ?? 'artifact';
  if (ofRun.has(name)) return failed('Conflict: an artifact with this name already exists on the workflow run');
  ofRun.set(name, Object.fromEntries(files.map((file) => [relative(shared, file), readFileSync(file)])));
  return succeeded(`Artifact ${name} has been successfully uploaded`);
}

/** What actions/download-artifact does with a name: its files are put into `path`. */
export function download(
  inputs: Readonly<Record<string, string>>,
  workspace: string,
  run: number,
  artifacts: Artifacts,
): StepResult {
  const name = inputs.name ?? '';
  const artifact = artifacts.get(Number(inputs['run-id'] ?? run))?.get(name);
  if (artifact === undefined) return failed(`Unable to download artifact(s): Artifact not found for name: ${name}`);
  const folder = resolve(workspace, inputs.path ?? '.');
  for (const [path, content] of Object.entries(artifact)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return succeeded(`Artifact download completed successfully.`);
}

function filesAt(pattern: string): string[] {
  if (existsSync(pattern) && statSync(pattern).isFile()) return [pattern];
  if (existsSync(pattern)) return globSync('**', { cwd: pattern, absolute: true });
  return globSync(pattern, { absolute: true });
}

function sharedFolder(files: readonly string[]): string {
  let folder = dirname(files[0] ?? '');
  while (!files.every((file) => file.startsWith(`${folder}/`))) folder = dirname(folder);
  return folder;
}
