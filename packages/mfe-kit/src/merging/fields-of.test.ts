import { field } from './field';
import { fieldsOf } from './fields-of';

interface Sheet {
  title: string;
  minutes: number;
  revision: number;
}
const { merge, changed } = fieldsOf<Sheet, 'title' | 'minutes'>({
  title: field({ both: (mine, theirs) => `${mine} / ${theirs}` }),
  minutes: field({ both: (mine, theirs) => Math.max(mine, theirs) }),
});
const base: Sheet = { title: 'Fractions', minutes: 1, revision: 1 };

describe('fields', () => {
  it.each<[string, Partial<Sheet>, Partial<Sheet>, Partial<Sheet>]>([
    ['nothing changed', {}, {}, {}],
    ['only this side changed', { title: 'Mine' }, {}, { title: 'Mine' }],
    ['only the other side changed', {}, { title: 'Theirs' }, { title: 'Theirs' }],
    ['both changed alike', { title: 'Same' }, { title: 'Same' }, { title: 'Same' }],
    ['both changed differently', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine / Theirs' }],
    ['each changed another field', { title: 'Mine' }, { minutes: 5 }, { title: 'Mine', minutes: 5 }],
    ['the rule decides', { minutes: 7 }, { minutes: 5 }, { minutes: 7 }],
  ])('%s', (_, mine, theirs, expected) => {
    const merged = merge(base, { ...base, ...mine }, { ...base, ...theirs, revision: 2 });
    expect(merged).toEqual({ ...base, ...expected, revision: 2 });
  });

  it('that changed are named, all of them where the server has none yet', () => {
    expect(changed(base, { ...base, minutes: 5, revision: 2 })).toEqual({ minutes: 5 });
    expect(changed(null, base)).toEqual({ title: 'Fractions', minutes: 1 });
  });
});
