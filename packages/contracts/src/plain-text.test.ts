import { richTextOf } from './plain-text';

it.each([
  ['', ''],
  ['Show me.', '<p>Show me.</p>'],
  ['one\ntwo', '<p>one</p><p>two</p>'],
  ['2 < 3 & 4 > 3', '<p>2 &lt; 3 &amp; 4 &gt; 3</p>'],
])('%j is %j', (text, html) => {
  expect(richTextOf(text)).toBe(html);
});
