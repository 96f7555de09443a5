import { isStaff } from '@coaching/access';
import { switchOrganization, useSession } from '@coaching/mfe-kit';
import { ActionMenu, Icon, IconButton, OrganizationMark } from '@coaching/ui-kit';
import { IconSelector, IconX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanding } from '../routing/use-landing';
import classes from './signed-in-frame.module.css';

/** The organisation one works in now; a switcher for those who belong to more than one. */
export function OrganizationMenu() {
  const { user, organization } = useSession();
  const navigate = useNavigate();
  const landing = useLanding();
  if (!organization) return null;

  const moveTo = async (organization_uid: string | null) => {
    await switchOrganization(organization_uid);
    navigate(landing);
  };
  // A failure has shown itself as a toast; the organisation then stays.
  const choose = (organization_uid: string | null) => void moveTo(organization_uid).catch(() => undefined);

  const face = (
    <>
      <OrganizationMark name={organization.name} logo={organization.logo} />
      <span className={classes.organizationName}>{organization.name}</span>
    </>
  );
  const close = isStaff(user) && (
    <IconButton size={32} label={`Close ${organization.name}`} onClick={() => choose(null)}>
      <Icon of={IconX} size={18} />
    </IconButton>
  );
  if (user.schools.length < 2)
    return (
      <div className={classes.organization}>
        {face}
        {close}
      </div>
    );
  const switcher = (
    <ActionMenu
      align="start"
      entries={user.schools.map(({ organization_uid, organization_name }) => ({
        label: organization_name,
        checked: organization_uid === organization.uid,
        onSelect: () => choose(organization_uid),
      }))}
      trigger={(props) => (
        <button
          type="button"
          className={classes.switcher}
          aria-label={`${organization.name}, switch organization`}
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
