/**
 * The service's records as it documents them. A response may hold more fields than these, and may lack any of them
 * (service interface, sections 2.3 to 2.9), so every field is optional and unknown ones are kept.
 */

/** Section 2.1. */
export interface RepositoryReference {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** Section 2.7. */
export interface Page {
  readonly total_rows?: number | null;
  readonly total_pages?: number | null;
  readonly next_page_token?: string | null;
  readonly prev_page_token?: string | null;
  readonly last_page_token?: string | null;
  readonly page_index?: number | null;
}
