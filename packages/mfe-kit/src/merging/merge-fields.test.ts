import { mergeFields } from './merge-fields';

interface Sheet {
  title: string;
  minutes: number;
  revision: number;
}
const rules = {
  title: (mine: string, theirs: string) => `${mine} / ${theirs}`,
  minutes: (mine: number, theirs: number) => Math.max(mine, theirs),
};
const base: Sheet = { title: 'Fractions', minutes: 1, revision: 1 };

describe('mergeFields', () => {
  it.each<[string, Partial<Sheet>, Partial<Sheet>, Partial<Sheet>]>([
    ['nothing changed', {}, {}, {}],
    ['only this side changed', { title: 'Mine' }, {}, { title: 'Mine' }],
    ['only the other side changed', {}, { title: 'Theirs' }, { title: 'Theirs' }],
    ['both changed alike', { title: 'Same' }, { title: 'Same' }, { title: 'Same' }],
    ['both changed differently', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine / Theirs' }],
    ['each changed another field', { title: 'Mine' }, { minutes: 5 }, { title: 'Mine', minutes: 5 }],
    ['the rule decides', { minutes: 7 }, { minutes: 5 }, { minutes: 7 }],
  ])('%s', (_, mine, theirs, expected) => {
    const merged = mergeFields(
      { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs, revision: 2 } },
      rules,
    );
    expect(merged).toEqual({ ...base, ...expected, revision: 2 });
  });
});
