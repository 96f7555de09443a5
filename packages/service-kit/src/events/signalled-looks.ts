import type { SignalType } from '@coaching/contracts';
import type { Signals } from './signals';

/**
 * Yields once at first and again after signals about an entity, until it is aborted. However many come while its
 * reader is busy are one more look.
 */
export async function* signalledLooks(
  signals: Signals,
  type: SignalType,
  entity_uid: string,
  until: AbortSignal,
): AsyncGenerator<void> {
  let due = true;
  let wake = () => {};
  const call = () => {
    due = true;
    wake();
  };
  const stop = await signals.listen(type, entity_uid, call);
  until.addEventListener('abort', call);
  try {
    while (!until.aborted) {
      if (due) {
        due = false;
        yield;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    stop();
    until.removeEventListener('abort', call);
  }
}
