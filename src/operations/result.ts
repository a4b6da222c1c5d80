import type { Audit } from '../../packages/impacted-targets/src/audit/audit.js';
import type { CauseOfAll } from '../../packages/impacted-targets/src/answer/impact.js';
import type { Forest } from '../../packages/impacted-targets/src/answer/explanation/forest.js';
import type { Group } from '../../packages/impacted-targets/src/answer/explanation/groups.js';
import type { SyncRow } from './sync/row.js';
import type { SettingDifference } from '../service/queue/queue-settings.js';
import type { UnmetCondition } from '../service/queue/readiness.js';
import type { QueueResponse } from '../service/queue/responses.js';
import type { TestingDetails } from '../service/queue/testing-details.js';
import type { Sample } from '../service/transport/prometheus.js';

/** GitHub shows ten annotations of a kind and step, and drops the rest (its documentation of workflow commands). */
export const mostAnnotations = 10;

/** Result of an operation: the data for outputs, summary and annotations. Its texts are as received. */
export interface Result {
  /** The work that was done, in a sentence. */
  readonly headline: string;
  readonly pullRequest?: PullRequestResult;
  /** The service's description of a test run. */
  readonly testing?: TestingDetails;
  readonly queue?: QueueResult;
  /** The settings that `apply-queue` changed, or would change; empty when no setting differed. */
  readonly queueChanges?: {
    readonly changes: readonly SettingDifference[];
    /** Path of the JSON file. */
    readonly file: string;
  };
  /** The verdicts of `sync-queue`. */
  readonly sync?: SyncResult;
  readonly impactedTargets?: ImpactedTargetsResult;
  /** The matrix of a step that skipped, and so has no targets. */
  readonly matrix?: string;
  /** What is known of failed targets, how many of them escaped, and the path of the JSON file. */
  readonly audit?: Audit & { readonly file: string; readonly escaped: number };
  readonly tests?: TestsResult;
  readonly excused?: {
    readonly count: number;
    /** Path of the JSON array. */
    readonly file: string;
  };
  readonly metrics?: { readonly file: string; readonly samples: readonly Sample[] };
  /** Details for the summary: name and value. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly warnings?: readonly string[];
  /** Messages at places in the repository. */
  readonly annotations?: readonly Annotation[];
  /**
   * How many more annotations there are. Each comes after at least `mostAnnotations` annotations of its level or a
   * higher one.
   */
  readonly furtherAnnotations?: number;
  /** True where a dry run says how the step would end. */
  readonly isVerdict?: true;
  /** Why the step fails although the service answered; undefined when it succeeds. */
  readonly failure?: string;
}

/** True for a result whose dry run shows what would be changed, or how the step would end. */
export const showsPlan = ({ queueChanges, sync, isVerdict }: Result): boolean =>
  queueChanges !== undefined || sync !== undefined || isVerdict === true;

export interface SyncResult {
  readonly rows: readonly SyncRow[];
  /** How many pull requests were submitted. */
  readonly submitted: number;
  /** Path of the JSON file. */
  readonly file: string;
}

export interface QueueResult extends QueueResponse {
  readonly targetBranch: string;
  /** Address of the repository, where its pull requests have pages. */
  readonly repositoryUrl: string | undefined;
}

export interface PullRequestResult {
  readonly number: number;
  readonly title?: string;
  /** Its page, where one is known. */
  readonly url: string | undefined;
  readonly state?: string | undefined;
  readonly submitted?: boolean | undefined;
  readonly record?: Readonly<Record<string, unknown>> | undefined;
  /** Place in the queue, from 1. */
  readonly position?: number | undefined;
  /** Why the pull request FAILED, in one line. */
  readonly failureReason?: string | undefined;
  /** The conditions that the pull request waits for while it is NOT_READY. */
  readonly unmet?: readonly UnmetCondition[] | undefined;
}

export interface ImpactedTargetsResult {
  /** True where the list is `ALL`. */
  readonly all: boolean;
  /** True where everything is impacted, as `ALL` or by the name of every known target. */
  readonly isEverything: boolean;
  /** The list as JSON, or `"ALL"`, where it is short enough for an output. */
  readonly json?: string;
  /** The compared commits, where targets were computed. */
  readonly commits?: { readonly base: string; readonly head: string };
  /** What was claimed, and why: one line of JSON. */
  readonly record?: string;
  /** How many targets; 0 when all targets are impacted. */
  readonly count: number;
  readonly first: readonly string[];
  /** Path of the JSON file. */
  readonly file: string;
  /** Path of the text file with one target a line; undefined where all targets are impacted. */
  readonly textFile?: string;
  /** Targets grouped by their cause, where they were computed. */
  readonly groups?: readonly Group[];
  /** How changes lead to the targets, where they were computed. */
  readonly forest?: Forest;
  /** The causes of `ALL`, where the targets were computed. */
  readonly causes?: readonly CauseOfAll[];
  /** Changed files about which rules decided, each with what they say. */
  readonly decided?: readonly (readonly [string, string])[];
  /** Path of the JSON file with every chain, where they were computed. */
  readonly explanationFile?: string;
  /** JSON for `strategy.matrix`, with `shards`. */
  readonly matrix?: string;
  /** Why everything is impacted, in a sentence. */
  readonly why?: string;
}

export interface TestsResult {
  readonly count: number;
  /** Path of the JSON array. */
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TestCell[])[];
  /** How many rows there would be, where rows are not the counted tests. */
  readonly total?: number;
  /** Counts: a title, then names with their number of tests. */
  readonly counts?: readonly (readonly [string, readonly (readonly [string, number])[]])[];
  /** True where the rows say all that `failure` says. */
  readonly showFailure?: boolean;
}

export type TestCell = string | { readonly href: string };

export interface Annotation {
  readonly level: 'notice' | 'warn' | 'error';
  readonly message: string;
  /** Path from the root of the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}
