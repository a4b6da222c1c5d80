/** Counts failures in a row. After three of them, nothing more is tried, because they are not about one pull request. */
export class Patience<Failure extends Error & { readonly status?: number | undefined }> {
  #failedInARow = 0;
  #end: Failure | undefined;

  /** The failure after which nothing more is tried; undefined until then. */
  get end(): Failure | undefined {
    return this.#end;
  }

  succeeded(): void {
    this.#failedInARow = 0;
  }

  failed(failure: Failure): void {
    this.#failedInARow += 1;
    // Every other request would have these, too.
    const concernsAll = [401, 403, 429].includes(failure.status ?? 0);
    if (concernsAll || this.#failedInARow >= 3) this.#end ??= failure;
  }
}
