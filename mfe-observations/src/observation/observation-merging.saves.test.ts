import type { Observation } from '@coaching/contracts';
import { observationMerging } from './observation-merging';
import { anItem, anObservation } from './testing/builders';

const { ancestor, confirmed, draftOf, merge } = observationMerging;
const written = (uid: string, words: string) => anItem(uid, { data: `<p>${words}</p>` });
const items = (observation: Observation) => observation.items.map(({ uid, data }) => `${uid}: ${data}`);

describe('a save whose answer was lost', () => {
  const base = anObservation({ items: [written('a', '')] });
  const sent = anObservation({ items: [written('a', 'Hel'), written('b', 'new')] });
  const mine = anObservation({ items: [written('a', 'Hello'), written('b', 'newer')] });

  it('is not taken for somebody else’s when it was stored', () => {
    const theirs = { ...sent, revision: 2 };
    expect(items(merge(ancestor(base, sent, theirs), mine, theirs))).toEqual(items(mine));
  });

  it('changes nothing when it was not stored', () => {
    const theirs = { ...base, revision: 2, title: 'Theirs' };
    const merged = merge(ancestor(base, sent, theirs), mine, theirs);
    expect(items(merged)).toEqual(items(mine));
    expect(merged.title).toBe('Theirs');
  });

  it('does not hide what was written elsewhere after it', () => {
    const theirs = { ...sent, revision: 3, items: [written('a', 'Hel'), written('b', 'rewritten there')] };
    const merged = merge(ancestor(base, sent, theirs), sent, theirs);
    expect(items(merged)).toEqual(['a: <p>Hel</p>', 'b: <p>rewritten there</p>']);
  });

  it('does not bring back what it deleted', () => {
    const full = anObservation({ items: [written('a', 'x'), written('b', 'y')] });
    const shorter = anObservation({ items: [written('a', 'x')] });
    const theirs = { ...shorter, revision: 2 };
    expect(items(merge(ancestor(full, shorter, theirs), shorter, theirs))).toEqual(['a: <p>x</p>']);
  });
});

describe('an answered save', () => {
  const base = anObservation({ title: 'Old', items: [written('a', '')] });
  const sent = { ...base, items: [anItem('a', { data: '<p>x<br>y</p>' })] };

  it('leaves own words as typed where the server tidied them', () => {
    const answer = { ...sent, revision: 2, items: [anItem('a', { data: '<p>x<br />y</p>' })] };
    expect(confirmed({ base, sent, answer })).toMatchObject({ revision: 2, items: sent.items });
  });

  it('takes over what was not sent', () => {
    const answer = { ...sent, revision: 3, title: 'Theirs' };
    expect(confirmed({ base, sent, answer })).toMatchObject({ revision: 3, title: 'Theirs' });
  });
});

describe('draftOf', () => {
  it('names only what changed, and the revision it is based on', () => {
    const base = anObservation({ revision: 4 });
    expect(draftOf({ ...base, duration: 2 }, base)).toEqual({ uid: 'o1', revision: 4, duration: 2 });
  });
});
