import { cookiesFor } from './cookies';
import { KNOWN_MS, knownDevices } from './known-devices';

const secret = 'a-session-secret-of-forty-characters-...';
let now: number;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
});

const cookies = cookiesFor('https://coaching.test');
const devices = knownDevices(cookies, secret, () => now);

/** A browser with its cookies. */
function aBrowser(cookie = '') {
  const browser = {
    cookie,
    context: () => ({
      request: { headers: { cookie: browser.cookie } },
      response: {
        appendHeader(_: string, set: string) {
          browser.cookie = set.split(';')[0]!;
        },
      },
    }),
    remember: (account: string) => devices.remember(browser.context() as never, account),
    nameTo: (account: string, its = devices) => its.nameTo(browser.context() as never, account),
  };
  return browser;
}

it('a device is known to who signed in on it, and to nobody else', () => {
  const hers = aBrowser();
  expect(hers.nameTo('maya')).toBeNull();
  hers.remember('maya');
  expect(hers.nameTo('maya')).toMatch(/^[\w-]{16}$/);
  expect(hers.nameTo('omar')).toBeNull();
  expect(aBrowser().nameTo('maya')).toBeNull();
});

it('a device that several people use is known to each, the latest of them', () => {
  const shared = aBrowser();
  const people = Array.from({ length: 10 }, (_, index) => `person${index}`);
  for (const person of people) shared.remember(person);
  expect(people.map((person) => shared.nameTo(person) !== null)).toEqual([
    false,
    false,
    ...Array(8).fill(true),
  ]);
  expect(shared.cookie.length).toBeLessThan(1000);
});

it('it has another name after each sign-in, so that one that was stolen uses up none of its tries', () => {
  const hers = aBrowser();
  hers.remember('maya');
  const before = hers.nameTo('maya');
  hers.remember('maya');
  expect(hers.nameTo('maya')).not.toBe(before);
  expect(hers.cookie).not.toContain('.');
});

it('it is forgotten after half a year', () => {
  const hers = aBrowser();
  hers.remember('maya');
  now += KNOWN_MS - 1;
  expect(hers.nameTo('maya')).not.toBeNull();
  now += 1;
  expect(hers.nameTo('maya')).toBeNull();
});

it('its cookie names nobody, and nobody can make one up or change one', () => {
  const hers = aBrowser();
  hers.remember('maya');
  expect(hers.cookie).toMatch(/^__Host-device=[\w-]{16}:[0-9a-z]+:[\w-]{43}$/);
  const [name, until, seal] = hers.cookie.split('=')[1]!.split(':') as [string, string, string];
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  const forged = [
    `x${name.slice(1)}:${until}:${seal}`,
    `${name}:${later}:${seal}`,
    `${name}:${until}:${seal.slice(0, -2)}`,
    `${name}:${until}:`,
    '::',
    '',
  ];
  for (const value of forged) expect(aBrowser(`__Host-device=${value}`).nameTo('maya')).toBeNull();
  const others = knownDevices(cookies, secret.replace('session', 'another'), () => now);
  expect(hers.nameTo('maya', others)).toBeNull();
});
