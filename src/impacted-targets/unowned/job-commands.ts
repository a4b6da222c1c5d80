/** The effect of one command of a job. */
export type CommandScope =
  /** The command builds nothing and tests nothing. */
  | { readonly kind: 'neither' }
  /** The command builds or tests a folder, given from the root of the repository. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** The command builds or tests these packages. */
  | { readonly kind: 'names'; readonly names: readonly string[] };

/** Programs that print, move files, or speak with servers. Commands behind them in a pipe are judged separately. */
const plain =
  /^(?:echo|printf|gh|jq|yq|curl|wget|cat|cut|grep|egrep|sort|uniq|tr|wc|mkdir|rm|cp|mv|ls|pwd|export|exit|true|false|test|\[|\[\[|\]|\]\]|fi|done|esac|date|sleep|head|tail|tee|touch|chmod|base64|sha256sum|basename|dirname|shopt|local|return|read|set|unset|:|df|du|free|uname|whoami|hostname|diff|cmp)$/;
/**
 * Commands that install dependencies, publish, or query a registry. They run scripts of installed packages, but no
 * tests.
 */
const installs = [
  /^(?:npm|pnpm|yarn|bun) (?:ci|install|i|config|publish|view|whoami|login|logout|dist-tag|cache|version|info|set|dedupe)\b/,
  /^yarn$/,
  /^corepack (?:enable|prepare|install|use)\b/,
  /^(?:pip3?|python3? -m pip|uv pip) install\b(?!.* -e)/,
  /^uv (?:sync|venv|python|lock)\b/,
  /^(?:source|\.) (?:[\w./-]*\/)?\.?venv\/(?:bin|Scripts)\/activate$/,
  /^dotnet tool (?:install|update|restore)\b/,
  /^git (?!.*(?:bisect|rebase -x|rebase --exec|submodule foreach|-c ))/,
  /^(?:apt-get|apt|brew) (?:update|install|upgrade|remove)\b/,
  /^rustup (?:show|update|toolchain|component|target|default)\b/,
];

/** Programs that only build documents, behind a program that runs them. */
const ofDocuments =
  /^(?:(?:npx|uv run|poetry run|pnpm exec|yarn|bundle exec|python3? -m) )?(?:sphinx-build|sphinx-apidoc|mkdocs|mike|docfx|typedoc|jsdoc|doxygen|hugo|mdbook|jekyll|quarto|pydoc-markdown|antora|vitepress|docusaurus)\b/;
/** Programs that run a script or a task by its name, with that name. */
const runsTask =
  /^(?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run|(?:uv run |poetry run )?poe|pdm run|hatch run|just|task|make|nox -s|tox -e)(?: (?:-C|--directory|--cwd|--dir)[= ]\S+)? ([\w:-]+)$/;
/** Names of scripts that build documents. */
const taskOfDocuments =
  /^(?:docs?|documentation)(?:[:_-](?:build|html|generate|gen|api|deploy|publish))?$|^(?:build|html|generate|gen|deploy|publish)[:_-](?:docs?|documentation)$/;

/** True for a command that builds documents, or starts the script of this name. A check of documents is a test. */
function buildsDocuments(command: string): boolean {
  if (/doctest|linkcheck|test/i.test(command)) return false;
  return ofDocuments.test(command) || taskOfDocuments.test(runsTask.exec(command)?.[1] ?? '');
}

