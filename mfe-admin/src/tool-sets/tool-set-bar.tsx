import { isSameOwner } from '@coaching/access';
import type { ToolSet } from '@coaching/contracts';
import { NativeSelect } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { FindOwner } from './owner-field';
import classes from './tool-set-bar.module.css';
import type { NamedOwner } from './tool-set-owner';
import { useOwnerName } from './use-owner-name';

interface ToolSetBarProps {
  owner: NamedOwner;
  owners: readonly NamedOwner[];
  onOwner: (owner: NamedOwner) => void;
  /** Those of the owner; undefined while they are loaded. */
  sets: readonly ToolSet[] | undefined;
  set: ToolSet | undefined;
  onSet: (uid: string) => void;
  /** Chooses also where there is but one, and whose among everybody's. */
  mayMakeSets: boolean;
  /** What else is to be chosen of the set. */
  children?: ReactNode;
}

/** Whose tools, and which set of theirs (spec 2 section 2, Tool configuration and Tools screen). */
export function ToolSetBar(props: ToolSetBarProps) {
  const { owner, owners, onOwner, sets, set, onSet, mayMakeSets, children } = props;
  const name = useOwnerName(owner);
  const nameOf = (each: NamedOwner) => (isSameOwner(each, owner) ? name : each.name);
  return (
    <div className={classes.bar}>
      {owners.length > 1 && (
        <NativeSelect
          className={classes.select}
          label="Tools of"
          value={owners.findIndex((each) => isSameOwner(each, owner))}
          data={owners.map((each, index) => ({ value: String(index), label: nameOf(each) }))}
          onChange={(event) => onOwner(owners[Number(event.currentTarget.value)]!)}
        />
      )}
      {mayMakeSets && (
        <div className={classes.select}>
          <FindOwner onOwner={onOwner} />
        </div>
      )}
      {set && (mayMakeSets || (sets?.length ?? 0) > 1) ? (
        <NativeSelect
          className={classes.select}
          label="Tool Set"
          value={set.uid}
          data={sets?.map(({ uid, name }) => ({ value: uid, label: name }))}
          onChange={(event) => onSet(event.currentTarget.value)}
        />
      ) : (
        set && (
          <div className={classes.name}>
            <div>
              <span className={classes.nameLabel}>Tool Set</span>
            </div>
            <div className={classes.nameValue}>{set.name}</div>
          </div>
        )
      )}
      {children}
    </div>
  );
}
