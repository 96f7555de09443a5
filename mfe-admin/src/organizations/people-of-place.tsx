import type { Place } from '@coaching/access';
import type { CallQuery } from '@coaching/contracts';
import { AddUsersMenu } from '../users/add-users-menu';
import { PeopleTable } from '../users/people-table';
import classes from './people-of-place.module.css';
import { useTabList } from './use-tab-list';

type Column = CallQuery<'getUsers'>['sortBy'];

const columns: readonly [Column, ...Column[]] = ['last_name', 'first_name', 'username', 'email'];

/** The people of an organisation or program, with the way to bring more in. */
export function PeopleOfPlace({ place }: { place: Place }) {
  const address = useTabList(columns);
  return (
    <>
      <div className={classes.add}>
        <AddUsersMenu place={place} />
      </div>
      <PeopleTable place={place} address={address} />
    </>
  );
}
