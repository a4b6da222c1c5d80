/**
 * Audits real histories: takes an edge between two targets out of every commit of a few merges, so that a merge that claimed a target does not
 * claim it any more, lets this target fail, and looks at what the audit says. Beside it, it audits the same merges with all edges.
 * `npx tsx bench/audit-histories.ts ../some/clone ../another [--cases 3] [--commits 100] [--json FILE]`
 */
import { appendFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  withPastMerges,
  type PastAnswer,
  type PastMerges,
} from '../packages/impacted-targets/src/analysis/past-merges.js';
import { audit, type AuditedTarget } from '../packages/impacted-targets/src/audit/audit.js';
import { lastSteps } from './history/commits.js';
import { CutHistory, isLeftOut, withoutEdge, type LineEdit } from './history/cut-history.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '3' },
    commits: { type: 'string', default: '100' },
    json: { type: 'string', default: '' },
  },
});
if (positionals.length === 0) {
  console.error(
    'Give clones: npx tsx bench/audit-histories.ts ../some/clone ../another [--cases 3] [--commits 100] [--json FILE]',
  );
  process.exit(1);
}

/** Merges before and after the one that breaks something. */
const [mostBefore, mostAfter] = [4, 3];
/** How often lines are taken away for one edge, and pairs that are tried for one case. */
const mostRounds = 40;
const triesForCase = 12;

const quiet = { info: () => undefined, warn: () => undefined, debug: () => undefined };

function withMerges<T>(
  directory: string,
  since: readonly string[],
  headSha: string | undefined,
  work: (past: PastMerges) => Promise<T>,
): Promise<T> {
  const request = {
    from: ['auto'],
    environment: process.env,
    workingDirectory: directory,
    workspace: directory,
    event: {},
  };
  const surroundings = { log: quiet, signal: new AbortController().signal };
  return withPastMerges({ ...request, ...(headSha !== undefined && { headSha }) }, { since }, surroundings, work);
}

/** A merge that claimed a target because it changed what the target depends on. */
interface Pair {
  readonly target: string;
  readonly on: string;
  /** The last good commit and the merges after it, oldest first. */
  readonly commits: readonly string[];
  /** Place of the merge among `commits`. */
  readonly place: number;
  /** How many targets the merge claims: the fewer, the fewer ways lead to this one. */
  readonly claimed: number;
}

