import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { anItem, anObservation } from '../../observation/testing/builders';
import { type Change, changeItem } from '../script/script-changes';
import { useItemActions } from './use-item-actions';

/** The hook over an observation that changes at once, as autosave changes it. */
function open(...uids: string[]) {
  let observation = anObservation({ items: uids.map((uid) => anItem(uid)) });
  let tell = () => {};
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  const change = (update: Change) => {
    observation = update(observation);
    tell();
  };
  const { result } = renderHook(() => {
    const { items } = useSyncExternalStore(subscribe, () => observation);
    const autosave = { current: () => observation, change, write: change, tellWritten: () => undefined };
    return { ...useItemActions(autosave, () => undefined), items, change };
  });
  return {
    run: (work: (timeline: typeof result.current) => void) => act(() => work(result.current)),
    read: () => result.current.items.map(({ data }) => data.replace(/<[^>]*>/g, '')),
    items: () => result.current.items,
    place: () => result.current.place?.uid ?? null,
  };
}

describe('the keys of the timeline', () => {
  it('go up, down, to a number, and back to where one wrote last', () => {
    const { run, place } = open('a', 'b', 'c');
    run(({ keys }) => keys.goTo(1));
    expect(place()).toBe('a');
    run(({ keys }) => keys.step(1));
    expect(place()).toBe('b');
    run(({ keys }) => keys.goTo(Number.POSITIVE_INFINITY));
    expect(place()).toBe('c');
    run(({ keys }) => keys.step(1));
    expect(place()).toBe('c');
    run(({ keys }) => keys.goTo(2));
    run(({ actions }) => actions.leave());
    expect(place()).toBeNull();
    run(({ keys }) => keys.goBack());
    expect(place()).toBe('b');
  });

  it('undo what was typed in a line at once, when one is done there', () => {
    const { run, read } = open('a', 'b');
    run(({ actions }) => actions.edit('a', 'data'));
    for (const data of ['<p>aH</p>', '<p>aHe</p>']) run(({ actions }) => actions.change('a', { data }));
    run(({ actions }) => actions.leave());
    run(({ keys }) => keys.undo());
    expect(read()).toEqual(['a', 'b']);
    run(({ keys }) => keys.redo());
    expect(read()).toEqual(['aHe', 'b']);
  });

  it('undo what was typed and then that the line was added', () => {
    const { run, read } = open('a');
    run(({ keys }) => keys.add());
    run(({ actions, items }) => actions.change(items[1]!.uid, { data: '<p>new</p>' }));
    run(({ actions }) => actions.leave());
    expect(read()).toEqual(['a', 'new']);
    run(({ keys }) => keys.undo());
    expect(read()).toEqual(['a', '']);
    run(({ keys }) => keys.undo());
    expect(read()).toEqual(['a']);
  });

  it('undo a deletion and a change of speaker', () => {
    const { run, read, items } = open('a', 'b', 'c');
    run(({ actions }) => actions.edit('b', 'data'));
    run(({ keys }) => keys.switchSpeaker());
    expect(items()[1]?.ob_type).toBe('student');
    run(({ actions }) => actions.remove('b'));
    expect(read()).toEqual(['a', 'c']);
    run(({ keys }) => keys.undo());
    expect(items()[1]).toMatchObject({ uid: 'b', ob_type: 'student' });
    run(({ keys }) => keys.undo());
    expect(items()[1]?.ob_type).toBe('teacher');
  });

  it('leave what came from elsewhere', () => {
    const { run, read } = open('a', 'b');
    run(({ actions }) => actions.edit('a', 'data'));
    run(({ actions }) => actions.leave());
    run(({ change }) => change(changeItem('a', { data: '<p>theirs</p>' })));
    run(({ keys }) => keys.undo());
    expect(read()).toEqual(['theirs', 'b']);
  });
});
