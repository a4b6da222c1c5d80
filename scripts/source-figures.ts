import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Where impacted targets are computed and where that is tested, relative to the project's root. */
export const measured = {
  source: 'packages/impacted-targets/src',
  tests: 'packages/impacted-targets/__tests__',
} as const;

/** The folder whose folders are rooms as well. */
const floor = 'readers';

/** The most that the folder may have: what it has, rounded up. Lower it where something goes. */
export const limits = { lines: 18_000, expressions: 470, testLines: 11_700, imports: 118 } as const;

/** Rooms that import each other, and how often. */
export interface Rooms {
  readonly rooms: readonly string[];
  /** Pairs of rooms of which one imports the other, however many files do. */
  readonly imports: number;
  /** Rooms on the longest way of imports that leads down. */
  readonly floors: number;
  /** Imports that lead up, as `lower imports higher`, sorted. */
  readonly upward: readonly string[];
}

export interface SourceFigures extends Rooms {
  /** Lines of `*.ts` in the folder. */
  readonly lines: number;
  /** Regular expressions in the folder: literals, and calls of `RegExp` with and without `new`. */
  readonly expressions: number;
  /** Lines of `*.ts` in the folder of its tests. */
  readonly testLines: number;
}

/**
 * Measures the folder that computes impacted targets.
 * @param root absolute path of the project
 */
export function sourceFigures(root: string): SourceFigures {
  const files = parsed(join(root, measured.source));
  const linesOf = (texts: Iterable<{ readonly text: string }>) =>
    [...texts].reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  return {
    lines: linesOf(files.values()),
    expressions: [...files.values()].reduce((sum, file) => sum + expressionsIn(file), 0),
    testLines: linesOf(parsed(join(root, measured.tests)).values()),
    ...roomsOf(files),
  };
}

/** Every `*.ts` below a folder by its path from there, without the analysis and the audit of past merges, which only use what is measured. */
function parsed(folder: string): ReadonlyMap<string, ts.SourceFile> {
  const paths = globSync('**/*.ts', { cwd: folder, ignore: ['analysis/**', 'audit/**'] }).sort();
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)];
    }),
  );
}

/** The rooms of the library, each with the most lines of code that it should have. */
export const budgets: Readonly<Record<string, number>> = {
  'readers/workspaces': 850,
  'readers/cargo': 340,
  'readers/go': 460,
  'readers/uv': 470,
  'readers/maven': 370,
  'readers/gradle': 300,
  'readers/dotnet': 580,
  'readers/bazel': 540,
  'readers/nx': 220,
  'readers/turborepo': 220,
  'readers/pants': 110,
  'readers/paths': 290,
  scan: 450,
  literals: 200,
  engine: 1610,
  unowned: 230,
  configuration: 1050,
  answer: 430,
  analysis: 420,
  audit: 300,
  git: 1050,
  programs: 260,
  tree: 460,
};

/**
 * Lines of code of a room: those with more than comments.
 * @param room a folder in the package's source
 */
export function linesOfCode(root: string, room: string): number {
  const files = parsed(join(root, 'packages/impacted-targets/src', room)).values();
  return [...files].reduce((sum, file) => {
    const lines = new Set<number>();
    const add = (node: ts.Node): void => {
      const children = node.getChildren(file).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc);
      for (const child of children) add(child);
      if (children.length > 0 || node.getStart(file) === node.getEnd()) return;
      const [from = 0, to = 0] = [node.getStart(file), node.getEnd()].map(
        (at) => file.getLineAndCharacterOfPosition(at).line,
      );
      for (let line = from; line <= to; line += 1) lines.add(line);
    };
    add(file);
    return sum + lines.size;
  }, 0);
}

/** Calls work with each node of a file. */
export function visit(node: ts.Node, work: (node: ts.Node) => void): void {
  work(node);
  ts.forEachChild(node, (child) => {
    visit(child, work);
  });
}

function expressionsIn(file: ts.SourceFile): number {
  let count = 0;
  visit(file, (node) => {
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall ? node.expression.getText() === 'RegExp' : ts.isRegularExpressionLiteral(node)) count += 1;
  });
  return count;
}

/** What a file imports or exports from, in whatever form: as a type and by `import()`, too. */
function importsIn(file: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const add = (name: ts.Node | undefined) => {
    if (name && ts.isStringLiteralLike(name)) found.push(name.text);
  };
  visit(file, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
  });
  return found;
}

/** A room is a file or folder directly in the measured folder or in its folder of build systems, which is no room itself. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === floor && second !== '' ? `${first}/${second}` : first;
}

/**
 * Rooms, their imports and floors. Where rooms import each other in a circle, those imports count as leading down that are
 * written more often (in doubt, the first by name), and each import that would close a circle with these leads up.
 * @param files by their path from the measured folder
 */
function roomsOf(files: ReadonlyMap<string, ts.SourceFile>): Rooms {
  const rooms = [...new Set([...files.keys()].map(roomOf))].sort();
  const times = new Map<string, number>();
  for (const [path, file] of files) {
    const from = roomOf(path);
    const targets = importsIn(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts'));
    for (const to of targets.filter((target) => files.has(target)).map(roomOf)) {
      if (to !== from) times.set(`${from} imports ${to}`, (times.get(`${from} imports ${to}`) ?? 0) + 1);
    }
  }
  const below = new Map<string, string[]>(rooms.map((room) => [room, []]));
  const reaches = (from: string, to: string): boolean =>
    from === to || (below.get(from) ?? []).some((room) => reaches(room, to));
  const upward: string[] = [];
  for (const [name] of [...times].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))) {
    const [from = '', to = ''] = name.split(' imports ');
    if (reaches(to, from)) upward.push(name);
    else below.get(from)?.push(to);
  }
  const heights = new Map<string, number>();
  const height = (room: string): number => {
    const known = heights.get(room) ?? 1 + Math.max(0, ...(below.get(room) ?? []).map(height));
    heights.set(room, known);
    return known;
  };
  return { rooms, imports: times.size, floors: Math.max(0, ...rooms.map(height)), upward: upward.sort() };
}
