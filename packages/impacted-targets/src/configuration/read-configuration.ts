import type { Configuration } from './configuration.js';
import { Globs } from './glob.js';
import { suggestion } from './mistakes.js';
import { kindOf, PlacedDocument, type Place } from './placed-document.js';
import { checkRules, type PlacedRule, type PlacedText } from './rule-checks.js';
import { namesIn } from './rule-names.js';
import { configurationSchema, flat, type Nested } from './schema.js';
import type { z } from 'zod/mini';

/** A configuration with nothing in it. */
export const emptyConfiguration: Configuration = {
  impactAll: new Globs([]),
  impactNone: new Globs([]),
  impact: [],
  dependsOn: [],
  documents: 'ignore',
  unowned: { kind: 'all' },
  rules: [],
  buildSystems: {},
};

/**
 * Reads the configuration file (`schema.ts` describes its shape).
 * @param file its path, for messages
 * @throws ConfigurationError with every mistake, each with line and column
 */
export function readConfiguration(text: string, file: string): Configuration {
  const document = new PlacedDocument(text, file);
  if (document.data === null || document.data === undefined) return emptyConfiguration;
  const { data, error } = configurationSchema.safeParse(document.data);
  for (const issue of error?.issues ?? []) sayIssue(document, issue, []);
  document.finish();
  const given: z.output<typeof configurationSchema> = data ?? {};
  const rules = Object.entries(given.targets ?? {}).map(([name, rule]): PlacedRule => {
    const place = ['targets', name];
    const isMapping = typeof rule === 'object' && !('length' in rule);
    const paths = isMapping ? placed(rule.paths ?? [], [...place, 'paths']) : placed(rule, place);
    const dependencies = isMapping ? placed(rule['depends-on'] ?? [], [...place, 'depends-on']) : [];
    const globs = paths.map(({ text }) => text);
    return {
      name,
      captures: namesIn(name),
      globs: new Globs(globs),
      paths,
      dependencies,
      dependsOn: dependencies.map(({ text }) => text),
      definition: JSON.stringify(globs.toSorted()),
    };
  });
  const dependsOn = Object.entries(given['depends-on'] ?? {}).map(([target, on]) => ({
    target,
    on: placed(on, ['depends-on', target]),
  }));
  for (const { target, on } of dependsOn) {
    for (const { place } of on.filter(({ text }) => text === target)) {
      document.mistake(place, `${target} depends on itself`);
    }
  }
  const { unowned = 'all' } = given;
  const isPolicy = unowned === 'all' || unowned === 'ignore';
  const names = checkRules(document, rules);
  if (!isPolicy && names.producers(unowned).length === 0) {
    const near = suggestion(unowned, ['all', 'ignore', ...rules.map(({ name }) => name)]);
    document.mistake(['unowned'], `unowned: ${unowned} is no target of this file${near}`);
  }
  document.finish();
  return {
    impactAll: new Globs(flat(given['impact-all'] ?? [])),
    impactNone: new Globs(flat(given['impact-none'] ?? [])),
    impact: (given.impact ?? []).map(({ paths, targets }) => ({
      paths: new Globs(flat(paths)),
      targets: flat(targets),
    })),
    dependsOn: dependsOn.map(({ target, on }) => ({ target, on: on.map(({ text }) => text) })),
    documents: given.documents ?? 'ignore',
    unowned: isPolicy ? { kind: unowned } : { kind: 'target', target: unowned },
    rules: rules.map(({ name, globs, dependsOn: on, definition }) => ({ name, globs, dependsOn: on, definition })),
    buildSystems: given['build-systems'] ?? {},
  };
}

/** The texts of nested lists, each with its place. */
function placed(nested: Nested, place: Place): PlacedText[] {
  return typeof nested === 'string'
    ? [{ text: nested, place }]
    : nested.flatMap((inner, index) => placed(inner, [...place, index]));
}

type Issue = z.core.$ZodIssue;

/** Notes what the schema refuses, at its place. */
function sayIssue(document: PlacedDocument, issue: Issue, above: Place): void {
  const place = [...above, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        document.mistakeOfKey([...place, key], `unknown key ${JSON.stringify(key)}${instead(key, issue.message)}`);
      }
      return;
    case 'invalid_key':
      for (const { message } of issue.issues) document.mistakeOfKey(place, message);
      return;
    case 'custom':
      document.mistake(place, issue.message);
      return;
    case 'invalid_union': {
      const meant = formOf(issue);
      for (const inner of meant ?? []) sayIssue(document, inner, place);
      if (meant !== undefined) return;
    }
  }
  const value = place.reduce<unknown>(
    (within, part) => (within as Record<PropertyKey, unknown> | undefined)?.[part],
    document.data,
  );
  const isKind = issue.code === 'invalid_type' || issue.code === 'invalid_union';
  document.mistake(place, `${subjectOf(place)} ${issue.message}${isKind ? `, not ${kindOf(value)}` : ''}`);
}

/** The mistakes in the form that the value's kind chooses; undefined where no form takes this kind. */
function formOf({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  return errors.find((issues) =>
    issues.every(
      (issue) =>
        issue.path.length > 0 ||
        (issue.code !== 'invalid_type' && (issue.code !== 'invalid_union' || formOf(issue) !== undefined)),
    ),
  );
}

/** @param known the keys that would be right, each on a line */
function instead(key: string, known: string): string {
  const keys = known.split('\n');
  const near = suggestion(key, keys);
  if (near !== '') return near;
  return known === '' ? ': there are none here' : `: write one of ${keys.join(', ')}`;
}

/** What a message is about: the whole path of an option, else the last key. */
function subjectOf(place: Place): string {
  const keys = place.filter((part) => typeof part === 'string');
  return (keys[0] === 'build-systems' ? keys.join('.') : keys.at(-1)) ?? 'the file';
}
