import { unsentWords } from './unsent-words';

it.each([
  [{ changes: 1, isStored: true }, '1 change is not on the server yet', /it stays on this device, locked/],
  [
    { changes: 3, isStored: true },
    '3 changes are not on the server yet',
    /they are sent when you log in on this device again/,
  ],
  [{ changes: 3, isStored: false }, '3 changes are not on the server yet', /they are lost/],
  [
    { changes: 1, isStored: true, isRefused: true },
    '1 change is not on the server yet',
    /^The server does not take it as it is\. .*your dashboard leads to it when you log in/,
  ],
])('of %j', (left, title, text) => {
  const words = unsentWords({ isRefused: false, ...left });
  expect(words.title).toBe(title);
  expect(words.text).toMatch(text);
});
