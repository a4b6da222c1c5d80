import { fieldsOf } from '../../../../shared/src/json-values.js';
import { installedProgram, NotInstalled, runInstalled } from '../installed.js';
import { jsonAtEnd, ToolFailed, type ToolsAndCheckout } from '../tools.js';

/**
 * Lists packages, each with its directory from the build's root.
 * @param cwd the build's root in the files of one side
 * @param filter turbo's filter; all packages without it
 * @throws ToolFailed when turbo fails or prints something else
 */
type ListPackages = (cwd: string, filter?: string) => Promise<ReadonlyMap<string, string>>;

/**
 * The turbo that the repository pins.
 * @throws NotInstalled, also for a version without the command `ls`
 */
export async function findTurbo(root: string, tools: ToolsAndCheckout): Promise<ListPackages> {
  const program = installedProgram('turbo', root, tools);
  const { version } = program;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 2 || (major === 2 && minor < 1))
    throw new NotInstalled(`turbo ${version} has no command ls. Update it to 2.1 or later`);
  const env = {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    TURBO_DAEMON: '0',
    TURBO_UI: '0',
    TURBO_CACHE_DIR: await tools.temporaryDirectory(),
    TURBO_TOKEN: '',
    FORCE_COLOR: '0',
  };
  return async (cwd, filter) => {
    const shown = ['ls', '--output=json', ...(filter === undefined ? [] : [`--filter=${filter}`])];
    const { stdout } = await runInstalled(program, ['--skip-infer', ...shown], { cwd, env, shown }, tools);
    const packages = readList(stdout);
    if (packages) return packages;
    throw new ToolFailed(
      `turbo ${shown.join(' ')} (version ${version}) printed no list of packages but ${JSON.stringify(stdout.slice(-200))}. Check that node_modules holds the turbo that the repository pins`,
    );
  };
}

function readList(output: string): ReadonlyMap<string, string> | undefined {
  const { items } = fieldsOf(fieldsOf(jsonAtEnd(output, '{')).packages);
  if (!Array.isArray(items)) return undefined;
  const packages = new Map<string, string>();
  for (const item of items) {
    const { name, path } = fieldsOf(item);
    if (typeof name !== 'string' || typeof path !== 'string') return undefined;
    packages.set(name, path);
  }
  return packages;
}
