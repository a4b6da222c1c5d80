const digits = (): string =>
  Math.trunc(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

/**
 * In the bundle, this file replaces `crypto`, which takes 5 ms to load. `@actions/core` takes `randomUUID` from it, for
 * the delimiter of an output, and refuses a value that holds the delimiter. So the delimiter needs to be unlikely, and
 * not secret.
 */
export const randomUUID = (): string => digits() + digits() + digits() + digits();
