import { questionName } from './question-name';

it.each([
  ['<p>How was <strong>it</strong>?</p>', 'How was it?'],
  ['', 'an empty question'],
  [
    '<p>What did your students do that showed you hear them saying if this is right?</p>',
    'What did your students do that showed you hear them saying…',
  ],
  [
    '<p>What did your students do, and what did you hear from them, then?</p>',
    'What did your students do, and what did you hear from them…',
  ],
  [`<p>${'a'.repeat(80)}</p>`, `${'a'.repeat(59)}…`],
  [`<p>${'b'.repeat(60)}</p>`, 'b'.repeat(60)],
])('%s is called "%s"', (html, name) => {
  expect(questionName(html)).toBe(name);
  expect(questionName(html).length).toBeLessThanOrEqual(60);
});
