import { fieldsInJson } from '../../tree/formats/json-with-comments.js';
import { BrokenManifest } from '../../tree/broken-manifest.js';
import { digest } from '../../../../shared/src/digest.js';
import { directoryOf, resolvePath } from '../../tree/paths.js';
import { attribute, elementsOf, textOf } from './statements.js';
import type { MsbuildFiles } from './msbuild-files.js';
import { fieldsOf, texts } from '../../../../shared/src/json-values.js';

/** The parts of a solution, or of a solution filter, that affect how projects are built. */
export interface Solution {
  readonly path: string;
  /** The settings of the solution for each project, by the project's path. */
  readonly projects: ReadonlyMap<string, string>;
  /** The settings of the solution for all projects. */
  readonly rest: string;
}

/** Reads the solutions of a commit (`*.sln`, `*.slnx`, `*.slnf`). */
export function readSolutions(files: MsbuildFiles): Solution[] {
  return [...files.paths()].flatMap((path) => {
    if (/\.sln$/i.test(path)) return [readSln(path, files)];
    if (/\.slnx$/i.test(path)) return [readSlnx(path, files)];
    return /\.slnf$/i.test(path) ? [readFilter(path, files)] : [];
  });
}

/**
 * Reads a `*.sln` file. Lines that name a project's id are about that project. The version of the format and the lines
 * of Visual Studio do not affect the build.
 */
function readSln(path: string, files: MsbuildFiles): Solution {
  const lines = files
    .text(path)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(
      (line) =>
        line !== '' &&
        !/^(Microsoft Visual Studio Solution File|VisualStudioVersion|MinimumVisualStudioVersion|#|SolutionGuid)/.test(
          line,
        ),
    );
  const byId = new Map<string, string>();
  const folders = new Set<string>();
  for (const line of lines) {
    const [, , written = '', id = ''] =
      /^Project\("\{([^}]*)\}"\)\s*=\s*"[^"]*",\s*"([^"]*)",\s*"\{([^}]*)\}"/.exec(line) ?? [];
    if (id === '') continue;
    const [project] = projectsAt(written, path, files);
    if (project === undefined) folders.add(id.toUpperCase());
    else byId.set(id.toUpperCase(), project);
  }
  const projects = new Map<string, string>();
  const rest: string[] = [];
  for (const line of lines) {
    const ids = [...line.matchAll(/\{([0-9A-Fa-f-]{36})\}/g)].map(([, id = '']) => id.toUpperCase());
    const about = new Set(ids.flatMap((id) => byId.get(id) ?? []));
    for (const project of about) projects.set(project, digest(`${projects.get(project) ?? ''}${digest(line)}\n`));
    // Folders are only for display. The files and projects in them do not affect the build.
    if (about.size === 0 && !ids.some((id) => folders.has(id)) && /Platform|Config|\|/.test(line)) rest.push(line);
  }
  return { path, projects, rest: rest.join('\n') };
}

function readSlnx(path: string, files: MsbuildFiles): Solution {
  const projects = new Map<string, string>();
  const rest: string[] = [];
  for (const { element } of elementsOf(files.get(path))) {
    const written = attribute(element, 'path');
    if (element.name === 'Project' && written !== undefined) {
      for (const project of projectsAt(written, path, files)) projects.set(project, textOf(element));
    } else if (element.name === 'Configurations' || element.name === 'Properties') rest.push(textOf(element));
  }
  return { path, projects, rest: rest.join('\n') };
}

function readFilter(path: string, files: MsbuildFiles): Solution {
  const filter = fieldsInJson(Buffer.from(files.text(path)));
  if (filter === undefined) throw new BrokenManifest(path, 'this is not JSON');
  const solution = fieldsOf(filter.solution);
  const of =
    typeof solution.path === 'string' ? resolvePath(directoryOf(path), solution.path.replaceAll('\\', '/')) : path;
  const listed = texts(solution.projects).flatMap((written) => projectsAt(written, of ?? path, files));
  return { path, projects: new Map(listed.map((project) => [project, 'listed'])), rest: '' };
}

/** The project that a solution names. Empty where no file exists, as for the folders of a solution. */
function projectsAt(written: string, solution: string, files: MsbuildFiles): readonly string[] {
  const path = resolvePath(directoryOf(solution), written.replaceAll('\\', '/'));
  return path === undefined || !/proj$/i.test(path) ? [] : files.find(path);
}
