import { loggedPath } from './access-log';

it.each([
  ['/observation/2ZgVfdHqYbBfK3xwQ0uSJeYKxT1', '/observation/2ZgVfdHqYbBfK3xwQ0uSJeYKxT1'],
  [`/calendar/${'s-_'.repeat(14)}x.ics`, '/calendar/….ics'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
