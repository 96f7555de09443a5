import { unsentWords } from './unsent-words';

it.each([
  [{ changes: 1, isStored: true }, '1 change is not on the server yet', /it stays on this device, locked/],
  [
    { changes: 3, isStored: true },
    '3 changes are not on the server yet',
    /they are sent when you log in on this device again/,
  ],
  [{ changes: 3, isStored: false }, '3 changes are not on the server yet', /they are lost/],
])('of %j', (left, title, text) => {
  const words = unsentWords(left);
  expect(words.title).toBe(title);
  expect(words.text).toMatch(text);
});
