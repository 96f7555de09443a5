import { mayOpenPictures } from '@coaching/access';
import { CountsOnlyNote } from '@coaching/interaction-kit/counts-only';
import { useCall, useSession } from '@coaching/mfe-kit';
import { ErrorState, LoadingState } from '@coaching/ui-kit';
import classes from './pictures.module.css';
import { ShownPictures } from './shown-pictures';

/** What coaching came to where one administers it, on the dashboard; nothing for others. */
export default function OfficePictures() {
  const { actor } = useSession();
  const isAllowed = mayOpenPictures(actor);
  const { data, isError, isFetching, refetch } = useCall(
    'getPictures',
    { query: {} },
    { enabled: isAllowed, quiet: true },
  );
  if (!isAllowed) return null;
  if (data)
    return (
      <>
        <CountsOnlyNote />
        <ShownPictures pictures={data} />
      </>
    );
  if (isError)
    return (
      <ErrorState
        title="The pictures of coaching could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div className={classes.waiting}>
      <LoadingState rows={6} label="Loading pictures of coaching" />
    </div>
  );
}
