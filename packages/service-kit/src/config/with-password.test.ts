import { withPassword } from './with-password';

it.each([
  [
    'mongodb://me@a.test:27017,b.test/?replicaSet=rs0',
    'mongodb://me:p%40ss%2Fword@a.test:27017,b.test/?replicaSet=rs0',
  ],
  ['mongodb+srv://me@a.test/', 'mongodb+srv://me:p%40ss%2Fword@a.test/'],
  ['redis://default@redis:6379', 'redis://default:p%40ss%2Fword@redis:6379'],
  ['nats://me@nats:4222', 'nats://me:p%40ss%2Fword@nats:4222'],
])('%s gets the password of its user', (url, whole) => {
  expect(withPassword(url, 'p@ss/word')).toBe(whole);
});

it.each([
  'mongodb://a.test:27017/?directConnection=true',
  'mongodb://me:own@a.test/',
  'nats://a.test:4222',
  'redis://:own@redis:6379/0?name=me@home',
])('%s stays as it is', (url) => {
  expect(withPassword(url, 'p@ss/word')).toBe(url);
});

it('without a password nothing is added', () => {
  expect(withPassword('nats://me@nats:4222', undefined)).toBe('nats://me@nats:4222');
});
