import type { CauseOfAll } from './impact.js';
import { given } from '../../../shared/src/json-values.js';
import { redacted } from '../../../shared/src/redaction.js';
import { pathsAbove } from '../tree/paths.js';
import type { ComputedTargets } from './computed-targets.js';
import type { Group } from './explanation/groups.js';

/** Version of the record's form, which `schemas/impacted-targets-record.schema.json` describes. */
export const recordVersion = 1;

/** Most bytes of a record: one line of JSON, in UTF-8, without the line break. */
export const mostRecordBytes = 4096;

/**
 * Why an answer is what it is. `rule`: a rule of the configuration, or an input. `unowned`: no target owns a changed file. `no-comparison`: the
 * commits cannot be compared. `size`: the list is too large to be sent. `time`: computing took too long. `given`: the workflow gave the answer.
 * `failure`: the step failed. `change`: a change led to targets. `build`: a build system says it.
 */
export type CauseKind = NonNullable<CauseOfAll['kind']> | 'size' | 'time' | 'given' | 'failure' | 'change' | 'build';

/** One cause of an answer, as the record has it. */
export interface RecordedCause {
  readonly kind: CauseKind;
  readonly what: string;
  readonly rule?: string;
  readonly files: readonly string[];
  /** How many targets it led to, in a list. */
  readonly targets?: number;
}

/** What was claimed, and why: the part of a record that the answer itself gives. */
export interface ClaimRecord {
  readonly answer: 'all' | 'list' | 'none';
  /** How the answer came about; `input` and `file` are answers that the workflow gave. */
  readonly from: 'computed' | 'input' | 'file';
  /** True where everything is claimed, as `ALL` or by the name of every known target. */
  readonly everything: boolean;
  /** How many targets are claimed; null where the answer is not a list. */
  readonly claimed: number | null;
  /** How many targets there are, in both commits; null where they are not known. */
  readonly known: number | null;
  readonly changedFiles: number | null;
  readonly base: string | null;
  readonly head: string | null;
  readonly buildSystems: readonly string[];
  /** Versions of the programs that answered, by their names. */
  readonly tools: Readonly<Record<string, string>>;
  readonly milliseconds: number | null;
  /** The first causes; those of the most targets come first. */
  readonly causes: readonly RecordedCause[];
  readonly causesInAll: number;
  /** Folders two levels deep, those with the most changed files first. */
  readonly folders: readonly { readonly folder: string; readonly files: number }[];
  readonly foldersInAll: number;
}

/** Most causes, and most folders, of a record. */
const mostItems = 20;
/** Most files that a cause names. */
const mostFiles = 3;

/** The record of an answer that nobody computed, or that could not be computed. */
export function givenClaim(
  from: ClaimRecord['from'],
  claimed: number | 'ALL' | undefined,
  causes: readonly RecordedCause[],
): ClaimRecord {
  return {
    answer: claimed === undefined ? 'none' : claimed === 'ALL' ? 'all' : 'list',
    from,
    everything: claimed === 'ALL',
    claimed: typeof claimed === 'number' ? claimed : null,
    known: null,
    changedFiles: null,
    base: null,
    head: null,
    buildSystems: [],
    tools: {},
    milliseconds: null,
    causes,
    causesInAll: causes.length,
    folders: [],
    foldersInAll: 0,
  };
}

/**
 * The record of a computed answer.
 * @param groups targets by their causes, those of the most targets first; empty for `ALL`
 * @param milliseconds how long it was computed
 */
export async function computedClaim(
  computed: ComputedTargets,
  groups: readonly Group[],
  milliseconds: number,
): Promise<ClaimRecord> {
  const { compared, buildSystems, tools } = computed;
  const ofEverything = computed.kind === 'all' ? computed.causes : computed.everything?.causes;
  const byDefault: CauseKind = ofEverything === undefined ? 'change' : 'build';
  const shown: readonly (Pick<CauseOfAll, 'what' | 'files'> & Partial<CauseOfAll & Group>)[] = ofEverything ?? groups;
  const causes = shown.map(({ what, files, kind = byDefault, rule, count }): RecordedCause =>
    given({ kind, what, rule, files: files.slice(0, mostFiles), targets: count }),
  );
  const folders = foldersOf(compared?.changes ?? []);
  return {
    ...givenClaim('computed', computed.kind === 'all' ? 'ALL' : computed.targets.length, causes.slice(0, mostItems)),
    everything: ofEverything !== undefined,
    known: computed.kind === 'all' ? null : ((await computed.names?.())?.size ?? null),
    changedFiles: compared?.changedFiles ?? null,
    base: compared?.base.commit ?? null,
    head: compared?.head.commit ?? null,
    buildSystems: buildSystems.slice(0, mostItems),
    tools: Object.fromEntries(tools),
    milliseconds: Math.round(milliseconds),
    causesInAll: causes.length,
    folders: folders.slice(0, mostItems),
    foldersInAll: folders.length,
  };
}

function foldersOf(paths: readonly string[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = pathsAbove(path).at(-3) ?? pathsAbove(path).at(-2) ?? '';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .map(([folder, files]) => ({ folder, files }))
    .sort((a, b) => b.files - a.files || (a.folder < b.folder ? -1 : 1));
}

/** Most characters of a text in a record. */
const longestText = 200;

/**
 * A record as one line of JSON of at most `mostRecordBytes`. Longer texts are cut first; then the last causes and folders are left out, so that
 * the line is whole JSON whatever the names are. `cut` says so. The tokens of the step are removed first, so that no token is cut in two.
 */
export function recordLine(record: ClaimRecord & { readonly version: number }, longest = longestText): string {
  let cut = record.causesInAll > record.causes.length || record.foldersInAll > record.folders.length;
  const short = JSON.stringify(record, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const clean = redacted(value).toWellFormed();
    if (clean.length <= longest) return clean;
    cut = true;
    return `${clean.slice(0, longest - 1).toWellFormed()}…`;
  });
  const left = JSON.parse(short) as typeof record & { causes: unknown[]; folders: unknown[] };
  for (;;) {
    const line = escaped(JSON.stringify({ ...left, cut }));
    if (Buffer.byteLength(line) <= mostRecordBytes) return line;
    cut = true;
    const longer = left.causes.length > left.folders.length ? left.causes : left.folders;
    if (longer.pop() === undefined) return recordLine(left, Math.floor(longest / 2));
  }
}

/** JSON without characters that hide or turn text where a line is shown. */
function escaped(json: string): string {
  const unit = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // Characters outside of the first plane are written as two units.
  return json.replaceAll(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (character) => character.replaceAll(/[^]/g, unit));
}
