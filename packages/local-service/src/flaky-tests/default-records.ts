import type { RepositoryReference } from '../../../shared/src/service/records.js';
import { repositoryAddress } from '../repository-address.js';
import { testId } from '../../../shared/src/service/test-id.js';
import { commitNameFrom } from '../queue-rules/stable-identifiers.js';

/** The complete records of both lists. Records from a file may have any form. */
export interface FlakyTestRecords {
  readonly unhealthy_tests: readonly object[];
  readonly quarantined_tests: readonly object[];
}

/** How one test framework names a test, as its JUnit reports do. */
interface Framework {
  readonly variant: string;
  readonly owners: readonly string[];
  readonly name: (subject: string, behaviour: string) => string;
  readonly parent: (subject: string) => string | null;
  readonly classname: (subject: string) => string | null;
  readonly file: (subject: string) => string | null;
}

const subjects = ['checkout', 'login', 'search', 'invoice', 'upload'];

const behaviours = [
  'retries after a timeout',
  'rejects an expired token',
  'keeps the order of events',
  'recovers from a lost connection',
  'handles two writers at once',
  'renders an empty result',
  'rounds amounts to cents',
];

const frameworks: readonly Framework[] = [
  {
    variant: 'python3.12-linux',
    owners: ['@acme/platform'],
    name: (_, behaviour) => `test_${snake(behaviour)}`,
    parent: (subject) => `tests.test_${subject}`,
    classname: (subject) => `tests.test_${subject}.Test${pascal(subject)}`,
    file: (subject) => `tests/test_${subject}.py`,
  },
  {
    variant: 'node24-linux',
    owners: ['@acme/web'],
    name: (subject, behaviour) => `${subject} ${behaviour}`,
    parent: (subject) => subject,
    classname: (subject) => `${subject} page`,
    file: (subject) => `apps/web/src/${subject}/${subject}.test.tsx`,
  },
  {
    variant: 'chromium',
    owners: ['@acme/web', '@acme/quality'],
    name: (subject, behaviour) => `${pascal(subject)} page › ${behaviour}`,
    parent: (subject) => `${subject}.spec.ts`,
    classname: (subject) => `${subject}.spec.ts`,
    file: (subject) => `e2e/${subject}.spec.ts`,
  },
  {
    variant: 'jdk21',
    owners: ['@acme/payments'],
    name: (_, behaviour) => camel(behaviour),
    parent: (subject) => `com.acme.${subject}.${pascal(subject)}ServiceTest`,
    classname: (subject) => `com.acme.${subject}.${pascal(subject)}ServiceTest`,
    file: (subject) => `services/${subject}/src/test/java/com/acme/${subject}/${pascal(subject)}ServiceTest.java`,
  },
  {
    variant: 'linux-amd64',
    owners: ['@acme/infrastructure'],
    name: (subject, behaviour) => `Test${pascal(subject)}/${snake(behaviour)}`,
    parent: (subject) => `github.com/acme/shop/internal/${subject}`,
    classname: (subject) => `github.com/acme/shop/internal/${subject}`,
    file: () => null,
  },
  {
    variant: 'x86_64-unknown-linux-gnu',
    owners: ['@acme/infrastructure'],
    name: (subject, behaviour) => `${subject}::tests::${snake(behaviour)}`,
    parent: (subject) => `shop-${subject}`,
    classname: (subject) => `shop-${subject}`,
    file: () => null,
  },
  {
    variant: 'ruby3.4',
    owners: ['@acme/back-office'],
    name: (subject, behaviour) => `${pascal(subject)} ${behaviour}`,
    parent: () => null,
    classname: (subject) => `spec.models.${subject}_spec`,
    file: (subject) => `./spec/models/${subject}_spec.rb`,
  },
  {
    variant: 'php8.4',
    owners: ['@acme/back-office'],
    name: (_, behaviour) => `test${pascal(behaviour)}`,
    parent: (subject) => `Acme\\Shop\\Tests\\${pascal(subject)}Test`,
    classname: (subject) => `Acme.Shop.Tests.${pascal(subject)}Test`,
    file: (subject) => `tests/${pascal(subject)}Test.php`,
  },
  {
    variant: 'net9.0-windows',
    owners: ['@acme/payments', '@acme/quality'],
    name: (_, behaviour) => `${pascal(behaviour)}(retry: true)`,
    parent: (subject) => `Acme.Shop.Tests.${pascal(subject)}Tests`,
    classname: (subject) => `Acme.Shop.Tests.${pascal(subject)}Tests`,
    file: () => null,
  },
  {
    variant: 'asan',
    owners: [],
    name: (_, behaviour) => `${pascal(behaviour)}/0`,
    parent: (subject) => `${pascal(subject)}Suite`,
    classname: (subject) => `${pascal(subject)}Suite`,
    file: (subject) => `native/${subject}_test.cc`,
  },
  {
    variant: 'ios18-simulator',
    owners: ['@acme/mobile'],
    name: (_, behaviour) => `test${pascal(behaviour)}`,
    parent: (subject) => `${pascal(subject)}Tests`,
    classname: (subject) => `ShopTests.${pascal(subject)}Tests`,
    file: () => null,
  },
  {
    variant: '',
    owners: ['@acme/quality'],
    name: (_, behaviour) => behaviour.charAt(0).toUpperCase() + behaviour.slice(1),
    parent: (subject) => `Acceptance.${pascal(subject)}`,
    classname: () => null,
    file: (subject) => `acceptance/${subject}.robot`,
  },
];

