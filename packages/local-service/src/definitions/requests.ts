import type { paths as FirstPaths } from '../../../../service-descriptions/v1.js';
import type { paths as SecondPaths } from '../../../../service-descriptions/v2.js';

type BodyOf<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : undefined;
type QueryOf<Operation> = Operation extends { readonly parameters: { readonly query?: infer Query } }
  ? NonNullable<Query>
  : undefined;

export type FirstPath = {
  [Path in keyof FirstPaths]: BodyOf<FirstPaths[Path]['post']> extends undefined ? never : Path;
}[keyof FirstPaths];

/** A pull request in a request of the first generation. Its number may be in quotes, and its head commit is an addition of this service. */
interface PullRequestReference {
  readonly number: number | string;
  readonly sha?: string;
}

type Identity = 'repo' | 'targetBranch' | 'org_url_slug' | 'impactedTargets';

/** Body of a request of the first generation. Some of what the hosted service requires may be missing. */
export type FirstRequest<Path extends FirstPath, Body = BodyOf<FirstPaths[Path]['post']>> = Pick<
  Body,
  Identity & keyof Body
> &
  Partial<Omit<Body, Identity | 'pr'>> &
  (Body extends { readonly pr: unknown }
    ? { readonly pr: PullRequestReference }
    : { readonly pr?: PullRequestReference });

/** Responses of the first generation: JSON, or undefined for an empty body. */
export type FirstHandlers = {
  readonly [Path in FirstPath]: (request: FirstRequest<Path>) => object | undefined;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The operation that method and path name, as in `GET /v2/merge-queues`; never where there is none. */
type OperationOf<Name> = Name extends `${infer Verb extends Method} ${infer Path extends keyof SecondPaths}`
  ? Extract<SecondPaths[Path][Lowercase<Verb>], { readonly responses: object }>
  : never;

/** Every operation of the second generation by method and path. */
export type SecondName = {
  [Name in `${Method} ${keyof SecondPaths}`]: [OperationOf<Name>] extends [never] ? never : Name;
}[`${Method} ${keyof SecondPaths}`];

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