/** What is known of the last merges of a clone. */
interface Survey {
  readonly pairs: readonly Pair[];
  readonly buildSystems: readonly string[];
  /** The targets that own each file of the newest commit. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

/** Pairs of the last merges, each two targets once, those of the merges that claim the fewest targets first. */
async function pairsOf(past: PastMerges): Promise<Survey> {
  const claims: PastAnswer[] = [];
  for (const index of past.merges.keys()) claims.push(await past.answer(index));
  const isWithout = (index: number, target: string): boolean => {
    const claim = claims[index];
    return claim?.kind === 'targets' && !claim.targets.includes(target);
  };
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  for (const [index, claim] of [...claims.entries()].reverse()) {
    if (claim.kind === 'all') continue;
    for (const [target, reason] of claim.why) {
      const { target: on = '' } = reason.kind === 'dependency' ? reason : {};
      if (claim.why.get(on)?.kind !== 'file' || seen.has(`${target} ${on}`)) continue;
      let [first, last] = [index, index];
      while (index - first < mostBefore && first > 0 && isWithout(first - 1, target)) first -= 1;
      while (last - index < mostAfter && isWithout(last + 1, target)) last += 1;
      // With one merge alone, the audit could not name another one.
      if (last === first || first === 0) continue;
      seen.add(`${target} ${on}`);
      const commits = past.merges.slice(first - 1, last + 1).map(({ commit }) => commit);
      pairs.push({ target, on, commits, place: index - first + 1, claimed: claim.targets.length });
    }
  }
  const known = await past.targets();
  if (typeof known === 'string') throw new Error(known);
  const owners = new Map<string, readonly string[]>();
  for (const path of known.paths) owners.set(path, await known.ownersOf(path));
  pairs.sort((a, b) => a.claimed - b.claimed);
  return { pairs, owners, buildSystems: [...new Set(claims.flatMap(({ buildSystems }) => buildSystems))] };
}

/** The lines without which the merge does not claim the target; or why that is not possible. */
async function edgeOf(
  history: CutHistory,
  { target, commits, place }: Pair,
  owners: Survey['owners'],
): Promise<readonly LineEdit[] | string> {
  const edits: LineEdit[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const [base = '', head = ''] = history.cut(commits.slice(place - 1, place + 1), edits);
    const claim = await withMerges(history.directory, [base], head, (past) => past.answer(0));
    if (claim.kind === 'all') return claim.why;
    const reason = claim.why.get(target);
    if (reason === undefined) return edits;
    const { file, text, line } = reason.edge ?? {};
    if (reason.kind !== 'dependency' || file === undefined || text === undefined) return JSON.stringify(reason);
    const known = edits.length;
    const lines = history.lines(head, file);
    const said = asWritten(file, text);
    const told = line === undefined ? lines.find((one) => one.includes(said) && !isLeftOut(one)) : lines[line - 1];
    const locked = lockedEdits(history, head, { target, file, text });
    // Where the lockfile still says it, the comment may stay.
    if (told?.includes(said) === true && !(isLeftOut(told) && locked.length > 0))
      edits.push({ path: file, before: told, after: withoutEdge(file, told, said) });
    edits.push(...locked);
    // A name that can mean nothing else is taken out of all files of the target.
    const name = nameIn(text);
    for (const [path, before] of name.length > 5 ? history.linesWith(head, name) : []) {
      const isEdited = edits.some((edit) => edit.path === path && edit.before === before);
      if (owners.get(path)?.includes(target) === true && !isEdited && !isLeftOut(before))
        edits.push({ path, before, after: withoutEdge(path, before, name) });
    }
    if (edits.length === known) return `no line says it: ${JSON.stringify(reason)}`;
  }
  return `it has more than ${String(mostRounds)} texts`;
}

/** An edge's text as its file has it: a POM says the group and the name of an artifact on two lines, a project of .NET writes paths with `\`. */
function asWritten(file: string, text: string): string {
  if (file.endsWith('pom.xml')) return `>${text.split(':').at(-1) ?? text}<`;
  return file.endsWith('proj') ? `\\${text.split('/').at(-1) ?? text}"` : text;
}

/** Lockfiles in which each package has a block of lines, with an empty line behind it. */
const lockfiles = /(?:^|\/)(?:Cargo\.lock|uv\.lock|pnpm-lock\.yaml)$/;

/** The lines of lockfiles in which the block of one package names another one. */
function lockedEdits(
  history: CutHistory,
  commit: string,
  { target, file, text }: { readonly target: string; readonly file: string; readonly text: string },
): LineEdit[] {
  return [`name = "${target}"`, `  ${dirname(file)}:`].flatMap((behind) =>
    history
      .linesWith(commit, behind)
      .filter(([path, line]) => lockfiles.test(path) && line === behind)
      .flatMap(([path]) => {
        const lines = history.lines(commit, path);
        const from = lines.indexOf(behind) + 1;
        const block = lines.slice(from, lines.indexOf('', from));
        return block.flatMap((before, place) => {
          if (path.endsWith('.lock')) return before.includes(`"${text}"`) ? [{ path, before, after: '', behind }] : [];
          if (before.trim() !== `${text}:` && before.trim() !== `'${text}':`) return [];
          // The package takes another one instead, of a version that the lockfile does not have.
          const version = block.slice(place).find((line) => line.trim().startsWith('version:')) ?? before;
          return [
            { path, before, after: before.replace(text, `left-out-${String(place)}`), behind },
            { path, before: version, after: version.replace(/: .*/, ': 0.0.0'), behind },
          ];
        });
      }),
  );
}

/** The part of an edge's text that names what it leads to: `@acme/ui` of `@acme/ui/button`, `tools` of `tools.run`. */
function nameIn(text: string): string {
  if (text.startsWith('@')) return text.split('/').slice(0, 2).join('/');
  return text.includes('/') ? text : (text.split(/[.:]/)[0] ?? text);
}

async function auditOf(
  directory: string,
  commits: readonly string[],
  target: string,
): Promise<AuditedTarget | undefined> {
  const [base = ''] = commits;
  const { targets } = await withMerges(directory, [base], commits.at(-1), (past) =>
    audit(past, { targets: [target], tests: [] }),
  );
  return targets[0];
}

/** What the audit said of one pair. */
interface Found {
  readonly clone: string;
  readonly target: string;
  readonly on: string;
  readonly merges: number;
  readonly edits: number;
  readonly verdict: string | undefined;
  /** Place of the merge among the near ones, from 1; 0 where it is not among them. */
  readonly rank: number;
  readonly rule: string | undefined;
  readonly isRuleRight: boolean;
  readonly withAllEdges: string | undefined;
}

async function found(
  history: CutHistory,
  clone: string,
  pair: Pair,
  owners: Survey['owners'],
): Promise<Found | string> {
  const edits = await edgeOf(history, pair, owners);
  if (typeof edits === 'string') return edits;
  const { target, on, commits, place } = pair;
  const without = await auditOf(history.directory, history.cut(commits, edits), target);
  const whole = await auditOf(history.directory, commits, target);
  const merge = place - 1;
  const ruled = without?.near.find(({ rule }) => rule !== undefined);
  const wholeClaims = whole?.claims.map((claim) => claim.merge) ?? [];
  return {
    clone,
    target,
    on,
    merges: commits.length - 1,
    edits: edits.length,
    verdict: without?.verdict,
    rank: (without?.near ?? []).findIndex((one) => one.merge === merge) + 1,
    rule: ruled?.rule?.yaml,
    isRuleRight: ruled?.merge === merge && ruled.rule?.key === 'depends-on' && ruled.rule.on === on,
    withAllEdges:
      wholeClaims.length === 1 && wholeClaims[0] === merge ? whole?.verdict : `${whole?.verdict ?? ''} by others`,
  };
}

console.log(
  '| repository | build systems | edges | escaped | the merge is named first | the rule is right | with all edges: claimed | seconds |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const clone of positionals.map((path) => resolve(path))) {
  const start = performance.now();
  const name = basename(clone) === 'repo' ? basename(dirname(clone)) : basename(clone);
  const history = new CutHistory(clone);
  const steps = lastSteps(history.directory, 'HEAD', Number(values.commits)).reverse();
  const commits = history.cut([...steps.slice(0, 1).map(({ base }) => base), ...steps.map(({ head }) => head)], []);
  const { pairs, buildSystems, owners } = await withMerges(
    history.directory,
    commits.slice(0, 1),
    commits.at(-1),
    pairsOf,
  );
  const all: Found[] = [];
  const used = new Set<string | undefined>();
  let tries = triesForCase * Number(values.cases);
  for (const pair of pairs) {
    const merge = pair.commits[pair.place];
    if (all.length === Number(values.cases) || (tries -= used.has(merge) ? 0 : 1) < 0) break;
    if (used.has(merge)) continue;
    const one = await found(history, name, pair, owners);
    const what = typeof one === 'string' ? `its edge cannot be taken away: ${one.slice(0, 300)}` : String(one.verdict);
    console.error(`${name}: ${pair.target} on ${pair.on}: ${what}`);
    if (typeof one === 'string') continue;
    used.add(merge);
    all.push(one);
    if (values.json !== '') appendFileSync(values.json, `${JSON.stringify(one)}\n`);
  }
  const count = (fits: (one: Found) => boolean) => String(all.filter(fits).length);
  const cells = [
    name,
    buildSystems.join(', '),
    String(all.length),
    count(({ verdict }) => verdict === 'escaped'),
    count(({ rank }) => rank === 1),
    count(({ isRuleRight }) => isRuleRight),
    count(({ withAllEdges }) => withAllEdges === 'claimed'),
    ((performance.now() - start) / 1000).toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
