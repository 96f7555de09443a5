import { ownPath } from './own-path';

it.each([
  ['https://coach.example/api/files/a.png', '/api/files/a.png'],
  ['https://files.example/a.png', 'https://files.example/a.png'],
  ['https://coach.example.evil.example/a.png', 'https://coach.example.evil.example/a.png'],
])('%s is kept as %s', (address, kept) => {
  expect(ownPath(address, 'https://coach.example')).toBe(kept);
});
