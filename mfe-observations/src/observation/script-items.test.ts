import type { ObservationItem } from '@coaching/contracts';
import { scriptItems } from './script-items';
import { anItem } from './testing/builders';

const one = anItem('one');
const two = anItem('two', { timestamp: '2026-03-02T09:01:00.000Z' });
const changed = (item: ObservationItem, more: Partial<ObservationItem>) => ({ ...item, ...more });
const text = (item: ObservationItem, words: string) => changed(item, { data: `<p>${words}</p>` });
const copyMark = '<p><em>Also written here on another device:</em></p>';

const read = (items: ObservationItem[]) => items.map(({ uid, data }) => `${uid}: ${data}`);
const merge = (base: ObservationItem[], mine: ObservationItem[], theirs: ObservationItem[]) =>
  scriptItems(() => 'copy').merge(base, mine, theirs);

describe('the lines of a script', () => {
  it('takes both sides’ changes of different items', () => {
    expect(read(merge([one, two], [text(one, 'mine'), two], [one, text(two, 'theirs')]))).toEqual([
      'one: <p>mine</p>',
      'two: <p>theirs</p>',
    ]);
  });

  it('takes both sides’ changes of different parts of one item', () => {
    const [item] = merge([one], [text(one, 'mine')], [changed(one, { notes: '<p>theirs</p>' })]);
    expect(item).toMatchObject({ data: '<p>mine</p>', notes: '<p>theirs</p>' });
  });

  it.each<[what: string, base: string[], mine: string[], theirs: string[], merged: string[]]>([
    ['a tag of either side', [], ['asks'], ['waits'], ['waits', 'asks']],
    ['a row that both tagged once', [], ['asks'], ['asks'], ['asks']],
    ['what only this side removed away', ['asks', 'waits'], ['asks'], ['asks', 'waits'], ['asks']],
    ['what only the other side removed away', ['asks', 'waits'], ['asks', 'waits'], ['waits'], ['waits']],
    ['no tag away that one side added to', ['asks'], [], ['asks', 'waits'], ['asks', 'waits']],
  ])('takes %s', (_, ...sides) => {
    const merged = sides.pop();
    const [base, mine, theirs] = sides.map((rows) =>
      changed(one, { tags: rows.map((row_uid) => ({ rubric_uid: 'r', row_uid, row_name: row_uid })) }),
    );
    const [item] = merge([base!], [mine!], [theirs!]);
    expect(item?.tags.map(({ row_uid }) => row_uid)).toEqual(merged);
  });

  it('keeps both texts when both rewrote an item: this device’s in place, the other’s marked after it', () => {
    expect(read(merge([one, two], [text(one, 'mine'), two], [text(one, 'theirs'), two]))).toEqual([
      'one: <p>mine</p>',
      `copy: ${copyMark}<p>theirs</p>`,
      'two: <p>two</p>',
    ]);
  });

  it.each([
    ['this device typed on from what the other has', 'Hello there', 'Hello', 'Hello there'],
    ['the other device typed on from what this one has', 'Hello', 'Hello there', 'Hello there'],
  ])('makes no copy when %s', (_, mine, theirs, expected) => {
    expect(read(merge([text(one, '')], [text(one, mine)], [text(one, theirs)]))).toEqual([
      `one: <p>${expected}</p>`,
    ]);
  });

  it('keeps both notes when both wrote one', () => {
    const [item] = merge(
      [one],
      [changed(one, { notes: '<p>mine</p>' })],
      [changed(one, { notes: '<p>theirs</p>' })],
    );
    expect(item?.notes).toBe(`<p>mine</p>${copyMark}<p>theirs</p>`);
  });

  it('keeps an item that one side edited and the other deleted', () => {
    expect(read(merge([one, two], [two], [text(one, 'theirs'), two]))).toEqual([
      'one: <p>theirs</p>',
      'two: <p>two</p>',
    ]);
    expect(read(merge([one, two], [text(one, 'mine'), two], [two]))).toEqual([
      'one: <p>mine</p>',
      'two: <p>two</p>',
    ]);
  });

  it('puts new items of both sides in the order they were written', () => {
    const at = (uid: string, minute: number) =>
      anItem(uid, { timestamp: `2026-03-02T09:0${minute}:00.000Z` });
    expect(
      merge([one], [one, at('m1', 1), at('m4', 4)], [one, at('t2', 2), at('t3', 3)]).map(({ uid }) => uid),
    ).toEqual(['one', 'm1', 't2', 't3', 'm4']);
  });

  it('sees no change where the server only tidied', () => {
    const tidied = changed(one, { data: '<p>a<br />b</p>' });
    const typed = changed(one, { data: '<p>a<br>b</p>' });
    expect(scriptItems().isSame([tidied], [typed])).toBe(true);
    expect(read(merge([typed], [text(one, 'mine')], [tidied]))).toEqual(['one: <p>mine</p>']);
  });
});
