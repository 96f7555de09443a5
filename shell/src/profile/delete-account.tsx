import type { User } from '@coaching/contracts';
import { history, useCallMutation } from '@coaching/mfe-kit';
import { profileStyles as classes } from '@coaching/mfe-kit/profile';
import { Button, useConfirm } from '@coaching/ui-kit';
import { ACCOUNT_GONE } from '../logout/account-gone';
import { stayingWords } from './words-of-deleting';

/** Deletes one's own account, after asking, and leaves as by logging out: its session is no use to anybody. */
export function DeleteAccount({ user }: { user: User }) {
  const confirm = useConfirm();
  const remove = useCallMutation('deleteUser', {
    // From a page that is open to anybody: this one would lead on to login as soon as nobody is signed in.
    onSuccess: () => history.replace('/logout', ACCOUNT_GONE),
  });
  const ask = async () => {
    const sure = await confirm({
      title: 'Delete your account?',
      message: `You will be signed out and can no longer sign in; we tell you so by email. ${stayingWords(user)}`,
      confirm: 'Delete account',
      destructive: true,
    });
    if (sure) remove.mutate({ params: { id: user.uid } });
  };
  return (
    <>
      <p className={classes.quiet}>Your account goes; what you shared stays with those you shared it with.</p>
      <div className={classes.buttons}>
        <Button variant="outline" color="red" loading={remove.isPending} onClick={() => void ask()}>
          Delete
        </Button>
      </div>
    </>
  );
}
