import type { TestingDetails } from '../../service/queue/testing-details.js';
import { outsideLink, shortCode, shortText, tableOfFirst } from './markdown.js';

const cut = { most: 100, file: 'response', telling: true } as const;

export function testingSummary({ failedChecks, tested }: TestingDetails): string {
  const parts: string[] = [];
  const linkTo = (url: string | undefined): string => (url === undefined ? '' : outsideLink(url));
  if (failedChecks.length > 0) {
    const header = ['Check', 'Conclusion', 'Link'];
    const table = tableOfFirst(failedChecks, { ...cut, header }, ({ name, conclusion, url }) => [
      shortText(name, 200),
      shortCode(conclusion, 40),
      linkTo(url),
    ]);
    parts.push('### Failed checks', table);
  }
  if (tested.length > 0) {
    const header = ['Pull request', 'Title', 'Link'];
    const table = tableOfFirst(tested, { ...cut, header }, ({ number, title, url }) => [
      `#${String(number)}`,
      shortText(title ?? '', 200),
      linkTo(url),
    ]);
    parts.push('### Tested together', table);
  }
  return parts.join('\n\n');
}
