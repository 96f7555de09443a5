import { type CallBody, roles as everyRole, type Role } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { profileStyles } from '@coaching/mfe-kit/profile';
import { Button, Checkbox, toast, useConfirm } from '@coaching/ui-kit';
import { useState } from 'react';
import classes from './places.module.css';

/** Roles that let people give roles, also this one: who gives it up may be unable to have it back. */
const administering: readonly Role[] = ['Organization Admin', 'Program Admin', 'Superuser', 'Support'];

interface RolesFormProps {
  user_uid: string;
  /** What the place is called. */
  name: string;
  held: readonly Role[];
  /** Those that one may give and take there; others that are held stand there and stay. */
  assignable: readonly Role[];
  entity: { entity_type: string; uid: string } | undefined;
  onSaved: () => void;
}

/** What somebody is in a place. */
export function RolesForm({ user_uid, name, held, assignable, entity, onSaved }: RolesFormProps) {
  const { user: me } = useSession();
  const confirm = useConfirm();
  const [wanted, setWanted] = useState(held);
  const save = useCallMutation('setRoles', {
    onSuccess: () => {
      toast.success(`Roles in ${name} saved`);
      onSaved();
    },
  });
  if (assignable.length === 0)
    return <p className={profileStyles.quiet}>{held.length > 0 ? held.join(', ') : 'Member'}</p>;
  const shown = everyRole.filter((role) => assignable.includes(role) || held.includes(role));
  const isChanged = shown.some((role) => held.includes(role) !== wanted.includes(role));
  const body = { user_uid, roles: [...wanted], entity } as CallBody<'setRoles'>;
  const givenUp = administering.find((role) => held.includes(role) && !wanted.includes(role));
  async function submit() {
    const isSure =
      user_uid !== me.uid ||
      givenUp === undefined ||
      (await confirm({
        title: `Give up ${givenUp} in ${name}?`,
        message:
          'You can then no longer do what this role lets you do, and may be unable to give it back to yourself. Make sure that somebody else has it.',
        confirm: 'Give up role',
        destructive: true,
      }));
    if (isSure) save.mutate({ body });
  }
  return (
    <div className={classes.form}>
      <fieldset className={classes.roles} aria-label={`Roles in ${name}`}>
        {shown.map((role) => (
          <Checkbox
            key={role}
            label={role}
            disabled={!assignable.includes(role)}
            checked={wanted.includes(role)}
            onChange={(event) =>
              setWanted(
                event.currentTarget.checked ? [...wanted, role] : wanted.filter((each) => each !== role),
              )
            }
          />
        ))}
      </fieldset>
      {isChanged && (
        <Button size="compact-md" loading={save.isPending} onClick={() => void submit()}>
          Save roles
        </Button>
      )}
    </div>
  );
}
