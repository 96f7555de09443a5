import type { User } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, toast, useConfirm } from '@coaching/ui-kit';

/** Ends somebody's sessions, and locks them out or lets them in again. */
export function LockOut({ user, onChanged }: { user: User; onChanged: () => void }) {
  const confirm = useConfirm();
  const { uid, username, disabled = false } = user;
  const end = useCallMutation('signOutUser', {
    onSuccess: () => {
      toast.success(`${username} is signed out everywhere`);
    },
  });
  const lock = useCallMutation('disableUser', {
    onSuccess: () => {
      toast.success(disabled ? `${username} can sign in again` : `${username} is disabled and signed out`);
      onChanged();
    },
  });
  async function toggle() {
    const sure =
      disabled ||
      (await confirm({
        title: `Disable ${username}?`,
        message:
          'They are signed out everywhere and cannot sign in until somebody enables the account again.',
        confirm: 'Disable account',
        destructive: true,
      }));
    if (sure) lock.mutate({ body: { user_uid: uid, disabled: !disabled } });
  }
  return (
    <>
      <Button
        variant="default"
        loading={end.isPending}
        onClick={() => end.mutate({ body: { user_uid: uid } })}
      >
        Sign out everywhere
      </Button>
      <Button
        variant="outline"
        color={disabled ? undefined : 'red'}
        loading={lock.isPending}
        onClick={() => void toggle()}
      >
        {disabled ? 'Enable account' : 'Disable account'}
      </Button>
    </>
  );
}
