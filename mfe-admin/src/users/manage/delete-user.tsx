import { UNDELETED, type User } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { profileStyles as classes } from '@coaching/mfe-kit/profile';
import { Button, toast, useConfirm } from '@coaching/ui-kit';
import { useNavigate } from 'react-router';
import { Section } from './section';

/** Moves somebody's account to the recycle bin, after asking; one's own is deleted from one's own profile. */
export function DeleteUser({ user }: { user: User }) {
  const { user: me } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const restore = useCallMutation('undelete', {
    invalidates: ['getUsers', 'getUser'],
    onSuccess: () => {
      toast.success(UNDELETED);
    },
  });
  const remove = useCallMutation('deleteUser', {
    invalidates: ['getUsers'],
    onSuccess: () => {
      const obj = { service: 'identity', kind: 'user', uid: user.uid } as const;
      toast.success(`User ${user.username} deleted`, { undo: () => restore.mutate({ body: { obj } }) });
      navigate('/user', { replace: true });
    },
  });
  if (user.uid === me.uid) return null;
  async function ask() {
    const sure = await confirm({
      title: `Delete ${user.username}?`,
      message:
        'They are signed out, can no longer sign in, and are told so by email. What they shared stays with those they shared it with.',
      confirm: 'Delete account',
      destructive: true,
    });
    if (sure) remove.mutate({ params: { id: user.uid } });
  }
  return (
    <Section title="Deleting">
      <p className={classes.quiet}>The account goes from every place at once.</p>
      <div className={classes.buttons}>
        <Button variant="outline" color="red" loading={remove.isPending} onClick={() => void ask()}>
          Delete
        </Button>
      </div>
    </Section>
  );
}
