/** Error codes of the second generation, each with its status. */
export const statusOfCode = {
  VALIDATION_FAILED: 400,
  INVALID_CURSOR: 400,
  AUTHENTICATION_REQUIRED: 401,
  INVALID_TOKEN: 401,
  INSUFFICIENT_PERMISSIONS: 403,
  NOT_FOUND: 404,
  MERGE_QUEUE_NOT_FOUND: 404,
  PR_NOT_FOUND: 404,
  REPOSITORY_NOT_FOUND: 404,
  PROVIDER_URL_NOT_FOUND: 404,
  VERIFICATION_RUN_NOT_FOUND: 404,
  TEST_COLLECTION_NOT_FOUND: 404,
  TEST_CASE_NOT_FOUND: 404,
  PR_ALREADY_ENQUEUED: 409,
  PR_NOT_IN_ACTIVE_STATE: 409,
  QUEUE_ALREADY_EXISTS: 409,
  QUEUE_HAS_ACTIVE_ENTRIES: 409,
  MODE_CHANGE_IN_PROGRESS: 409,
  TICKETING_NOT_CONFIGURED: 409,
  PR_NOT_ENQUEUEABLE: 422,
  PR_TESTS_NOT_RESTARTABLE: 422,
  MERGE_QUEUE_NOT_CREATABLE: 422,
  INTERNAL_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** A request of the second generation that is answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
