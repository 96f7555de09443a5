import type { SignalType } from '@coaching/contracts';
import type { Signals } from '@coaching/service-kit';

/** How soon it is looked again after nobody could say, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

interface Watched {
  signals: Signals;
  /** What the reader's right depends on. */
  on: readonly (readonly [SignalType, string])[];
  /** When their time is over, in milliseconds since 1970; left out while it has no end. */
  until?: number;
  /** How often to look although no signal came, in milliseconds, for when a signal gets lost. */
  lookEveryMs: number;
  /** Whether they may read on. @throws while nobody can say */
  mayReadOn(): Promise<boolean>;
  /** They may not. */
  end(): void;
}

/**
 * Looks whether somebody may read on, at once and whenever they may have lost the right, until told to stop.
 * @returns what stops it
 */
export function watchReader({ signals, on, until, lookEveryMs, mayReadOn, end }: Watched): () => void {
  let over = false;
  let looking = false;
  let due = false;
  let again: NodeJS.Timeout | undefined;
  const stops: (() => void)[] = [];

  function stop() {
    over = true;
    clearTimeout(again);
    clearTimeout(last);
    for (const each of stops.splice(0)) each();
  }

  const last =
    until === undefined ? undefined : setTimeout(look, Math.max(0, until - Date.now()) + 1).unref();

  /** Words that come while it looks are one more look. */
  async function look(): Promise<void> {
    due = true;
    if (looking) return;
    looking = true;
    clearTimeout(again);
    let wait = lookEveryMs;
    while (due && !over) {
      due = false;
      try {
        if (!(await mayReadOn())) {
          stop();
          end();
        }
      } catch {
        wait = LOOK_AGAIN_MS;
      }
    }
    looking = false;
    if (!over) again = setTimeout(look, wait).unref();
  }

  for (const [type, entity_uid] of on)
    void signals.listen(type, entity_uid, look).then((stopListening) => {
      if (over) return stopListening();
      stops.push(stopListening);
      // Signals sent before the subscription was in place.
      return look();
    });
  return stop;
}
