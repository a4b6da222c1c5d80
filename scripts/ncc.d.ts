/** What scripts/bundles.ts uses of `@vercel/ncc`, which ships no types. Its README.md says what each option does. */
declare module '@vercel/ncc' {
  interface Module {
    /** Absolute path of the file; undefined where a module isn't a file. */
    readonly resource?: string;
    /** The modules that webpack has put into one. */
    readonly modules?: readonly Module[];
  }
  interface Options {
    readonly cache: false;
    readonly esm: false;
    readonly externals: Readonly<Record<string, string>>;
    readonly filename: string;
    readonly license: string;
    readonly quiet: true;
  }
  interface Built {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    readonly stats: { readonly compilation: { readonly modules: Iterable<Module> } };
  }
  export default function ncc(entry: string, options: Options): Promise<Built>;
}
