import type { Observation } from '@coaching/contracts';
import { anItem, anObservation } from '../../observation/testing/builders';
import { addItem, changeItem, newItem, nextItemSpeaker, removeItem } from './script-changes';

const now = new Date(2026, 2, 2, 9, 5, 7);
const uids = (observation: Observation) => observation.items.map(({ uid }) => uid);
const withItems = (...uids: string[]) => anObservation({ items: uids.map((uid) => anItem(uid)) });

describe('nextItemSpeaker', () => {
  it.each([
    [0, 'teacher'],
    [1, 'student'],
    [2, 'teacher'],
    [3, 'student'],
  ])('after %i items is the %s', (count, speaker) => {
    expect(nextItemSpeaker(Array.from({ length: count }, (_, index) => anItem(`i${index}`)))).toBe(speaker);
  });
});

describe('newItem', () => {
  it('is empty, stamped with the time, and of the speaker whose turn it is', () => {
    expect(newItem([anItem('a')], now, 'b')).toEqual({
      uid: 'b',
      time: '9:05:07 AM',
      timestamp: now.toISOString(),
      data: '',
      ob_type: 'student',
      notes: null,
      teacher_notes: null,
      tags: [],
    });
  });
});

describe('items', () => {
  it('are added at the end', () => {
    expect(uids(addItem(anItem('c'))(withItems('a', 'b')))).toEqual(['a', 'b', 'c']);
  });

  it('change without touching the others', () => {
    const before = withItems('a', 'b');
    const after = changeItem('b', { data: '<p>new</p>' })(before);
    expect(after.items[1]?.data).toBe('<p>new</p>');
    expect(after.items[0]).toBe(before.items[0]);
  });

  it('are removed', () => {
    expect(uids(removeItem('b')(withItems('a', 'b', 'c')))).toEqual(['a', 'c']);
  });
});
