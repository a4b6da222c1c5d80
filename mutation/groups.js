/**
 * What is mutated, group by group: each with the tests that are about it, so that no mutant waits for the tests of another
 * group. Of these, a mutant runs those that reach it, or all of them where `coverageAnalysis` says so.
 */
export const groups = {
  client: {
    mutate: [
      'src/service/requests/client.ts',
      'src/service/transport/{transport,response-body,early-response,agents}.ts',
    ],
    tests: [
      '__tests__/service/requests/client*.test.ts',
      '__tests__/service/transport/{transport,response-body,early-response}.test.ts',
    ],
  },
  responses: {
    mutate: [
      'src/service/transport/{network-failures,retry-after}.ts',
      'src/service/requests/timeouts.ts',
      'src/service/v1/responses.ts',
    ],
    tests: [
      '__tests__/service/transport/{network-failures,retry-after}.test.ts',
      '__tests__/service/requests/timeouts.test.ts',
      '__tests__/service/v1/responses.test.ts',
    ],
  },
  retry: {
    mutate: ['src/service/requests/{retry,retry-policy}.ts', 'src/service/queue/verify-write.ts'],
    tests: ['__tests__/service/requests/{retry,retry-policy}.test.ts', '__tests__/service/queue/verify-write.test.ts'],
  },
  redaction: {
    mutate: ['packages/shared/src/redaction.ts'],
    tests: ['packages/shared/__tests__/redaction.test.ts'],
  },
  proxy: {
    mutate: ['src/service/transport/{proxy,proxy-agent}.ts'],
    tests: ['__tests__/service/transport/{proxy,proxy-agent}.test.ts'],
  },
  'size-limit': {
    mutate: ['src/service/transport/request-body.ts'],
    tests: ['__tests__/service/transport/request-body.test.ts'],
  },
  event: {
    mutate: ['src/pull-request/*.ts'],
    tests: ['__tests__/pull-request/*.test.ts'],
  },
  matching: {
    mutate: ['src/flaky-tests/matching/*.ts'],
    tests: [
      '__tests__/flaky-tests/matching/!(*.many).test.ts',
      '__tests__/flaky-tests/policy/failure-review.test.ts',
      '__tests__/flaky-tests/records/file-records.test.ts',
    ],
  },
};
