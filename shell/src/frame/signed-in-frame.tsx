import { useIsShown, useSession } from '@coaching/mfe-kit';
import { AppFrame } from '@coaching/ui-kit';
import { Outlet, useLocation } from 'react-router';
import { BecomingNotice } from '../becoming/becoming-notice';
import { markedPath, menuEntries, organizationEntries } from '../navigation/menu-entries';
import { useRegistry } from '../remotes/registry-store';
import { PageBoundary } from '../routing/page-boundary';
import { useLanding } from '../routing/use-landing';
import { SeatsNotice } from '../seats/seats-notice';
import { useSeatsCloseAt } from '../seats/use-seats-close-at';
import { menuIcon } from './menu-icons';
import { OrganizationMenu } from './organization-menu';
import { SupportMenu } from './support-menu';
import { UserMenu } from './user-menu';

/** Header, menu and the page of somebody who is signed in. */
export function SignedInFrame() {
  const { actor, organization, real } = useSession();
  const seatsCloseAt = useSeatsCloseAt();
  const isShown = useIsShown();
  const { pathname } = useLocation();
  const registry = useRegistry();
  const home = useLanding();
  const remotes = registry.status === 'ready' ? registry.remotes : [];
  const own = organizationEntries(organization, actor).filter(({ path }) => isShown(path));
  // All at once: an entry that comes between others moves them from under a finger.
  const offered = registry.status === 'loading' ? [] : menuEntries(actor, [...remotes, { navigation: own }]);
  const marked = markedPath(pathname, offered, remotes);
  const entries = offered.map(({ label, short_label, path, icon }) => ({
    label,
    shortLabel: short_label,
    href: path,
    icon: menuIcon(icon),
    current: path === marked,
  }));
  return (
    <AppFrame
      entries={entries}
      home={home}
      notice={real ? <BecomingNotice /> : seatsCloseAt && <SeatsNotice closes_at={seatsCloseAt} />}
      organization={<OrganizationMenu />}
      headerEnd={
        <>
          <SupportMenu />
          <UserMenu />
        </>
      }
    >
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </AppFrame>
  );
}
