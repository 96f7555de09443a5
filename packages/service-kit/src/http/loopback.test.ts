import { isLoopback } from './loopback';

it.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['[::1]', true],
  ['127.0.0.1.evil.test', false],
  ['localhost.evil.test', false],
  ['10.0.0.1', false],
])('%s is this machine: %s', (name, expected) => {
  expect(isLoopback(name)).toBe(expected);
});
