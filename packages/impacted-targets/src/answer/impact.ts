/** Why one target depends on another, and the text that says so. */
export interface Edge {
  /**
   * `declared`: a manifest, or the build tool, says it. `imported`: a source imports, mocks or resolves a module. `named`: a file names a
   * path or the target. `stated`: a rule of the configuration says it.
   */
  readonly kind: 'declared' | 'imported' | 'named' | 'stated';
  /** The file with the text, from the root of the repository; absent for what a build tool reports. */
  readonly file?: string;
  /** Line of the text, counted from 1, where it is known. For a declared edge it is looked up when it is shown. */
  line?: number;
  /** The text, as the file has it; for a build tool, a sentence such as `as nx reports it`. */
  readonly text?: string;
}

/** An edge in one line: `imported by web/a.ts:3, "@acme/ui"`. */
export function describeEdge({ kind, file, line, text }: Edge): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
  if (place === '') return text === undefined ? kind : `${kind}, ${text}`;
  const by = kind === 'declared' || kind === 'stated' ? 'in' : 'by';
  return `${kind} ${by} ${place}${text === undefined ? '' : `, ${JSON.stringify(text)}`}`;
}

/** Why a target is impacted: the shortest explanation that a person can check. */
export type Reason = (
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'dependency';
      readonly target: string;
      /** Why that target is impacted, where it is impacted for several reasons and this one leads here. */
      readonly because?: Reason;
    }
  | {
      readonly kind: 'graph';
      readonly what: string;
      /** Changed files, at least one of which is the cause. Absent where they are not known. */
      readonly files?: readonly string[];
    }
) & {
  /** Steps between the target and the cause, nearest to the target first, such as a package of a lockfile. */
  readonly through?: readonly string[];
  /** Why the target depends on the step before it, or reads the file; for a new edge, the edge. */
  readonly edge?: Edge;
};

/** What a person can do about files that no target owns, as a sentence without its full stop. */
export const adviceForUnowned =
  'The configuration file can say what a file of no target impacts: targets (impact), or nothing (impact-none)';

/** One cause that makes the answer `ALL`, whatever else changed. */
export interface CauseOfAll {
  /** The cause, in one line: `no target owns Makefile`. */
  readonly what: string;
  /** The changed files that cause it, as far as they are known. */
  readonly files: readonly string[];
  /**
   * `rule`: a rule of the configuration, or an input, says so. `unowned`: no target owns the file. `no-comparison`: the two commits cannot be
   * compared. Absent for what a build system says.
   */
  readonly kind?: 'rule' | 'unowned' | 'no-comparison';
  /** The rule, as `impact-all: docker/**`. */
  readonly rule?: string;
}
