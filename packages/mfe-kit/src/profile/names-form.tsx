import { emptiedNames, MESSAGES, renamed, type User } from '@coaching/contracts';
import { Button, Pending, TextInput, toast } from '@coaching/ui-kit';
import { type FormEvent, useState } from 'react';
import { callApi } from '../api';
import { useFormAction } from '../form-action';
import { useFormDraft } from '../form-draft';
import { PictureField } from './picture-field';
import classes from './profile.module.css';

const fields = ['first_name', 'last_name', 'username', 'initials', 'picture'] as const;

type Names = Pick<User, 'first_name' | 'last_name' | 'username' | 'initials' | 'picture'>;

interface NamesFormProps {
  user: User;
  onSaved: () => void;
}

/** Names and picture of oneself or of somebody one administers, with what was typed before when its person had to sign in again meanwhile. */
export function NamesForm(props: NamesFormProps) {
  const { isLooking, values, store, forget } = useFormDraft<Names>(`profile ${props.user.uid}`);
  if (isLooking) return <Pending />;
  const saved = () => {
    void forget();
    props.onSaved();
  };
  return <Form {...props} draft={values} onChange={store} onSaved={saved} />;
}

/** Initials and user name follow the names as they are typed (spec 1 section 5). */
function Form({
  user,
  onSaved,
  draft,
  onChange,
}: NamesFormProps & { draft: Names | undefined; onChange: (names: Names) => void }) {
  const { first_name, last_name, username, initials, picture } = user;
  const [person, setNames] = useState(draft ?? { first_name, last_name, username, initials, picture });
  const setPerson = (names: Names) => {
    setNames(names);
    onChange(names);
  };
  const { problems, busy, run } = useFormAction(fields, 'username');

  const required = Object.fromEntries(
    emptiedNames(user, person).map((name) => [name, MESSAGES.fieldRequired]),
  );
  const save = () =>
    run(required, async () => {
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
