import type { AxiosStatic } from 'axios';

/**
 * Loads axios without what only its fetch adapter uses. While it loads, axios reads the globals `FormData`, `Request` and
 * `Response`, and the first look at any of them makes Node load its whole implementation of fetch: a fifth of a step's time,
 * for something that is not used here. Even a look at their property descriptors does it, so they are set aside,
 * for the whole of this short process, and not put back.
 */
export async function loadAxios(): Promise<AxiosStatic> {
  Object.assign(globalThis, { FormData: undefined, Request: undefined, Response: undefined });
  return (await import('axios')).default;
}
