import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { filesOf } from './commits.js';

/** One line of a file that is written in another way. */
export interface LineEdit {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The line that the edit lies behind, with no empty line between; else it is made wherever `before` is. */
  readonly behind?: string;
}

/** Commits of a clone, made again with some lines written in another way. The clone itself stays as it is. */
export class CutHistory {
  readonly #parent = realpathSync(mkdtempSync(join(tmpdir(), 'cut-history-')));
  readonly #isMissing = new Map<string, boolean>();
  readonly directory = join(this.#parent, 'clone');

  constructor(clone: string) {
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', clone, this.directory]);
    process.once('exit', () => rmSync(this.#parent, { recursive: true, force: true }));
  }

  /**
   * Makes commits again, one on top of the other, without files that the clone lacks.
   * @param commits oldest first; the first of them gets no parent
   * @returns the new commits
   */
  cut(commits: readonly string[], edits: readonly LineEdit[]): string[] {
    const paths = [...new Set(edits.map(({ path }) => path))];
    const made: string[] = [];
    for (const commit of commits) {
      this.#git('read-tree', commit);
      const missing = this.#missing(commit);
      if (missing.length > 0) this.#git('update-index', '--force-remove', '--', ...missing);
      for (const path of paths) {
        const [mode] = this.#git('ls-tree', commit, '--', path).split(' ');
        if (mode === undefined || mode === '') continue;
        const text = edited(
          this.lines(commit, path),
          edits.filter((edit) => edit.path === path),
        ).join('\n');
        const object = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: this.directory, input: text });
        this.#git('update-index', '--cacheinfo', `${mode},${object.toString().trim()},${path}`);
      }
      const parent = made.at(-1);
      const [seconds = '0', subject = ''] = this.#git('show', '--no-patch', '--format=%ct%n%s', commit).split('\n');
      const tree = this.#git('write-tree');
      const date = { GIT_AUTHOR_DATE: `${seconds} +0000`, GIT_COMMITTER_DATE: `${seconds} +0000` };
      const parents = parent === undefined ? [] : ['-p', parent];
      made.push(this.#git('commit-tree', tree, ...parents, '-m', subject === '' ? 'change' : subject, date));
    }
    return made;
  }

  /** Paths of files that a clone without its largest files lacks. */
  #missing(commit: string): string[] {
    const files = [...filesOf(this.directory, commit)].filter(([, object]) => this.#isMissing.get(object) !== false);
    const input = files.map(([, object]) => `${object}\n`).join('');
    const checked = execFileSync('git', ['cat-file', '--batch-check'], {
      cwd: this.directory,
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
    });
    for (const line of checked.trimEnd().split('\n'))
      this.#isMissing.set(line.split(' ')[0] ?? '', line.endsWith(' missing'));
    return files.flatMap(([path, object]) => (this.#isMissing.get(object) === true ? [path] : []));
  }

  lines(commit: string, path: string): string[] {
    const text = execFileSync('git', ['cat-file', 'blob', `${commit}:${path}`], {
      cwd: this.directory,
      maxBuffer: 2 ** 28,
    });
    return text.toString('utf8').split('\n');
  }

  /** The lines of a commit that have a text, each with its path. */
  linesWith(commit: string, text: string): [string, string][] {
    return this.#lenient('grep', '-F', '-I', '-z', '--full-name', '-e', text, commit)
      .split('\n')
      .flatMap((record): [string, string][] => {
        const [place = '', line] = record.split('\0');
        return line === undefined ? [] : [[place.slice(commit.length + 1), line]];
      });
  }

  /** As `git`, for a program that ends with 1 where it found nothing. */
  #lenient(...args: string[]): string {
    const { stdout } = spawnSync('git', args, {
      cwd: this.directory,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return stdout;
  }

  #git(...args: (string | Readonly<Record<string, string>>)[]): string {
    const more = args.find((arg) => typeof arg === 'object');
    const who = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a' };
    return execFileSync(
      'git',
      args.filter((arg) => typeof arg === 'string'),
      {
        cwd: this.directory,
        env: { PATH: process.env.PATH, ...who, ...more },
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    ).trimEnd();
  }
}

function edited(lines: readonly string[], edits: readonly LineEdit[]): string[] {
  return edits.reduce<string[]>(
    (now, { before, after, behind }) => {
      let isBehind = behind === undefined;
      return now.map((line) => {
        if (behind !== undefined && (line === '' || line === behind)) isBehind = line === behind;
        return isBehind && line === before ? after : line;
      });
    },
    [...lines],
  );
}

/**
 * A line that no longer says an edge, while a person can still read it there: its text is in a comment. A line that was written so before is
 * emptied.
 * @param text of the edge
 */
export function withoutEdge(path: string, line: string, text: string): string {
  if (isLeftOut(line)) return '';
  const extension = extname(path);
  // JSON has no comments. A field with this name is prose.
  if (extension === '.json')
    return line.replace(text, leftOut).replace(/^\s*(?="[^"]*"\s*:)/, `$&"comment": ${JSON.stringify(text)}, `);
  if (/^\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(extension)) return `${line.replace(text, leftOut)} // ${text}`;
  if (extension === '.xml')
    return `${line.replace(/(?<=>)[^<>]+(?=<)/, leftOut)}<!-- ${text.replaceAll(/[<>]/g, ' ')} -->`;
  if (/^\.(?:\w+proj|props|targets|slnx?)$/.test(extension))
    return `<!-- ${leftOut} ${text.replaceAll(/--|"/g, '')} -->`;
  if (/^\.(?:go|rs|cs|java|kt|scala|groovy|gradle)$/.test(extension)) return `// ${leftOut} ${line}`;
  return `# ${leftOut} ${line}`;
}

const leftOut = 'left-out';

/** Whether the line was written in another way before. */
export const isLeftOut = (line: string): boolean => line.includes(leftOut);
