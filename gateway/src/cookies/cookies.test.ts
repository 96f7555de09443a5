import { cookiesFor } from './cookies';

function context(host: string, cookie = '') {
  const set: string[] = [];
  const response = { appendHeader: (_: string, value: string) => void set.push(value) };
  return { set, context: { request: { headers: { host, cookie } }, response } as never };
}

describe.each<[publicOrigin: string | undefined, host: string, secure: boolean]>([
  ['https://coaching.test', '127.0.0.1', true],
  ['http://coaching.test', '127.0.0.1', true],
  ['https://localhost:3000', 'localhost:3000', true],
  ['http://localhost:3000', 'localhost:3000', false],
  [undefined, 'coaching.test', true],
  [undefined, 'localhost:3000', false],
  [undefined, '[::1]:3000', false],
])('cookies of %s, asked for as %s', (publicOrigin, host, secure) => {
  const cookies = cookiesFor(publicOrigin);
  const prefix = secure ? '__Host-' : '';
  const flag = secure ? '; Secure' : '';

  it('bear __Host- and Secure wherever they are sent over TLS only, and never a Domain', () => {
    const { context: to, set } = context(host);
    cookies.set(to, 'thing', 'a', { maxAgeMs: 61_000 });
    cookies.set(to, 'hint', '1', { maxAgeMs: 1000, readable: true });
    cookies.forget(to, 'thing');
    expect(set).toEqual([
      `${prefix}thing=a; Path=/; Max-Age=61; HttpOnly; SameSite=Lax${flag}`,
      `${prefix}hint=1; Path=/; Max-Age=1; SameSite=Lax${flag}`,
      `${prefix}thing=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${flag}`,
    ]);
  });

  it('are read under that very name', () => {
    const sent = `x${prefix}thing=no; ${prefix}thing=a=b; other=c`;
    expect(cookies.read(context(host, sent).context, 'thing')).toBe('a=b');
    expect(cookies.read(context(host).context, 'thing')).toBeNull();
    const planted = secure ? 'thing=planted' : '__Host-thing=planted';
    expect(cookies.read(context(host, planted).context, 'thing')).toBeNull();
  });
});
