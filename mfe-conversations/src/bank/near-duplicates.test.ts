import { nearDuplicates } from './near-duplicates';

const there = ['<p>What went well in this lesson?</p>', '<p>Was möchtest du ÄNDERN?</p>'];

it.each([
  ['the same', 'What went well in this lesson?', 'What went well in this lesson?'],
  ['other case and marks', '<p><em>what</em> went WELL in this lesson</p>', 'What went well in this lesson?'],
  ['one word more', 'What went really well in this lesson?', 'What went well in this lesson?'],
  ['case of another language', 'was möchtest du ändern', 'Was möchtest du ÄNDERN?'],
  ['another question', 'What would you do differently?', null],
  ['nothing', '', null],
])('%s', (_, text, like) => {
  expect(nearDuplicates([text], there)).toEqual([like]);
});

it('what was pasted before counts, too', () => {
  expect(nearDuplicates(['Why so?', 'Why so'], [])).toEqual([null, 'Why so?']);
});
