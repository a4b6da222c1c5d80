import { type NameOfInput, UserError, withInputs } from '../../packages/shared/src/user-error.js';
import { adviceFor } from '../service/advice.js';
import { ServiceError } from '../service/transport/errors.js';

/** Advice for a file or folder of the runner that could not be used. */
const adviceByErrno: Readonly<Partial<Record<string, string>>> = {
  ENOSPC: 'Free space on the runner',
  EDQUOT: 'Free space on the runner',
  EFBIG: 'Raise the limit for the size of files',
  EMFILE: 'Raise the limit for open files',
};

/** True for an error of the operating system: Node gives it the code and the name of the failed call. */
function isRefusedBySystem(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return error instanceof Error && typeof code === 'string' && typeof syscall === 'string';
}

/** What is known of the step that failed. */
interface FailedStep {
  readonly operation?: string | undefined;
  /** The request that changed something before the step failed, as method and path. */
  readonly done?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** For a reader to whom inputs have other names. */
  readonly nameOf?: NameOfInput | undefined;
}

/** Message of a failed step in one line: the request, the response and the advice. */
export function failureLine(error: unknown, { operation, done, baseUrl, nameOf }: FailedStep = {}): string {
  if (error instanceof ServiceError) {
    const separator = /[.!?]$/.test(error.message) ? ' ' : '. ';
    return `${error.message}${separator}${withInputs(adviceFor(error, operation, baseUrl), nameOf)}`;
  }
  if (error instanceof UserError) return nameOf === undefined ? error.message : error.messageFor(nameOf);
  if (isRefusedBySystem(error)) {
    const advice = adviceByErrno[error.code ?? ''] ?? 'Check RUNNER_TEMP and GITHUB_OUTPUT, and the permissions there';
    return `a file of this runner could not be read or written: ${error.message}. ${done === undefined ? '' : `${done} was done before that, and is not undone. `}${advice}`;
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `this is a bug in the action, please report it with the debug log: ${message}`;
}

export function stackOf(error: unknown): string | undefined {
  return error instanceof UserError || isRefusedBySystem(error) || !(error instanceof Error) ? undefined : error.stack;
}