/** Programs with a word that chooses packages, and that word. */
const selecting = /^(?:npx |pnpm exec |yarn )?(?:npm|pnpm|yarn|turbo|nx|lerna|bun|cargo|uv|go)\b/;
const selection =
  /(?:^|\s)(?:--filter|-F|--workspace|-w|--package|-p|--project|--scope)(?:=|\s+)(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/**
 * The scopes of a script's commands.
 * @param folder where it starts, from the root of the repository
 * @returns undefined where a command is not understood
 */
export function scopesOf(script: string, folder: string): readonly CommandScope[] | undefined {
  const scopes: CommandScope[] = [];
  let here = folder;
  const commands = commandsIn(script);
  if (commands === undefined) return undefined;
  for (const part of commands) {
    const command = part
      .trim()
      .replace(/^(?:(?:if|then|else|elif|while|until|do|!|time|sudo|\{|\})\s+)+/, '')
      .replace(/^(?:[A-Za-z_]\w*\+?=(?:"[^"]*"|'[^']*'|\S*)\s*)+/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (/^(?:|if|then|else|do|\{|\}|for \w+ in\b.*)$/.test(command)) continue;
    const directory = /^cd ("?)([\w./-]+)\1$/.exec(command)?.[2];
    if (directory !== undefined) {
      const next = below(here, directory);
      if (next === undefined) return undefined;
      here = next;
      continue;
    }
    const scope = scopeOf(command, here);
    if (scope === undefined) return undefined;
    scopes.push(scope);
  }
  return scopes;
}

/** Most levels of `$(…)` within each other that are read. */
const deepest = 5;

/**
 * The single commands of a script, those within `$(…)` included.
 * @returns undefined where the script uses shell syntax that is not understood here
 */
function commandsIn(script: string): readonly string[] | undefined {
  // Expressions of GitHub are filled in before the shell reads the text.
  let text = script
    .replace(/\\\r?\n/g, ' ')
    .replace(/^[ \t]*#.*$/gm, '')
    .replace(/\$\{\{[^}]*\}\}/g, '$EXPRESSION');
  const inner: string[] = [];
  for (let level = 0; level < deepest; level += 1) {
    text = text.replace(/\$\(([^()]*)\)|`([^`]*)`/g, (_, one: string | undefined, other: string | undefined) => {
      inner.push(one ?? other ?? '');
      return '$INNER';
    });
  }
  if (/\$\(|`|<</.test(text)) return undefined;
  return [text, ...inner].flatMap((one) =>
    one
      .replace(/"(?:[^"\\]|\\.)*"|'[^']*'/gs, (whole) => whole.replace(/[\s;|&()]+/g, ' '))
      .split(/[\n;|()]|&&|&(?!\d)/),
  );
}

function scopeOf(command: string, folder: string): CommandScope | undefined {
  const [program = ''] = command.split(' ');
  if (/^gh (?:workflow run|api .*dispatches)/.test(command)) return undefined;
  const isPlain = plain.test(program) || installs.some((pattern) => pattern.test(command));
  if (isPlain || buildsDocuments(command)) return { kind: 'neither' };
  if (selecting.test(command) && !/\s(?:--workspaces|--all|-r|--recursive|-ws)(?=\s|$)/.test(command)) {
    const names = [...command.matchAll(selection)].map(([, a, b, c]) => a ?? b ?? c ?? '');
    if (/^cargo\b/.test(command) && /\s--workspace(?:\s|$)/.test(command)) return undefined;
    if (names.length > 0) {
      return names.every((name) => /^@?[\w.-]+(?:\/[\w.-]+)?$/.test(name) && !/^\.{1,2}\//.test(name))
        ? { kind: 'names', names }
        : undefined;
    }
  }
  return folder === '' || /(?:^|[\s"'=:/])\.\.(?:\/|["'\s]|$)|\$/.test(command)
    ? undefined
    : { kind: 'folder', folder };
}

/** Longest path of a folder, in characters: no system has a longer one. */
const longestFolder = 4096;

/**
 * A folder as `cd` or `working-directory` writes it; undefined where the path leads out of the repository, or cannot be
 * read.
 */
export function below(folder: string, written: string): string | undefined {
  if (folder.length > longestFolder || !/^[\w@./-]*$/.test(written) || written.startsWith('/')) return undefined;
  const segments = folder === '' ? [] : folder.split('/');
  for (const segment of written.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}
