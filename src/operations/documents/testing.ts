import { type Block, type Inline, heading, tableOf } from '../../document/blocks.js';
import type { TestingDetails } from '../../service/queue/testing-details.js';

const cut = { most: 100, file: 'response' };
const linkTo = (url: string | undefined): Inline => (url === undefined ? '' : { href: url });

/** The checks that failed, and the pull requests that were tested together. */
export function testingDocument({ failedChecks, tested }: TestingDetails): readonly Block[] {
  const checks = tableOf(
    ['Check', 'Conclusion', 'Link'],
    failedChecks,
    ({ name, conclusion, url }) => [name, { code: conclusion }, linkTo(url)],
    cut,
  );
  const pullRequests = tableOf(
    ['Pull request', 'Title', 'Link'],
    tested,
    ({ number, title = '', url }) => [`#${String(number)}`, title, linkTo(url)],
    cut,
  );
  return [
    ...(failedChecks.length === 0 ? [] : [heading('Failed checks'), checks]),
    ...(tested.length === 0 ? [] : [heading('Tested together'), pullRequests]),
  ];
}
