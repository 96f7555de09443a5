import {
  hasGlobalRole,
  isCoach,
  isCoachee,
  isCurrent,
  isExemptFromLicenses,
  needsLicense,
} from '@coaching/access';
import { isPlan, type Plan } from '@coaching/contracts';
import { useCallMutation, useHoldsAny, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, Link, PageHeader, Prose } from '@coaching/ui-kit';
import { useSearchParams } from 'react-router';
import { safeRedirect } from '../login/safe-redirect';
import { useLanding } from '../routing/use-landing';
import { ManagePlan } from './manage-plan';
import { PastWork } from './past-work';
import classes from './payment.module.css';
import { PlanCards } from './plan-cards';
import { latestOf, offeredPlans } from './plan-words';
import { useGoTo } from './use-go-to';

/** Where somebody lands whose licence is missing or has ended, who has just chosen a plan, or who manages theirs. */
export default function PaymentPage() {
  const { user, actor, organization } = useSession();
  const [search] = useSearchParams();
  const landing = useLanding();
  const goTo = useGoTo();
  const begin = useCallMutation('createCheckoutSession', { onSuccess: ({ url }) => goTo(url) });
  const today = new Date();
  const needsOwn = hasGlobalRole(actor, 'Coach') && !isExemptFromLicenses(actor);
  const holdsPastWork = useHoldsAny({ enabled: !isCoach(actor) && !isCoachee(actor) });
  const latest = latestOf(user.licenses);
  const isRunning = latest !== undefined && isCurrent(latest, today);
  const isPaying = isRunning && latest.product !== 'free';
  const product = search.get('product');
  const offered = needsOwn && !isPaying ? offeredPlans(isPlan(product) ? product : null, user.licenses) : [];
  const chosen = offered.find((plan) => plan === product) ?? null;
  const choose = (plan: Plan) =>
    begin.mutate({
      body: {
        cart: [{ product: plan, quantity: 1 }],
        redirect_to: safeRedirect(search.get('redirect_to')),
      },
    });
  // The page stays while the browser is on its way to the checkout.
  const busy = begin.isPending || begin.isSuccess ? begin.variables.body.cart[0]!.product : null;

  return (
    <>
      <PageHeader title={offered.length > 0 ? 'Choose your plan' : 'Your license'} documentTitle="Payment" />
      <ContentColumn>
        <div className={classes.parts}>
          <Prose>
            {latest && (
              <p>
                {`Your ${latest.product === 'free' ? 'free week' : 'license'} ${isRunning ? 'runs until' : 'ended on'} ${latest.end_date}. `}
                {!isRunning && 'Everything you wrote is kept.'}
              </p>
            )}
            {offered.length > 0 && !isRunning && <p>A current license is needed to work with coachees.</p>}
            {!needsOwn && (
              <p>
                {organization
                  ? `As a member of ${organization.name} you need no license of your own.`
                  : 'You need no license for what you do here.'}
              </p>
            )}
          </Prose>
          {offered.length > 0 && (
            <PlanCards offered={offered} chosen={chosen} busy={busy} onChoose={choose} />
          )}
          <ManagePlan isFirst={isPaying}>
            {(!needsOwn || isRunning) && (
              <Button component={Link} href={landing} variant="default">
                Go to my dashboard
              </Button>
            )}
          </ManagePlan>
          {(needsLicense(actor, today) || holdsPastWork) && <PastWork />}
        </div>
      </ContentColumn>
    </>
  );
}
