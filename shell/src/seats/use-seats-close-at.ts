import { mayPayForSeats } from '@coaching/access';
import { useCall, useSession } from '@coaching/mfe-kit';

/** How often to ask while there are more coaches than seats: somebody else may have paid, elsewhere. */
const LOOK_MS = 60_000;

/**
 * From when on no coaches can be added to the organisation one works in, for who may see to it; null while there are
 * enough seats. The session says it first. While there are too few, whoever takes the payments is asked, so that it
 * follows a payment, and what the seats' page reads of it.
 */
export function useSeatsCloseAt(): string | null {
  const { actor, organization, seats_close_at, real } = useSession();
  const id = organization?.uid ?? '';
  const { data } = useCall(
    'getSeats',
    { params: { id } },
    {
      enabled: ({ state }) => !real && id !== '' && (state.data?.seats.closes_at ?? seats_close_at) !== null,
      quiet: true,
      refetchInterval: LOOK_MS,
      refetchOnWindowFocus: true,
    },
  );
  if (!mayPayForSeats(actor, id)) return null;
  return data ? data.seats.closes_at : seats_close_at;
}
