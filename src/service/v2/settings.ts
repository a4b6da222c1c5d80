import { fromSecondGeneration, inSecondGeneration } from '../../../packages/shared/src/service/queue-settings.js';
import type { Settings } from '../queue/queue-settings.js';
import type { JsonObject } from '../queue/responses.js';

/** Settings as the endpoints take them: a part for each endpoint. */
export interface SettingParts {
  readonly config: JsonObject;
  readonly mode?: string;
  /** The state as operations name it: `running`, `paused` or `draining`. */
  readonly state?: string;
}

/** Settings as the second generation takes them. */
export function partsOf(settings: Settings): SettingParts {
  const { state, deleteRequiredStatuses, notReadyTimeoutHours, ...others } = settings;
  const { mode, ...config } = inSecondGeneration(others);
  return {
    config: {
      ...config,
      ...(deleteRequiredStatuses === true ? { requiredStatuses: [] } : {}),
      ...(typeof notReadyTimeoutHours === 'number' ? { notReadyTimeoutMinutes: 60 * notReadyTimeoutHours } : {}),
    },
    ...(typeof mode === 'string' ? { mode } : {}),
    ...(typeof state === 'string' ? { state: state.toLowerCase() } : {}),
  };
}

/** Settings as the operations know them, from a queue's configuration and mode. */
export function settingsOf(config: JsonObject, mode: unknown): Settings {
  const { notReadyTimeoutMinutes: minutes } = config;
  return {
    ...fromSecondGeneration({ ...(typeof mode === 'string' ? { mode } : {}), ...config }),
    ...(typeof minutes === 'number' ? { notReadyTimeoutHours: minutes / 60 } : {}),
  };
}
