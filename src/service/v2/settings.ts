import { fromSecondGeneration, inSecondGeneration } from '../../../packages/shared/src/service/queue-settings.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { NoCounterpart } from '../no-counterpart.js';
import type { Settings } from '../queue/queue-settings.js';
import type { JsonObject } from '../queue/responses.js';

/** Settings as the endpoints take them: a part for each endpoint. */
export type SettingParts = ReturnType<typeof partsOf>;

/**
 * Settings as the second generation takes them.
 * @throws NoCounterpart for a state that no endpoint leads to
 */
export function partsOf(settings: Settings) {
  const { state, deleteRequiredStatuses, notReadyTimeoutHours, ...others } = settings;
  const { mode, ...config } = inSecondGeneration(others);
  if (typeof state === 'string' && !/^(?:running|paused|draining)$/i.test(state)) {
    throw new NoCounterpart(`state: ${oneLine(state, 40)}`, 'Give running, paused or draining', 2);
  }
  return {
    config: {
      ...config,
      ...(deleteRequiredStatuses === true ? { requiredStatuses: [] } : {}),
      ...(typeof notReadyTimeoutHours === 'number' ? { notReadyTimeoutMinutes: 60 * notReadyTimeoutHours } : {}),
    } as JsonObject,
    mode: typeof mode === 'string' ? (mode as 'queue' | 'graph') : undefined,
    /** As operations name it: `running`, `paused` or `draining`. */
    state: typeof state === 'string' ? state.toLowerCase() : undefined,
  };
}

/** Settings as the operations know them, from a queue's configuration and mode. */
export function settingsOf(config: JsonObject, mode: unknown): Settings {
  const { notReadyTimeoutMinutes: minutes } = config;
  return {
    ...fromSecondGeneration({ ...(typeof mode === 'string' ? { mode: mode } : {}), ...config }),
    ...(typeof minutes === 'number' ? { notReadyTimeoutHours: minutes / 60 } : {}),
  };
}
