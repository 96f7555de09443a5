import { coachesAlone, isStaff } from '@coaching/access';
import { serverNow, switchOrganization, useSession } from '@coaching/mfe-kit';
import { ActionMenu, Icon, IconButton, OrganizationMark } from '@coaching/ui-kit';
import { IconSelector, IconX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanding } from '../routing/use-landing';
import classes from './signed-in-frame.module.css';

/** What work is called that belongs to no organisation. */
const OWN_WORK = 'My own work';

/** The organisation one works in now; a switcher for those who have more than one place to work in. */
export function OrganizationMenu() {
  const { user, organization } = useSession();
  const navigate = useNavigate();
  const landing = useLanding();
  const places: { uid: string | null; name: string }[] = user.schools.map((school) => ({
    uid: school.organization_uid,
    name: school.organization_name,
  }));
  const own = { uid: null, name: OWN_WORK };
  if (places.length > 0 && coachesAlone(user, serverNow())) places.push(own);
  const here = organization ?? (places.includes(own) && own);
  if (!here) return null;

  const moveTo = async (organization_uid: string | null) => {
    await switchOrganization(organization_uid);
    navigate(landing);
  };
  // A failure has shown itself as a toast; the organisation then stays.
  const choose = (organization_uid: string | null) => void moveTo(organization_uid).catch(() => undefined);

  const face = (
    <>
      {organization && <OrganizationMark name={organization.name} logo={organization.logo} />}
      <span className={classes.organizationName}>{here.name}</span>
    </>
  );
  const close = organization && isStaff(user) && (
    <IconButton size={32} label={`Close ${organization.name}`} onClick={() => choose(null)}>
      <Icon of={IconX} size={18} />
    </IconButton>
  );
  if (places.length < 2)
    return (
      <div className={classes.organization}>
        {face}
        {close}
      </div>
    );
  const switcher = (
    <ActionMenu
      align="start"
      entries={places.map(({ uid, name }) => ({
        label: name,
        checked: uid === here.uid,
        onSelect: () => choose(uid),
      }))}
      trigger={(props) => (
        <button
          type="button"
          className={classes.switcher}
          aria-label={`${here.name}, switch organization`}
          {...props}
        >
          {face}
          <Icon of={IconSelector} size={16} />
        </button>
      )}
    />
  );
  return close ? (
    <div className={classes.organization}>
      {switcher}
      {close}
    </div>
  ) : (
    switcher
  );
}
