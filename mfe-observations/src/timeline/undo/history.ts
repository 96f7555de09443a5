import type { Change } from '../script/script-changes';
import { redone, type Step, undone } from './step';

/** Steps that can be taken back; older ones are let go. */
const MOST_STEPS = 200;

/** What a coach did here, to be undone and done again. Only one's own steps are in it, whatever others do meanwhile. */
export interface History {
  record(step: Step): void;
  /** Undoes the last step that still can be; null when there is none. */
  undo(): Step | null;
  /** Does the step again that was undone last and still can be done; null when there is none. */
  redo(): Step | null;
  /** Undoes this very step, if it is not undone yet. */
  take(step: Step): void;
}

/** @param change changes the observation at once */
export function createHistory(change: (change: Change) => void): History {
  const done: Step[] = [];
  const takenBack: Step[] = [];

  /** Whether it changed anything. */
  function apply(update: Change): boolean {
    let differs = false;
    change((observation) => {
      const after = update(observation);
      differs = after !== observation;
      return after;
    });
    return differs;
  }

  /** Moves the last step of one pile that still does something to the other pile. */
  function move(from: Step[], to: Step[], by: (step: Step) => Change): Step | null {
    for (let step = from.pop(); step; step = from.pop()) {
      if (!apply(by(step))) continue;
      to.push(step);
      return step;
    }
    return null;
  }

  return {
    record(step) {
      done.push(step);
      if (done.length > MOST_STEPS) done.shift();
      takenBack.length = 0;
    },
    undo: () => move(done, takenBack, undone),
    redo: () => move(takenBack, done, redone),
    take(step) {
      const place = done.lastIndexOf(step);
      if (place < 0) return;
      done.splice(place, 1);
      if (apply(undone(step))) takenBack.push(step);
    },
  };
}
