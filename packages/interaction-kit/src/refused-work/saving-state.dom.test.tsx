import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { screenKind } from '../kind';
import { SavingState } from './saving-state';

const PROBLEM = 'This text is too long.';

function open(state: 'error' | 'offline' | 'saved', problem: string | null, onDiscard?: () => void) {
  let tries = 0;
  const retry = () => {
    tries += 1;
  };
  const page = renderPage(
    <SavingState
      kind={screenKind('rubric_instance')}
      entity={() => ({ title: 'Fractions' })}
      saving={{ state, problem, retry }}
      onDiscard={onDiscard}
    />,
  );
  return { ...page, tries: () => tries };
}

it('says over the page why the words are refused, and lets them be taken along', async () => {
  const { user, tries } = open('error', PROBLEM);
  await user.click(await screen.findByRole('button', { name: /^Not saved/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Not saved' });
  within(dialog).getByText(PROBLEM);
  within(dialog).getByRole('button', { name: 'Download the text' });
  expect(tries()).toBe(0);
});

it.each([true, false])('words can be put away where that is offered: %s', async (isOffered) => {
  const onDiscard = jest.fn();
  const { user } = open('error', PROBLEM, isOffered ? onDiscard : undefined);
  await user.click(await screen.findByRole('button', { name: /^Not saved/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Not saved' });
  const button = within(dialog).queryByRole('button', { name: 'Put the text away' });
  if (button) await user.click(button);
  expect(onDiscard).toHaveBeenCalledTimes(isOffered ? 1 : 0);
});

it.each(['offline', 'error'] as const)(
  'tries again at once where nothing was refused (%s)',
  async (state) => {
    const { user, tries } = open(state, null);
    await user.click(await screen.findByRole('button'));
    expect(tries()).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('is nothing to press while all is well', async () => {
  open('saved', null);
  await screen.findByText('Saved');
  expect(screen.queryByRole('button')).toBeNull();
});
