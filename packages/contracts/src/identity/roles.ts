/** Every role there is (spec 1 section 6). */
export const roles = [
  'Superuser',
  'Support',
  'Content Manager',
  'Organization Admin',
  'Program Admin',
  'Organization Content Admin',
  'Program Content Admin',
  'Coach',
  'Coachee',
  'Billing',
] as const;
export type Role = (typeof roles)[number];
