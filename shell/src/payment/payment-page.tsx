import { formatDay } from '@coaching/contracts';
import { supportEmail, useSession } from '@coaching/mfe-kit';
import { Anchor, ContentColumn, PageHeader, Prose } from '@coaching/ui-kit';

/** Where somebody lands whose licence is missing or has ended (spec 1 section 4, Route guard). */
export default function PaymentPage() {
  const { user } = useSession();
  const latest = user.licenses.map(({ end_date }) => new Date(end_date)).sort((a, b) => +b - +a)[0];
  return (
    <>
      <PageHeader title="Your licence" />
      <ContentColumn>
        <Prose>
          <p>
            {latest
              ? `Your licence ended on ${formatDay(latest)}. Everything you wrote is kept.`
              : 'You have no licence yet.'}{' '}
            A current licence is needed to work with coachees.
          </p>
          <p>
            Licences cannot be bought here yet. Write to{' '}
            <Anchor href={`mailto:${supportEmail()}`}>{supportEmail()}</Anchor> and we will renew yours.
          </p>
        </Prose>
      </ContentColumn>
    </>
  );
}
