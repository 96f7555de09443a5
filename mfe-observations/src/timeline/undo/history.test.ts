import type { Observation, ObservationItem } from '@coaching/contracts';
import { createHistory } from '@coaching/mfe-kit/undo';
import { anItem, anObservation } from '../../observation/testing/builders';
import { addItem, type Change, changeItem, removeItem } from '../script/script-changes';
import { redone, type Step, undone, wordsOf } from './step';

function open(...items: ObservationItem[]) {
  let observation: Observation = anObservation({ items });
  const change = (update: Change) => {
    observation = update(observation);
  };
  const history = createHistory(change, { undone, redone });
  return {
    ...history,
    change,
    /** Does it and remembers it. */
    act(update: Change, step: Step) {
      change(update);
      history.record(step);
      return step;
    },
    read: () => observation.items.map(({ uid, data, ob_type }) => `${uid} ${ob_type[0]} ${data}`),
    current: () => observation,
  };
}
const [a, b, c] = ['a', 'b', 'c'].map((uid) => anItem(uid)) as [
  ObservationItem,
  ObservationItem,
  ObservationItem,
];
const text = (uid: string, from: string, to: string): Step => ({
  kind: 'changed',
  uid,
  from: { data: from },
  to: { data: to },
});
const empty = anItem('new', { data: '' });

describe('undo', () => {
  it('brings a deleted item back where it was, and redo deletes it again', () => {
    const { act, undo, redo, read } = open(a, b, c);
    act(removeItem('b'), { kind: 'removed', item: b, below: 'a' });
    undo();
    expect(read()).toEqual(['a t <p>a</p>', 'b t <p>b</p>', 'c t <p>c</p>']);
    redo();
    expect(read()).toEqual(['a t <p>a</p>', 'c t <p>c</p>']);
  });

  it('takes tags back and puts them on again, also once the server has answered with them', () => {
    const { act, change, undo, redo, current } = open(a);
    const tags = [{ rubric_uid: 'r', row_uid: 'asks', row_name: 'Asks' }];
    act(changeItem('a', { tags }), { kind: 'changed', uid: 'a', from: { tags: [] }, to: { tags } });
    change(changeItem('a', { tags: structuredClone(tags) }));
    undo();
    expect(current().items[0]?.tags).toEqual([]);
    redo();
    expect(current().items[0]?.tags).toEqual(tags);
  });

  it('takes steps back in the order of the last first', () => {
    const { act, undo, read } = open(a);
    act(addItem(empty), { kind: 'added', item: empty, below: 'a' });
    act(changeItem('new', { data: '<p>typed</p>' }), text('new', '', '<p>typed</p>'));
    act(changeItem('a', { ob_type: 'student' }), {
      kind: 'changed',
      uid: 'a',
      from: { ob_type: 'teacher' },
      to: { ob_type: 'student' },
    });
    undo();
    expect(read()).toEqual(['a t <p>a</p>', 'new t <p>typed</p>']);
    undo();
    expect(read()).toEqual(['a t <p>a</p>', 'new t ']);
    undo();
    expect(read()).toEqual(['a t <p>a</p>']);
    expect(undo()).toBeNull();
  });

  it('can be done again, until something else is done', () => {
    const { act, undo, redo, read } = open(a);
    act(changeItem('a', { data: 'x' }), text('a', '<p>a</p>', 'x'));
    undo();
    redo();
    expect(read()).toEqual(['a t x']);
    undo();
    act(changeItem('a', { data: 'y' }), text('a', '<p>a</p>', 'y'));
    expect(redo()).toBeNull();
  });

  it('leaves what others did since: a text they changed, an item they wrote in, their own items', () => {
    const { act, change, undo, read } = open(a);
    act(addItem(empty), { kind: 'added', item: empty, below: 'a' });
    act(changeItem('a', { data: 'mine' }), text('a', '<p>a</p>', 'mine'));
    change(changeItem('a', { data: 'theirs' }));
    change(changeItem('new', { data: 'theirs, too' }));
    change(addItem(c));
    expect(undo()).toBeNull();
    expect(read()).toEqual(['a t theirs', 'new t theirs, too', 'c t <p>c</p>']);
  });

  it('puts an item at the end when the one it stood under is gone', () => {
    const { act, change, undo, read } = open(a, b, c);
    act(removeItem('b'), { kind: 'removed', item: b, below: 'a' });
    change(removeItem('a'));
    undo();
    expect(read()).toEqual(['c t <p>c</p>', 'b t <p>b</p>']);
  });

  it('of one step leaves the later ones, once', () => {
    const { act, take, undo, read } = open(a, b);
    const step = act(removeItem('b'), { kind: 'removed', item: b, below: 'a' });
    act(changeItem('a', { data: 'x' }), text('a', '<p>a</p>', 'x'));
    take(step);
    take(step);
    expect(read()).toEqual(['a t x', 'b t <p>b</p>']);
    undo();
    expect(read()).toEqual(['a t <p>a</p>', 'b t <p>b</p>']);
  });
});

it.each<[Step, string]>([
  [{ kind: 'added', item: a, below: null }, 'Item added'],
  [{ kind: 'removed', item: a, below: null }, 'Item deleted'],
  [text('a', '', 'x'), 'Text changed'],
  [{ kind: 'changed', uid: 'a', from: { time: '' }, to: { time: '9:00' } }, 'Time changed'],
  [
    { kind: 'changed', uid: 'a', from: { ob_type: 'teacher' }, to: { ob_type: 'student' } },
    'Speaker changed',
  ],
])('%j is called %s', (step, words) => {
  expect(wordsOf(step)).toBe(words);
});
