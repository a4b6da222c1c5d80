import { type NameOfInput, UserError, withInputs } from '../../packages/shared/src/user-error.js';
import type { Operation } from '../operations/operation.js';
import { ServiceError } from '../service/transport/errors.js';
import { isSecondGeneration } from '../service/generation.js';

/** Advice for a status, where the operation gives none. */
const generalAdvice: Readonly<Record<number, string>> = {
  400: 'Check the inputs: the service does not understand the request',
  401: 'Check the {input:api-token} input',
  403: "The token is valid but isn't allowed to do this. Check its permissions, and the {input:api-token} input",
  404: 'Check {input:base-url}, which ends with the version segment (…/v1), and repository',
  408: 'The service did not get the whole request in time. Run the step again',
  409: 'Fetch the state first: this change, or one like it, was made already',
  413: 'The service takes smaller bodies than it documents',
  425: 'The service does not process the request yet. Run the step again',
  429: 'The service limits how often it is asked. Run the step less often',
};

const adviceByKind: Readonly<Record<ServiceError['kind'], string>> = {
  'not-connected': 'Check {input:base-url}, and that this runner can reach it',
  tls: 'If the service uses a private certificate authority, name its file in NODE_EXTRA_CA_CERTS',
  'connection-broke':
    'Run the step again. If the error stays, check the proxies and firewalls between this runner and the service',
  timeout: 'Raise {input:request-timeout-seconds}, or check whether the service is slow',
  redirect: 'Give the address itself as {input:base-url}',
  'broken-body': 'Check that {input:base-url} is the service itself and not a page in front of it',
  status: 'The service has a problem. Run the step again later',
};

const adviceByCode: Readonly<Partial<Record<string, string>>> = {
  CERT_HAS_EXPIRED: 'The operator of the service must renew it. If it is new, check the clock of this runner',
  CERT_NOT_YET_VALID: 'Check the clock of this runner',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED:
    "The service asks for a client certificate, and the action has only the token. Give {input:base-url} an address that doesn't",
  ERR_TLS_CERT_ALTNAME_INVALID: 'Give {input:base-url} a host name that the certificate covers',
  NO_TLS: 'Check host and port of {input:base-url}, or write http:// if the service has no TLS',
  PROXY_ADDRESS:
    'Give it as http://host:port or http://name:password@host:port, with special characters percent-encoded',
  PROXY_AUTHENTICATION:
    'Give the name and the password that the proxy asks for: HTTPS_PROXY is http://name:password@host:port',
  PROXY_REFUSED:
    'The operator of the proxy must let this runner reach the service. Or name the host of {input:base-url} in NO_PROXY',
  PROXY_UNREACHABLE: 'Check the variable HTTPS_PROXY; or name the host of {input:base-url} in NO_PROXY',
  TLS_REFUSED:
    "The service may ask for a client certificate, and the action has only the token: give {input:base-url} an address that doesn't. Or the two have no TLS version or cipher in common",
};

/** The advice for a service of the second generation, which needs no slug and has another version segment. */
const ofSecondGeneration = (advice: string): string =>
  advice
    .replace('…/v1', '…/v2')
    .replace('organization-slug, repository', 'test-collection, repository')
    .replace('organization-slug and repository', 'test-collection and repository');

function adviceFor(error: ServiceError, operation: Operation | undefined, baseUrl: string | undefined): string {
  if (error.advice !== undefined) return error.advice;
  const address = baseUrl === undefined ? undefined : whyWrongAddress(error, baseUrl);
  if (address !== undefined) return address;
  const byCode = error.code === undefined ? undefined : adviceByCode[error.code];
  if (byCode !== undefined) return byCode;
  if (error.code?.startsWith('HPE_') === true) return adviceByKind['broken-body'];
  if (error.kind !== 'status' || error.status === undefined) return adviceByKind[error.kind];
  const { status } = error;
  const advice =
    operation?.advice?.[status] ??
    generalAdvice[status] ??
    (status < 500 ? (generalAdvice[400] ?? '') : adviceByKind.status);
  return isSecondGeneration(baseUrl) ? ofSecondGeneration(advice) : advice;
}

/**
 * The probable mistake in the base address, when the response suggests a wrong address: 404, or a page instead of JSON.
 * The address alone shows no mistake, because a service need not lie below `/v1`.
 */
function whyWrongAddress({ kind, status }: ServiceError, baseUrl: string): string | undefined {
  if (kind !== 'broken-body' && (kind !== 'status' || (status !== 404 && status !== 405))) return undefined;
  return /\/v\d+$/.test(baseUrl)
    ? undefined
    : `{input:base-url} lacks the version segment: it is ${baseUrl}, where the service says …/v1. Check it`;
}

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

/**
 * Message of a failed step in one line: the request, the response and the advice.
 * @param step.done the request that changed something before the step failed, as method and path
 */
export function failureLine(
  error: unknown,
  {
    operation,
    done,
    baseUrl,
    nameOf,
  }: {
    readonly operation?: Operation | undefined;
    readonly done?: string | undefined;
    readonly baseUrl?: string | undefined;
    /** For a reader to whom inputs have other names. */
    readonly nameOf?: NameOfInput | undefined;
  } = {},
): string {
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
