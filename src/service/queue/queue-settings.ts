import { isDeepStrictEqual } from 'node:util';
import { closestMatch } from 'leven';
import {
  type QueueSetting,
  type SettingType,
  creationNames,
  settingsTable,
} from '../../../packages/shared/src/service/queue-settings.js';
import { canonicalState } from '../../../packages/shared/src/service/states.js';
import { fieldsOf } from '../../../packages/shared/src/json-values.js';
import { oneLine } from '../../../packages/shared/src/text.js';

export type Settings = Readonly<Record<string, unknown>>;

/** No setting that is checked holds rules. */
export type CheckedType = Exclude<SettingType, { readonly kind: 'rules' }>;

/** The settings that are checked before they are sent: those with a meaning. */
export const queueSettings = Object.fromEntries(
  Object.entries<QueueSetting>(settingsTable).filter(([, { meaning }]) => meaning !== undefined),
) as Readonly<Record<string, QueueSetting & { readonly type: CheckedType; readonly meaning: string }>>;

/** A name without differences of case, `-` and `_`. */
const bare = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

/** The known setting that an unknown name probably means. */
function nearestSetting(name: string): string | undefined {
  const names = Object.keys(queueSettings);
  const nearest = closestMatch(bare(name), names.map(bare), {
    maxDistance: Math.max(1, Math.min(3, Math.floor(name.length / 4))),
  });
  return names.find((one) => bare(one) === nearest);
}

const typeOf = (name: string): CheckedType | undefined =>
  Object.hasOwn(queueSettings, name) ? queueSettings[name]?.type : undefined;

/** A value as the service writes it; undefined where it is wrong. */
function asService(type: CheckedType, value: unknown): unknown {
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'integer':
      return Number.isSafeInteger(value) && Number(value) >= type.least && Number(value) <= type.most
        ? value
        : undefined;
    case 'choice':
      return type.values.find((one) => typeof value === 'string' && canonicalState(one) === canonicalState(value));
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? value : undefined;
    case 'list': {
      const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
      return isList || value === null ? [...new Set<unknown>(value)] : undefined;
    }
  }
}

/** Values that a setting may have, in words: `a whole number from 1 to 4294967295`. */
export function describeType(type: CheckedType): string {
  switch (type.kind) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number from ${String(type.least)} to ${String(type.most)}`;
    case 'choice':
      return `one of ${type.values.join(', ')}`;
    case 'text':
      return 'a text that is not empty';
    case 'list':
      return 'a list of texts';
  }
}

/** Settings that were read; or why they cannot be read, in a sentence that names the setting. */
export type SettingsReading =
  { readonly settings: Settings; readonly problem?: undefined } | { readonly problem: string };

/**
 * Checks settings that a person wrote against the table. An unknown name is kept, unless it is nearly a known name.
 * @returns the settings as the service writes them, or the mistake in the first wrong setting
 */
export function checkSettings(written: Settings): SettingsReading {
  const settings = new Map<string, unknown>();
  for (const [name, value] of Object.entries(written)) {
    const type = typeOf(name);
    const sent = type === undefined ? value : asService(type, value);
    const wrong = (is: CheckedType): string =>
      `${name}: ${oneLine(JSON.stringify(value), 80)} is not ${describeType(is)}`;
    const problem = type === undefined ? whyUnknown(name, value) : sent === undefined ? wrong(type) : undefined;
    if (problem !== undefined) return { problem };
    settings.set(name, sent);
  }
  // Not by assignment, which does something else for `__proto__`.
  return { settings: Object.fromEntries(settings) };
}

/** The mistake in a setting that is not known; undefined where it may be one that comes later. */
function whyUnknown(name: string, value: unknown): string | undefined {
  const written = JSON.stringify(oneLine(name, 80));
  const meant = nearestSetting(name);
  if (meant !== undefined) {
    return `there is no setting ${written}. Did you mean ${meant}? A setting that this action does not know goes into extra-fields`;
  }
  const inner = Object.keys(fieldsOf(value));
  const holdsSettings = inner.length > 0 && inner.every((one) => typeOf(one) !== undefined);
  return holdsSettings ? `move the settings out of ${written} to the top level` : undefined;
}

/** True when the service shows the requested value. */
function isSameSetting(name: string, shown: unknown, asked: unknown): boolean {
  const type = typeOf(name);
  return isDeepStrictEqual(comparable(type, shown), comparable(type, asked));
}

/** A form in which different spellings of the same value are equal. */
function comparable(type: CheckedType | undefined, value: unknown): unknown {
  if (type?.kind === 'list') return Array.isArray(value) ? [...new Set<unknown>(value)].sort() : (value ?? []);
  return type?.kind === 'choice' && typeof value === 'string' ? canonicalState(value) : value;
}

/** A setting whose current value differs from the requested value. */
export interface SettingDifference {
  readonly setting: string;
  /** Value that the queue has; undefined when the service does not show it. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Requested settings that differ from the queue's settings, in the order of the request.
 * @param shown the settings as the service shows them (`QueueResponse.shown`)
 */
export function settingDifferences(shown: Settings, asked: Settings): readonly SettingDifference[] {
  return Object.entries(asked)
    .filter(([name, value]) => !(Object.hasOwn(shown, name) && isSameSetting(name, shown[name], value)))
    .map(([setting, after]) => ({
      setting,
      before: Object.hasOwn(shown, setting) ? shown[setting] : undefined,
      after,
    }));
}

/** The settings among these that `createQueue` takes. */
export function creationSettings(settings: Settings): Settings {
  const names = creationNames(1);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** True for a queue that is PAUSED where DRAINING was asked for: a queue that has nothing left to drain is PAUSED. */
export function isDrained({ setting, before, after }: SettingDifference): boolean {
  const plain = (value: unknown): string => (typeof value === 'string' ? canonicalState(value) : '');
  return setting === 'state' && plain(after) === 'DRAINING' && plain(before) === 'PAUSED';
}
