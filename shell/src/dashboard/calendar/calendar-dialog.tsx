import { useCall } from '@coaching/mfe-kit';
import { ErrorState, LoadingState } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { CalendarAddress } from './calendar-address';

interface CalendarDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Where one makes, renews and ends the address by which a calendar shows planned visits. */
export default function CalendarDialog({ opened, onClose }: CalendarDialogProps) {
  const { data, isError, isFetching, refetch } = useCall(
    'getCalendarFeed',
    {},
    { quiet: true, enabled: opened },
  );
  return (
    <Dialog opened={opened} onClose={onClose} title="Planned visits in your calendar" size={560}>
      {data ? (
        <CalendarAddress since={data.since} />
      ) : isError ? (
        <ErrorState
          title="Your calendar’s address could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState rows={3} />
      )}
    </Dialog>
  );
}
