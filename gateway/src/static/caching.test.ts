import { ASK_EACH_TIME, cachingOf, FOREVER, isAsset } from './caching';

it.each([
  ['/index.html', ASK_EACH_TIME],
  ['/favicon.svg', ASK_EACH_TIME],
  ['/remotes.json', ASK_EACH_TIME],
  ['/shell/main.283f9e90c05e.js', FOREVER],
  ['/shell/main.283f9e90c05e.css', FOREVER],
  ['/shell/inter-latin-wght-normal.4f2981d82860.woff2', FOREVER],
  ['/shell/main.js', ASK_EACH_TIME],
  ['/remotes/observations/entry.json', ASK_EACH_TIME],
  ['/remotes/observations/12f88d5c1ffd/manifest.json', ASK_EACH_TIME],
  ['/remotes/observations/12f88d5c1ffd/mf-manifest.json', ASK_EACH_TIME],
  ['/remotes/observations/12f88d5c1ffd/remote.js', FOREVER],
  ['/remotes/observations/12f88d5c1ffd/chunks/7.js', FOREVER],
])('%s is cached: %s', (path, expected) => {
  expect(cachingOf(path)).toBe(expected);
});

it.each([
  ['/shell/main.js', true],
  ['/shell', true],
  ['/remotes/observations/x.js', true],
  ['/shellfish', false],
  ['/observations', false],
])('%s is a file or nothing: %s', (path, expected) => {
  expect(isAsset(path)).toBe(expected);
});
