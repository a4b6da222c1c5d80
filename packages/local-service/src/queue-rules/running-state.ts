import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import type { QueueState, RequestableQueueState } from './states.js';

/** A change of mode that waits for entries in flight. `until` is milliseconds since 1970. */
interface ModeSwitch {
  readonly mode: QueueSettings['mode'];
  readonly until: number;
}

/** The queue's own state: the requested state, except while another mode waits for entries in flight. */
export class RunningState {
  readonly #settings: QueueSettings;
  readonly #onChange: (from: QueueState, to: QueueState) => void;
  #wanted: RequestableQueueState = 'RUNNING';
  #switching: ModeSwitch | undefined;
  #drainedFrom = 0;

  /**
   * @param settings of the queue, whose mode this changes
   * @param onChange is called at every change of the state
   */
  constructor(settings: QueueSettings, onChange: (from: QueueState, to: QueueState) => void) {
    this.#settings = settings;
    this.#onChange = onChange;
  }

  get current(): QueueState {
    return this.#switching === undefined ? this.#wanted : 'SWITCHING_MODES';
  }

  /** True when no pull request may enter, whatever mode the queue changes to. */
  get isClosed(): boolean {
    return this.#wanted === 'DRAINING';
  }

  /** When a change of mode, or the end of draining, may take effect at the earliest (milliseconds since 1970). */
  get changesFrom(): number | undefined {
    return this.#switching?.until ?? (this.#wanted === 'DRAINING' ? this.#drainedFrom : undefined);
  }

  /**
   * Asks for another state, another mode, or both. A queue that is to be drained is DRAINING for a moment even when it
   * is empty, so that the client that asked for it sees it.
   * @param at now (milliseconds since 1970)
   * @param switchesFrom when another mode may take effect at the earliest (milliseconds since 1970)
   */
  request(
    at: number,
    state: RequestableQueueState | undefined,
    mode: QueueSettings['mode'] | undefined,
    switchesFrom: number,
  ): void {
    this.#change(() => {
      if (state === 'DRAINING' && this.#wanted !== state) this.#drainedFrom = at + 1;
      if (state !== undefined) this.#wanted = state;
      if (mode !== undefined && mode !== (this.#switching?.mode ?? this.#settings.mode)) {
        this.#switching = { mode, until: switchesFrom };
      }
    });
  }

  /**
   * Switches the queue to its other mode when it is time.
   * @param isEmpty true when nothing is in flight
   */
  finishSwitching(at: number, isEmpty: boolean): void {
    const switching = this.#switching;
    if (switching === undefined || at < switching.until || !isEmpty) return;
    this.#change(() => {
      this.#settings.mode = switching.mode;
      this.#switching = undefined;
    });
  }

  /**
   * Pauses a queue that was being drained.
   * @param isDrained true when nothing is in flight or waits for a test
   */
  finishDraining(at: number, isDrained: () => boolean): void {
    if (this.current !== 'DRAINING' || at < this.#drainedFrom || !isDrained()) return;
    this.#change(() => {
      this.#wanted = 'PAUSED';
    });
  }

  #change(change: () => void): void {
    const before = this.current;
    change();
    if (this.current !== before) this.#onChange(before, this.current);
  }
}
