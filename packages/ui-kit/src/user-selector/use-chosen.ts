import { useState } from 'react';
import type { SelectableUser } from '../user/selectable-user';

/** Who is chosen while the dialog is open, in the order of choosing. @param selected who was chosen before */
export function useChosen(selected: readonly SelectableUser[], multiple: boolean) {
  const [before] = useState(selected);
  const [users, setUsers] = useState([...selected]);
  const has = (uid: string) => users.some((user) => user.uid === uid);
  const remove = (uid: string) => setUsers((chosen) => chosen.filter((user) => user.uid !== uid));
  return {
    users,
    has,
    remove,
    /** Several: ticks or takes the tick away. One: chooses instead of whoever was chosen. */
    choose(user: SelectableUser) {
      if (!multiple) setUsers([user]);
      else if (has(user.uid)) remove(user.uid);
      else setUsers((chosen) => [...chosen, user]);
    },
    isChanged: users.length !== before.length || before.some(({ uid }) => !has(uid)),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
