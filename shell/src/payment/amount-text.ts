const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of money in dollars, with cents where it has any: "$1,485", "$7.50". */
export const amountText = (amount: number): string => dollars.format(amount);
