import { isStaff } from '@coaching/access';
import { switchOrganization, useCall, useSession } from '@coaching/mfe-kit';
import { Button, NativeSelect } from '@coaching/ui-kit';
import classes from '../list-filters.module.css';
import type { UsersQuery } from './users-query';

type Filters = Pick<UsersQuery, 'organization_uid'>;

interface UserFiltersProps {
  state: Filters;
  onChange: (filters: Filters) => void;
}

/** Narrows the users by organisation; staff can go on to work in the organisation they chose. */
export function UserFilters({ state, onChange }: UserFiltersProps) {
  const { organization_uid } = state;
  const organizations = useCall('getOrganizations', { query: { rowsPerPage: 0 } }, { quiet: true }).data;
  const places = organizations?.organizations ?? [];
  return (
    <div className={classes.filters}>
      <NativeSelect
        className={classes.filter}
        label="Organization"
        value={organization_uid ?? ''}
        data={[
          { value: '', label: 'Every organization' },
          ...places.map(({ uid, name }) => ({ value: uid, label: name })),
        ]}
        onChange={(event) => onChange({ organization_uid: event.currentTarget.value || undefined })}
      />
      <WorkThere organization={places.find(({ uid }) => uid === organization_uid)} />
    </div>
  );
}

function WorkThere({ organization }: { organization: { uid: string; name: string } | undefined }) {
  const { user, organization: current } = useSession();
  if (!organization || !isStaff(user) || organization.uid === current?.uid) return null;
  return (
    <Button
      variant="default"
      // A failure has been shown as a toast; one then works where one did.
      onClick={() => void switchOrganization(organization.uid).catch(() => undefined)}
    >
      Work in {organization.name}
    </Button>
  );
}
