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

/** Section 2.8: an element of `tests` in the answer of list-unhealthy-tests. */
export interface UnhealthyTest {
  readonly id?: string | null;
  readonly repository?: { readonly html_url?: string | null } | null;
  readonly html_url?: string | null;
  readonly name?: string | null;
  readonly variant?: string | null;
  readonly status?: {
    readonly value?: string | null;
    readonly reason?: string | null;
    /** ISO 8601 date-time. */
    readonly timestamp?: string | null;
  } | null;
  readonly codeowners?: readonly string[] | null;
  readonly pull_requests_impacted_last_7d?: number | null;
  readonly quarantined?: boolean | null;
  readonly file_path?: string | null;
  readonly parent?: string | null;
  readonly classname?: string | null;
  readonly ticket?: { readonly html_url?: string | null } | null;
}

/** Section 2.9: an element of `quarantined_tests` in the answer of list-quarantined-tests. */
export interface QuarantinedTest {
  readonly name?: string | null;
  /** HEALTHY, FLAKY or BROKEN, as the hosted service answers. */
  readonly status?: string | null;
  /** ALWAYS_QUARANTINE or AUTO_QUARANTINE, as the hosted service answers. */
  readonly quarantine_setting?: string | null;
  readonly parent?: string | null;
  readonly file?: string | null;
  readonly classname?: string | null;
  readonly codeowners?: readonly string[] | null;
  /** ISO 8601 date-time. */
  readonly quarantined_at?: string | null;
  /** ISO 8601 date-time. */
  readonly status_last_updated_at?: string | null;
  readonly test_case_id?: string | null;
  readonly variant?: string | null;
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
