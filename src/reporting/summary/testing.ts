import type { TestingDetails } from '../../service/queue/testing-details.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { andMore, code, outsideLink, tellingTable, text } from './markdown.js';

const mostRows = 100;

export function testingSummary({ failedChecks, tested }: TestingDetails): string {
  const parts: string[] = [];
  if (failedChecks.length > 0) {
    const rows = failedChecks
      .slice(0, mostRows)
      .map(({ name, conclusion, url }) => [
        text(shortened(name, 200)),
        code(shortened(conclusion, 40)),
        url === undefined ? '' : outsideLink(url),
      ]);
    parts.push(
      '### Failed checks',
      `${tellingTable(['Check', 'Conclusion', 'Link'], rows)}${andMore(failedChecks.length - rows.length, 'response')}`,
    );
  }
  if (tested.length > 0) {
    const rows = tested
      .slice(0, mostRows)
      .map(({ number, title, url }) => [
        `#${String(number)}`,
        text(shortened(title ?? '', 200)),
        url === undefined ? '' : outsideLink(url),
      ]);
    parts.push(
      '### Tested together',
      `${tellingTable(['Pull request', 'Title', 'Link'], rows)}${andMore(tested.length - rows.length, 'response')}`,
    );
  }
  return parts.join('\n\n');
}
