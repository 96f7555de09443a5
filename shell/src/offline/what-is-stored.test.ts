import { filesIn, isPublicPage, isSession, isStoredFile } from './what-is-stored';

it.each([
  ['/shell/main.4a6d1273ecb7533bb6dd.js', 'forever'],
  ['/shell/inter-latin-wght-normal.4f2981d828604f2981d8.woff2', 'forever'],
  ['/remotes/observations/cc9eb5ac16e5/775.c225462aebaac2254622.js', 'forever'],
  ['/remotes/observations/cc9eb5ac16e5/manifest.json', 'latest'],
  ['/remotes.json', 'latest'],
  ['/api/observation/u1', null],
  ['/api/observations', null],
  ['/api/observation/u1/live', null],
  ['/shell/index.html', null],
])('%s is stored: %s', (path, stored) => {
  expect(isStoredFile(path)).toBe(stored);
});

it.each([
  ['/', true],
  ['/pricing', true],
  ['/guides/lesson-planning.pdf', true],
  ['/api/docs', true],
  ['/dev/mail', true],
  ['/dashboard', false],
  ['/observation/u1', false],
  ['/login', false],
])('%s is a page of its own: %s', (path, own) => {
  expect(isPublicPage(path)).toBe(own);
});

it('knows the session by its call', () => {
  expect(isSession('/api/user_session')).toBe(true);
  expect(isSession('/api/users')).toBe(false);
});

it('of what a page names its own files are stored, each once', () => {
  const page =
    '<link href="/shell/main.e2f520ae51c3.css"><script src="/shell/login.4ac05f727304.js"></script>' +
    '<link href="/shell/main.e2f520ae51c3.css"><a href="/pricing">Plans</a><a href="https://a.test/b.4ac05f727304.js">';
  expect(filesIn(page)).toEqual(['/shell/main.e2f520ae51c3.css', '/shell/login.4ac05f727304.js']);
});
