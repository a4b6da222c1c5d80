import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError, reading } from '../inputs/input-error.js';
import { computedClaim, givenClaim, type ClaimRecord } from '../../packages/impacted-targets/src/answer/record.js';
import type { Group } from '../../packages/impacted-targets/src/answer/explanation/groups.js';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { TargetSet } from '../inputs/target-set.js';
import { type TargetList, oddLines, readTargetsFile, readTargetsText } from '../inputs/target-list.js';
import type { Upload } from '../service/merge-queue-service.js';
import { type Block, type Fact, paragraph } from '../document/blocks.js';
import { present } from '../../packages/shared/src/json-values.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import { quoted } from '../inputs/values.js';
import type { Step, StepWith } from './operation.js';
import type { Outputs } from './outputs.js';
import type { Result } from './result.js';
import { stepRecord } from './step-record.js';

interface RequestedTargets {
  readonly list: TargetList;
  /** Why everything is impacted, in a sentence. */
  readonly why?: string;
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
  const { targets } = step.inputs;
  if (targets === undefined) {
    throw new InputError(
      'impacted-targets',
      'no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from',
    );
  }
  if (targets.kind === 'text') {
    const list = await reading('impacted-targets', () => readTargetsText(targets.text));
    return given(list, 'impacted-targets says so');
  }
  if (targets.kind === 'file') {
    const { path } = targets;
    const list = await step.computing(() =>
      reading('impacted-targets-file', () => readTargetsFile(path, step.inputs.readableFolders)),
    );
    return given(list, 'impacted-targets-file says so');
  }
  // Loaded only here: a step that is given its targets has no need of git and build systems.
  const { computedTargets } = await import('./computed-targets.js');
  const began = step.clock.now();
  const computed = await computedTargets(step, targets.names);
  const milliseconds = step.clock.now() - began;
  if (computed.kind === 'all') return { list: { kind: 'all' }, why: computed.why, computed, milliseconds };
  const list = new TargetSet(computed.targets);
  const why = computed.everything?.why;
  const odd = list.withControlCharacter();
  if (odd !== undefined) {
    throw new InputError(
      'impacted-targets-from',
      `the target ${JSON.stringify(shortened(odd.target, 100))} has a control character in its name, which isn't allowed. Rename it in the build`,
    );
  }
  return { list, computed, milliseconds, ...(why !== undefined && { why }) };
}

/** Targets that the workflow's author gives, with the reason when they are all targets. */
const given = (list: TargetList, why: string): RequestedTargets => (list.kind === 'all' ? { list, why } : { list });

/**
 * Refuses a list that holds a token of the step. A text with a token is not a list: a link may have led to it. It must
 * not be sent, shown or kept.
 * @param json of the list, in UTF-8
 * @throws InputError
 */
