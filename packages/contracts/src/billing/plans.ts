/** Plans a coach can choose at sign-up (spec 1 sections 2 and 9); the keys are the values of `plan` and `product`. */
export const plans = {
  free: { name: 'Free trial', dollars: 0, period: 'one week', tools: 'Complete tool set and dashboard' },
  obs_monthly: {
    name: 'Observation, monthly',
    dollars: 7,
    period: 'month',
    tools: 'Observation scripting tool and dashboard',
  },
  obs_yearly: {
    name: 'Observation, yearly',
    dollars: 60,
    period: 'year',
    tools: 'Observation scripting tool and dashboard',
  },
  monthly: {
    name: 'Complete, monthly',
    dollars: 12,
    period: 'month',
    tools: 'Complete tool set and dashboard',
  },
  yearly: { name: 'Complete, yearly', dollars: 99, period: 'year', tools: 'Complete tool set and dashboard' },
} as const;

export type Plan = keyof typeof plans;
export type PaidPlan = Exclude<Plan, 'free'>;
export const planNames = Object.keys(plans) as Plan[];

/** What a coach pays each month once the free week is over. */
export const DOLLARS_AFTER_TRIAL = plans.monthly.dollars;

/** Days of the free week, which ends with the day on which it began. */
export const TRIAL_DAYS = 7;

export const isPaidPlan = (plan: unknown): plan is PaidPlan => isPlan(plan) && plan !== 'free';

export const isPlan = (value: unknown): value is Plan => planNames.includes(value as Plan);