/** The organization of tests whose request names none: those of the second generation. */
const sampleOrganization = 'acme';

const day = 86_400_000;

/**
 * 420 made-up tests of twelve frameworks: about three quarters are unhealthy, about half are quarantined. They are the
 * same at every call, except for the dates, which are relative to `now`, and the links, which belong to `repo`.
 *
 * @param now milliseconds since 1970
 * @param organization slug from which the ids of the tests are computed, as the vendor does
 */
export function defaultRecords(repo: RepositoryReference, now: number, organization = sampleOrganization) {
  const repository = repositoryAddress(repo);
  const tests = subjects.flatMap((subject) =>
    behaviours.flatMap((behaviour) =>
      frameworks.map((framework) => {
        const [name, parent] = [framework.name(subject, behaviour), framework.parent(subject)];
        const [classname, file] = [framework.classname(subject), framework.file(subject)];
        // The bytes of a hash replace random numbers, so that the records are the same everywhere.
        const chance = Buffer.from(commitNameFrom(JSON.stringify([framework.variant, parent, name])), 'hex');
        const byte = (index: number): number => chance[index] ?? 0;
        const { variant } = framework;
        const parts = { name, parent: parent ?? '', classname: classname ?? '', file: file ?? '', variant };
        const id = testId(organization, `${repo.host}/${repo.owner}/${repo.name}`, parts);
        const isUnhealthy = byte(0) < 192;
        const isQuarantined = byte(1) < 128 || !isUnhealthy;
        const quarantinedAt = now - ((byte(2) / 256) * 60 + byte(3) / 256) * day;
        const changedAt = isQuarantined ? quarantinedAt - (byte(4) / 256) * day : now - (byte(4) / 256) * 90 * day;
        const status = !isUnhealthy ? 'HEALTHY' : byte(5) < 200 ? 'FLAKY' : 'BROKEN';
        const both = { name, variant, codeowners: [...framework.owners] };
        const timestamp = new Date(changedAt).toISOString();
        const unhealthy = {
          ...both,
          id,
          repository: { html_url: repository },
          html_url: `${repository}/tests/${id}`,
          status: { value: status.toLowerCase(), reason: reasonOf(status, byte(6)), timestamp },
          pull_requests_impacted_last_7d: byte(7) % 24,
          quarantined: isQuarantined,
          file_path: file ?? '',
          parent: parent ?? '',
          classname: classname ?? '',
          ...(byte(8) < 96 ? { ticket: { html_url: `${repository}/issues/${String(1000 + byte(9))}` } } : {}),
        };
        const quarantined = {
          ...both,
          parent,
          file,
          classname,
          status,
          quarantine_setting: byte(10) < 64 ? 'ALWAYS_QUARANTINE' : 'AUTO_QUARANTINE',
          quarantined_at: new Date(quarantinedAt).toISOString(),
          status_last_updated_at: timestamp,
          test_case_id: id,
        };
        return { unhealthy: isUnhealthy ? [unhealthy] : [], quarantined: isQuarantined ? [quarantined] : [] };
      }),
    ),
  );
  return {
    unhealthy_tests: tests.flatMap(({ unhealthy }) => unhealthy),
    quarantined_tests: tests.flatMap(({ quarantined }) => quarantined),
  };
}

function reasonOf(value: string, chance: number): string {
  if (value === 'BROKEN') return `Failed in ${String(5 + (chance % 20))} runs on the default branch in a row`;
  return `Failed and passed on the same commit ${String(2 + (chance % 9))} times`;
}

function snake(words: string): string {
  return words.replaceAll(' ', '_');
}

function pascal(words: string): string {
  return words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function camel(words: string): string {
  return words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
