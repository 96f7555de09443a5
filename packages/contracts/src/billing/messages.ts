/** What billing says in several places. */
export const billingMessages = {
  freeWeekUsed: 'The free week has been used already. Please choose a plan.',
  needsNoLicense: 'You need no license of your own for what you do here.',
  hasPlan: 'You pay for a plan already. Change or cancel it under Billing.',
  checkoutOver: 'This checkout is over, because you began another one. Nothing was paid here.',
  nothingToManage: 'There is nothing to manage yet. Please choose a plan first.',
  onePlan: 'Please choose one plan for yourself.',
  seatsOfCompletePlans: 'Organizations pay for seats of the complete plans. Please choose one of those.',
  hasSeats: 'Your organization pays for seats by card already. Change their number in the portal.',
  endsBeforeStart: 'This order ends before it starts.',
  noSeats:
    'All seats for coaches are taken, and the time to add some is over. Add seats, or take somebody’s role as a coach, under Seats.',
} as const;
