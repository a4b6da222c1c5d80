import { directoryOf, resolvePath } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';
import { solutionFile, type MsbuildFiles } from './msbuild-files.js';
import { attribute, textOf } from './statements.js';

/** The parts of a solution that affect how projects are built. */
export interface Solution {
  readonly path: string;
  /** What it says of each project, by the project's path; of all projects, by an empty path. */
  readonly says: ReadonlyMap<string, readonly string[]>;
}

/** A project, or nothing for all projects, and what a solution says of it. */
type ProjectText = readonly [project: string, text: string];

/** Reads the solutions of a commit (`*.sln`, `*.slnx`). @throws BrokenManifest */
export function readSolutions(files: MsbuildFiles): Solution[] {
  const paths = files.paths.filter((path) => solutionFile.test(path));
  return paths.map((path) => {
    const read = /x$/i.test(path) ? inSlnx : inSln;
    const says = new Map<string, string[]>();
    for (const [project, text] of read(path, files)) append(says, project, text);
    return { path, says };
  });
}

/** The lines of a `*.sln` file. One that has a project's id is about that project. */
function inSln(path: string, files: MsbuildFiles): ProjectText[] {
  const lines = files.solution(path).split('\n');
  const header = /^[ \t]*Project\("[^"]*"\)[ \t]*=[ \t]*"[^"]*",[ \t]*"([^"]*)",[ \t]*"\{([^}]*)\}"/;
  // Folders are only for display. The files and projects in them do not affect the build.
  const byId = new Map(
    lines.flatMap((line) => {
      const [, written, id = ''] = header.exec(line) ?? [];
      return written === undefined ? [] : [[id.toUpperCase(), projectsAt(written, path, files)] as const];
    }),
  );
  return lines.flatMap((line): ProjectText[] => {
    const about = [...line.toUpperCase().matchAll(/\{([\dA-F-]{36})\}/g)].map(([, id = '']) => byId.get(id));
    if (about.some((projects) => projects !== undefined))
      return [...new Set(about.flat())].flatMap((project) => (project === undefined ? [] : [[project, line.trim()]]));
    return /Platform|Config|\|/.test(line) ? [['', line.trim()]] : [];
  });
}

function inSlnx(path: string, files: MsbuildFiles): ProjectText[] {
  return files.statements(path).elements.flatMap(({ element }): ProjectText[] => {
    if (/^(?:Configurations|Properties)$/.test(element.name)) return [['', textOf(element)]];
    const written = element.name === 'Project' ? attribute(element, 'path') : undefined;
    return projectsAt(written ?? '', path, files).map((project) => [project, textOf(element)]);
  });
}

/** The project that a solution names; none where no file exists, as for the folders of a solution. */
function projectsAt(written: string, solution: string, files: MsbuildFiles): string[] {
  const path = resolvePath(directoryOf(solution), written.replaceAll('\\', '/'));
  return path === undefined || !/proj$/i.test(path) ? [] : [...files.matching(path, false)];
}
