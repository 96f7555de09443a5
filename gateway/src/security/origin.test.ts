import { foreignOrigin } from './origin';

describe.each<[publicOrigin: string | undefined, meaning: string]>([
  ['https://coaching.test', 'a public origin'],
  ['http://localhost:3000', 'a public origin on loopback'],
  [undefined, 'no public origin'],
])('with %s (%s)', (publicOrigin) => {
  const isForeign = foreignOrigin(publicOrigin);
  const isLetIn = (headers: Record<string, string>) => !isForeign({ headers });
  const believesHost = publicOrigin !== 'https://coaching.test';

  it.each([
    ['its own origin', { origin: publicOrigin ?? 'http://here.test', host: 'here.test' }, true],
    ['no browser', { host: 'here.test' }, true],
    ['its own page, by the older sign', { 'sec-fetch-site': 'same-origin', host: 'here.test' }, true],
    ['the address bar', { 'sec-fetch-site': 'none', host: 'here.test' }, true],
    ['the host that is asked', { origin: 'http://here.test', host: 'here.test' }, believesHost],
    [
      'the host that is asked, with its port',
      { origin: 'http://here.test:81', host: 'Here.test:81' },
      believesHost,
    ],
    ['another port', { origin: 'http://here.test:81', host: 'here.test:80' }, false],
    ['another site', { origin: 'https://evil.test', host: 'here.test' }, false],
    ['a site that begins alike', { origin: 'https://coaching.test.evil.test', host: 'here.test' }, false],
    ['a subdomain', { origin: 'https://a.coaching.test', host: 'here.test' }, false],
    ['a page without an origin', { origin: 'null', host: 'here.test' }, false],
    ['an origin that is none', { origin: 'evil', host: 'here.test' }, false],
    ['another site, by the older sign', { 'sec-fetch-site': 'cross-site', host: 'here.test' }, false],
    ['a neighbour, by the older sign', { 'sec-fetch-site': 'same-site', host: 'here.test' }, false],
  ])('asked by %s: %s', (_, headers, expected) => {
    expect(isLetIn(headers)).toBe(expected);
  });
});
