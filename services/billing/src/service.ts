import {
  peopleIn,
  personCopySchema,
  type ServiceContext,
  type ServiceDefinition,
  WITHOUT_ID,
} from '@coaching/service-kit';
import { type AccountRecord, accountSchema } from './accounts/account-record';
import { accountsIn } from './accounts/accounts-repository';
import { renameOldAccounts } from './accounts/old-names';
import { checkoutSchema } from './checkout/checkout-record';
import { checkoutsIn } from './checkout/checkouts-repository';
import { createCheckoutSession } from './checkout/create-checkout-session';
import { getSessionStatus } from './checkout/get-session-status';
import { moves } from './moves';
import { organizationCopySchema } from './organizations/organization-copy';
import { organizationsIn } from './organizations/organizations-repository';
import { reactToOrganizations } from './organizations/react-to-organizations';
import { reactToPeople } from './people/react-to-people';
import { getBillingAccount } from './portal/get-billing-account';
import { getBillingPortal } from './portal/get-billing-portal';
import { seatsCalls } from './seats/seats-calls';
import { eventSchema } from './stripe/event-record';
import { stripePayments } from './stripe/stripe-payments';
import { type StripeParts, takeStripeEvent } from './stripe/take-event';
import { grantedTo } from './sync/granted-to';
import { syncDue } from './sync/sync-due';
import { testCalls } from './test-payments/test-calls';
import { testPaymentsIn } from './test-payments/test-payments';
import { testPurchaseSchema } from './test-payments/test-purchase-record';
import { personAddressSchema } from './trial/person-address-record';
import { trialClaimSchema } from './trial/trial-claim-record';
import { trialClaimsIn } from './trial/trial-claims';

/** What the service is made with. */
export interface BillingOptions {
  /** Null where payments are pretended. */
  stripe: StripeParts | null;
  /** For how many days one may go on while a payment has failed. */
  graceDays: number;
  /** How often to look for accounts to sync, in milliseconds; for tests. */
  lookMs?: number;
}

/** What the service's calls, reactions and looks are made of. */
export function billingParts({ stripe, graceDays }: BillingOptions, context: ServiceContext) {
  const { connection } = context;
  const testPayments = stripe ? null : testPaymentsIn(connection);
  return {
    context,
    connection,
    graceDays,
    stripe,
    testPayments,
    payments: testPayments ?? stripePayments(stripe!.stripe),
    accounts: accountsIn(connection),
    checkouts: checkoutsIn(connection),
    people: peopleIn(connection),
    organizations: organizationsIn(connection),
    claims: trialClaimsIn(connection, context.keyFor('free weeks')),
  };
}

/** Plans, checkouts, and the licences that come of them. */
export function billingService(options: BillingOptions): ServiceDefinition<'billing'> {
  const { graceDays, lookMs } = options;

  const partsOf = (context: ServiceContext) => billingParts(options, context);

  return {
    name: 'billing',
    moves,
    after: ['identity'],
    schemas: {
      Account: accountSchema,
      Checkout: checkoutSchema,
      TrialClaim: trialClaimSchema,
      PersonAddress: personAddressSchema,
      StripeEvent: eventSchema,
      TestPurchase: testPurchaseSchema,
      PersonCopy: personCopySchema,
      OrganizationCopy: organizationCopySchema,
    },
    prepare: ({ connection }) => renameOldAccounts(connection),
    handlers(context) {
      const parts = partsOf(context);
      return {
        createCheckoutSession: createCheckoutSession(parts),
        getSessionStatus: getSessionStatus(parts),
        getBillingAccount: getBillingAccount(parts),
        getBillingPortal: getBillingPortal(parts),
        ...seatsCalls(parts),
        takeStripeEvent: takeStripeEvent(parts),
        ...testCalls(parts),
      };
    },
    reactions(context) {
      const parts = partsOf(context);
      return { ...reactToPeople(parts), ...reactToOrganizations(parts) };
    },
    work: (context) => syncDue(partsOf(context), context.log, lookMs),
    async *republish({ connection }) {
      const accounts = accountsIn(connection).model.find({}, WITHOUT_ID).lean<AccountRecord[]>();
      for await (const account of accounts.cursor()) yield grantedTo(account, graceDays);
    },
  };
}
