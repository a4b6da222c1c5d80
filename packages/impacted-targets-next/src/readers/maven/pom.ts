import { BrokenManifest } from '../../../../impacted-targets/src/tree/broken-manifest.js';
import { leadsNowhere } from '../../../../impacted-targets/src/tree/unanswerable.js';
import { inside, resolvePath } from '../../../../impacted-targets/src/tree/paths.js';
import { shortened } from '../../../../shared/src/text.js';
import { childOf, childrenOf, textOf, type Element } from '../../../../impacted-targets/src/tree/formats/xml.js';
import { append } from '../../../../shared/src/append.js';

/** A POM of the repository, with the POMs of the repository that it inherits from. */
export interface Pom {
  /** From the root of the repository. */
  readonly path: string;
  readonly directory: string;
  readonly project: Element;
  /** Parent whose source is in the repository. */
  readonly parent: Pom | undefined;
}

/** Group and artifact, as a POM writes them or after its properties are resolved. */
export interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  /** Undefined where the POM does not write it. */
  readonly version?: string | undefined;
  /** True for the tests of a module: the type `test-jar`, or the classifier `tests` (Maven's "How to create a jar containing test classes"). */
  readonly ofTests?: boolean;
}

/** The properties that a POM may use. */
export interface Properties {
  /** Path of the POM, from the root of the repository. */
  readonly path: string;
  /** A property has several values where profiles disagree. The first value holds without profiles. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** The POM and all POMs of the repository from which it inherits, nearest first. */
export function lineage(pom: Pom): Pom[] {
  const chain: Pom[] = [];
  for (let next: Pom | undefined = pom; next !== undefined && !chain.includes(next); next = next.parent)
    chain.push(next);
  return chain;
}

/** A POM's profiles. A profile may hold most of what the POM itself may hold. */
function profilesOf(project: Element): Element[] {
  return childrenOf(childOf(project, 'profiles'), 'profile');
}

/**
 * The properties of a POM: those of the command line first, then its own, then those it inherits.
 * @param user properties that `.mvn/maven.config` sets
 */
export function propertiesOf(pom: Pom, user: ReadonlyMap<string, string>): Properties {
  const found = new Map<string, string[]>();
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined) append(found, name, value);
  };
  for (const [name, value] of user) add(name, value);
  const chain = lineage(pom);
  for (const { project } of chain) {
    for (const { name, text } of childOf(project, 'properties')?.children ?? []) add(name, text);
  }
  for (const { project } of chain) {
    for (const profile of profilesOf(project)) {
      for (const { name, text } of childOf(profile, 'properties')?.children ?? []) add(name, text);
    }
  }
  const inherited = (name: string) =>
    chain.map(({ project }) => textOf(project, name) ?? textOf(childOf(project, 'parent'), name)).find(Boolean);
  for (const prefix of ['project.', 'pom.', '']) {
    add(`${prefix}groupId`, inherited('groupId'));
    add(`${prefix}version`, inherited('version'));
    add(`${prefix}artifactId`, textOf(pom.project, 'artifactId'));
    for (const name of ['groupId', 'artifactId', 'version']) {
      add(`${prefix}parent.${name}`, textOf(childOf(pom.project, 'parent'), name));
    }
  }
  return { path: pom.path, values: found };
}

const interpolation = /\$\{[^${}]+\}/;
const enoughRounds = 16;

/** How long an expanded text may be, in characters. No name, version or path is that long. */
const longestText = 4096;

/**
 * How many properties are looked up for one text at most. The properties of a POM could double one another without end.
 */
const mostLookups = 2000;

/**
 * The texts that a text with `${…}` may stand for. Unknown properties stay as they are written, and so do properties
 * that refer to themselves.
 * @throws BrokenManifest when a text is longer, or uses more properties, than any that people write
 */
function interpolate(text: string, properties: Properties): string[] {
  let lookups = 0;
  const tooMuch = (what: string) =>
    new BrokenManifest(properties.path, `the properties of ${JSON.stringify(shortened(text, 80))} ${what}`);
  const expand = (written: string, within: readonly string[]): string[] => {
    if (!interpolation.test(written)) return [written];
    if (written.length > longestText) throw tooMuch(`stand for more than ${longestText} characters`);
    let texts = [''];
    for (const piece of written.split(/(\$\{[^${}]+\})/)) {
      if (piece === '') continue;
      const name = interpolation.test(piece) ? piece.slice(2, -1) : undefined;
      const values = name === undefined || within.includes(name) ? undefined : properties.values.get(name);
      let meant = [piece];
      if (name !== undefined && values !== undefined) {
        if ((lookups += 1) > mostLookups) throw tooMuch(`are looked up more than ${mostLookups} times`);
        meant = values.flatMap((value) => expand(value, [...within, name]));
      }
      texts = [...new Set(meant.flatMap((value) => texts.map((before) => before + value)))].slice(0, enoughRounds);
      if (texts.some(({ length }) => length > longestText))
        throw tooMuch(`stand for more than ${longestText} characters`);
    }
    return texts;
  };
  return expand(text, []);
}

/**
 * Group and artifact of a POM.
 * @throws BrokenManifest when it has no artifactId
 */
export function coordinatesOf(pom: Pom, properties: Properties): Coordinates {
  const artifact = textOf(pom.project, 'artifactId');
  if (artifact === undefined) throw new BrokenManifest(pom.path, 'artifactId is missing', pom.project.line);
  const [group = ''] = interpolate('${project.groupId}', properties);
  return { group, artifact: interpolate(artifact, properties)[0] ?? artifact };
}

