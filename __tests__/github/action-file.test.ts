import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { shortActions } from '../../src/inputs/short-actions.js';
import { github } from './language.js';

const action = readFileSync(resolve(import.meta.dirname, '../../action.yml'), 'utf8');

/** What GitHub's parser says against an action file, read by one of its two definitions of what such a file is. */
function mistakesIn(content: string, definition: 'action-root' | 'action-root-strict'): string[] {
  const errors = new github.TemplateValidationErrors();
  const context = new github.TemplateContext(errors, github.getActionSchema(), new github.NoOperationTraceWriter());
  const file = context.getFileId('action.yml');
  const reader = new github.YamlObjectReader(file, content);
  for (const { message, range } of reader.errors) context.error(file, message, range);
  github.readTemplate(context, definition, reader, file);
  return errors.getErrors().map(({ message }) => message);
}

describe.each(['action-root', 'action-root-strict'] as const)('%s', (definition) => {
  test.each(Object.keys(shortActions))('%s/action.yml is an action file', (folder) => {
    expect(
      mistakesIn(readFileSync(resolve(import.meta.dirname, '../..', folder, 'action.yml'), 'utf8'), definition),
    ).toEqual([]);
  });

  test('action.yml is an action file', () => {
    expect(mistakesIn(action, definition)).toEqual([]);
  });

  test('an expression in a description keeps it from being one', () => {
    const description = '  tests-outcome:\n    description: Outcome of the step, ${{ steps.<id>.outcome }}\n';
    const [mistake = '', ...others] = mistakesIn(action.replace(/ {2}tests-outcome:\n.*\n/, description), definition);
    expect(others).toEqual([]);
    expect(mistake).toMatch(/^action\.yml \(Line: \d+, Col: \d+\): .*steps/);
  });

  test('the default of github-token may be an expression, of contexts that are there', () => {
    const token = (expression: string): string => action.replace('${{ github.token }}', expression);
    expect(token('')).not.toBe(action);
    expect(mistakesIn(token('${{ secrets.GITHUB_TOKEN }}'), definition)).toEqual([
      expect.stringContaining("Unrecognized named-value: 'secrets'"),
    ]);
  });
});

// What its form for a release refuses.
test('the Marketplace accepts what action.yml says of the action', () => {
  const { name, description, branding } = parse(action) as Record<'name' | 'description', string> & {
    branding: Readonly<Record<'icon' | 'color', string>>;
  };
  expect(name).toMatch(/^[\w -]{1,50}$/);
  expect(description.length).toBeLessThan(125);
  expect(['white', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark']).toContain(branding.color);
  expect(branding.icon).toBe('git-merge');
});
