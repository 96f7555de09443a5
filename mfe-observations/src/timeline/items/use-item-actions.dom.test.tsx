import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { anItem, anObservation } from '../../observation/testing/builders';
import { type Change, changeItem } from '../script/script-changes';
import { useItemActions } from './use-item-actions';

/** The hook over an observation that changes at once, as autosave changes it. */
function open(...uids: string[]) {
  let observation = anObservation({ items: uids.map((uid) => anItem(uid)) });
  let notify = () => {};
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  const change = (update: Change) => {
    observation = update(observation);
    notify();
  };
  const { result } = renderHook(() => {
    const { items } = useSyncExternalStore(subscribe, () => observation);
    const autosave = { current: () => observation, change, write: change, flushDeferred: () => undefined };
    const { left_name } = observation;
    return { ...useItemActions(autosave, () => undefined), items, change, left_name };
  });
  return {
    run: (work: (timeline: typeof result.current) => void) => act(() => work(result.current)),
    read: () => result.current.items.map(({ data }) => data.replace(/<[^>]*>/g, '')),
    items: () => result.current.items,
    leftName: () => result.current.left_name,
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

  it('add one line for two taps, and go on in one that nobody wrote in', () => {
    const { run, items, place } = open('a');
    run(({ keys }) => keys.add());
    const added = items()[1]!.uid;
    run(({ keys }) => keys.add());
    run(({ actions }) => actions.leave());
    run(({ keys }) => keys.add());
    expect(items().map(({ uid }) => uid)).toEqual(['a', added]);
    expect(place()).toBe(added);
    run(({ actions }) => actions.change(added, { data: '<p>new</p>' }));
    run(({ keys }) => keys.add());
    expect(items().map(({ ob_type }) => ob_type)).toEqual(['teacher', 'student', 'teacher']);
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

  it('undo a lane’s new name at once, and only while it is called that', () => {
    const { run, leftName } = open('a');
    const rename = (...names: string[]) => {
      const from = leftName();
      for (const name of names) run(({ actions }) => actions.nameLane('left_name', name));
      run(({ actions }) => actions.laneNamed('left_name', from));
    };
    rename('T', 'Te', 'Teacher');
    expect(leftName()).toBe('Teacher');
    run(({ keys }) => keys.undo());
    expect(leftName()).toBe('Ada Park');
    run(({ keys }) => keys.redo());
    expect(leftName()).toBe('Teacher');
    run(({ change }) => change((observation) => ({ ...observation, left_name: 'Theirs' })));
    run(({ keys }) => keys.undo());
    expect(leftName()).toBe('Theirs');
  });

  it('do not undo a lane that is called as before', () => {
    const { run, read, leftName } = open('a');
    run(({ actions }) => actions.remove('a'));
    run(({ actions }) => actions.laneNamed('left_name', leftName()));
    run(({ keys }) => keys.undo());
    expect(read()).toEqual(['a']);
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
