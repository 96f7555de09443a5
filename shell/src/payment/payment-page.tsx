import { needsLicense } from '@coaching/access';
import { formatDay, isPlan, plans } from '@coaching/contracts';
import { supportEmail, useSession } from '@coaching/mfe-kit';
import { Anchor, Button, ContentColumn, Link, PageHeader, Prose } from '@coaching/ui-kit';
import { useSearchParams } from 'react-router';
import { useLanding } from '../routing/use-landing';

/** Where somebody lands whose licence is missing or has ended, or who has just chosen a plan. */
export default function PaymentPage() {
  const { user, actor } = useSession();
  const [search] = useSearchParams();
  const landing = useLanding();
  const product = search.get('product');
  const plan = isPlan(product) ? plans[product] : null;
  const latest = user.licenses.map(({ end_date }) => new Date(end_date)).sort((a, b) => +b - +a)[0];
  return (
    <>
      <PageHeader title={plan ? plan.name : 'Your licence'} documentTitle="Payment" />
      <ContentColumn>
        <Prose>
          {plan && (
            <p>
              {plan.tools}, ${plan.dollars} for {plan.dollars === 0 ? plan.period : `a ${plan.period}`} per
              coach.
            </p>
          )}
          <p>
            {latest
              ? `Your licence ${latest < new Date() ? 'ended' : 'ends'} on ${formatDay(latest)}. Everything you wrote is kept.`
              : 'You have no licence yet.'}{' '}
            A current licence is needed to work with coachees.
          </p>
          <p>
            Plans cannot be paid for here yet. Write to{' '}
            <Anchor href={`mailto:${supportEmail()}`}>{supportEmail()}</Anchor> and we will set yours up.
          </p>
          {!needsLicense(actor, new Date()) && (
            <Button component={Link} href={landing} variant="default">
              Go to my dashboard
            </Button>
          )}
        </Prose>
      </ContentColumn>
    </>
  );
}
