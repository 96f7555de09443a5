import { renamed } from '@coaching/contracts';
import { callApi, refreshSession, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { PasswordFields, PictureField, passwordProblems, passwordValues } from '@coaching/mfe-kit/profile';
import { Button, ProblemNote, TextInput } from '@coaching/ui-kit';
import { useState } from 'react';
import { AccountCard } from '../account/account-card';

/** What belongs to no field stands above the button. */
const fields = ['first_name', 'last_name', 'password', 'again', 'form'] as const;

interface DetailsStepProps {
  /** Where one is in the wizard: "Step 3 of 3." */
  place: string;
  onDone: () => void;
}

/** Who somebody is, and a password for who has none. */
export function DetailsStep({ place, onDone }: DetailsStepProps) {
  const { user } = useSession();
  const { first_name, last_name, username, initials } = user;
  const [names, setNames] = useState({ first_name, last_name, username, initials });
  const [picture, setPicture] = useState(user.picture);
  const [typed, setTyped] = useState({ password: '', again: '' });
  const { problems, busy, run } = useFormAction(fields, 'form', { ...names, ...passwordValues(typed) });

  // As it was when the page opened: choosing one here must not take the fields away.
  const [wantsPassword] = useState(!user.has_password);
  const [stored, setStored] = useState('');

  const found = {
    first_name: names.first_name.trim() ? undefined : 'Please enter your first name.',
    last_name: names.last_name.trim() ? undefined : 'Please enter your last name.',
    ...(wantsPassword ? passwordProblems(typed.password, typed.again, [user.email]) : {}),
  };
  const submit = () =>
    run(found, async () => {
      // Before the name, which lets them go everywhere: nobody gets there without the password they were asked for.
      if (wantsPassword && typed.password !== stored) {
        const body = { password: typed.password, user_uid: user.uid };
        await callApi('newPassword', { body }, { quiet: true });
        setStored(typed.password);
      }
      await callApi('updateUser', { body: { user: { uid: user.uid, ...names, picture } } }, { quiet: true });
      await refreshSession();
      onDone();
    });

  return (
    <AccountCard title="About you" lead={`How colleagues see you. ${place}`} onSubmit={() => void submit()}>
      <PictureField person={{ ...names, picture }} onChange={setPicture} />
      <TextInput
        label="First name"
        size="md"
        autoComplete="given-name"
        value={names.first_name}
        error={problems.first_name}
        onChange={(event) => setNames(renamed(names, { first_name: event.currentTarget.value }))}
      />
      <TextInput
        label="Last name"
        size="md"
        autoComplete="family-name"
        value={names.last_name}
        error={problems.last_name}
        onChange={(event) => setNames(renamed(names, { last_name: event.currentTarget.value }))}
      />
      {wantsPassword && (
        <PasswordFields
          size="md"
          {...typed}
          problems={problems}
          onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
        />
      )}
      {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      <Button type="submit" size="md" fullWidth loading={busy}>
        Finish
      </Button>
    </AccountCard>
  );
}
