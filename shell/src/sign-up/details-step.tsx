import { renamed } from '@coaching/contracts';
import { callApi, refreshSession, useSession } from '@coaching/mfe-kit';
import { Button, TextInput } from '@coaching/ui-kit';
import { useState } from 'react';
import { AccountCard } from '../account/account-card';
import { useFormAction } from '../account/use-form-action';
import { PasswordFields } from '../new-password/password-fields';
import { passwordProblems } from '../new-password/password-problems';
import { PictureField } from '../picture/picture-field';

const fields = ['first_name', 'last_name', 'password', 'again'] as const;

/** Step 3: who somebody is. */
export function DetailsStep({ onDone }: { onDone: () => void }) {
  const { user } = useSession();
  const { first_name, last_name, username, initials } = user;
  const [names, setNames] = useState({ first_name, last_name, username, initials });
  const [picture, setPicture] = useState(user.picture);
  const [typed, setTyped] = useState({ password: '', again: '' });
  const { problems, busy, run } = useFormAction(fields, 'password');

  const found = {
    first_name: names.first_name.trim() ? undefined : 'Please enter your first name.',
    last_name: names.last_name.trim() ? undefined : 'Please enter your last name.',
    ...passwordProblems(typed.password, typed.again, [user.email]),
  };
  const submit = () =>
    run(found, async () => {
      await callApi('updateUser', { body: { user: { uid: user.uid, ...names, picture } } }, { quiet: true });
      await callApi(
        'newPassword',
        { body: { password: typed.password, user_uid: user.uid } },
        { quiet: true },
      );
      await refreshSession();
      onDone();
    });

  return (
    <AccountCard title="About you" lead="Step 3 of 3." onSubmit={() => void submit()}>
      <PictureField person={{ ...names, picture }} onChange={setPicture} />
      <TextInput
        label="First name"
        autoComplete="given-name"
        value={names.first_name}
        error={problems.first_name}
        onChange={(event) => setNames(renamed(names, { first_name: event.currentTarget.value }))}
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        value={names.last_name}
        error={problems.last_name}
        onChange={(event) => setNames(renamed(names, { last_name: event.currentTarget.value }))}
      />
      <PasswordFields
        {...typed}
        problems={problems}
        onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Finish
      </Button>
    </AccountCard>
  );
}
