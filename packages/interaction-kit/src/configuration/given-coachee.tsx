import { MESSAGES, type UserEmbed } from '@coaching/contracts';
import { ApiError, useCall } from '@coaching/mfe-kit';
import { EmptyState, ErrorState, LoadingState } from '@coaching/ui-kit';
import type { ReactNode } from 'react';

interface GivenCoacheeProps {
  /** As the address names them; null for nobody. */
  client_uid: string | null;
  children: (client: UserEmbed | null) => ReactNode;
}

/** Waits for the coachee whom an address names, and says so when they are not to be had. */
export function GivenCoachee({ client_uid, children }: GivenCoacheeProps) {
  const { data, error, isFetching, refetch } = useCall(
    'getUser',
    { params: { id: client_uid ?? 'nobody' } },
    { enabled: client_uid !== null },
  );
  if (error instanceof ApiError && error.status < 500) return <EmptyState>{MESSAGES.notFound}</EmptyState>;
  if (error)
    return (
      <ErrorState
        title="The coachee could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (client_uid !== null && !data) return <LoadingState rows={5} />;
  return children(data?.user ?? null);
}
