import type { Observation } from '@coaching/contracts';
import { anItem, anObservation } from '../../observation/testing/builders';
import { nextItemSpeaker } from './next-item-speaker';
import { addItem, begin, changeItem, finish, newItem, removeItem, setDuration } from './script-changes';

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

describe('begin', () => {
  it('stamps an observation that has not begun', () => {
    expect(begin(now)(anObservation({ timestamp: null, duration: null }))).toMatchObject({
      timestamp: now.toISOString(),
      duration: 0,
    });
  });

  it('leaves one that has a time as it is', () => {
    const observation = anObservation();
    expect(begin(now)(observation)).toBe(observation);
  });
});

describe('finish', () => {
  it('ends an observation once', () => {
    const ended = finish(now)(anObservation());
    expect(ended.end_timestamp).toBe(now.toISOString());
    expect(finish(new Date())(ended)).toBe(ended);
  });

  it('shares what was private', () => {
    expect(finish(now)(anObservation({ visibility: 'private' })).visibility).toBe('shared');
  });
});

describe('setDuration', () => {
  it('changes nothing when nothing changes, so that nothing is saved', () => {
    const observation = anObservation({ duration: 3 });
    expect(setDuration(3)(observation)).toBe(observation);
    expect(setDuration(4)(observation).duration).toBe(4);
  });
});
