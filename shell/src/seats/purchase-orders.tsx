import type { OrganizationSeats, PurchaseOrder } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, Icon, IconButton, toast, useConfirm, useFocusStays } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { seatsWords } from '../payment/plan-words';
import { PurchaseOrderDialog } from './purchase-order-dialog';
import classes from './seats.module.css';

interface PurchaseOrdersProps {
  seats: OrganizationSeats;
  /** Whether they enter them: a Superuser, and Billing. */
  mayEnter: boolean;
}

/** Seats that are paid for by purchase order, and where they are entered. */
export function PurchaseOrders({
  seats: { organization_uid, purchase_orders },
  mayEnter,
}: PurchaseOrdersProps) {
  const [edited, setEdited] = useState<PurchaseOrder | 'new' | null>(null);
  const section = useRef<HTMLElement>(null);
  useFocusStays(section);
  const confirm = useConfirm();
  const remove = useCallMutation('deletePurchaseOrder', {
    invalidates: ['getSeats'],
    onSuccess: () => toast.success('Purchase order deleted'),
  });
  const askToDelete = async ({ uid, reference, seats }: PurchaseOrder) => {
    const isSure = await confirm({
      title: `Delete purchase order ${reference}?`,
      message: `Its ${seatsWords(seats)} no longer count.`,
      confirm: 'Delete purchase order',
      destructive: true,
    });
    if (isSure) remove.mutate({ params: { id: organization_uid, order: uid } });
  };
  return (
    <section ref={section} className={classes.part} aria-labelledby="purchase-orders">
      <h2 id="purchase-orders" className={classes.name}>
        Purchase orders
      </h2>
      {purchase_orders.length === 0 ? (
        <p className={classes.quiet}>Seats that are paid for by purchase order will be here.</p>
      ) : (
        <ul className={classes.list}>
          {purchase_orders.map((order) => (
            <li key={order.uid} className={classes.row}>
              <span>{seatsWords(order.seats)}</span>
              <span>
                {order.start_date} to {order.end_date}
              </span>
              <span className={classes.grows}>{order.reference}</span>
              {mayEnter && (
                <>
                  <Button
                    variant="default"
                    aria-label={`Change ${order.reference}`}
                    onClick={() => setEdited(order)}
                  >
                    Change
                  </Button>
                  <IconButton label={`Delete ${order.reference}`} onClick={() => void askToDelete(order)}>
                    <Icon of={IconTrash} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEnter && (
        <Button variant="default" onClick={() => setEdited('new')}>
          Enter a purchase order
        </Button>
      )}
      {edited && (
        <PurchaseOrderDialog
          organization_uid={organization_uid}
          order={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
