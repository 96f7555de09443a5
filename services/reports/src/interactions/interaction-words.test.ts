import { wordsOf } from './interaction-words';

it.each([
  ['', []],
  ['Wait time', ['time', 'wait']],
  ['Inês', ['ines']],
  ['plan, plan; PLAN', ['plan']],
  ['(follow-up) 2b', ['2b', 'follow', 'up']],
  ['Чтение и письмо', ['и', 'письмо', 'чтение']],
  ['.* ( $', []],
])('of "%s" are runs of letters and digits', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
