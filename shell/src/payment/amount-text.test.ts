import { amountText } from './amount-text';

it('writes whole dollars without cents, and thousands apart', () => {
  expect([0, 7, 297, 1485, 7.5, 1234.05].map(amountText)).toEqual([
    '$0',
    '$7',
    '$297',
    '$1,485',
    '$7.50',
    '$1,234.05',
  ]);
});
