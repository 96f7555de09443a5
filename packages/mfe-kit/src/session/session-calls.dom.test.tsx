import { forgetOwedLogout, isLogoutOwed, oweLogout } from '../owed-logout';
import { sessionOf } from '../testing';
import { beginSession, refreshSession, signOut, takeUpNewSession } from './session-calls';
import { sessionStore } from './session-store';

const asked: string[] = [];
let isAway = false;
/** As much of an answer as calls look at. */
const says = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Map<string, string>(),
  json: async () => body,
});
let logout: ReturnType<typeof says>;

/** As the server has a browser do whose session it starts. */
const bearSign = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as old as the browsers are
  document.cookie = 'signed_in=1; Path=/';
};

beforeEach(() => {
  asked.length = 0;
  isAway = false;
  logout = says(200, { ok: true });
  forgetOwedLogout();
  bearSign();
  globalThis.fetch = (async (url: string) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const [path] = url.replace('/api', '').split('?');
    asked.push(path!);
    return path === '/logout' ? logout : says(200, sessionOf('coach'));
  }) as unknown as typeof fetch;
});

const isSignedIn = () => sessionStore.get().status === 'signed-in';

it('who logged out while the server was away is signed out here, also in the pages that come', async () => {
  await refreshSession();
  isAway = true;
  expect(await signOut()).toMatchObject({ isReached: false });
  expect([isSignedIn(), isLogoutOwed()]).toEqual([false, true]);
  await beginSession();
  await refreshSession();
  expect(isSignedIn()).toBe(false);
  isAway = false;
  asked.length = 0;
  await beginSession();
  expect([isSignedIn(), isLogoutOwed()]).toEqual([false, false]);
  expect(asked).toEqual(['/logout']);
});

it('the same where the server answers that it failed', async () => {
  logout = says(500, { message: 'No.' });
  expect(await signOut()).toMatchObject({ isReached: true, isTold: false });
  bearSign();
  await beginSession();
  expect(isSignedIn()).toBe(false);
  expect(asked).not.toContain('/user_session');
});

it('nothing is owed where it was told', async () => {
  expect(await signOut()).toEqual({ isReached: true, isTold: true });
  expect(isLogoutOwed()).toBe(false);
});

it('a session that is started anew is taken up, and not ended by what was owed before', async () => {
  oweLogout();
  await takeUpNewSession();
  bearSign();
  await beginSession();
  expect(isSignedIn()).toBe(true);
  expect(asked).toEqual(['/user_session', '/user_session']);
});
