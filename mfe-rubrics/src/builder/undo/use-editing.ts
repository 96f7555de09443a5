import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { createHistory } from '@coaching/mfe-kit/undo';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditedRubric } from '../rubric/edited-rubric';
import type { Change } from '../rubric/rubric-changes';
import { rubricSteps, type Step } from './steps';

/** Changes of a rubric that can be undone; the same functions for as long as it is open. */
export interface Editing {
  current(): EditedRubric | null;
  /** One step. @returns takes back this very step */
  act(change: Change): () => void;
  /** What is typed in one place is one step. @param place what tells it from other places */
  write(place: string, change: Change): void;
  /** Typing there is over. */
  leave(): void;
  undo(): void;
  redo(): void;
}

export interface UsedEditing {
  editing: Editing;
  canUndo: boolean;
  canRedo: boolean;
}

type Changed = Pick<UsedAutosave<EditedRubric>, 'current' | 'change' | 'write' | 'flushDeferred'>;

const NOTHING = { done: 0, undone: 0 };

/** Changes a rubric with undo: of one's own steps alone, whatever others do meanwhile. */
export function useEditing(autosave: Changed): UsedEditing {
  const latest = useRef(autosave);
  latest.current = autosave;
  const [counts, setCounts] = useState(NOTHING);

  const editing = useMemo<Editing>(() => {
    const history = createHistory<EditedRubric, Step>((update) => latest.current.change(update), rubricSteps);
    let typing: { place: string; step: Step } | null = null;
    const current = () => latest.current.current();
    const count = () => {
      const now = history.counts();
      setCounts((before) => (before.done === now.done && before.undone === now.undone ? before : now));
    };

    function record(step: Step): Step {
      history.record(step);
      count();
      return step;
    }

    function move(way: 'undo' | 'redo') {
      typing = null;
      // Drawn before it is taken back: a field goes on showing what was typed in it until it has seen it arrive.
      flushSync(() => latest.current.flushDeferred());
      history[way]();
      count();
    }

    return {
      current,
      act(change) {
        typing = null;
        const from = current();
        latest.current.change(change);
        const to = current();
        if (!from || !to || from === to) return () => undefined;
        const step = record({ from, to });
        return () => {
          typing = null;
          history.take(step);
          count();
        };
      },
      write(place, change) {
        const from = current();
        latest.current.write(change);
        const to = current();
        if (!from || !to || from === to) return;
        // What came in from elsewhere in between is no part of the step.
        if (typing?.place === place && typing.step.to === from) typing.step.to = to;
        else typing = { place, step: record({ from, to }) };
      },
      leave() {
        typing = null;
        latest.current.flushDeferred();
      },
      undo: () => move('undo'),
      redo: () => move('redo'),
    };
  }, []);

  return { editing, canUndo: counts.done > 0, canRedo: counts.undone > 0 };
}
