import { isRange, mayMeet } from '../formats/version-ranges.js';
import type { Comparison } from '../tree/tree.js';
import type { Tools } from '../reader/reader.js';
import { inside } from '../tree/paths.js';
import { shortened } from '../../../shared/src/text.js';
import { installedProgram, type InstalledProgram } from './installed.js';
import { fieldsOf } from '../../../shared/src/json-values.js';

/** Longest range that is repeated in a message, in characters. */
const longest = 100;

/**
 * The program that the repository pins and that is installed in the user's checkout. The log says which version answers.
 * @param name of the package, and of its command
 * @throws NotInstalled
 */
export async function pinnedProgram(name: string, comparison: Comparison, tools: Tools): Promise<InstalledProgram> {
  const program = installedProgram(comparison.checkout, comparison.root, name);
  tools.debug(`${name} ${program.version}: ${program.script}`);
  tools.noteVersion(name, program.version);
  await warnOfOtherVersion(comparison, name, program, tools);
  return program;
}

/**
 * Warns when package.json at the root of the build does not allow the version in `node_modules` in either commit: the
 * dependencies were installed for another commit, or kept from an earlier run. A text that is not a range (`catalog:`,
 * a tag) is not compared.
 * @param name of the package
 */
export async function warnOfOtherVersion(
  { base, head, root }: Comparison,
  name: string,
  { version }: InstalledProgram,
  tools: Pick<Tools, 'warn'>,
): Promise<void> {
  const path = inside(root, 'package.json');
  const named: string[] = [];
  for (const tree of [head, base]) {
    const range = rangeIn((await tree.read([path])).get(path), name);
    if (range !== undefined) named.push(range);
  }
  const [first] = named;
  if (first === undefined || named.some((range) => !isRange(range) || mayMeet(version, range))) return;
  tools.warn(
    `${name} ${version} in node_modules answers, and ${path} names ${JSON.stringify(shortened(first, longest))}, which may give another answer. ` +
      'Install the dependencies of the pull request in a step before this one (npm ci, pnpm install or yarn install)',
  );
}

/**
 * The range that a package.json gives for a package; undefined without a range, and for a broken file, which other code
 * reports.
 */
function rangeIn(manifest: Buffer | undefined, name: string): string | undefined {
  let fields;
  try {
    fields = fieldsOf(JSON.parse(manifest?.toString('utf8') ?? ''));
  } catch {
    return undefined;
  }
  const ranges = [fields.devDependencies, fields.dependencies].map((dependencies) => fieldsOf(dependencies)[name]);
  return ranges.find((range) => typeof range === 'string');
}
