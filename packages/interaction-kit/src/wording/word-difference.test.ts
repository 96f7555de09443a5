import { plainWords } from './plain-words';
import { wordDifference } from './word-difference';

const signs = { same: '', removed: '-', added: '+' };
const wording = (before: string, after: string) =>
  wordDifference(plainWords(before), plainWords(after))
    .map(({ kind, words }) => `${signs[kind]}[${words}]`)
    .join(' ');

it.each([
  ['nothing changed', '<p>What went well?</p>', '<p>What went well?</p>', '[What went well?]'],
  [
    'a word in the middle',
    '<p>What went well?</p>',
    '<p>What really went well?</p>',
    '[What] +[really] [went well?]',
  ],
  [
    'another word',
    '<p>What went well today?</p>',
    '<p>What went badly today?</p>',
    '[What went] -[well] +[badly] [today?]',
  ],
  [
    'only marks',
    '<p>What <strong>went</strong> well?</p>',
    '<p>What went <em>well?</em></p>',
    '[What went well?]',
  ],
  ['all of it', '<p>Why?</p>', '<p>How so?</p>', '-[Why?] +[How so?]'],
  ['from nothing', '', '<p>Why?</p>', '+[Why?]'],
  ['to nothing', '<p>Why?</p>', '', '-[Why?]'],
])('%s', (_, before, after, expected) => {
  expect(wording(before, after)).toBe(expected);
});

it.each([
  ['<p>one</p><p>two</p>', 'one two'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>a &amp; b &lt; c&nbsp;d</p>', 'a & b < c d'],
  ['<p>see <img src="/x.png" alt="a wall"> there</p>', 'see a wall there'],
  ['<p>&amp;lt;</p>', '&lt;'],
])('of %s one reads "%s"', (html, words) => {
  expect(plainWords(html)).toBe(words);
});
