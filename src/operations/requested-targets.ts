import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError, reading } from '../inputs/input-error.js';
import { computedClaim, givenClaim, type ClaimRecord } from '../../packages/impacted-targets/src/answer/record.js';
import type { Group } from '../../packages/impacted-targets/src/answer/explanation/groups.js';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import {
  type TargetList,
  controlProblem,
  listOf,
  oddLines,
  readTargetsFile,
  readTargetsText,
} from '../inputs/target-list.js';
import type { Upload } from '../service/merge-queue-service.js';
import { type Block, type Fact, paragraph } from '../document/blocks.js';
import { present } from '../../packages/shared/src/json-values.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { oneLine } from '../../packages/shared/src/text.js';
import { quoted } from '../inputs/values.js';
import type { Step } from './operation.js';
import type { Outputs } from './outputs.js';
import { stepRecord } from './step-record.js';

/** The targets that the inputs ask for, in the form in which they are sent, and what is known of them. */
interface RequestedTargets {
  readonly list: TargetList;
  /** Why everything is impacted, in a sentence. */
  readonly why?: string | undefined;
  /** Where the targets come from. */
  readonly from: 'input' | 'file' | 'computed';
  readonly computed?: ComputedTargets;
  /** How long it was computed. */
  readonly milliseconds?: number;
}

/** The form in which a list of targets is sent. */
type Sent = Partial<Pick<Upload<TargetList>, 'list' | 'why'>>;

/**
 * The targets that the inputs ask for: given, read from a file, or computed.
 * @throws InputError, ImpactError
 */
async function requestedTargets(step: Step): Promise<RequestedTargets> {
  const { targets, readableFolders } = step.inputs;
  switch (targets?.kind) {
    case undefined:
      throw new InputError(
        'impacted-targets',
        'no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from',
      );
    case 'text': {
      const list = await reading('impacted-targets', () => readTargetsText(targets.text));
      return { list, from: 'input', why: list.kind === 'all' ? 'impacted-targets says so' : undefined };
    }
    case 'file': {
      const read = () => reading('impacted-targets-file', () => readTargetsFile(targets.path, readableFolders));
      const list = await step.computing(read);
      return { list, from: 'file', why: list.kind === 'all' ? 'impacted-targets-file says so' : undefined };
    }
    case 'from':
      return computeTargets(step, targets.names);
  }
}

async function computeTargets(step: Step, names: readonly string[]): Promise<RequestedTargets> {
  // Loaded only here: a step that is given its targets has no need of git and build systems.
  const { computedTargets } = await import('./computed-targets.js');
  const began = step.clock.now();
  const computed = await computedTargets(step, names);
  const known = { from: 'computed', computed, milliseconds: step.clock.now() - began } as const;
  if (computed.kind === 'all') return { ...known, list: { kind: 'all' }, why: computed.why };
  const problem = controlProblem(computed.targets);
  if (problem !== undefined) throw new InputError('impacted-targets-from', `${problem}. Rename it in the build`);
  return { ...known, list: listOf(computed.targets), why: computed.everything?.why };
}

/** Most targets that the summary shows; the file holds all of them. */
const mostShown = 100;

/** Most targets of a cause that are shown. */
const mostOfCause = 20;

/** Longest list that an output holds, in bytes of JSON. All outputs of a job may have 1 MiB. */
const mostOfOutput = 256 * 1024;

/**
 * The targets that the inputs ask for, in the form for outputs and summary, with the file for later steps.
 * @param send decides how much of the list is sent, in an operation that sends it
 * @throws InputError, also where a given list holds a token; ImpactError
 */
export async function impactedTargets<Way extends Sent>(step: Step, send: (list: TargetList) => Way) {
  const requested = await requestedTargets(step);
  const way = send(requested.list);
  const sent: RequestedTargets = { ...requested, ...way, list: way.list ?? requested.list };
  const { list, computed } = sent;
  const groups = await groupsOf(step, computed);
  const outputs = await outputsOf(step, sent);
  const claim = await claimOf(step, requested, groups);
  const record = stepRecord(step, way.why === undefined ? claim : tooLarge(claim, way.why, requested.list));
  const { matrix, warning } = await splitOf(step, list);
  return {
    list,
    way,
    result: {
      outputs: { ...outputs, 'impacted-targets-matrix': matrix, 'impacted-targets-record': record },
      document: await documentOf(sent, groups),
      warnings: [...(computed === undefined ? await warningsOf(step, list) : []), ...present(warning)],
    },
  };
}

/** Computed targets by cause. */
async function groupsOf(step: Step, computed: ComputedTargets | undefined): Promise<readonly Group[]> {
  if (computed?.kind !== 'targets') return [];
  const { groupByCause } = await import('../../packages/impacted-targets/src/answer/explanation/groups.js');
  return step.computing(() => Promise.resolve(groupByCause(computed.why, mostOfCause)));
}

/** What is claimed, and why; of a given list, what is known of it. */
async function claimOf(
  step: Step,
  { list, from, computed, why, milliseconds = 0 }: RequestedTargets,
  groups: readonly Group[],
): Promise<ClaimRecord> {
  if (computed !== undefined) return step.computing(() => computedClaim(computed, groups, milliseconds));
  const causes = why === undefined ? [] : [{ kind: 'given', what: why, files: [] } as const];
  return givenClaim(from, list.kind === 'all' ? 'ALL' : list.count, causes);
}

