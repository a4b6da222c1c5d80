/** Stands in the bundle for modules of features of axios that the action does not use. */
export default class AxiosFeature {
  readonly isLeftOut = true;
}

/** Of the adapter on `fetch`. */
export const getFetch = (): undefined => undefined;

/** Of HTTP/2. */
export const constants = {};
