import { dayText, plainWords, today } from './step-words';

it.each([
  [new Date(2026, 0, 2, 0, 0), '2026-01-02'],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
])('today at %s is %s', (now, day) => {
  expect(today(now)).toBe(day);
});

it('writes a day as MM/DD/YYYY', () => {
  expect(dayText('2026-03-02')).toBe('03/02/2026');
});

it.each([
  ['', ''],
  ['<p>Wait <strong>five</strong> seconds.</p><p>Then ask.</p>', 'Wait five seconds. Then ask.'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['<p>a &lt; b<br>c</p>', 'a < b c'],
  ['<img src="/a.png" alt="The board"><img src="/b.png">', 'The board Picture'],
])('reads %j as %j', (html, words) => {
  expect(plainWords(html)).toBe(words);
});
