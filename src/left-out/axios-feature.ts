/** In the bundle, this file replaces modules of axios for features that the action does not use. */
export default class AxiosFeature {
  readonly isLeftOut = true;
}

/** Export of the adapter on `fetch`. */
export const getFetch = (): undefined => undefined;

/** Export of the module for HTTP/2. */
export const constants = {};
