import {
  isoDayOf,
  licenseDayOf,
  MESSAGES,
  MOST_SEATS,
  newUid,
  type PurchaseOrder,
} from '@coaching/contracts';
import { callApi, callKey, queryClient, serverNow } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, ProblemNote, TextInput, toast } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { typedSeats } from './seats-words';
import { yearFrom } from './year-from';

const typedFields = ['seats', 'start_date', 'end_date', 'reference'] as const;
/** What belongs to no field stands above the buttons. */
const fields = [...typedFields, 'form'] as const;

/** An order as it is typed; the days as date fields have them, YYYY-MM-DD. */
type Typed = Record<(typeof typedFields)[number], string>;

const newOrder = (today: Date): Typed => ({ seats: '', ...yearFrom(today), reference: '' });

const typedFrom = ({ seats, start_date, end_date, reference }: PurchaseOrder): Typed => ({
  seats: String(seats),
  start_date: isoDayOf(start_date),
  end_date: isoDayOf(end_date),
  reference,
});

const required = (text: string) => (text.trim() === '' ? MESSAGES.fieldRequired : undefined);

function problemsOf({ seats, start_date, end_date, reference }: Typed) {
  return {
    seats: typedSeats(seats, MOST_SEATS) ? undefined : `Please enter a number from 1 to ${MOST_SEATS}.`,
    start_date: required(start_date),
    end_date: required(end_date) ?? (end_date < start_date ? MESSAGES.endsBeforeStart : undefined),
    reference: required(reference),
  };
}

interface PurchaseOrderDialogProps {
  organization_uid: string;
  /** The order that is changed; null for a new one. */
  order: PurchaseOrder | null;
  onClose: () => void;
}

/** Seats that are paid for by purchase order: how many, from when to when, and what the order is called. */
export function PurchaseOrderDialog({ organization_uid, order, onClose }: PurchaseOrderDialogProps) {
  // A press that is sent twice, because its answer was lost, enters one order.
  const [uid] = useState(() => order?.uid ?? newUid());
  const [typed, setTyped] = useState(() => (order ? typedFrom(order) : newOrder(serverNow())));
  const { problems, busy, run } = useFormAction(fields, 'form', typed);

  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(problemsOf(typed), async () => {
      const purchase_order = {
        uid,
        seats: typedSeats(typed.seats, MOST_SEATS)!,
        start_date: licenseDayOf(new Date(typed.start_date)),
        end_date: licenseDayOf(new Date(typed.end_date)),
        reference: typed.reference.trim(),
      };
      await callApi(
        'savePurchaseOrder',
        { params: { id: organization_uid }, body: { purchase_order } },
        { quiet: true },
      );
      await queryClient.invalidateQueries({ queryKey: callKey('getSeats') });
      toast.success('Purchase order saved');
      onClose();
    });
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: problems[name],
    required: true,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={order ? `Purchase order ${order.reference}` : 'Enter a purchase order'}
      closeOnClickOutside={false}
    >
      <DialogForm
        noValidate
        onSubmit={save}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </>
        }
      >
        <TextInput label="Seats" data-autofocus inputMode="numeric" {...field('seats')} />
        <TextInput label="First day" type="date" {...field('start_date')} />
        <TextInput label="Last day" type="date" {...field('end_date')} />
        <TextInput label="Reference" maxLength={200} {...field('reference')} />
        {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      </DialogForm>
    </Dialog>
  );
}
