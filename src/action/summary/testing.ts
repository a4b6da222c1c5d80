import type { TestingDetails } from '../../service/testing-details.js';
import { shortened } from '../../service/text.js';
import { code, outsideLink, table, text } from './markdown.js';

const mostRows = 100;

/** A test run: the checks that failed, and the pull requests that it tested together. */
export function testingSummary({ failedChecks, tested }: TestingDetails): string {
  const link = (address: string | undefined): string => (address === undefined ? '' : outsideLink(address));
  const rest = (count: number): string =>
    count > mostRows ? `\n\n… and ${String(count - mostRows)} more, in the response file.` : '';
  const parts: string[] = [];
  if (failedChecks.length > 0) {
    const rows = failedChecks
      .slice(0, mostRows)
      .map(({ name, conclusion, url }) => [text(shortened(name, 200)), code(shortened(conclusion, 40)), link(url)]);
    parts.push('### Failed checks', `${table(['Check', 'Conclusion', 'Link'], rows)}${rest(failedChecks.length)}`);
  }
  if (tested.length > 0) {
    const rows = tested
      .slice(0, mostRows)
      .map(({ number, title, url }) => [`#${String(number)}`, text(shortened(title ?? '', 200)), link(url)]);
    parts.push('### Tested together', `${table(['Pull request', 'Title', 'Link'], rows)}${rest(tested.length)}`);
  }
  return parts.join('\n\n');
}
