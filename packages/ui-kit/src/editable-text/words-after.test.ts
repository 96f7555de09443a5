import { wordsAfter } from './words-after';

it.each([
  ['', 'a line', '<p>a line</p>'],
  ['', 'a\n\nb', '<p>a</p><p></p><p>b</p>'],
  ['<p>One</p>', '', '<p>One</p>'],
  ['<p>One</p>', ' & <more>', '<p>One &amp; &lt;more&gt;</p>'],
  ['<p>One</p><p>Two</p>', '!\nThree', '<p>One</p><p>Two!</p><p>Three</p>'],
  ['<p>One</p>', '\n', '<p>One</p><p></p>'],
  ['<p>So <strong>loud</strong></p>', 'er', '<p>So <strong>louder</strong></p>'],
  [
    '<p>See <a href="https://a.example">this</a></p>',
    ' now',
    '<p>See <a href="https://a.example">this</a> now</p>',
  ],
  ['<ul><li><p>One</p></li></ul>', ' more', '<ul><li><p>One more</p></li></ul>'],
  ['<h2>Head</h2>', 'ing', '<h2>Heading</h2>'],
  ['<p>One</p><img src="/files/a">', 'below', '<p>One</p><img src="/files/a"><p>below</p>'],
])('%j and %j typed after it', (html, typed, written) => {
  expect(wordsAfter(html, typed)).toBe(written);
});
