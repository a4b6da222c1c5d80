import { nameOf } from '../tree/paths.js';

/** How a file writes what it names. */
export type Language = keyof typeof byEnding;

const settings = ['manifest', 'json', 'yaml', 'toml', 'tomlManifest', 'xml', 'ini'] as const;

/** The forms of settings and data. */
export type SettingsLanguage = (typeof settings)[number];

/** Languages of programs and styles. */
export type SourceLanguage = Exclude<Language, SettingsLanguage | 'script'>;

export const isSettings = (language: Language): language is SettingsLanguage =>
  (settings as readonly Language[]).includes(language);

const byEnding = {
  javascript: 'js jsx ts tsx mjs cjs mts cts',
  markup: 'vue svelte astro html htm cshtml razor',
  stylesheet: 'css scss sass less',
  python: 'py pyi pyx bzl star',
  go: 'go',
  rust: 'rs',
  c: 'c h cc cpp cxx hh hpp hxx m mm cu',
  csharp: 'cs fs fsx vb',
  jvm: 'java kt kts groovy gradle scala sbt swift dart',
  php: 'php proto graphql gql thrift fbs',
  ruby: 'rb rake gemspec ex exs pl pm r jl lua',
  script: 'sh bash zsh fish mk bat cmd just dockerfile nix cmake ps1 psm1',
  manifest: '',
  json: 'json jsonc json5 code-workspace',
  yaml: 'yaml yml',
  toml: 'toml',
  tomlManifest: '',
  xml: 'xml csproj fsproj vbproj props targets proj slnx nuspec config xaml',
  ini: 'ini cfg properties conf env editorconfig npmrc',
} as const;

/** All languages that are read. */
export const languages = Object.keys(byEnding) as readonly Language[];

function languageByWord(words: Readonly<Partial<Record<Language, string>>>): ReadonlyMap<string, Language> {
  return new Map(
    (Object.entries(words) as [Language, string][]).flatMap(([language, all]) =>
      all.split(' ').map((word) => [word, language] as const),
    ),
  );
}

const endings = languageByWord(byEnding);

const byName = languageByWord({
  manifest: 'package.json',
  tomlManifest: 'Cargo.toml pyproject.toml',
  script: 'Makefile makefile GNUmakefile justfile Justfile Dockerfile Containerfile Procfile Earthfile CMakeLists.txt',
  python: 'BUILD BUILD.bazel WORKSPACE Tiltfile SConstruct',
  ruby: 'Rakefile Gemfile Podfile Vagrantfile Fastfile',
});

/** Files whose texts were made by a program, and say nothing of what a person named. */
const generated =
  /(?:\.min\.(?:js|css)|\.map|\.snap|[.-]lock\.(?:json|yaml)|(?:^|\/)(?:npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lock|packages\.lock\.json|\.pnp\.c?js))$/;

/**
 * The language of a file, by its name.
 * @returns undefined for a file that names nothing: pictures, prose, lockfiles, snapshots, and files of unknown languages
 */
export function languageOf(path: string): Language | undefined {
  const name = nameOf(path);
  if (generated.test(name)) return undefined;
  const known = byName.get(name);
  if (known !== undefined) return known;
  if (/^(?:Dockerfile|Containerfile|Makefile)\./.test(name)) return 'script';
  if (/^\.env(?:\.|$)|^\.npmrc$/.test(name)) return 'ini';
  const dot = name.lastIndexOf('.');
  return dot === -1 ? undefined : endings.get(name.slice(dot + 1).toLowerCase());
}
