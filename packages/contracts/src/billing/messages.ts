/** What billing says in several places. */
export const billingMessages = {
  freeWeekUsed: 'The free week has been used already. Please choose a plan.',
  needsNoLicense: 'You need no licence of your own for what you do here.',
  hasPlan: 'You pay for a plan already. Change or cancel it under Billing.',
  checkoutOver: 'This checkout is over, because you began another one. Nothing was paid here.',
  nothingToManage: 'There is nothing to manage yet. Please choose a plan first.',
} as const;
