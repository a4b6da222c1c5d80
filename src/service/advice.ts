import { isSecondGeneration } from './generation.js';
import type { ServiceError } from './transport/errors.js';

type ByStatus = Readonly<Partial<Record<number, string>>>;

const list: ByStatus = {
  400: 'Check {input:organization-slug}, {input:repository} and {input:page-size}',
  404: 'Check {input:organization-slug} and {input:repository}: the service knows no such repository in this organization',
};

const neverSubmitted: ByStatus = { 404: 'The pull request was probably never submitted to this queue' };

/** Advice for a status, by the operation that asked, where it is more exact than the general advice. */
const adviceByOperation: Readonly<Partial<Record<string, ByStatus>>> = {
  'apply-queue': {
    400: 'Check {input:queue-settings}: the service does not take a value, or the queue is in a state that forbids the change',
    404: 'Check that the service knows this repository, and {input:base-url}, which ends with the version segment (…/v1)',
  },
  'cancel-pull-request': {
    404: 'Check {input:base-url} and {input:repository}, and that there is a queue for {input:target-branch}',
  },
  'create-queue': {
    400: 'Check {input:queue-settings}',
    409: 'The queue exists already; update-queue changes its settings, and apply-queue creates or updates it',
  },
  'delete-queue': {
    400: 'A queue must be empty to be deleted: cancel or merge its pull requests first',
    404: 'The queue does not exist; check {input:target-branch} and {input:repository}',
  },
  'get-merge-queue-testing-details': {
    400: 'The service may need {input:test-run-id}. The id of a test run is in the webhooks of the service, and in the address of its page about the run',
    404: 'Perhaps no pull request is being tested now, or the queue does not exist. If you gave {input:test-run-id}, check that a test run has this id',
  },
  'get-queue': { 404: 'The queue does not exist; check {input:target-branch} and {input:repository}' },
  'get-submitted-pull-request': neverSubmitted,
  'wait-for-pull-request': neverSubmitted,
  'restart-tests-on-pull-request': {
    400: 'Tests can be restarted only while the pull request is in the queue',
    404: 'Tests can be restarted only while the pull request is in the queue',
    409: 'Tests can be restarted only while the pull request is in the queue',
  },
  'set-impacted-targets': {
    404: 'Check that the service knows this repository and has a queue for {input:target-branch}',
    413: 'The request is too large: the limit of the service is lower than documented. Send ALL as {input:impacted-targets}',
  },
  'submit-pull-request': {
    404: 'Check that the service knows this repository and has a queue for {input:target-branch}',
  },
  'sync-queue': {
    404: 'The queue does not exist; check {input:target-branch} and {input:repository}, or make it with create-queue',
  },
  'update-queue': {
    400: 'Check {input:queue-settings}',
    404: 'The queue does not exist; create-queue makes it, and apply-queue creates or updates it',
  },
  'list-unhealthy-tests': list,
  'list-quarantined-tests': list,
  'check-quarantined-tests': list,
  'excuse-quarantined-failures': list,
};

/** Advice for a status of any operation. */
const generalAdvice: Readonly<Record<number, string>> = {
  400: 'Check the inputs: the service does not understand the request',
  401: 'Check the {input:api-token} input',
  403: "The token is valid but isn't allowed to do this. Check its permissions, and the {input:api-token} input",
  404: 'Check {input:base-url}, which ends with the version segment (…/v1), and {input:repository}',
  408: 'The service did not get the whole request in time. Run the step again',
  409: 'Fetch the state first: this change, or one like it, was made already',
  413: 'The request is too large: the limit of the service is lower than documented',
  425: 'The service is not ready for this request yet. Run the step again',
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
  advice.replace('…/v1', '…/v2').replace('{input:organization-slug}', '{input:test-collection}');

/**
 * What to do about an error of the service.
 * @param operation that sent the request
 */
export function adviceFor(error: ServiceError, operation = '', baseUrl?: string): string {
  const { kind, status = 0, code = '' } = error;
  const known = error.advice ?? whyWrongAddress(error, baseUrl) ?? adviceByCode[code];
  if (known !== undefined) return known;
  if (kind !== 'status') return adviceByKind[code.startsWith('HPE_') ? 'broken-body' : kind];
  const general = status < 500 ? generalAdvice[400] : adviceByKind.status;
  const advice = adviceByOperation[operation]?.[status] ?? generalAdvice[status] ?? general ?? '';
  return isSecondGeneration(baseUrl) ? ofSecondGeneration(advice) : advice;
}

/**
 * The probable mistake in the base address, when the response suggests a wrong address: 404, or a page instead of JSON.
 * The address alone shows no mistake, because a service need not lie below `/v1` or `/v2`.
 */
function whyWrongAddress({ kind, status }: ServiceError, baseUrl: string | undefined): string | undefined {
  if (baseUrl === undefined) return undefined;
  if (kind !== 'broken-body' && (kind !== 'status' || (status !== 404 && status !== 405))) return undefined;
  return /\/v\d+$/.test(baseUrl)
    ? undefined
    : `{input:base-url} lacks the version segment: it is ${baseUrl}. Write the address that the service gives, which mostly ends with /v1 or /v2`;
}
