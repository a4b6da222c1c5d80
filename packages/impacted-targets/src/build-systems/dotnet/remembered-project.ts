import { BrokenManifest } from '../../tree/broken-manifest.js';
import { digest } from '../../../../shared/src/digest.js';
import type { MsbuildFiles } from './msbuild-files.js';
import type { ProjectContent, ProjectReading } from './project.js';

/** Questions about the files of a commit, each with the answer as a text. */
const questions = {
  find: (files: MsbuildFiles, path: string) => files.find(path).join('\0'),
  named: (files: MsbuildFiles, name: string) => files.named(name).join('\0'),
  exists: (files: MsbuildFiles, path: string) => String(files.exists(path)),
  fills: (files: MsbuildFiles, list: string) => String(files.fills(list)),
  paths: (files: MsbuildFiles, _: string) => digest([...files.paths()].join('\0')),
} as const;
type Question = keyof typeof questions;

/** What a project took from a file. */
interface Taken {
  readonly object: string | undefined;
  /** A text that is equal for all contents of the file from which the project takes the same. */
  readonly said: string;
}

/** The reading of a project, with all that it took from the files of a commit. */
interface Remembered {
  readonly reading: ProjectReading;
  readonly asked: ReadonlyMap<Question, ReadonlyMap<string, string>>;
  /** By the path of the file. */
  readonly taken: Map<string, Taken>;
  readonly steps: number;
}

/**
 * Reads a project, unless it was read in a commit whose files tell it the same. The work for it counts each time.
 * @param key of the project, with everything that the reading depends on besides the files
 * @param read must ask only the given files, and must name the properties and lists that have a bearing
 * @throws as `read` does; then nothing is remembered
 */
export function rememberedProject(
  memory: Map<string, unknown>,
  key: string,
  files: MsbuildFiles,
  read: (files: MsbuildFiles) => ProjectReading,
): ProjectContent {
  const known = memory.get(key) as Remembered | undefined;
  if (known !== undefined && isSame(known, files)) {
    files.spend(known.steps);
    return known.reading.content;
  }
  const asked = new Map<Question, Map<string, string>>();
  const opened = new Set<string>();
  let steps = 0;
  /** Notes a question with its answer, and returns what it is about. */
  const noted = (question: Question, about: string): string => {
    const answers = asked.get(question) ?? new Map<string, string>();
    asked.set(question, answers);
    if (!answers.has(about)) answers.set(about, questions[question](files, about));
    return about;
  };
  const reading = read({
    ...files,
    // A project takes what files say to it. Nothing tells what it would take from a whole file.
    get: () => unnoted('get'),
    text: () => unnoted('text'),
    object: () => unnoted('object'),
    statements: (path) => {
      opened.add(path);
      return files.statements(path);
    },
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
  const taken = new Map([...opened].map((path) => [path, takenFrom(path, files, reading)]));
  const remembered: Remembered = { reading, asked, taken, steps };
  memory.set(key, remembered);
  return reading.content;
}

function unnoted(question: string): never {
  throw new Error(`reading a project asks for ${question}, which is not remembered`);
}

function isSame({ asked, taken, reading }: Remembered, files: MsbuildFiles): boolean {
  for (const [question, answers] of asked)
    for (const [about, answer] of answers) if (questions[question](files, about) !== answer) return false;
  for (const [path, { object, said }] of taken) {
    const now = files.object(path);
    if (now === object) continue;
    if (now === undefined || saidTo(reading, path, files) !== said) return false;
    taken.set(path, { object: now, said });
  }
  return true;
}

function takenFrom(path: string, files: MsbuildFiles, reading: ProjectReading): Taken {
  return { object: files.object(path), said: saidTo(reading, path, files) ?? '' };
}

/** What a file says to a project, as a text that is only compared. Undefined for a file that is no XML. */
function saidTo({ properties, lists }: ProjectReading, path: string, files: MsbuildFiles): string | undefined {
  try {
    const said = files.statements(path);
    const ofProperties = [...said.properties].filter(([name]) => properties.has(name));
    const ofLists = [...said.lists].filter(([name]) => lists.has(name));
    return digest(JSON.stringify([said.version, ofProperties, ofLists]));
  } catch (error) {
    if (error instanceof BrokenManifest) return undefined;
    throw error;
  }
}
