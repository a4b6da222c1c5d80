import type { RepositoryReference } from '../../../shared/src/service/records.js';
import { repositoryAddress } from '../repository-address.js';
import { testId } from '../../../shared/src/service/test-id.js';
import { commitNameFrom } from '../queue-rules/stable-identifiers.js';

/** The complete records of both lists. Records from a file may have any form. */
export interface FlakyTestRecords {
  readonly unhealthy_tests: readonly object[];
  readonly quarantined_tests: readonly object[];
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

/**
 * How twelve test frameworks name a test in their JUnit reports, one a line: variant, owners, name, parent, classname and file. The braces are
 * replaced by the subject and the behaviour, in the case and with the separators that they show.
 */
const frameworks = `
python3.12-linux | @acme/platform | test_{a_behaviour} | tests.test_{subject} | tests.test_{subject}.Test{Subject} | tests/test_{subject}.py
node24-linux | @acme/web | {subject} {a behaviour} | {subject} | {subject} page | apps/web/src/{subject}/{subject}.test.tsx
chromium | @acme/web @acme/quality | {Subject} page › {a behaviour} | {subject}.spec.ts | {subject}.spec.ts | e2e/{subject}.spec.ts
jdk21 | @acme/payments | {aBehaviour} | com.acme.{subject}.{Subject}ServiceTest | com.acme.{subject}.{Subject}ServiceTest | services/{subject}/src/test/java/com/acme/{subject}/{Subject}ServiceTest.java
linux-amd64 | @acme/infrastructure | Test{Subject}/{a_behaviour} | github.com/acme/shop/internal/{subject} | github.com/acme/shop/internal/{subject} |
x86_64-unknown-linux-gnu | @acme/infrastructure | {subject}::tests::{a_behaviour} | shop-{subject} | shop-{subject} |
ruby3.4 | @acme/back-office | {Subject} {a behaviour} | | spec.models.{subject}_spec | ./spec/models/{subject}_spec.rb
php8.4 | @acme/back-office | test{ABehaviour} | Acme\\Shop\\Tests\\{Subject}Test | Acme.Shop.Tests.{Subject}Test | tests/{Subject}Test.php
net9.0-windows | @acme/payments @acme/quality | {ABehaviour}(retry: true) | Acme.Shop.Tests.{Subject}Tests | Acme.Shop.Tests.{Subject}Tests |
asan | | {ABehaviour}/0 | {Subject}Suite | {Subject}Suite | native/{subject}_test.cc
ios18-simulator | @acme/mobile | test{ABehaviour} | {Subject}Tests | ShopTests.{Subject}Tests |
 | @acme/quality | {A behaviour} | Acceptance.{Subject} | | acceptance/{subject}.robot`
  .slice(1)
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** What the cells of a framework are for one test: empty where it writes none. */
function cellsOf(framework: readonly string[], subject: string, behaviour: string) {
  const words: Readonly<Record<string, string>> = {
    subject,
    Subject: pascal(subject),
    'a behaviour': behaviour,
    'A behaviour': behaviour.charAt(0).toUpperCase() + behaviour.slice(1),
    a_behaviour: behaviour.replaceAll(' ', '_'),
    aBehaviour: behaviour.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
    ABehaviour: pascal(behaviour),
  };
  const [variant = '', owners = '', name = '', parent = '', classname = '', file = ''] = framework.map((cell) =>
    cell.replace(/\{([^{}]+)\}/g, (_, form: string) => words[form] ?? form),
  );
  return { owners: owners.split(' ').filter(Boolean), variant, name, parent, classname, file };
}

/** The list of quarantined tests has null for what a report does not say. */
const orNull = (cell: string): string | null => (cell === '' ? null : cell);

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
        const { owners, ...parts } = cellsOf(framework, subject, behaviour);
        const { name, variant, parent, classname, file } = parts;
        // The bytes of a hash replace random numbers, so that the records are the same everywhere.
        const chance = Buffer.from(commitNameFrom(JSON.stringify([variant, orNull(parent), name])), 'hex');
        const byte = (index: number): number => chance[index] ?? 0;
        const id = testId(organization, `${repo.host}/${repo.owner}/${repo.name}`, parts);
        const isUnhealthy = byte(0) < 192;
        const isQuarantined = byte(1) < 128 || !isUnhealthy;
        const quarantinedAt = now - ((byte(2) / 256) * 60 + byte(3) / 256) * day;
        const changedAt = isQuarantined ? quarantinedAt - (byte(4) / 256) * day : now - (byte(4) / 256) * 90 * day;
        const status = !isUnhealthy ? 'HEALTHY' : byte(5) < 200 ? 'FLAKY' : 'BROKEN';
        const both = { name, variant, codeowners: owners };
        const timestamp = new Date(changedAt).toISOString();
        const unhealthy = {
          ...both,
          id,
          repository: { html_url: repository },
          html_url: `${repository}/tests/${id}`,
          status: { value: status.toLowerCase(), reason: reasonOf(status, byte(6)), timestamp },
          pull_requests_impacted_last_7d: byte(7) % 24,
          quarantined: isQuarantined,
          ...{ file_path: file, parent, classname },
          ...(byte(8) < 96 ? { ticket: { html_url: `${repository}/issues/${String(1000 + byte(9))}` } } : {}),
        };
        const quarantined = {
          ...both,
          ...{ parent: orNull(parent), file: orNull(file), classname: orNull(classname) },
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

function pascal(words: string): string {
  return words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
}
