import { notSeenText, rhythmText, weeksText } from './words';

it.each([
  [{ not_seen: false, weeks_since: 3 }, null],
  [{ not_seen: true, weeks_since: null }, 'Not seen yet'],
  [{ not_seen: true, weeks_since: 1 }, 'Not seen for 1 week'],
  [{ not_seen: true, weeks_since: 6 }, 'Not seen for 6 weeks'],
])('%j', (row, text) => {
  expect(notSeenText(row)).toBe(text);
});

it('says weeks as people do', () => {
  expect([1, 2].map(weeksText)).toEqual(['1 week', '2 weeks']);
  expect([1, 12].map(rhythmText)).toEqual(['Every week', 'Every 12 weeks']);
});
