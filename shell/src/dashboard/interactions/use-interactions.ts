import type { CallQuery, Interaction, UserEmbed } from '@coaching/contracts';
import { useCall, useSession } from '@coaching/mfe-kit';

/** Whose interactions: those one holds as a coach, or those one is the coachee of. */
export type Side = 'held' | 'received';

const options = { placeholderData: <Data>(before: Data) => before } as const;

/** A few interactions of the person signed in, by date. */
export function useInteractions(
  side: Side,
  span: Pick<CallQuery<'getInteractions'>, 'from' | 'to' | 'rowsPerPage' | 'descending'>,
) {
  const { user } = useSession();
  const query = { query: '', page: 1, sortBy: 'timestamp', ...span } as const;
  const held = useCall('getInteractions', { query }, { ...options, enabled: side === 'held' });
  const received = useCall(
    'getInteractionsWithClient',
    { params: { client_uid: user.uid }, query },
    { ...options, enabled: side === 'received' },
  );
  return side === 'held' ? held : received;
}

/** The others in an interaction: its coachees to the coach, its coach to a coachee. */
export function othersIn({ client_embed, user_embed }: Interaction, side: Side): UserEmbed[] {
  return side === 'held' ? [client_embed].flat() : [user_embed];
}
