/**
 * What is mutated, group by group: each with the tests that are about it, so that no mutant waits for the tests of another
 * group.
 */
export const groups = {
  client: {
    mutate: ['src/service/{client,received-body,kept-answer,connections}.ts'],
    tests: ['__tests__/service/{client*,received-body,kept-answer,connections}.test.ts'],
  },
  answers: {
    mutate: ['src/service/{answers,states,network-failures,retry-after,request-limits}.ts'],
    tests: ['__tests__/service/{answers,states,network-failures,retry-after,request-limits}.test.ts'],
  },
  repeats: {
    mutate: ['src/service/{repeats,repeat-table,looks}.ts'],
    tests: ['__tests__/service/{repeats,repeat-table,looks}.test.ts'],
  },
  'size-limit': {
    mutate: ['src/service/body.ts'],
    tests: ['__tests__/service/body.test.ts'],
  },
  event: {
    mutate: ['src/event/*.ts', 'src/intent/*.ts'],
    tests: ['__tests__/{event,intent}/*.test.ts'],
  },
  matching: {
    mutate: ['src/flaky-tests/matching/*.ts'],
    tests: ['__tests__/flaky-tests/matching/!(many-records).test.ts'],
  },
};
