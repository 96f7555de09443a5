import { renamed, type User } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { Button, TextInput, toast } from '@coaching/ui-kit';
import { type FormEvent, useState } from 'react';
import { useFormAction } from '../account/use-form-action';
import { PictureField } from '../picture/picture-field';
import classes from './profile-page.module.css';

const fields = ['first_name', 'last_name', 'username', 'initials', 'picture'] as const;

/** Names and picture. Initials and user name follow the names as they are typed (spec 1 section 5). */
export function NamesForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const [person, setPerson] = useState({
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    initials: user.initials,
    picture: user.picture,
  });
  const { problems, busy, run } = useFormAction(fields, 'username');

  const save = () =>
    run({}, async () => {
      const answer = await callApi(
        'updateUser',
        { body: { user: { uid: user.uid, ...person } } },
        { quiet: true },
      );
      toast.success(`User ${answer.user.username} updated successfully`);
      onSaved();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PictureField person={person} onChange={(picture) => setPerson({ ...person, picture })} />
      {problems.picture && (
        <p className={classes.problem} role="alert">
          {problems.picture}
        </p>
      )}
      <div className={classes.two}>
        <TextInput
          label="First name"
          autoComplete="given-name"
          value={person.first_name}
          error={problems.first_name}
          onChange={(event) => setPerson(renamed(person, { first_name: event.currentTarget.value }))}
        />
        <TextInput
          label="Last name"
          autoComplete="family-name"
          value={person.last_name}
          error={problems.last_name}
          onChange={(event) => setPerson(renamed(person, { last_name: event.currentTarget.value }))}
        />
        <TextInput
          label="User name"
          autoComplete="nickname"
          value={person.username}
          error={problems.username}
          onChange={(event) => setPerson({ ...person, username: event.currentTarget.value })}
        />
        <TextInput
          label="Initials"
          autoComplete="off"
          maxLength={4}
          value={person.initials}
          error={problems.initials}
          onChange={(event) => setPerson({ ...person, initials: event.currentTarget.value })}
        />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
