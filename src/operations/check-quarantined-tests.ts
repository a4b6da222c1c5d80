import { InputError } from '../action/input-error.js';
import { readReport } from '../flaky-tests/junit/read-report.js';
import type { Report, ReportedTest } from '../flaky-tests/junit/reported-test.js';
import { writeList } from '../flaky-tests/lists/write-list.js';
import { ListedTests } from '../flaky-tests/matching/listed-tests.js';
import { NamedTests } from '../flaky-tests/matching/named-tests.js';
import { normalisePath } from '../flaky-tests/matching/paths.js';
import { judgeQuarantine } from '../flaky-tests/policy/quarantine-policy.js';
import { type ListedTest, describeListedTest } from '../flaky-tests/records/listed-test.js';
import { grouped } from '../service/errors.js';
import type { ServiceClient } from '../service/client.js';
import { testsTable } from './list-operation.js';
import type { Context, Operation, Prepared } from './operation.js';
import { pathRules, reportsOf } from './reports.js';
import { repositoryOf } from './requests.js';
import type { Annotation } from './result.js';
import { listTests, testListAdvice, testListNeeds, testListRequest } from './test-list.js';

interface PreparedCheck extends Prepared {
  readonly reports: readonly Report[];
}

/** A quarantined test that the job is about, and the reported one that led to it. */
interface Hit {
  readonly listed: ListedTest;
  readonly reported?: ReportedTest;
  /** What decided that it is meant. */
  readonly because: string;
}

/** Annotations beyond these are hidden by GitHub anyway, and the file holds all tests. */
const mostAnnotations = 50;
const mostRows = 100;

/** Fails the job when a test is quarantined that the policy does not accept. */
export const operation: Operation<PreparedCheck> = {
  needs: testListNeeds,
  ...(testListAdvice === undefined ? {} : { advice: testListAdvice }),
  prepare: async (context) => ({
    request: { endpoint: 'listQuarantinedTests', content: testListRequest(context) },
    result: { headline: 'Check for quarantined tests' },
    reports: context.inputs.junitPaths.length === 0 ? [] : await reportsOf(context),
  }),
  carryOut: async (context, { reports }, service) => {
    const { tests, codeowners, maxQuarantineDays, failOnMatch } = context.inputs;
    const hits =
      tests.length === 0 && reports.length === 0
        ? await everyTest(context, service)
        : await testsOfJob(context, service, reports);
    const policy = { codeowners, ...(maxQuarantineDays === undefined ? {} : { maxDays: maxQuarantineDays }) };
    const now = Date.now();
    const broken: (Hit & { readonly why: string })[] = [];
    for (const hit of hits) {
      const { breaks, why } = judgeQuarantine(hit.listed, policy, now);
      const line = `${describeListedTest(hit.listed)}: ${why} (${hit.because})`;
      if (breaks) {
        broken.push({ ...hit, why });
        context.log.info(line);
      } else context.log.debug(line);
    }
    const file = await context.files.path('tests.json');
    await writeList(
      file,
      broken.map(({ listed }) => listed.record),
    );
    const { owner, name } = repositoryOf(context);
    const what = `${grouped(broken.length)} quarantined test${broken.length === 1 ? '' : 's'}`;
    const accepted = hits.length - broken.length;
    const headline =
      broken.length === 0
        ? `No quarantined test breaks the policy of ${owner}/${name}${accepted > 0 ? ` (${grouped(accepted)} accepted)` : ''}`
        : `Found ${what} of ${owner}/${name}`;
    const level = failOnMatch ? 'error' : 'warn';
    const names = broken.slice(0, 5).map(({ listed, why }) => `${describeListedTest(listed)} (${why})`);
    const summary = `${what}: ${names.join('; ')}${broken.length > names.length ? '; …' : ''}`;
    return {
      headline,
      tests: { ...testsTable(broken.slice(0, mostRows).map(({ listed }) => listed)), count: broken.length, file },
      annotations: broken.slice(0, mostAnnotations).map((hit) => annotationOf(context, hit, level)),
      ...(broken.length > 0 && failOnMatch ? { failure: `${summary}. Fix or delete them, or widen the policy` } : {}),
      ...(broken.length > 0 && !failOnMatch ? { warnings: [summary] } : {}),
    };
  },
};

async function everyTest(context: Context, service: ServiceClient): Promise<Hit[]> {
  const hits: Hit[] = [];
  for await (const listed of listTests(context, service, 'listQuarantinedTests')) {
    hits.push({ listed, because: 'every quarantined test of the repository counts' });
  }
  return hits;
}

/** The quarantined tests among those that are named or reported. */
async function testsOfJob(context: Context, service: ServiceClient, reports: readonly Report[]): Promise<Hit[]> {
  const rules = pathRules(context);
  const named = new NamedTests(context.inputs.tests, rules);
  const listedTests = new ListedTests(rules);
  const hits = new Map<ListedTest, Hit>();
  for await (const listed of listTests(context, service, 'listQuarantinedTests')) {
    listedTests.add(listed);
    if (named.includesListed(listed)) hits.set(listed, { listed, because: 'named in tests' });
  }
  if (listedTests.nameless > 0) {
    context.log.warn(`${grouped(listedTests.nameless)} records of the service have no name, so they match no test`);
  }
  const inReports = new NamedTests(context.inputs.tests, rules);
  let read = 0;
  for (const report of reports) {
    await readReport(report, (reported) => {
      if (reported.kind !== 'test') return;
      read += 1;
      inReports.includesReported(reported);
      const matched = listedTests.match(reported);
      if (matched.kind === 'one') {
        const because = `matched by ${matched.decidedBy.join(', ')} in ${placeOf(reported)}`;
        if (!hits.has(matched.listed)) hits.set(matched.listed, { listed: matched.listed, reported, because });
      } else if (matched.kind === 'ambiguous') {
        // All of them are quarantined, so the test is, whichever it is.
        const because = `one of ${String(matched.count)} records that match ${reported.name ?? ''} in ${placeOf(reported)}`;
        for (const { listed } of matched.first) if (!hits.has(listed)) hits.set(listed, { listed, reported, because });
      }
    });
  }
  if (reports.length > 0 && read === 0) {
    throw new InputError(
      'junit-paths',
      `${reports.map(({ name }) => name).join(', ')}: no report holds a test. See that the tests ran`,
    );
  }
  if (reports.length > 0 && inReports.unseen.length > 0) {
    throw new InputError(
      'tests',
      `no report holds ${inReports.unseen.map((line) => JSON.stringify(line)).join(', ')}. Write the name as a report has it`,
    );
  }
  return [...hits.values()];
}

const placeOf = ({ place }: ReportedTest): string => `${place.report}:${String(place.line)}`;

function annotationOf(
  context: Context,
  { listed, reported, why }: Hit & { readonly why: string },
  level: Annotation['level'],
): Annotation {
  const written = listed.file ?? reported?.file;
  const path = written === undefined ? undefined : normalisePath(written, pathRules(context));
  const owners = listed.codeowners.length === 0 ? '' : `, owned by ${listed.codeowners.join(' ')}`;
  const since = typeof listed.quarantinedAt === 'string' ? ` since ${listed.quarantinedAt}` : '';
  const link = listed.link === undefined ? '' : ` ${listed.link}`;
  return {
    level,
    message: `${describeListedTest(listed)} is quarantined${since} (${why})${owners}.${link}`,
    ...(path?.kind === 'relative' ? { file: path.path } : {}),
    ...(reported?.line === undefined ? {} : { line: reported.line }),
  };
}