function refuseTokens(json: Buffer, { inputs, log }: StepWith<'inputs' | 'log'>): void {
  if (!log.holdsSecret(json)) return;
  throw new InputError(
    inputs.targets?.kind === 'file' ? 'impacted-targets-file' : 'impacted-targets',
    'the list contains a token of this step, so it is not used. Check where it comes from',
  );
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
export async function impactedTargets<Way extends Sent>(
  step: Step,
  send: (list: TargetList) => Way,
): Promise<{ readonly list: TargetList; readonly way: Way; readonly result: TargetsResult }> {
  const requested = await requestedTargets(step);
  const way = send(requested.list);
  const list = way.list ?? requested.list;
  const groups = await groupsOf(step, requested);
  const outputs = await outputsOf(step, { ...requested, ...way, list });
  const split = await splitOf(step, list);
  const record = stepRecord(step, await claimOf(step, requested, way, groups));
  const result = {
    outputs: { ...outputs, ...split.outputs, 'impacted-targets-record': record },
    document: await documentOf({ ...requested, ...way, list }, groups),
    warnings: [...(requested.computed === undefined ? await warningsOf(step, list) : []), ...split.warnings],
  };
  return { list, way, result };
}

/** Computed targets by cause. */
async function groupsOf(step: StepWith<'computing'>, { computed }: RequestedTargets): Promise<readonly Group[]> {
  if (computed?.kind !== 'targets') return [];
  const { groupByCause } = await import('../../packages/impacted-targets/src/answer/explanation/groups.js');
  return step.computing(() => Promise.resolve(groupByCause(computed.why, mostOfCause)));
}

/** What is claimed, and why; of a given list, what is known of it. */
async function claimOf(
  step: StepWith<'inputs' | 'computing'>,
  { list, computed, why, milliseconds = 0 }: RequestedTargets,
  sent: Sent,
  groups: readonly Group[],
): Promise<ClaimRecord> {
  const from = step.inputs.targets?.kind === 'file' ? 'file' : 'input';
  const claimed = list.kind === 'all' ? 'ALL' : list.count;
  const causes = why === undefined ? [] : [{ kind: 'given', what: why, files: [] } as const];
  const claim =
    computed === undefined
      ? givenClaim(from, claimed, causes)
      : await step.computing(() => computedClaim(computed, groups, milliseconds));
  // The service takes no list of this size.
  if (sent.why === undefined) return claim;
  const tooLarge = {
    kind: 'size',
    what: sent.why,
    files: [],
    ...(list.kind !== 'all' && { targets: list.count }),
  } as const;
  return {
    ...claim,
    answer: 'all',
    everything: true,
    claimed: null,
    causes: [tooLarge, ...claim.causes],
    causesInAll: claim.causesInAll + 1,
  };
}

type TargetsResult = Required<Pick<Result, 'outputs' | 'document' | 'warnings'>>;

/** Writes the files of a list. @returns the outputs about it */
async function outputsOf(
  step: StepWith<'inputs' | 'log' | 'files'>,
  { list, why = '', computed }: RequestedTargets,
): Promise<Outputs> {
  const { files } = step;
  const all = list.kind === 'all';
  const content = all ? '"ALL"' : list.json();
  const isGiven = computed === undefined && typeof content !== 'string';
  if (isGiven) refuseTokens(content, step);
  const isEverything = all || (computed?.kind === 'targets' && computed.everything !== undefined);
  const lines = all ? undefined : list.first(list.count).map((target) => `${target}\n`);
  return {
    'impacts-all': String(isEverything),
    'impacted-targets': Buffer.byteLength(content) <= mostOfOutput ? content.toString() : '',
    'impacted-targets-count': all ? 'ALL' : String(list.count),
    'impacted-targets-reason': oneLine(why, 2000),
    'impacted-targets-file': await files.write('impacted-targets.json', content, { holdsNoSecret: isGiven }),
    'impacted-targets-text-file': lines && (await files.write('impacted-targets.txt', lines.join(''))),
    'impacted-targets-explanation-file': computed && (await writeExplanation(step, computed)),
    'base-sha': computed?.compared?.base.commit,
    'head-sha': computed?.compared?.head.commit,
  };
}

async function writeExplanation(step: StepWith<'files'>, computed: ComputedTargets): Promise<string> {
  const { explanationDocument } = await import('../../packages/impacted-targets/src/answer/explanation/document.js');
  return step.files.write('impacted-targets-explanation.json', explanationDocument(computed));
}

/** The matrix of `shards`. Loaded only here: most steps split nothing. */
async function splitOf(
  { inputs: { shards } }: StepWith<'inputs'>,
  list: TargetList,
): Promise<Pick<TargetsResult, 'outputs' | 'warnings'>> {
  if (shards === undefined) return { outputs: {}, warnings: [] };
  const { shardTargets } = await import('./shards.js');
  const { matrix, warning } = shardTargets(list.kind === 'all' ? 'ALL' : list.first(list.count), shards);
  return { outputs: { 'impacted-targets-matrix': JSON.stringify(matrix) }, warnings: present(warning) };
}

/** The answer first, then how the changes lead to it, then what was compared. */
async function documentOf(
  { list, why, computed }: RequestedTargets,
  groups: readonly Group[],
): Promise<readonly Block[]> {
  const { explanationOf, namesDocument } = await import('./documents/targets.js');
  const names =
    list.kind !== 'all'
      ? namesDocument(list.count, list.first(mostShown))
      : computed?.kind === 'all'
        ? []
        : [paragraph(`Every target counts as impacted${why === undefined ? '.' : `: ${why}`}`)];
  if (computed === undefined) return names;
  return [...names, ...explanationOf(computed, groups), { kind: 'facts', facts: factsOf(computed) }];
}

/** Warnings about a list that was given, where it may be meant otherwise. */
async function warningsOf(step: StepWith<'inputs'>, list: TargetList): Promise<readonly string[]> {
  return [
    ...(list.kind === 'list' && list.has('ALL')
      ? ['The list has a target named ALL and others. Only ALL alone means every target']
      : []),
    ...oddLines(list),
    ...(await otherInput(step, list)),
  ];
}

/** A warning where the only target in `impacted-targets` looks like the value of another input. */
async function otherInput({ inputs }: StepWith<'inputs'>, list: TargetList): Promise<readonly string[]> {
  if (inputs.targets?.kind !== 'text' || list.kind === 'all' || list.count !== 1) return [];
  const [only = ''] = list.first(1);
  const say = (input: string): readonly string[] => [
    `input {input:impacted-targets}: ${quoted(only)} is read as the name of one target. If you meant something else, write ${input}: ${oneLine(only, 100)}`,
  ];
  if (/^(?:none|nothing|null|undefined|empty)$/i.test(only)) {
    return [
      `input {input:impacted-targets}: ${quoted(only)} is read as the name of one target. If no target is impacted, write []`,
    ];
  }
  if (/^[a-z]+$/.test(only)) {
    const { buildSystems } = await import('../../packages/impacted-targets/src/engine/build-systems.js');
    if (only === 'auto' || buildSystems.some(({ name }) => name === only)) return say('impacted-targets-from');
  }
  return /^[\w./-]+\.(?:txt|json|list)$/.test(only) && existsSync(resolve(inputs.workingDirectory, only))
    ? say('impacted-targets-file')
    : [];
}

function factsOf({ compared, buildSystems, withoutEffect }: ComputedTargets): readonly Fact[] {
  const facts: Fact[] = [];
  if (buildSystems.length > 0) facts.push(['Computed from', buildSystems.join(', ')]);
  if (compared !== undefined) {
    const { base, head, changedFiles } = compared;
    facts.push(
      ['Base', `${base.commit.slice(0, 7)} (${base.what})`],
      ['Head', `${head.commit.slice(0, 7)} (${head.what})`],
    );
    facts.push(['Changed files', String(changedFiles)]);
  }
  if (withoutEffect !== undefined) {
    const rules = `${counted(withoutEffect.count, 'rule')} in ${withoutEffect.file}`;
    facts.push(['Rules without effect', `${rules}. merge-queue rules --check lists them`]);
  }
  return facts;
}