/** True when a reference may mean the coordinates. An unknown property may be anything. */
export function mayMean(written: Coordinates, properties: Properties, meant: Coordinates): boolean {
  const matches = (text: string, value: string) =>
    interpolate(text, properties).some((each) => {
      if (!interpolation.test(each)) return each === value;
      return holdsInOrder(value, each.split(/\$\{[^${}]+\}/));
    });
  return matches(written.artifact, meant.artifact) && matches(written.group, meant.group);
}

/**
 * True when a text begins with the first part, ends with the last, and holds the others in between, in their order. The
 * first match of each part is as good as any other, so nothing has to be tried twice.
 */
function holdsInOrder(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * True when a reference surely means another version than a module has, so that the artifact comes from outside the
 * repository. Some versions leave doubt: ranges, properties that only the command line or nobody sets, and absent
 * versions.
 * @param managed entries that set versions, of the POM that refers and of its parents
 */
export function isAnotherVersion(
  written: Coordinates,
  managed: readonly Coordinates[],
  properties: Properties,
  module: { readonly pom: Pom; readonly properties: Properties },
): boolean {
  const raw = lineage(module.pom).map(
    ({ project }) => textOf(project, 'version') ?? textOf(childOf(project, 'parent'), 'version'),
  );
  const own = raw.find((version) => version !== undefined);
  if (own === undefined || interpolation.test(own)) return false;
  const managing = managed.filter((each) => each.artifact === written.artifact && each.group === written.group);
  const meant = (written.version === undefined ? managing : [written]).flatMap(({ version }) => version ?? []);
  // A parent from elsewhere, or Maven itself, sets the version of such a plugin, and sets it to a release.
  if (meant.length === 0) return runsUnasked(written) && own.endsWith('-SNAPSHOT');
  return meant.every((version) =>
    interpolate(version, properties).every((each) => !interpolation.test(each) && !/[[(]/.test(each) && each !== own),
  );
}

/** The artifacts to which a POM refers by group and artifact, its profiles included. */
export interface References {
  readonly always: readonly Coordinates[];
  /** Entries that set the version for references without one. */
  readonly versions: readonly Coordinates[];
  /** Dependencies of plugins that are only managed. They count where the plugin is used. */
  readonly managed: readonly { readonly plugin: Coordinates; readonly dependency: Coordinates }[];
}

const pluginsGroup = 'org.apache.maven.plugins';

/**
 * Everything with a group and an artifact: dependencies of any scope, plugins and their dependencies, extensions, and
 * artifacts in the settings of plugins (annotation processors, artifacts to unpack). Managed dependencies only set a
 * version, except for imported ones. Exclusions do not count.
 */
export function referencesOf(project: Element): References {
  const always: Coordinates[] = [];
  const versions: Coordinates[] = [];
  const managed: { plugin: Coordinates; dependency: Coordinates }[] = [];
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (['exclusions', 'parent'].includes(child.name)) continue;
      if (child.name === 'dependencyManagement') {
        for (const dependency of childrenOf(childOf(child, 'dependencies'), 'dependency')) {
          if (textOf(dependency, 'scope') === 'import') always.push(...written(dependency));
          else versions.push(...written(dependency));
        }
      } else if (child.name === 'pluginManagement') {
        for (const plugin of childrenOf(childOf(child, 'plugins'), 'plugin')) {
          versions.push(...written(plugin));
          for (const dependency of childrenOf(childOf(plugin, 'dependencies'), 'dependency')) {
            for (const from of written(plugin)) {
              for (const to of written(dependency)) managed.push({ plugin: from, dependency: to });
            }
          }
        }
      } else {
        always.push(...written(child));
        visit(child);
      }
    }
  };
  visit(project);
  return { always, versions, managed };
}

function written(element: Element): Coordinates[] {
  const artifact = textOf(element, 'artifactId');
  const group = textOf(element, 'groupId') ?? (element.name === 'plugin' ? pluginsGroup : undefined);
  const ofTests = textOf(element, 'type') === 'test-jar' || textOf(element, 'classifier') === 'tests';
  return artifact === undefined || group === undefined
    ? []
    : [{ group, artifact, version: textOf(element, 'version'), ...(ofTests && { ofTests }) }];
}

/** True for plugins that Maven runs by default, so that managing them is enough. */
export function runsUnasked(plugin: Coordinates): boolean {
  return plugin.group === pluginsGroup;
}

/** Paths of the POMs that an aggregator lists, in its profiles too; from the root of the repository. */
export function modulesOf(pom: Pom, properties: Properties, siblings: () => readonly string[]): string[] {
  const places = [pom.project, ...profilesOf(pom.project)].flatMap((element) => [
    ...childrenOf(childOf(element, 'modules'), 'module'),
    ...childrenOf(childOf(element, 'subprojects'), 'subproject'),
  ]);
  const listed = places.flatMap(({ text }) => interpolate(text.replaceAll('\\', '/'), properties));
  const lists = ['modules', 'subprojects'].some((name) => childOf(pom.project, name) !== undefined);
  // From model 4.1.0 on, an aggregator without a list includes the directories below it.
  if (!lists && textOf(pom.project, 'modelVersion') === '4.1.0' && textOf(pom.project, 'packaging') === 'pom') {
    listed.push(...siblings());
  }
  return listed.map((module) => {
    const path = pomAt(pom.directory, module);
    if (path === undefined) throw leadsNowhere(pom.path, module, 'a module');
    return path;
  });
}

/** Path of the POM that a reference to a directory or a file means. */
export function pomAt(directory: string, written: string): string | undefined {
  const path = resolvePath(directory, written);
  return path === undefined || path.endsWith('.xml') ? path : inside(path, 'pom.xml');
}
