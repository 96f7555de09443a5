import { mayOpenPictures } from '@coaching/access';
import { BegunHereNotice } from '@coaching/interaction-kit/begun';
import { useSession } from '@coaching/mfe-kit';
import { latePart } from '@coaching/ui-kit';

const OfficePictures = latePart(async () => ({
  default: (await import('../pictures/office-pictures')).default,
}));

/** On the dashboard: what one began here without a network, and for who administers a place what coaching came to there. */
export default function DashboardPart() {
  const { actor } = useSession();
  return (
    <>
      <BegunHereNotice />
      {mayOpenPictures(actor) && <OfficePictures />}
    </>
  );
}
