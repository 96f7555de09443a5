/** Plans that an organisation buys seats of: its members have the complete tool set. */
export const seatPlans = ['monthly', 'yearly'] as const;
export type SeatPlan = (typeof seatPlans)[number];

export const isSeatPlan = (plan: unknown): plan is SeatPlan => seatPlans.includes(plan as SeatPlan);

/** The most coaches that an organisation pays for at once. */
export const MOST_SEATS = 10_000;

/** Days for which an organisation with more coaches than seats may still add some. */
export const SEATS_GRACE_DAYS = 30;
