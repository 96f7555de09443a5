import { mayEnterOrders, mayPayForSeats, mayReadSeats } from '@coaching/access';
import { useCall, useIsShown, useSession } from '@coaching/mfe-kit';
import { ContentColumn, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useParams } from 'react-router';
import { PageNotAllowed } from '../remotes/page-not-allowed';
import { BuySeats } from './buy-seats';
import { Invoices } from './invoices';
import { PaidSeats } from './paid-seats';
import { PurchaseOrders } from './purchase-orders';
import classes from './seats.module.css';
import { SeatsUsed } from './seats-used';

/** For how many coaches an organisation pays, how, and how many it has: for its Billing and its administrators. */
export default function SeatsPage() {
  const { organization_uid = '' } = useParams();
  const { actor } = useSession();
  return mayReadSeats(actor, organization_uid) ? (
    <SeatsOf organization_uid={organization_uid} />
  ) : (
    <PageNotAllowed />
  );
}

function SeatsOf({ organization_uid }: { organization_uid: string }) {
  const { actor } = useSession();
  const asked = useCall('getSeats', { params: { id: organization_uid } });
  const seats = asked.data?.seats;
  const mayPay = mayPayForSeats(actor, organization_uid);
  const organization = `/organization/${organization_uid}`;
  const isShown = useIsShown();
  return (
    <>
      <PageHeader
        title={seats ? `Seats of ${seats.organization_name}` : 'Seats'}
        back={isShown(organization) ? { href: organization, label: 'Organization' } : undefined}
      />
      <ContentColumn>
        {seats ? (
          <div className={classes.parts}>
            <SeatsUsed seats={seats} />
            {seats.subscription || seats.has_portal ? <PaidSeats seats={seats} mayPay={mayPay} /> : null}
            {!seats.subscription && mayPay && <BuySeats seats={seats} />}
            <PurchaseOrders seats={seats} mayEnter={mayEnterOrders(actor, organization_uid)} />
            <Invoices organization_uid={organization_uid} />
          </div>
        ) : asked.isError ? (
          <ErrorState
            title="The seats could not be loaded."
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          />
        ) : (
          <LoadingState rows={4} />
        )}
      </ContentColumn>
    </>
  );
}
