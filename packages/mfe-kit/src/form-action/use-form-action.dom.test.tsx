import { TextInput } from '@coaching/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { callApi } from '../api';
import { refusal, renderPage } from '../testing';
import { useFormAction } from './use-form-action';

const fields = ['first_name', 'last_name', 'form'] as const;

function Form({ missing }: { missing?: string }) {
  const [values, setValues] = useState({ first_name: '', last_name: '' });
  const { problems, busy, run } = useFormAction(fields, 'form', values);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run({ last_name: missing }, async () => {
          // As browsers do to a button that is disabled.
          (document.activeElement as HTMLElement).blur();
          await callApi('updateUser', { body: { user: { uid: 'maya' } } }, { quiet: true });
        });
      }}
    >
      <TextInput
        label="First name"
        error={problems.first_name}
        value={values.first_name}
        onChange={({ currentTarget: { value } }) => setValues({ ...values, first_name: value })}
      />
      <TextInput
        label="Last name"
        error={problems.last_name}
        value={values.last_name}
        onChange={({ currentTarget: { value } }) => setValues({ ...values, last_name: value })}
      />
      <p>{problems.form}</p>
      <button type="submit" disabled={busy}>
        Save
      </button>
    </form>
  );
}
const focused = () => document.activeElement;
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('puts the focus into the first field with an error that the server names', async () => {
  const errors = [{ path: 'user.last_name', message: 'Too long.' }];
  const { user } = renderPage(<Form />, { answers: { updateUser: refusal(400, 'No.', { errors }) } });
  await user.click(save());
  await screen.findByText('Too long.');
  expect(focused()).toBe(field('Last name'));
});

it('puts the focus into the first field with an error that is found before', async () => {
  const { user } = renderPage(<Form missing="Field is required" />);
  await user.click(save());
  expect(focused()).toBe(field('Last name'));
});

it('gives the focus back after a refusal that is about no field', async () => {
  const { user } = renderPage(<Form />, { answers: { updateUser: refusal(404, 'Not found.') } });
  await user.click(save());
  await screen.findByText('Not found.');
  await waitFor(() => expect(focused()).toBe(save()));
});

it('leaves the focus where it is when nothing was sent', () => {
  renderPage(<Form />);
  expect(focused()).toBe(document.body);
});

it('says nothing of a field that was changed since, and goes on saying what is of others', async () => {
  const errors = ['first_name', 'last_name'].map((name) => ({
    path: `user.${name}`,
    message: `No ${name}.`,
  }));
  const { user } = renderPage(<Form />, { answers: { updateUser: refusal(400, 'No.', { errors }) } });
  await user.click(save());
  await screen.findByText('No last_name.');
  await user.type(field('Last name'), 'Rivera');
  expect(screen.queryByText('No last_name.')).toBeNull();
  screen.getByText('No first_name.');
  expect(focused()).toBe(field('Last name'));
  await user.click(save());
  await screen.findByText('No last_name.');
});
