import { existsSync } from 'node:fs';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { isBelow } from '../../../../shared/src/files/open-file.js';
import type { Tree } from '../../tree/tree.js';
import { linesOf, ToolFailed, type Finished, type ToolsAndCheckout } from '../tools.js';
import { gradleUserHomes, wrapperAddress, wrapperDistribution } from './distribution.js';
import { initScript, reportProperty } from './init-script.js';

/** One build of a composite: main, included, or `buildSrc`. Directories are from the root of the repository; those outside are absolute. */
export interface BuildReport {
  /** Version of the Gradle that answered. */
  readonly version: string;
  readonly directory: string;
  readonly projects: readonly ProjectReport[];
  readonly included: readonly { readonly name: string; readonly directory: string }[];
}

/** A project, and the build to which it belongs. */
export interface ProjectId {
  readonly build: string;
  /** `:app:core`, from the root of its build. */
  readonly path: string;
}

/** The init script's report on a project. */
export interface ProjectReport {
  readonly path: string;
  readonly directory: string;
  /** Coordinates by which other builds of a composite may ask for the project. */
  readonly group: string;
  readonly name: string;
  readonly providesPlugins: boolean;
  /** The projects from which it is built; `tests` is true where their tests are used, too. */
  readonly uses: readonly (ProjectId & { readonly tests?: boolean })[];
  /** `group:name` of the modules that the project needs. */
  readonly modules: readonly string[];
  /** False when edges between tasks may be missing: a task could not be made, or depends on a task of another build. */
  readonly complete: boolean;
}

/**
 * Properties of `org.gradle` that are off. With the configuration cache, no init script would run. Isolated projects may not read each other.
 */
const offProperties =
  'daemon parallel caching vfs.watch configureondemand configuration-cache unsafe.configuration-cache isolated-projects unsafe.isolated-projects';

/**
 * Runs Gradle in a copy of a commit and returns what the init script reports. This executes the build scripts of that
 * commit.
 * @throws ToolFailed when Gradle fails, with its last lines
 * @throws ToolMissing when there is no Gradle
 */
export async function readReport(tree: Tree, root: string, tools: ToolsAndCheckout): Promise<BuildReport[]> {
  const options = tools.options.gradle ?? {};
  const repository = await realpath(await tree.directory());
  const temporary = await tools.temporaryDirectory();
  const [script, report] = [join(temporary, 'report.init.gradle'), join(temporary, 'report.jsonl')];
  await writeFile(script, initScript);
  await writeFile(report, '');

  // A user home inside the checkout would change the checkout.
  const userHomes = gradleUserHomes(tools.variables);
  const configured = userHomes.find((home) => existsSync(home)) ?? userHomes[0] ?? join(temporary, 'home');
  const userHome = isBelow(configured, tools.checkout) ? join(temporary, 'home') : configured;
  const wrapper = await wrapperAddress(tree, root);
  const distribution = wrapperDistribution(wrapper, userHomes);
  const program = options.program ?? distribution ?? 'gradle';
  const args = [
    ...['--no-daemon', '--quiet', '--console=plain', '--no-build-cache', '--init-script', script],
    ...['--gradle-user-home', userHome, '--project-cache-dir', join(temporary, 'cache')],
    ...offProperties.split(' ').map((name) => `-Dorg.gradle.${name}=false`),
    `-D${reportProperty}=${report}`,
    ...(options.arguments ?? []),
    'help',
  ];
  tools.info(`Asking ${program} for the projects of the ${tree.side} commit ${tree.object}`);
  const finished = await tools.run(program, args, { cwd: join(repository, root) });
  const lines = linesOf(await readFile(report, 'utf8'));
  if (finished.exitCode !== 0 || lines.length === 0) {
    const isOther = wrapper !== undefined && program !== distribution;
    const hint = isOther ? `. The wrapper names ${basename(wrapper).replace(/\?.*/s, '')}, which did not run here` : '';
    throw new ToolFailed(failure(program, tree, finished) + hint);
  }
  const builds = lines.map(
    (line) => JSON.parse(line, (key, value: unknown) => placed(key, value, repository)) as BuildReport,
  );
  for (const { path, complete } of builds.flatMap(({ projects }) => projects)) {
    if (!complete)
      tools.warn(
        `Some dependencies of the tasks of ${path} are not known, so that it counts as built from all other projects`,
      );
  }
  return builds;
}

/** Directories from the root of the repository. One outside of it stays absolute, as no file of a commit is. */
function placed(key: string, value: unknown, repository: string): unknown {
  if ((key !== 'directory' && key !== 'build') || typeof value !== 'string') return value;
  const path = relative(repository, value).replaceAll('\\', '/');
  return path.startsWith('..') || isAbsolute(path) ? value : path;
}

function failure(program: string, tree: Tree, { exitCode, stdout, stderr }: Finished): string {
  const noise = /^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/;
  const said = linesOf(`${stdout}\n${stderr}`).filter((line) => !noise.test(line));
  return (
    `${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ` +
    `${said.slice(-6).join(' ')}. Make sure that this Gradle and this Java can configure the build`
  );
}
