import { mayChangeLogins, mayDisableAccount } from '@coaching/access';
import type { User } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { profileStyles as classes, EmailsTable, PasswordDialogButton } from '@coaching/mfe-kit/profile';
import { Button, toast } from '@coaching/ui-kit';
import { accountOf } from './account-of';
import { AddEmail } from './add-email';
import { LockOut } from './lock-out';
import { Section } from './section';

/** How a person signs in: what staff changes, and what those who administer a place of theirs can have sent. */
export function SigningIn({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { actor } = useSession();
  const account = accountOf(user);
  const mayChange = mayChangeLogins(actor, account);
  return (
    <Section title="Signing in">
      {user.uams.length > 0 && mayChange ? (
        <EmailsTable user={user} onChanged={onChanged} />
      ) : (
        <p className={classes.quiet}>{user.email}</p>
      )}
      <div className={classes.buttons}>
        {mayChange && <AddEmail user={user} />}
        {mayChange && <PasswordDialogButton user={user} />}
        <SendReset user={user} />
        {mayDisableAccount(actor, account) && <LockOut user={user} onChanged={onChanged} />}
      </div>
    </Section>
  );
}

/** Mails a person a code with which they choose a new password themselves. */
function SendReset({ user }: { user: User }) {
  const send = useCallMutation('sendReset', {
    onSuccess: () => {
      toast.success(`A code was sent to ${user.email}`);
    },
  });
  return (
    <Button
      variant="default"
      loading={send.isPending}
      onClick={() => send.mutate({ body: { uid: user.uid } })}
    >
      Send a reset code
    </Button>
  );
}
