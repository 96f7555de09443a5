import { type Content, isOurs } from './is-ours';

const between = '<!doctype html><title>Sign in to the network of the school</title>';
const own = '<!doctype html><meta name="api-base" content="/api"><div id="app"></div>';

it.each<[Content, string, string, boolean]>([
  ['page', 'text/html; charset=utf-8', own, true],
  ['page', 'text/html', between, false],
  ['page', 'text/html', '', false],
  ['json', 'application/json; charset=utf-8', '{"remotes":[]}', true],
  ['json', 'text/html', between, false],
  ['file', 'text/javascript; charset=utf-8', 'go()', true],
  ['file', 'font/woff2', 'f', true],
  ['file', 'text/html; charset=utf-8', between, false],
])('takes a %s of %s for ours: %s', async (content, type, body, ours) => {
  const answer = new Response(body, { headers: { 'content-type': type } });
  expect(await isOurs(answer, content)).toBe(ours);
  // It can still be read.
  expect(await answer.text()).toBe(body);
});
