import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError, reading } from '../inputs/input-error.js';
import { computedClaim, givenClaim, type ClaimRecord } from '../../packages/impacted-targets/src/answer/record.js';
import type { ComputedTargets } from '../../packages/impacted-targets/src/answer/computed-targets.js';
import { TargetSet } from '../inputs/target-set.js';
import { type TargetList, oddLines, readTargetsFile, readTargetsText } from '../inputs/target-list.js';
import type { Upload } from '../service/merge-queue-service.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import { quoted } from '../inputs/values.js';
import type { RunningStep } from './operation.js';
import type { ImpactedTargetsResult, Result } from './result.js';
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
async function requestedTargets(step: RunningStep): Promise<RequestedTargets> {
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
function refuseTokens(json: Buffer, { inputs, log }: RunningStep): void {
  if (!log.holdsSecret(json)) return;
  throw new InputError(
    inputs.targets?.kind === 'file' ? 'impacted-targets-file' : 'impacted-targets',
    'the list contains a token of this step, so it is not used. Check where it comes from',
  );
}

/** Most targets that the summary shows; the file holds all of them. */
const mostShown = 100;

const mostOfCause = 20;

/** The summary draws so many targets, and of a longer list fewer, because nobody can read a larger drawing. */
const mostDrawn = [30, 15] as const;

/** Longest list that an output holds, in bytes of JSON. All outputs of a job may have 1 MiB. */
const mostOfOutput = 256 * 1024;

/**
 * The targets that the inputs ask for, in the form for outputs and summary, with the file for later steps.
 * @param send decides how much of the list is sent, in an operation that sends it
 * @throws InputError, also where a given list holds a token; ImpactError
 */
export async function impactedTargets<Way extends Sent>(
  step: RunningStep,
  send: (list: TargetList) => Way,
): Promise<{ readonly list: TargetList; readonly way: Way; readonly result: TargetsResult }> {
  const requested = await requestedTargets(step);
  const way = send(requested.list);
  const list = way.list ?? requested.list;
  const result = await resultOf(step, { ...requested, ...way, list });
  const { impactedTargets: shown } = result;
  const record = stepRecord(step, await claimOf(step, requested, way, shown));
  return { list, way, result: { ...result, impactedTargets: { ...shown, record } } };
}

/** What is claimed, and why; of a given list, what is known of it. */
async function claimOf(
  step: RunningStep,
  { list, computed, why, milliseconds = 0 }: RequestedTargets,
  sent: Sent,
  { groups = [] }: Pick<ImpactedTargetsResult, 'groups'>,
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

type TargetsResult = Required<Pick<Result, 'impactedTargets' | 'warnings' | 'facts'>>;

async function resultOf(step: RunningStep, { list, why, computed }: RequestedTargets): Promise<TargetsResult> {
  const all = list.kind === 'all';
  const content = all ? '"ALL"' : list.json();
  const isGiven = computed === undefined && typeof content !== 'string';
  if (isGiven) refuseTokens(content, step);
  const { shards } = step.inputs;
  // Loaded only here: most steps split nothing.
  const split =
    shards === undefined
      ? undefined
      : (await import('./shards.js')).shardTargets(all ? 'ALL' : list.first(list.count), shards);
  return {
    impactedTargets: {
      all,
      isEverything: all || (computed?.kind === 'targets' && computed.everything !== undefined),
      ...(Buffer.byteLength(content) <= mostOfOutput && { json: content.toString() }),
      ...(computed?.compared && {
        commits: { base: computed.compared.base.commit, head: computed.compared.head.commit },
      }),
      count: all ? 0 : list.count,
      first: all ? [] : list.first(mostShown),
      file: await step.files.write('impacted-targets.json', content, { holdsNoSecret: isGiven }),
      ...(!all && { textFile: await writeLines(step, list.first(list.count)) }),
      ...(why === undefined ? {} : { why }),
      ...(split === undefined ? {} : { matrix: JSON.stringify(split.matrix) }),
      ...(computed === undefined ? {} : await explained(step, computed)),
    },
    facts: computed === undefined ? [] : factsOf(computed),
    warnings: [
      ...(!all && computed === undefined && list.has('ALL')
        ? ['The list has a target named ALL and others. Only ALL alone means every target']
        : []),
      ...(computed === undefined ? oddLines(list) : []),
      ...(computed === undefined ? await otherInput(step, list) : []),
      ...(split?.warning === undefined ? [] : [split.warning]),
    ],
  };
}

function writeLines(step: RunningStep, targets: readonly string[]): Promise<string> {
  return step.files.write('impacted-targets.txt', targets.map((target) => `${target}\n`).join(''));
}

/** A warning where the only target in `impacted-targets` looks like the value of another input. */
async function otherInput({ inputs }: RunningStep, list: TargetList): Promise<readonly string[]> {
  if (inputs.targets?.kind !== 'text' || list.kind === 'all' || list.count !== 1) return [];
  const [only = ''] = list.first(1);
  const say = (input: string): readonly string[] => [
    `input impacted-targets: ${quoted(only)} is read as the name of one target. If you meant something else, write ${input}: ${oneLine(only, 100)}`,
  ];
  if (/^(?:none|nothing|null|undefined|empty)$/i.test(only)) {
    return [
      `input impacted-targets: ${quoted(only)} is read as the name of one target. If no target is impacted, write []`,
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

async function explained(step: RunningStep, computed: ComputedTargets): Promise<Partial<ImpactedTargetsResult>> {
  const [{ explanationDocument }, { groupByCause }, { forestOf }] = await Promise.all([
    import('../../packages/impacted-targets/src/answer/explanation/document.js'),
    import('../../packages/impacted-targets/src/answer/explanation/groups.js'),
    import('../../packages/impacted-targets/src/answer/explanation/forest.js'),
  ]);
  return {
    explanationFile: await step.files.write('impacted-targets-explanation.json', explanationDocument(computed)),
    ...(computed.kind === 'all'
      ? { causes: computed.causes }
      : {
          groups: groupByCause(computed.why, mostOfCause),
          forest: forestOf(computed.why, ...mostDrawn),
          decided: [...(computed.decided ?? [])],
        }),
  };
}

function factsOf({ compared, buildSystems, withoutEffect }: ComputedTargets): readonly (readonly [string, string])[] {
  return [
    ...(buildSystems.length === 0 ? [] : [['Computed from', buildSystems.join(', ')] as const]),
    ...(compared === undefined
      ? []
      : [
          ['Base', `${compared.base.commit.slice(0, 7)} (${compared.base.what})`] as const,
          ['Head', `${compared.head.commit.slice(0, 7)} (${compared.head.what})`] as const,
          ['Changed files', String(compared.changedFiles)] as const,
        ]),
    ...(withoutEffect === undefined
      ? []
      : [
          [
            'Rules without effect',
            `${counted(withoutEffect.count, 'rule')} in ${withoutEffect.file}. merge-queue rules --check lists them`,
          ] as const,
        ]),
  ];
}
