import { remoteFor } from './match-remote';

const remotes = [
  { name: 'observations', routes: [{ prefix: '/config' }, { prefix: '/observation' }] },
  { name: 'conversations', routes: [{ prefix: '/questions' }] },
  { name: 'rubrics', routes: [{ prefix: '/rubric/' }, { prefix: '/questions/answers' }] },
];

it.each([
  ['/config', 'observations'],
  ['/config/', 'observations'],
  ['/config/2f', 'observations'],
  ['/configuration', undefined],
  ['/observation/a/b', 'observations'],
  ['/questions/config', 'conversations'],
  ['/questions/answers', 'rubrics'],
  ['/questions/answers/1', 'rubrics'],
  ['/rubric', 'rubrics'],
  ['/rubric/use/1', 'rubrics'],
  ['/', undefined],
  ['/dashboard', undefined],
])('%s belongs to %s', (path, name) => {
  expect(remoteFor(path, remotes)?.name).toBe(name);
});
