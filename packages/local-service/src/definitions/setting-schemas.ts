import { z } from 'zod';
import { isObject } from '../../../shared/src/json-values.js';
import {
  type QueueSettings,
  type SettingType,
  creationNames,
  keptSettings,
  secondValues,
} from '../../../shared/src/service/queue-settings.js';
import { flag, integer, oneOf, text } from './values.js';

/** Where a setting is written: in a request of a generation, or in a saved scene, which holds what both take. */
type Place = 1 | 2 | 'scene';

/** Values of a setting in a request. A message completes "NAME must be …". */
function valueOf(type: SettingType, place: Place): z.ZodType {
  switch (type.kind) {
    case 'boolean':
      return flag();
    case 'integer': {
      const { second } = type;
      if (place !== 2) return integer(place === 1 ? type.least : second.least, type.most);
      const { least, most, step } = second;
      const value = integer(least, most);
      return step === undefined ? value : value.multipleOf(step, { error: `a multiple of ${step}` });
    }
    case 'choice':
      return oneOf(place === 2 ? (secondValues(type) as typeof type.values) : type.values);
    case 'text':
      return place === 2 ? text() : z.string({ error: 'a string or null' }).nullable();
    case 'list':
      return upTo100(place === 'scene' ? z.string() : text(), 'strings', place);
    case 'rules':
      return upTo100(rule, 'rules', place);
  }
}

function upTo100(element: z.ZodType, what: string, place: Place): z.ZodType {
  const array = z.array(element, { error: `an array of ${what}` });
  return place === 2 ? array.max(100, { error: `an array of at most 100 ${what}` }) : array;
}

const targetPattern = 'a target, or its beginning with one * at the end';
const rule = z.strictObject(
  {
    targetPattern: z.string({ error: targetPattern }).regex(/^[^*]+\*?$/, { error: targetPattern }),
    policy: oneOf(['isolate']),
  },
  { error: 'an object' },
);

/** Settings of the first generation, each of which may be left out. */
type FirstSettings = {
  readonly [Name in keyof QueueSettings]-?: z.ZodOptional<z.ZodType<NonNullable<QueueSettings[Name]>>>;
};

const isIn = (generation: 1 | 2): typeof keptSettings =>
  keptSettings.filter(([, { only = generation }]) => only === generation);
const onCreation = (generation: 1 | 2): typeof keptSettings =>
  keptSettings.filter(([name]) => creationNames(generation).includes(name));

/** Settings that requests hold, by their names in the generation: those that change a queue, and those that create one. */
export const settingFields = {
  first: fieldsOf(isIn(1), 1) as FirstSettings,
  firstOnCreation: fieldsOf(onCreation(1), 1) as FirstSettings,
  /** The mode has a separate endpoint. */
  second: fieldsOf(
    isIn(2).filter(([name]) => name !== 'mode'),
    2,
  ),
  secondOnCreation: fieldsOf(onCreation(2), 2),
};

function fieldsOf(settings: typeof keptSettings, generation: 1 | 2): Record<string, z.ZodOptional> {
  return Object.fromEntries(
    settings.map(([name, { type, second = name }]) => [
      generation === 1 ? name : second,
      valueOf(type, generation).optional(),
    ]),
  );
}

/** Settings in a scene. Scenes that were saved earlier have those of the second generation alone below `later`, or lack them. */
export const savedSettings = z.preprocess(
  (saved) => (isObject(saved) && isObject(saved.later) ? { ...saved, ...saved.later } : saved),
  z.object(
    Object.fromEntries(
      keptSettings.map(([name, { type, initial, only }]) => {
        const value = valueOf(type, 'scene');
        return [name, initial === undefined ? value.exactOptional() : only === 2 ? value.default(initial) : value];
      }),
    ),
  ),
) as unknown as z.ZodType<QueueSettings>;
