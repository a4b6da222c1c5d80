import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Access } from './access.js';
import type { ServiceEnvironment } from './environment.js';

/**
 * The page for people. It is loaded only here, because the command and tests need it rarely. Its policy lets a browser
 * run the page's own script alone, which asks this service alone, and lets no other page show it in a frame.
 */
export function servePage(access: Access): (context: Context<ServiceEnvironment>) => Promise<Response> {
  return async (context) => {
    const forbidden = access.whyOfOtherHost((name) => context.req.header(name));
    if (forbidden !== undefined) return context.text(forbidden, 403);
    const { default: page } = await import('./page.html');
    return context.html(page, 200, {
      'content-security-policy': [
        "default-src 'none'",
        `script-src '${digestOf(page, 'script')}'`,
        `style-src '${digestOf(page, 'style')}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  };
}

/** Digest of the page's only element of this name, as a policy names it (CSP Level 3, section 2.3.1). */
function digestOf(page: string, element: 'script' | 'style'): string {
  const start = page.indexOf(`<${element}>`) + `<${element}>`.length;
  const content = page.slice(start, page.indexOf(`</${element}>`, start));
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
