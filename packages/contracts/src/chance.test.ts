import { chance } from './chance';

it('is the same for the same seed, as published of mulberry32, and another for another one', () => {
  const next = chance(1);
  expect([next(), next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(chance(2)()).not.toBe(chance(1)());
});
