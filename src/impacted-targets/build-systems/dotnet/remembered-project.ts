import { digest } from '../../../shared/digest.js';
import type { MsbuildFiles } from './msbuild-files.js';

/** Questions about the files of a commit, each with the answer as a text. */
const questions = {
  get: (files: MsbuildFiles, path: string) => files.version(path),
  text: (files: MsbuildFiles, path: string) => digest(files.text(path)),
  find: (files: MsbuildFiles, path: string) => files.find(path).join('\0'),
  named: (files: MsbuildFiles, name: string) => files.named(name).join('\0'),
  exists: (files: MsbuildFiles, path: string) => String(files.exists(path)),
  fills: (files: MsbuildFiles, list: string) => String(files.fills(list)),
  paths: (files: MsbuildFiles, _: string) => digest([...files.paths()].join('\0')),
} as const;
type Question = keyof typeof questions;

/** A value that was computed from the files of a commit, with all that was asked about them. */
interface Remembered<T> {
  readonly value: T;
  readonly asked: ReadonlyMap<Question, ReadonlyMap<string, string>>;
  readonly steps: number;
}

/**
 * A value that depends only on what `make` asks about the files. It is used again in each commit whose files give the
 * same answers. The work for it counts each time.
 * @param key of the value, with everything that it depends on besides the files
 * @throws as `make` does; then nothing is remembered
 */
export function rememberedByQuestions<T>(
  memory: Map<string, unknown>,
  key: string,
  files: MsbuildFiles,
  make: (files: MsbuildFiles) => T,
): T {
  const known = memory.get(key) as Remembered<T> | undefined;
  if (known !== undefined && isSame(known, files)) {
    files.spend(known.steps);
    return known.value;
  }
  const asked = new Map<Question, Map<string, string>>();
  let steps = 0;
  /** Notes a question with its answer, and returns what it is about. */
  const noted = (question: Question, about: string): string => {
    const answers = asked.get(question) ?? new Map<string, string>();
    asked.set(question, answers);
    if (!answers.has(about)) answers.set(about, questions[question](files, about));
    return about;
  };
  const value = make({
    ...files,
    get: (path) => files.get(noted('get', path)),
    text: (path) => files.text(noted('text', path)),
    find: (path) => files.find(noted('find', path)),
    named: (name) => files.named(noted('named', name)),
    exists: (path) => files.exists(noted('exists', path)),
    fills: (list) => files.fills(noted('fills', list)),
    paths: () => {
      noted('paths', '');
      return files.paths();
    },
    spend: (more) => {
      steps += more;
      files.spend(more);
    },
  });
  const remembered: Remembered<T> = { value, asked, steps };
  memory.set(key, remembered);
  return value;
}

function isSame({ asked }: Remembered<unknown>, files: MsbuildFiles): boolean {
  for (const [question, answers] of asked)
    for (const [about, answer] of answers) if (questions[question](files, about) !== answer) return false;
  return true;
}
