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

it('tells those who come when too many wait to come back, and when', async () => {
  const signIns = Array.from({ length: 250 }, () => passwords.matches('anything', null));
  const outcomes = await Promise.allSettled(signIns);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, retryAfter: 5 });
});
