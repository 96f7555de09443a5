import { grantableRoles, mayPlace, mayRemoveFrom } from '@coaching/access';
import type { User } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { profileStyles } from '@coaching/mfe-kit/profile';
import { Button, toast, useConfirm } from '@coaching/ui-kit';
import { entityOf } from '../place-entity';
import classes from './places.module.css';
import { type HeldPlace, placesOf } from './places-of';
import { RolesForm } from './roles-form';
import { Section } from './section';

interface PlacesProps {
  user: User;
  onChanged: () => void;
}

/** Where somebody is and as what: by place, as far as one may say so. */
export function Places({ user, onChanged }: PlacesProps) {
  const { actor } = useSession();
  const may = mayPlace(actor, user);
  const shown = placesOf(user).filter(
    ({ place, roles }) =>
      place.kind !== 'platform' || roles.length > 0 || grantableRoles(actor, place).length > 0,
  );
  return (
    <Section title="Places and roles">
      {shown.length === 0 && <p className={profileStyles.quiet}>In no place that you can see.</p>}
      {shown.map((held) => (
        <HeldPlaceRow
          key={`${held.name} ${entityOf(held.place)?.uid} ${held.roles.join()}`}
          user={user}
          held={held}
          may={may}
          onChanged={onChanged}
        />
      ))}
    </Section>
  );
}

function HeldPlaceRow({ user, held, may, onChanged }: PlacesProps & { held: HeldPlace; may: boolean }) {
  const { actor } = useSession();
  const confirm = useConfirm();
  const { place, name, roles } = held;
  const entity = entityOf(place);
  const undo = useCallMutation('undoRemoveUser', { onSuccess: onChanged });
  const remove = useCallMutation('removeUser', {
    onSuccess: (_, { body }) => {
      toast.success('Removed user successfully', { undo: () => undo.mutate({ body }) });
      onChanged();
    },
  });
  async function ask() {
    if (!entity) return;
    const sure = await confirm({
      title: `Remove ${user.username} from ${name}?`,
      message:
        place.kind === 'organization'
          ? 'They are taken out of it and its programs. Their account and their other places stay.'
          : 'They are taken out of this place only. Their account and their other places stay.',
      confirm: 'Remove user',
      destructive: true,
    });
    if (sure) remove.mutate({ body: { user_uid: user.uid, entity } });
  }
  return (
    <div className={classes.place} data-kind={place.kind}>
      <div className={classes.head}>
        <strong>{name}</strong>
        {may && mayRemoveFrom(actor, place) && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={`Remove from ${name}`}
            loading={remove.isPending}
            onClick={() => void ask()}
          >
            Remove
          </Button>
        )}
      </div>
      <RolesForm
        user_uid={user.uid}
        name={name}
        held={roles}
        assignable={may ? grantableRoles(actor, place) : []}
        entity={entity}
        onSaved={onChanged}
      />
    </div>
  );
}
