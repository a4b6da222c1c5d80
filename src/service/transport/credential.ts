/** How requests prove their sender. */
export interface Credential {
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Secret that is removed from all output; empty where the headers hold no secret. */
  readonly secret: string;
  /** True where the service accepts only an upload of impacted targets. */
  readonly uploadsOnly?: true;
}

/** The token of a service of the first generation. */
export const apiToken = (token: string): Credential => ({ headers: { 'x-api-token': token }, secret: token });

/** The API key of a service of the second generation. */
export const apiKey = (key: string): Credential => ({ headers: { authorization: `Bearer ${key}` }, secret: key });

/**
 * The run of a fork's workflow, which GitHub gives no secrets. The service checks that the run is in progress for the commit that is uploaded for.
 * @param id of the run, digits
 */
export const forkedRun = (id: string): Credential => ({
  headers: { 'x-forked-workflow-run-id': id },
  secret: '',
  uploadsOnly: true,
});
