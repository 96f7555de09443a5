import { forgetOwedLogout, isLogoutOwed, onLogoutElsewhere, oweLogout, payOwedLogout } from '.';

const calls: [url: string, init: RequestInit | undefined][] = [];
let answers: () => Promise<Partial<Response>>;
/** As the server has a browser do whose session it starts. */
const bearSign = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as old as the browsers are
  document.cookie = 'signed_in=1; Path=/';
};

beforeEach(() => {
  calls.length = 0;
  forgetOwedLogout();
  bearSign();
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    calls.push([url, init]);
    return answers();
  }) as typeof fetch;
});

const says = (status: number, body: unknown) => async () => ({
  ok: status < 400,
  status,
  json: async () => body,
});
const nothing = async () => {
  throw new TypeError('Failed to fetch');
};
const aPortal = async () => ({
  ok: true,
  status: 200,
  json: async () => {
    throw new SyntaxError('<');
  },
});

it('asks nobody while nothing is owed', async () => {
  answers = nothing;
  expect(await payOwedLogout('/api')).toBe(true);
  expect(calls).toEqual([]);
});

it('no page takes the browser for signed in from then on, and the server is told', async () => {
  oweLogout();
  expect(document.cookie).not.toContain('signed_in=1');
  answers = says(200, { ok: true });
  expect(await payOwedLogout('/api')).toBe(true);
  expect(calls).toMatchObject([['/api/logout', { method: 'POST', credentials: 'include' }]]);
  expect(isLogoutOwed()).toBe(false);
});

it.each<[what: string, answer: () => Promise<Partial<Response>>]>([
  ['nothing', nothing],
  ['that it failed', says(500, { message: 'No.' })],
  ['that it is away', says(503, null)],
  ['as a network that asks to sign in does', aPortal],
  ['something else', says(200, { user: {} })],
])('stays owed where the server says %s', async (_, answer) => {
  oweLogout();
  answers = answer;
  expect(await payOwedLogout('/api')).toBe(false);
  expect(isLogoutOwed()).toBe(true);
});

it('is heard of by other pages of the browser when somebody logs out, and not when it was told', () => {
  let times = 0;
  const stop = onLogoutElsewhere(() => {
    times += 1;
  });
  const stored = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  stored('logout-owed', '1');
  stored('logout-owed', null);
  stored('other', '1');
  stop();
  stored('logout-owed', '1');
  expect(times).toBe(1);
});
