import type { Settings } from '../queue/queue-settings.js';
import type { JsonObject } from '../queue/responses.js';

/** Settings with another name in the second generation. All others have the same name in both. */
const renamed: Readonly<Record<string, string>> = {
  batch: 'allowBatching',
  createPrsForTestingBranches: 'createsPrsForTestingBranches',
  commentsEnabled: 'areCommentsEnabled',
  commandsEnabled: 'areCommandsEnabled',
  labelCommandsEnabled: 'areLabelCommandsEnabled',
  stateLabelsEnabled: 'areStateLabelsEnabled',
  statusCheckEnabled: 'isStatusCheckEnabled',
  extensionEnabled: 'isExtensionEnabled',
};

const namesHere: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(renamed).map(([here, there]) => [there, here]),
);

/** Settings whose values are words, which are written `like_this` here and `likeThis` there. */
const words: ReadonlySet<string> = new Set(['mergeMethod', 'optimizationMode', 'testBranchConstructionMode']);

const modes: Readonly<Partial<Record<string, string>>> = { single: 'queue', parallel: 'graph' };

/** Settings as the endpoints take them: a part for each endpoint. */
export interface SettingParts {
  readonly config: JsonObject;
  readonly mode?: string;
  /** The state as operations name it: `running`, `paused` or `draining`. */
  readonly state?: string;
}

/** Settings as the second generation takes them. */
export function partsOf(settings: Settings): SettingParts {
  const { mode, state, deleteRequiredStatuses, notReadyTimeoutHours, ...others } = settings;
  const config = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [renamed[name] ?? name, wordThere(name, value)]),
  );
  return {
    config: {
      ...config,
      ...(deleteRequiredStatuses === true ? { requiredStatuses: [] } : {}),
      ...(typeof notReadyTimeoutHours === 'number' ? { notReadyTimeoutMinutes: 60 * notReadyTimeoutHours } : {}),
    },
    ...(typeof mode === 'string' ? { mode: modeThere(mode) } : {}),
    ...(typeof state === 'string' ? { state: state.toLowerCase() } : {}),
  };
}

/** Settings as the operations know them, from a queue's configuration and mode. */
export function settingsOf(config: JsonObject, mode: unknown): Settings {
  const settings = Object.fromEntries(
    Object.entries(config).map(([name, value]) => [namesHere[name] ?? name, wordHere(name, value)]),
  );
  const { notReadyTimeoutMinutes: minutes } = config;
  return {
    ...(typeof mode === 'string' ? { mode: modeHere(mode) } : {}),
    ...settings,
    ...(typeof minutes === 'number' ? { notReadyTimeoutHours: minutes / 60 } : {}),
  };
}

const modeThere = (mode: string): string => modes[mode.toLowerCase()] ?? mode;
const modeHere = (mode: string): string => (mode === 'queue' ? 'single' : mode === 'graph' ? 'parallel' : mode);

const wordThere = (name: string, value: unknown): unknown =>
  words.has(name) && typeof value === 'string'
    ? value.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : value;

const wordHere = (name: string, value: unknown): unknown =>
  words.has(name) && typeof value === 'string'
    ? value.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : value;
