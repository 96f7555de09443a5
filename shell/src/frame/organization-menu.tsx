import { switchOrganization, useSession } from '@coaching/mfe-kit';
import { ActionMenu, Icon, OrganizationMark } from '@coaching/ui-kit';
import { IconSelector } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanding } from '../routing/use-landing';
import classes from './signed-in-frame.module.css';

/** The organisation one works in now; a switcher for those who belong to more than one. */
export function OrganizationMenu() {
  const { user, organization } = useSession();
  const navigate = useNavigate();
  const landing = useLanding();
  if (!organization) return null;

  const face = (
    <>
      <OrganizationMark name={organization.name} logo={organization.logo} />
      <span className={classes.organizationName}>{organization.name}</span>
    </>
  );
  if (user.schools.length < 2) return <div className={classes.organization}>{face}</div>;

  const moveTo = async (organization_uid: string) => {
    await switchOrganization(organization_uid);
    navigate(landing);
  };
  return (
    <ActionMenu
      align="start"
      entries={user.schools.map(({ organization_uid, organization_name }) => ({
        label: organization_name,
        checked: organization_uid === organization.uid,
        // A failure has told itself as a toast; the organisation then stays.
        onSelect: () => void moveTo(organization_uid).catch(() => undefined),
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
}
