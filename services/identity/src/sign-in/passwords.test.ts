import { passwordsInTurn } from './passwords';

const passwords = passwordsInTurn();

it('knows the password behind a hash, and no other', async () => {
  const hash = await passwords.hash('Chalk-and-talk-1');
  expect(await passwords.matches('Chalk-and-talk-1', hash)).toBe(true);
  expect(await passwords.matches('chalk-and-talk-1', hash)).toBe(false);
});

it('lets nobody in without a hash, whatever they say', async () => {
  expect(await passwords.matches('', null)).toBe(false);
  expect(await passwords.matches('Chalk-and-talk-1', null)).toBe(false);
});

it('asks those who come when too many wait to come back, and says when', async () => {
  const crowded = passwordsInTurn({ running: 1, waiting: 1 });
  const signIns = [1, 2, 3].map(() => crowded.matches('anything', null));
  const [first, second, third] = await Promise.allSettled(signIns);
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ reason: { status: 429, retryAfter: 5 } });
});
