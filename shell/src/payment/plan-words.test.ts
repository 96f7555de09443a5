import { choiceOf, latestOf, offeredPlans } from './plan-words';

const license = (product: string, end_date: string) => ({ product, start_date: '01/01/2026', end_date });

it('says what a button does', () => {
  expect([choiceOf('free'), choiceOf('yearly'), choiceOf('obs_monthly')]).toEqual([
    'Start the free week',
    'Pay $99 a year',
    'Pay $7 a month',
  ]);
});

it('finds the licence that lasts longest, also over the turn of a year', () => {
  const [old, last] = [license('free', '12/31/2026'), license('monthly', '01/15/2027')];
  expect(latestOf([old, last, old])).toBe(last);
  expect(latestOf([])).toBeUndefined();
});

it('offers the chosen plan first, and the free week to newcomers alone', () => {
  expect(offeredPlans('yearly', [])).toEqual(['yearly', 'free', 'obs_monthly', 'obs_yearly', 'monthly']);
  expect(offeredPlans('free', [license('free', '01/01/2026')])).not.toContain('free');
});
