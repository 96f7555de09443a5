/** Steps that can be taken back; older ones are let go. */
const MOST_STEPS = 200;

/** What one person did on a screen, to be undone and done again. Only one's own steps are in it, whatever others do meanwhile. */
export interface History<Step> {
  record(step: Step): void;
  /** Undoes the last step that still can be; null when there is none. */
  undo(): Step | null;
  /** Does the step again that was undone last and still can be done; null when there is none. */
  redo(): Step | null;
  /** Undoes this very step, if it is not undone yet. */
  take(step: Step): void;
  /** How many steps can be undone, and done again. */
  counts(): { done: number; undone: number };
}

/** How steps are undone in whatever the entity has become: the same object where there is nothing left to do. */
export interface StepRules<Entity, Step> {
  undone(step: Step): (now: Entity) => Entity;
  redone(step: Step): (now: Entity) => Entity;
}

/** @param change changes the entity at once */
export function createHistory<Entity, Step>(
  change: (update: (now: Entity) => Entity) => void,
  { undone, redone }: StepRules<Entity, Step>,
): History<Step> {
  const done: Step[] = [];
  const takenBack: Step[] = [];

  /** Whether it changed anything. */
  function apply(update: (now: Entity) => Entity): boolean {
    let differs = false;
    change((now) => {
      const after = update(now);
      differs = after !== now;
      return after;
    });
    return differs;
  }

  /** Moves the last step of one pile that still does something to the other pile. */
  function move(from: Step[], to: Step[], by: (step: Step) => (now: Entity) => Entity): Step | null {
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
    counts: () => ({ done: done.length, undone: takenBack.length }),
  };
}
