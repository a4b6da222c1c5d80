import type { paths as FirstPaths } from '../../../../service-descriptions/v1.js';
import type { paths as SecondPaths } from '../../../../service-descriptions/v2.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Body that an operation takes; undefined where it takes none. */
export type BodyOf<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : undefined;

export type QueryOf<Operation> = Operation extends { readonly parameters: { readonly query?: infer Query } }
  ? NonNullable<Query>
  : undefined;

/** Paths of the first generation whose requests have a body. */
export type FirstPath = {
  [Path in keyof FirstPaths]: BodyOf<FirstPaths[Path]['post']> extends undefined ? never : Path;
}[keyof FirstPaths];

/** Body of a request of the first generation. */
export type FirstBody<Path extends FirstPath> = BodyOf<FirstPaths[Path]['post']>;

/** The operation that method and path name, as in `GET /v2/merge-queues`; never where there is none. */
export type OperationOf<Name> = Name extends `${infer Verb extends Method} ${infer Path extends keyof SecondPaths}`
  ? Extract<SecondPaths[Path][Lowercase<Verb>], { readonly responses: object }>
  : never;

/** Every operation of the second generation by method and path. */
export type SecondName = {
  [Name in `${Method} ${keyof SecondPaths}`]: [OperationOf<Name>] extends [never] ? never : Name;
}[`${Method} ${keyof SecondPaths}`];

/** JSON of a success of an operation of the second generation. */
export type SuccessOf<Name extends SecondName> =
  OperationOf<Name>['responses'] extends Readonly<Record<number, infer Response>>
    ? Response extends { content: { readonly 'application/json': infer Json } }
      ? Json
      : undefined
    : undefined;

/** What a response may be of what is described: every field may be missing, and every word may be a new one. */
export type Received<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Received<Item>[]
    : T extends object
      ? { readonly [Field in keyof T]?: Received<T[Field]> | undefined }
      : T;
