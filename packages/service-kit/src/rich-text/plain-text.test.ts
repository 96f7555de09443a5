import { plainText } from './plain-text';

it.each([
  ['', ''],
  ['<p>Wait <strong>five</strong> seconds.</p><p>Then ask.</p>', 'Wait five seconds. Then ask.'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['a &lt; b &amp;&amp; c &gt; d', 'a < b && c > d'],
  ['&amp;lt;', '&lt;'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
