import { BrokenManifest } from '../../tree/broken-manifest.js';
import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { directoryOf, resolvePath } from '../../tree/paths.js';
import { digest } from '../../../../shared/src/digest.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import { solutionFile, type MsbuildFiles } from './msbuild-files.js';
import { attribute, elementsOf, textOf } from './statements.js';

/** The parts of a solution, or of a solution filter, that affect how projects are built. */
export interface Solution {
  readonly path: string;
  /** The settings of the solution for each project, by the project's path. */
  readonly projects: ReadonlyMap<string, string>;
  /** The settings of the solution for all projects. */
  readonly rest: string;
}

/** Reads the solutions of a commit (`*.sln`, `*.slnx`, `*.slnf`). @throws BrokenManifest */
export function readSolutions(files: MsbuildFiles): Solution[] {
  return files.paths
    .filter((path) => solutionFile.test(path))
    .map((path) => {
      if (/x$/i.test(path)) return readSlnx(path, files);
      const text = files.solutions.get(files.places.destination(path));
      return /f$/i.test(path) ? readFilter(path, text, files) : readSln(path, text, files);
    });
}

/** Lines for Visual Studio alone, and the version of the form. They do not affect the build. */
const ofEditor =
  /^(Microsoft Visual Studio Solution File|VisualStudioVersion|MinimumVisualStudioVersion|#|SolutionGuid)/;

/** Reads a `*.sln` file. Lines that name a project's id are about that project. */
function readSln(path: string, text: string, files: MsbuildFiles): Solution {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !ofEditor.test(line));
  const byId = new Map<string, string | undefined>();
  for (const line of lines) {
    const [, written = '', id] = /^Project\("[^"]*"\)\s*=\s*"[^"]*",\s*"([^"]*)",\s*"\{([^}]*)\}"/.exec(line) ?? [];
    if (id !== undefined) byId.set(id.toUpperCase(), projectAt(written, path, files));
  }
  const projects = new Map<string, string>();
  const rest: string[] = [];
  for (const line of lines) {
    const ids = [...line.matchAll(/\{([0-9A-Fa-f-]{36})\}/g)].map(([, id = '']) => id.toUpperCase());
    const about = new Set(ids.flatMap((id) => byId.get(id) ?? []));
    for (const project of about) projects.set(project, digest(`${projects.get(project) ?? ''}${digest(line)}\n`));
    // Folders are only for display. The files and projects in them do not affect the build.
    const isOfFolder = ids.some((id) => byId.has(id));
    if (about.size === 0 && !isOfFolder && /Platform|Config|\|/.test(line)) rest.push(line);
  }
  return { path, projects, rest: rest.join('\n') };
}

function readSlnx(path: string, files: MsbuildFiles): Solution {
  const elements = [...elementsOf(files.statements(path).root)].map(({ element }) => element);
  const projects = elements.flatMap((element): [string, string][] => {
    const project = element.name === 'Project' ? projectAt(attribute(element, 'path') ?? '', path, files) : undefined;
    return project === undefined ? [] : [[project, textOf(element)]];
  });
  const rest = elements.filter(({ name }) => name === 'Configurations' || name === 'Properties');
  return { path, projects: new Map(projects), rest: rest.map(textOf).join('\n') };
}

function readFilter(path: string, text: string, files: MsbuildFiles): Solution {
  const filter = fieldsInJson(Buffer.from(text));
  if (filter === undefined) throw new BrokenManifest(path, 'this is not JSON');
  const solution = fieldsOf(filter.solution);
  const written = typeof solution.path === 'string' ? solution.path.replaceAll('\\', '/') : undefined;
  const of = written === undefined ? undefined : resolvePath(directoryOf(path), written);
  const listed = texts(solution.projects).flatMap((project) => projectAt(project, of ?? path, files) ?? []);
  return { path, projects: new Map(listed.map((project) => [project, 'listed'])), rest: '' };
}

/** The project that a solution names. Undefined where no file exists, as for the folders of a solution. */
function projectAt(written: string, solution: string, files: MsbuildFiles): string | undefined {
  const path = resolvePath(directoryOf(solution), written.replaceAll('\\', '/'));
  return path === undefined || !/proj$/i.test(path) ? undefined : files.find(path);
}
