import { type ItemTag, MAX_ITEM_TAGS } from '@coaching/contracts';
import { pickedWords, withoutTag, withTag } from './tag-changes';

const tag = (row_uid: string, rubric_uid = 'practices'): ItemTag => ({
  rubric_uid,
  row_uid,
  row_name: row_uid,
});
const rowsOf = (tags: readonly ItemTag[]) => tags.map(({ row_uid }) => row_uid);
const full = Array.from({ length: MAX_ITEM_TAGS }, (_, place) => tag(`r${place}`));

it.each<[what: string, tags: ItemTag[], added: ItemTag, rows: string[]]>([
  ['the first', [], tag('waits'), ['waits']],
  ['another one', [tag('asks')], tag('waits'), ['asks', 'waits']],
  ['one that is there', [tag('asks'), tag('waits')], tag('asks'), ['asks', 'waits']],
  ['the same row of another rubric', [tag('asks')], tag('asks', 'other'), ['asks', 'asks']],
  ['one too many', full, tag('waits'), rowsOf(full)],
])('adds %s', (_, tags, added, rows) => {
  expect(rowsOf(withTag(tags, added))).toEqual(rows);
});

it('keeps of a row’s name what a tag holds', () => {
  expect(withTag([], { ...tag('waits'), row_name: ` ${'w'.repeat(400)}` })[0]?.row_name).toBe(
    'w'.repeat(300),
  );
});

it('removes the row of that rubric alone', () => {
  expect(withoutTag([tag('asks'), tag('asks', 'other')], tag('asks'))).toEqual([tag('asks', 'other')]);
});

it.each<[what: string, tags: ItemTag[], words: string]>([
  ['that is new', [tag('asks')], 'This line is now tagged with waits'],
  ['that is there', [tag('waits')], 'This line is tagged with waits already'],
  [
    'that is there, in a full line',
    [...full.slice(1), tag('waits')],
    'This line is tagged with waits already',
  ],
  ['too many', full, 'This line carries as many tags as it can'],
])('says of a row %s what became of it', (_, tags, words) => {
  expect(pickedWords(tags, tag('waits'))).toBe(words);
});
