import { durationText } from './duration-text';

it.each([
  [null, 'Not Started'],
  [0, '0 minutes'],
  [1, '1 minute'],
  [38, '38 minutes'],
])('%s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
