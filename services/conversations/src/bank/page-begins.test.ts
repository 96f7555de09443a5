import { type Arrangement, pageBegins } from './page-begins';

const lists = [{ place: 'tool system', counts: 1 as const, rows: 500 }];
const byText: Arrangement = { lists, order: { sortBy: 'question', descending: false } };
const byTextBackwards: Arrangement = { lists, order: { sortBy: 'question', descending: true } };

it('remembers where a page began, of these lists in this order', () => {
  const begins = pageBegins();
  begins.put(byText, 100, [40]);
  expect(begins.find(byText, 100)).toEqual([40]);
  expect(begins.find(byText, 150)).toBeNull();
  expect(begins.find(byTextBackwards, 100)).toBeNull();
  expect(begins.find({ ...byText, lists: [{ ...lists[0]!, place: 'tool other' }] }, 100)).toBeNull();
});

it('finds it again when rows came or went meanwhile', () => {
  const begins = pageBegins();
  begins.put(byText, 100, [40]);
  expect(begins.find({ ...byText, lists: [{ ...lists[0]!, rows: 501 }] }, 100)).toEqual([40]);
});

it('forgets what was used longest ago when there are too many', () => {
  const begins = pageBegins(2);
  begins.put(byText, 100, [1]);
  begins.put(byText, 200, [2]);
  begins.find(byText, 100);
  begins.put(byText, 300, [3]);
  expect([100, 200, 300].map((skip) => begins.find(byText, skip))).toEqual([[1], null, [3]]);
});
