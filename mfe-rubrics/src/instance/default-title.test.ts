import { defaultTitle } from './default-title';

it.each([
  ['nobody yet', null, "Ada Park's Teaching Practices"],
  ['a coachee', { username: 'Daniel Reyes' }, "Ada Park's Teaching Practices with Daniel Reyes"],
])('with %s', (_, client, title) => {
  expect(defaultTitle({ name: 'Teaching Practices' }, { username: 'Ada Park' }, client)).toBe(title);
});
