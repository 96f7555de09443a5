import { queryIn } from './typed-sign';

it.each([
  ['a sign that begins a line', '#', ''],
  ['one after a space, with letters', 'Why? #wai', 'wai'],
  ['letters with accents', 'Ja #schön', 'schön'],
  ['no sign', 'Why?', null],
  ['one that was followed by a space', 'Number # ', null],
  ['one within a word', 'C#', null],
  ['several', '##', null],
])('%s', (_, text, query) => {
  expect(queryIn(text)).toBe(query);
});
