import { screen } from '@testing-library/react';
import { endSession, renderPage } from '../testing';
import { useTyped } from './use-typed';

function Title({ stored }: { stored: string }) {
  const { values, set, done } = useTyped('title', stored);
  return (
    <>
      <input aria-label="Title" value={values} onChange={(event) => set(event.currentTarget.value)} />
      <button type="button" onClick={() => void done(values.trim())}>
        Save
      </button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const open = (as: 'coach' | 'coachee' = 'coach') => renderPage(<Title stored="Old" />, { as });

it('brings back what was typed when its person has signed in again, and says so', async () => {
  const { user } = open();
  await user.type(field(), 'er');
  endSession();
  open();
  await screen.findByText('What you typed is here again.');
  expect(field().value).toBe('Older');
});

it('shows it to nobody else', async () => {
  const { user } = open('coachee');
  await user.type(field(), 'er');
  endSession();
  open('coach');
  await screen.findByDisplayValue('Old');
});

it('forgets what was saved', async () => {
  const { user } = open();
  await user.type(field(), 'er ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field().value).toBe('Older');
  endSession();
  open();
  expect(field().value).toBe('Old');
});
