import { callApi, useSession, useTitle } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { PasswordFields, passwordProblems, passwordValues } from '@coaching/mfe-kit/profile';
import { Button, Link, toast } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountCard } from '../account/account-card';
import { useLanding } from '../routing/use-landing';

const fields = ['password', 'again'] as const;

/** A new password for somebody who has just proven an email of theirs. */
export default function NewPasswordPage() {
  useTitle('New password');
  const { user } = useSession();
  const navigate = useNavigate();
  const landing = useLanding();
  const [typed, setTyped] = useState({ password: '', again: '' });
  const { problems, busy, run } = useFormAction(fields, 'password', passwordValues(typed));

  const submit = () =>
    run(passwordProblems(typed.password, typed.again, [user.email]), async () => {
      const body = { password: typed.password, user_uid: user.uid };
      await callApi('newPassword', { body }, { quiet: true });
      toast.success(`User ${user.username} password updated successfully`);
      navigate(landing, { replace: true });
    });

  return (
    <AccountCard
      title="Choose a new password"
      lead={`For ${user.email}. Everywhere else you are signed in, you will be asked for it.`}
      onSubmit={() => void submit()}
      footer={<Link href={landing}>Keep the old one</Link>}
    >
      <PasswordFields
        size="md"
        {...typed}
        problems={problems}
        onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Save password
      </Button>
    </AccountCard>
  );
}
