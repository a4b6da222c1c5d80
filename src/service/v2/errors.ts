import { ServiceError } from '../transport/errors.js';
import { textOf } from '../fields.js';
import { fieldsOf } from '../../../packages/shared/src/json-values.js';

/** Permissions of an API key, by their names in the settings where keys are made. */
export type Permission =
  | 'Merge and cancel PRs'
  | 'Set priority on PRs'
  | 'Skip batching'
  | 'Update Merge Queue settings'
  | 'Merge PRs with direct to queue';

const key =
  'The second generation takes API keys, which an administrator of the organization makes and which start with trunk_v2_. A token of the first generation works only with a {input:base-url} that ends with /v1';

/** Advice for an error, by the service's code. */
const adviceByCode: Readonly<Partial<Record<string, string>>> = {
  VALIDATION_FAILED:
    'Check the inputs, and {input:extra-fields}: the service does not take a value or a field of this request',
  INVALID_CURSOR: 'Run the step again: the list changed while it was read',
  CI_HOST_UNSUPPORTED: 'The service does not know the host of the repository. Check {input:repository}',
  AUTHENTICATION_REQUIRED: `Check {input:api-token}. ${key}`,
  INVALID_TOKEN: `Check {input:api-token}. ${key}`,
  MERGE_QUEUE_NOT_FOUND:
    'The queue was deleted in the meantime, or belongs to another organization than the key in {input:api-token}. Check {input:target-branch} and {input:repository}',
  PR_NOT_FOUND:
    'The service does not know the pull request. Check {input:pull-request} and {input:repository}, and that the service may read that repository',
  REPOSITORY_NOT_FOUND:
    'The service does not know the repository, or it belongs to another organization than the key in {input:api-token}. Check {input:repository}',
  VERIFICATION_RUN_NOT_FOUND: 'There is no such test run. Check {input:test-run-id}',
  PROVIDER_URL_NOT_FOUND:
    'The service does not know the repository, or it belongs to another organization than the key in {input:api-token}. Check {input:repository} and its host',
  TEST_COLLECTION_NOT_FOUND:
    'There is no such test collection in the organization of the key. Check {input:test-collection}',
  PR_ALREADY_ENQUEUED: 'The pull request is in a queue already. Withdraw it there with cancel-pull-request first',
  PR_NOT_IN_ACTIVE_STATE:
    'The pull request has left the queue in the meantime. Fetch its state with get-submitted-pull-request',
  QUEUE_ALREADY_EXISTS:
    'The queue exists already; update-queue changes its settings, and apply-queue creates or updates it',
  QUEUE_HAS_ACTIVE_ENTRIES: 'A queue must be empty to be deleted: cancel or merge its pull requests first',
  MODE_CHANGE_IN_PROGRESS: 'The queue is SWITCHING_MODES. Run the step again when that is over',
  PR_NOT_ENQUEUEABLE:
    "The queue does not take this pull request. Check that it is open, isn't a draft, and goes into the branch of the queue",
  PR_TESTS_NOT_RESTARTABLE: 'Tests can be restarted only while the pull request is TESTING or PENDING_FAILURE',
  IMPACTED_TARGETS_UNSUPPORTED:
    'The service takes impacted targets only for repositories of some hosts. Check {input:repository}',
  MERGE_QUEUE_NOT_CREATABLE:
    "The service can't create a queue for this branch. Check that the branch exists, and that the service is installed for the repository",
  ALLOWED_BOT_SUBMITTERS_FROZEN:
    'Leave out allowedBotSubmitters: the service does not let it be changed for this queue',
  RATE_LIMIT_EXCEEDED:
    'All keys of an organization share 100 requests a second, and look-ups of pull requests 5 a second for each key. Run the step less often',
  INTERNAL_ERROR: 'The service has a problem. Run the step again later',
  UPSTREAM_ERROR: 'The service could not reach a system that it depends on. Run the step again later',
};

const adviceByStatus: Readonly<Partial<Record<number, string>>> = {
  401: adviceByCode.INVALID_TOKEN,
  429: adviceByCode.RATE_LIMIT_EXCEEDED,
};

/** The stable code of an error's body: `{"error": {"code": …, "message": …}}`; undefined for a body of another form. */
export function codeOf({ received = '' }: ServiceError): string | undefined {
  try {
    return textOf(fieldsOf(fieldsOf(JSON.parse(received)).error).code);
  } catch {
    return undefined;
  }
}

/**
 * An error with advice, by its code, or by its status where no code is known.
 * @param permission that the request needs
 */
export function explained(error: ServiceError, permission: Permission | undefined): ServiceError {
  const { status = 0 } = error;
  const forbidden =
    permission === undefined
      ? 'Reading needs no permission, so the key may belong to another organization'
      : `The key in {input:api-token} needs the permission ${JSON.stringify(permission)}. An administrator of the organization can give it, and it counts from the next request`;
  const advice = status === 403 ? forbidden : (adviceByCode[codeOf(error) ?? ''] ?? adviceByStatus[status]);
  return error.with({ advice: error.advice ?? advice });
}

/** The error for a thing that certainly does not exist. Its status is 404, as operations expect. */
export function absent(code: 'NO_QUEUE' | 'NEVER_SUBMITTED', message: string, advice: string): ServiceError {
  return new ServiceError({ kind: 'status', status: 404, code, message, advice });
}
