import { mergeList } from './merge-list';

interface Line {
  uid: string;
  text: string;
  at: number;
}

/** 'a b c' is three lines in their place; 'a=new' has another text; 'x@3' was written at 3. */
function lines(text: string): Line[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word, index) => {
      const [, uid = '', at, changed] = /^([^=@]+)(?:@(\d+))?(?:=(.*))?$/.exec(word) ?? [];
      return { uid, at: Number(at ?? index), text: changed ?? 'old' };
    });
}
const written = (merged: Line[]) =>
  merged.map(({ uid, text }) => (text === 'old' ? uid : `${uid}=${text}`)).join(' ');

const rules = {
  key: ({ uid }: Line) => uid,
  isSame: (one: Line, other: Line) => one.text === other.text,
  mergeBoth: (mine: Line, theirs: Line) => [mine, { ...theirs, uid: `${theirs.uid}-copy` }],
  isBefore: (one: Line, other: Line) => one.at <= other.at,
};

describe('mergeList', () => {
  it.each([
    ['nothing changed', 'a b', 'a b', 'a b', 'a b'],
    ['different items changed', 'a b', 'a=mine b', 'a b=theirs', 'a=mine b=theirs'],
    ['the same item changed alike', 'a', 'a=same', 'a=same', 'a=same'],
    ['the same item changed differently', 'a b', 'a=mine b', 'a=theirs b', 'a=mine a-copy=theirs b'],
    ['added here', 'a b', 'a b c', 'a b', 'a b c'],
    ['added there', 'a b', 'a b', 'a b c', 'a b c'],
    ['added on both sides, here later', 'a', 'a m@5', 'a t@3', 'a t m'],
    ['added on both sides, here earlier', 'a', 'a m@3', 'a t@5', 'a m t'],
    ['several added on both sides', 'a', 'a m@2 n@6', 'a t@4 u@8', 'a m t n u'],
    ['added here in the middle', 'a b c', 'a m b c', 'a b c', 'a m b c'],
    ['added here above all', 'a b', 'm@0 a b', 'a b', 'm a b'],
    ['deleted here', 'a b c', 'a c', 'a b c', 'a c'],
    ['deleted there', 'a b c', 'a b c', 'a c', 'a c'],
    ['deleted on both sides', 'a b', 'a', 'a', 'a'],
    ['deleted here, changed there', 'a b c', 'a c', 'a b=theirs c', 'a b=theirs c'],
    ['deleted there, changed here', 'a b c', 'a b=mine c', 'a c', 'a b=mine c'],
    ['added here after one deleted there', 'a b', 'a b m@9', 'a', 'a m'],
    ['everything deleted there, added here', 'a b', 'a b m', '', 'm'],
    ['put into another order here', 'a b c', 'c a b', 'a b c', 'c a b'],
    ['put into another order there', 'a b c', 'a b c', 'c a b', 'c a b'],
    ['put into another order on both sides', 'a b c', 'c a b', 'b a c', 'b a c'],
    ['moved here, another one deleted there', 'a q b', 'b a q', 'a b', 'b a'],
    ['moved here, another one changed there', 'a b c', 'c a b', 'a b=theirs c', 'c a b=theirs'],
    ['moved here, one added there', 'a b c', 'c a b', 'a t@1 b c', 'c a t b'],
    ['moved here, and added on both sides', 'a b', 'b a m@5', 'a t@3 b', 'b a t m'],
    ['moved here, deleted there and changed here', 'a q b', 'b q=mine a', 'a b', 'b q=mine a'],
    ['the same new item on both sides', '', 'm=same', 'm=same', 'm=same'],
    ['the same new item with different text', '', 'm=mine', 'm=theirs', 'm=mine m-copy=theirs'],
  ])('%s', (_, base, mine, theirs, expected) => {
    const merged = mergeList({ base: lines(base), mine: lines(mine), theirs: lines(theirs) }, rules);
    expect(written(merged)).toBe(expected);
  });
});
