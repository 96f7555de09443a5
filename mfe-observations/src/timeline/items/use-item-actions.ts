import type { Observation, ObservationItem } from '@coaching/contracts';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { createHistory } from '@coaching/mfe-kit/undo';
import { toast } from '@coaching/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addItem, changeItem, isUnwritten, nameLane, newItem, removeItem } from '../script/script-changes';
import { redone, type Step, uidOf, undone, wordsOf } from '../undo/step';
import type { ItemActions } from './item';
import type { Place } from './script';
import { otherSpeaker } from './speaker';

/** What the timeline's keys do; the same object for as long as the page is open. */
export interface ScriptKeys {
  add(): void;
  /** Gives the item that is written in to the other speaker. */
  switchSpeaker(): void;
  /** Goes so many items on from the one that is written in, or was last. */
  step(by: number): void;
  /** Goes to an item by its number from 1; the last one for all that are higher. */
  goTo(number: number): void;
  /** Goes back to the item that is written in, or was last. */
  goBack(): void;
  undo(): void;
  redo(): void;
}

/** An observation as its items are changed. */
type ChangedObservation = Pick<UsedAutosave<Observation>, 'current' | 'change' | 'write' | 'flushDeferred'>;

/** What a coach does with the items of an observation, and where they are writing. */
export function useItemActions(
  autosave: ChangedObservation,
  onAdd: () => void,
): { actions: ItemActions; keys: ScriptKeys; place: Place | null } {
  const [place, setPlace] = useState<Place | null>(null);
  const latest = useRef({ autosave, onAdd, place });
  latest.current = { autosave, onAdd, place };

  const stable = useMemo(() => {
    const change: ChangedObservation['change'] = (update) => latest.current.autosave.change(update);
    const history = createHistory(change, { undone, redone });
    /** Where somebody writes, and what stood there before. */
    let writing: (Place & { before: string | null }) | null = null;
    /** Where somebody writes, or did last. */
    let last: Place | null = null;

    const items = (): readonly ObservationItem[] => latest.current.autosave.current()?.items ?? [];
    const indexOf = (uid: string) => items().findIndex((item) => item.uid === uid);
    const itemOf = (uid: string) => items().find((item) => item.uid === uid);

    /** What was typed where one writes is one step, once one is done there. */
    function settleText() {
      if (!writing) return;
      const { uid, field, before } = writing;
      const now = itemOf(uid);
      if (!now || now[field] === before) return;
      writing = { ...writing, before: now[field] };
      history.record({ kind: 'changed', uid, from: { [field]: before }, to: { [field]: now[field] } });
    }

    function goTo(next: Place) {
      settleText();
      last = next;
      writing = { ...next, before: itemOf(next.uid)?.[next.field] ?? null };
      // At once: the next key may already be on its way, and belongs to the editor that opens now.
      flushSync(() => {
        latest.current.autosave.flushDeferred();
        setPlace(next);
      });
    }

    function goToIndex(index: number): boolean {
      const item = items()[index];
      if (item) goTo({ uid: item.uid, field: 'data' });
      return item !== undefined;
    }

    /** Moves in the history, and returns where that was. */
    function move(by: () => Step | null, words: string) {
      settleText();
      const step = flushSync(by);
      if (!step) return;
      if (writing) writing = { ...writing, before: itemOf(writing.uid)?.[writing.field] ?? null };
      toast.info(`${words}: ${wordsOf(step)}`);
      const uid = uidOf(step);
      const where = uid === null ? '[data-lanes]' : `[data-item="${uid}"]`;
      requestAnimationFrame(() => document.querySelector(where)?.scrollIntoView({ block: 'nearest' }));
    }

    const keys: ScriptKeys = {
      add() {
        const end = items().at(-1);
        const item = newItem(items(), new Date());
        settleText();
        // Two taps on one button mean one line, and a line that nobody wrote in is still the next.
        if (end && isUnwritten(end)) {
          const { time, timestamp } = item;
          change(changeItem(end.uid, { time, timestamp }));
          goTo({ uid: end.uid, field: 'data' });
          latest.current.onAdd();
          return;
        }
        const below = end?.uid ?? null;
        flushSync(() => change(addItem(item)));
        history.record({ kind: 'added', item, below });
        goTo({ uid: item.uid, field: 'data' });
        latest.current.onAdd();
      },
      switchSpeaker() {
        const item = latest.current.place && itemOf(latest.current.place.uid);
        if (item) actions.change(item.uid, { ob_type: otherSpeaker(item.ob_type) });
      },
      step(by) {
        const at = last ? indexOf(last.uid) : -1;
        goToIndex(at < 0 ? items().length - 1 : at + by);
      },
      goTo: (number) => void goToIndex(Math.min(number, items().length) - 1),
      goBack() {
        if (last && itemOf(last.uid)) goTo(last);
        else goToIndex(items().length - 1);
      },
      undo: () => move(history.undo, 'Undone'),
      redo: () => move(history.redo, 'Done again'),
    };

    const actions: ItemActions = {
      edit: (uid, field) => goTo({ uid, field }),
      leave() {
        settleText();
        writing = null;
        latest.current.autosave.flushDeferred();
        setPlace(null);
      },
      change(uid, changes) {
        const before = itemOf(uid);
        change(changeItem(uid, changes));
        // Text is typed key by key; it is a step when one is done with it.
        if (!before || !('ob_type' in changes || 'time' in changes || 'tags' in changes)) return;
        settleText();
        const from = Object.fromEntries(
          Object.keys(changes).map((name) => [name, before[name as keyof ObservationItem]]),
        );
        history.record({ kind: 'changed', uid, from, to: changes });
      },
      nameLane: (lane, name) => latest.current.autosave.write(nameLane(lane, name)),
      laneNamed(lane, from) {
        latest.current.autosave.flushDeferred();
        const to = latest.current.autosave.current()?.[lane] ?? from;
        if (to === from) return;
        settleText();
        history.record({ kind: 'named', lane, from, to });
      },
      write: (uid, text) => latest.current.autosave.write(changeItem(uid, text)),
      remove(uid) {
        const index = indexOf(uid);
        const item = items()[index];
        if (!item) return;
        settleText();
        const step: Step = { kind: 'removed', item, below: items()[index - 1]?.uid ?? null };
        change(removeItem(uid));
        history.record(step);
        toast.success('Item deleted', { undo: () => history.take(step) });
      },
      move(uid, back) {
        const index = indexOf(uid);
        if (goToIndex(index + (back ? -1 : 1))) return true;
        if (!back) keys.add();
        return !back;
      },
    };
    return { actions, keys };
  }, []);

  return { ...stable, place };
}
