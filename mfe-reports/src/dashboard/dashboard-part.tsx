import { mayOpenPictures } from '@coaching/access';
import { UnsentHereNotice } from '@coaching/interaction-kit/begun';
import { useSession } from '@coaching/mfe-kit';
import { latePart } from '@coaching/ui-kit';

const OfficePictures = latePart(async () => ({
  default: (await import('../pictures/office-pictures')).default,
}));

/** On the dashboard: what one has here that the server has not, and for who administers a place what coaching came to there. */
export default function DashboardPart() {
  const { actor } = useSession();
  return (
    <>
      <UnsentHereNotice />
      {mayOpenPictures(actor) && <OfficePictures />}
    </>
  );
}
