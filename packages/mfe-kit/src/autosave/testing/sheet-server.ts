import type { Failure } from '../failure';
import { type Sheet, sheetVersions } from './sheet';

class SheetFailure extends Error {
  constructor(readonly failure: Failure<Sheet>) {
    super(failure.kind);
  }
}

export const sheetFailureOf = (error: unknown): Failure<Sheet> => (error as SheetFailure).failure;

/** How the server treats the save it holds. */
export type Treatment =
  | 'store'
  | 'store, lose the answer'
  | 'lose the request'
  | 'refuse'
  | 'say it is not there'
  | 'sign out';

const unreachable = () => new SheetFailure({ kind: 'unreachable' });

/** A server that holds each save until the test says what becomes of it, with the real one's revision rule. */
export function aSheetServer(start: Partial<Sheet> = {}) {
  let stored: Sheet = { one: '', two: '', revision: 1, ...start };
  let reachable = true;
  let isThere = true;
  let held: { mine: Sheet; base: Sheet; resolve(sheet: Sheet): void; reject(error: Error): void } | null =
    null;
  const received: Sheet[] = [];

  function store(mine: Sheet, base: Sheet): Sheet {
    const wanted = { ...stored };
    if (mine.one !== base.one) wanted.one = mine.one;
    if (mine.two !== base.two) wanted.two = mine.two;
    if (sheetVersions.isSame(wanted, stored)) return stored;
    if (base.revision !== stored.revision) throw new SheetFailure({ kind: 'conflict', theirs: stored });
    stored = { ...wanted, revision: stored.revision + 1 };
    return stored;
  }

  return {
    received,
    stored: () => stored,
    /** Whether a save is waiting for its treatment. */
    isHolding: () => held !== null,
    /** It says of loads that there is no such sheet. */
    forgetIt() {
      isThere = false;
    },
    /** It was restored. */
    haveItAgain() {
      isThere = true;
    },
    goAway() {
      reachable = false;
    },
    comeBack() {
      reachable = true;
    },
    /** Another device saves. */
    changeElsewhere(change: Partial<Sheet>) {
      stored = { ...stored, ...change, revision: stored.revision + 1 };
    },
    load: async () => {
      if (!reachable) throw unreachable();
      if (!isThere) throw new SheetFailure({ kind: 'refused', message: 'Not found.', isAbsent: true });
      return stored;
    },
    save(mine: Sheet, base: Sheet): Promise<Sheet> {
      if (held) throw new Error('Two saves at once');
      received.push(mine);
      if (!reachable) return Promise.reject(unreachable());
      return new Promise((resolve, reject) => {
        held = { mine, base, resolve, reject };
      });
    },
    /** Decides what becomes of the save that is held. */
    async treat(how: Treatment) {
      if (!held) throw new Error('No save is waiting');
      const { mine, base, resolve, reject } = held;
      held = null;
      try {
        if (how === 'lose the request') throw unreachable();
        if (how === 'refuse') throw new SheetFailure({ kind: 'refused', message: 'Too long.' });
        if (how === 'say it is not there')
          throw new SheetFailure({ kind: 'refused', message: 'Not found.', isAbsent: true });
        if (how === 'sign out') throw new SheetFailure({ kind: 'signed-out' });
        const answer = store(mine, base);
        if (how === 'store, lose the answer') throw unreachable();
        resolve(answer);
      } catch (error) {
        reject(error as Error);
      }
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}
