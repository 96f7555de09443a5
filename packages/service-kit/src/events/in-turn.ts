import type { HandleEvent } from './bus';

/** Handles one event after the other, in the order in which they come; one that fails does not hold up the next. */
export function inTurn(handle: HandleEvent): HandleEvent {
  let last: Promise<void> = Promise.resolve();
  return (event) => {
    const turn = last.then(() => handle(event));
    last = turn.catch(() => undefined);
    return turn;
  };
}
