import { emptiedNames, MESSAGES, renamed, type User } from '@coaching/contracts';
import { Button, ProblemNote, TextInput, toast } from '@coaching/ui-kit';
import type { FormEvent } from 'react';
import { callApi } from '../api';
import { useFormAction } from '../form-action';
import { changedOf, useTypedRecord } from '../form-draft';
import { PictureField } from './picture-field';
import classes from './profile.module.css';

/** What belongs to no field stands above the buttons. */
const fields = ['first_name', 'last_name', 'username', 'initials', 'picture', 'form'] as const;

const namesShown = ({ username, initials }: User) => ({ username, initials });

interface NamesFormProps {
  user: User;
  onSaved: () => void;
}

/**
 * Names and picture of oneself or of somebody one administers. Initials and user name follow the names as they are
 * typed (spec 1 section 5).
 */
export function NamesForm({ user, onSaved }: NamesFormProps) {
  const form = `profile ${user.uid}`;
  const { values: person, changed, set: setPerson, done } = useTypedRecord(form, user);
  const { problems, busy, run } = useFormAction(fields, 'form', person);

  const required = Object.fromEntries(
    emptiedNames(user, person).map((name) => [name, MESSAGES.fieldRequired]),
  );
  const save = () =>
    run(required, async () => {
      // The server lets them follow the names where nothing else is sent, also where the old ones were typed again.
      const typed = changedOf(namesShown(renamed(user, changed)), namesShown(person));
      const body = { user: { ...changed, ...typed, uid: user.uid } };
      const answer = await callApi('updateUser', { body }, { quiet: true });
      toast.success(`User ${answer.user.username} updated successfully`);
      await done(answer.user);
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
      {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