/** The claim of a list that the service does not take. */
function tooLarge(claim: ClaimRecord, what: string, list: TargetList): ClaimRecord {
  const cause = { kind: 'size', what, files: [], ...(list.kind !== 'all' && { targets: list.count }) } as const;
  const [causes, causesInAll] = [[cause, ...claim.causes], claim.causesInAll + 1];
  return { ...claim, answer: 'all', everything: true, claimed: null, causes, causesInAll };
}

/** Writes the files of a list. @returns the outputs about it. @throws InputError where a given list holds a token */
async function outputsOf(step: Step, { list, why = '', from, computed }: RequestedTargets): Promise<Outputs> {
  const { files, log } = step;
  const all = list.kind === 'all';
  const json = all ? Buffer.from('"ALL"') : list.json();
  const isGiven = computed === undefined;
  // A text with a token is not a list: a link may have led to it. It must not be sent, shown or kept.
  if (isGiven && log.holdsSecret(json)) {
    throw new InputError(
      from === 'file' ? 'impacted-targets-file' : 'impacted-targets',
      'the list contains a token of this step, so it is not used. Check where it comes from',
    );
  }
  const isEverything = all || (computed?.kind === 'targets' && computed.everything !== undefined);
  const lines = all ? undefined : list.targets.map((target) => `${target}\n`).join('');
  return {
    'impacts-all': String(isEverything),
    'impacted-targets': json.length <= mostOfOutput ? json.toString() : '',
    'impacted-targets-count': all ? 'ALL' : String(list.count),
    'impacted-targets-reason': oneLine(why, 2000),
    'impacted-targets-file': await files.write('impacted-targets.json', json, { holdsNoSecret: isGiven }),
    'impacted-targets-text-file': lines === undefined ? undefined : await files.write('impacted-targets.txt', lines),
    'impacted-targets-explanation-file': computed && (await writeExplanation(step, computed)),
    'base-sha': computed?.compared?.base.commit,
    'head-sha': computed?.compared?.head.commit,
  };
}

async function writeExplanation(step: Step, computed: ComputedTargets): Promise<string> {
  const { explanationDocument } = await import('../../packages/impacted-targets/src/answer/explanation/document.js');
  return step.files.write('impacted-targets-explanation.json', explanationDocument(computed));
}

/** The matrix of `shards`. Loaded only here: most steps split nothing. */
async function splitOf({ inputs: { shards } }: Step, list: TargetList) {
  if (shards === undefined) return {};
  const { shardTargets } = await import('./shards.js');
  const { matrix, warning } = shardTargets(list.kind === 'all' ? 'ALL' : list.targets, shards);
  return { matrix: JSON.stringify(matrix), warning };
}

/** The answer first, then how the changes lead to it, then what was compared. */
async function documentOf(
  { list, why, computed }: RequestedTargets,
  groups: readonly Group[],
): Promise<readonly Block[]> {
  const { explanationOf, namesDocument } = await import('./documents/targets.js');
  const answer =
    list.kind === 'all'
      ? [paragraph(`Every target counts as impacted${why === undefined ? '.' : `: ${why}`}`)]
      : namesDocument(list.count, list.targets.slice(0, mostShown));
  if (computed === undefined) return answer;
  // The explanation of ALL begins with the answer.
  const names = computed.kind === 'all' ? [] : answer;
  return [...names, ...explanationOf(computed, groups), { kind: 'facts', facts: factsOf(computed) }];
}

/** Warnings about a list that was given, where it may be meant otherwise. */
async function warningsOf({ inputs }: Step, list: TargetList): Promise<readonly string[]> {
  if (list.kind === 'all') return [];
  const [only = '', second] = list.targets;
  const isAlone = inputs.targets?.kind === 'text' && second === undefined;
  const meant = isAlone ? await otherMeaning(only, inputs.workingDirectory) : undefined;
  return [
    ...oddLines(list),
    ...present(
      meant && `input {input:impacted-targets}: ${quoted(only)} is read as the name of one target. If ${meant}`,
    ),
  ];
}

/** What the only target in `impacted-targets` may mean instead, as a clause with what to write then. */
async function otherMeaning(only: string, directory: string): Promise<string | undefined> {
  if (/^(?:none|nothing|null|undefined|empty)$/i.test(only)) return 'no target is impacted, write []';
  const write = (input: string): string => `you meant something else, write ${input}: ${only}`;
  if (/^[a-z]+$/.test(only)) {
    const { buildSystems } = await import('../../packages/impacted-targets/src/engine/build-systems.js');
    if (only === 'auto' || buildSystems.some(({ name }) => name === only)) return write('impacted-targets-from');
  }
  const isFile = /^[\w./-]+\.(?:txt|json|list)$/.test(only) && existsSync(resolve(directory, only));
  return isFile ? write('impacted-targets-file') : undefined;
}

function factsOf({ compared, buildSystems, withoutEffect }: ComputedTargets): readonly Fact[] {
  const shown = (end: 'base' | 'head'): string =>
    compared === undefined ? '' : `${compared[end].commit.slice(0, 7)} (${compared[end].what})`;
  const rules = withoutEffect && `${counted(withoutEffect.count, 'rule')} in ${withoutEffect.file}`;
  return present<Fact>(
    buildSystems.length > 0 && ['Computed from', buildSystems.join(', ')],
    compared && ['Base', shown('base')],
    compared && ['Head', shown('head')],
    compared && ['Changed files', String(compared.changedFiles)],
    rules !== undefined && ['Rules without effect', `${rules}. merge-queue rules --check lists them`],
  );
}
