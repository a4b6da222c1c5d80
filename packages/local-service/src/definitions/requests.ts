import type {
  BodyOf,
  FirstBody,
  FirstPath,
  OperationOf,
  QueryOf,
  SecondName,
} from '../../../shared/src/service/operations.js';

/** A pull request in a request of the first generation. Its number may be in quotes, and its head commit is an addition of this service. */
interface PullRequestReference {
  readonly number: number | string;
  readonly sha?: string;
}

type Identity = 'repo' | 'targetBranch' | 'org_url_slug' | 'impactedTargets';

/** Body of a request of the first generation. Some of what the hosted service requires may be missing. */
export type FirstRequest<Path extends FirstPath, Body = FirstBody<Path>> = Pick<Body, Identity & keyof Body> &
  Partial<Omit<Body, Identity | 'pr'>> &
  (Body extends { readonly pr: unknown }
    ? { readonly pr: PullRequestReference }
    : { readonly pr?: PullRequestReference });

/** Responses of the first generation: JSON, or undefined for an empty body. */
export type FirstHandlers = {
  readonly [Path in FirstPath]: (request: FirstRequest<Path>) => object | undefined;
};

/** A request of the second generation. */
export interface SecondRequest<Name extends SecondName> {
  /** The id in the path; empty for a path without an id. */
  readonly id: string;
  readonly query: QueryOf<OperationOf<Name>>;
  readonly body: BodyOf<OperationOf<Name>>;
  /** The present time in milliseconds since 1970. Everything that is due until then has been done. */
  readonly now: number;
}

/** Responses of the second generation: JSON, text, or nothing. */
export type SecondHandlers = {
  readonly [Name in SecondName]: (request: SecondRequest<Name>) => object | string | undefined | Promise<string>;
};
