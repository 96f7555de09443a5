import type { Place } from '@coaching/access';
import { useListAddress } from '@coaching/mfe-kit/list-table';
import { AddUsersMenu } from '../users/add-users-menu';
import { PeopleTable } from '../users/people-table';
import { firstUsersQuery, readPeopleQuery } from '../users/users-query';
import classes from './people-of-place.module.css';

/** The people of an organisation or program, with the way to bring more in. */
export function PeopleOfPlace({ place }: { place: Place }) {
  const address = useListAddress(firstUsersQuery, readPeopleQuery);
  return (
    <>
      <div className={classes.add}>
        <AddUsersMenu place={place} />
      </div>
      <PeopleTable place={place} address={address} />
    </>
  );
}
