import { noConnection, refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInstance } from '../instance/testing/builders';
import { open, people, scored } from './testing/open-use';

describe('its coach', () => {
  it('opened for the first time it begins, with its timer running', async () => {
    const page = open(anInstance({ ...people, timestamp: null, duration: null }));
    await screen.findByRole('button', { name: 'Stop Timer' });
    await waitFor(() =>
      expect(page.madeOf('saveRubricInstance').at(-1)?.body.rubric_instance).toMatchObject({
        timestamp: expect.any(String),
        duration: 0,
      }),
    );
  });
});

it.each(['coachee', 'admin'] as const)(
  '%s reads it: nothing to choose, no timer, no way to edit it',
  async (as) => {
    open(scored, as);
    await screen.findByText('They asked why.');
    expect(screen.getAllByText('Chosen')).toHaveLength(1);
    for (const role of ['radio', 'radiogroup', 'textbox'] as const)
      expect(screen.queryByRole(role)).toBeNull();
    for (const name of [/timer/i, /^finish/i, /^edit/i, /^add/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit Rubric Details' })).toBeNull();
    screen.getByRole('button', { name: 'Print' });
  },
);

it('one that is not theirs is as one that is not there', async () => {
  open(scored, 'coachee', { getRubricInstance: refusal(404, 'This was not found.') });
  await screen.findByText(/not found/i);
});

it('without a network it says that what was scored is kept', async () => {
  open(scored, 'coach', { getRubricInstance: noConnection });
  await screen.findByText('The rubric could not be loaded.');
});
