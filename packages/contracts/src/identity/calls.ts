import { accountCalls } from './account-calls';
import { organizationCalls } from './organization-calls';
import { peopleCalls } from './people-calls';
import { placeCalls } from './place-calls';
import { signInCalls } from './sign-in-calls';

export const identityCalls = {
  ...signInCalls,
  ...accountCalls,
  ...peopleCalls,
  ...organizationCalls,
  ...placeCalls,
} as const;
