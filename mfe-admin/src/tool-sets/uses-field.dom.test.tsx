import { MESSAGES } from '@coaching/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { cedarSet, openTools, toolSetService } from './testing/open-tools';

const field = async () => {
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Uses Tool Set' });
  await waitFor(() => expect(within(select).queryByRole('option', { name: 'None' })).toBeTruthy());
  return select;
};
const asked = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: MESSAGES.confirmUsesTitle }));
  await dialog.findByText(MESSAGES.confirmUses);
  return dialog;
};

it('lists the platform’s sets', async () => {
  await openTools();
  const select = await field();
  expect([...select.options].map(({ text }) => text)).toEqual(['None', 'Core tools', 'Advanced tools']);
  expect(select.value).toBe('core');
});

it('changes once that is confirmed', async () => {
  const { user, saves } = await openTools();
  await user.selectOptions(await field(), 'Advanced tools');
  const dialog = await asked();
  await user.click(dialog.getByRole('button', { name: 'Change Uses Tool Set' }));
  await waitFor(() => expect(saves()).toMatchObject([{ uid: 'cedar-tools', revision: 3, uses: 'advanced' }]));
  await screen.findByText(MESSAGES.toolConfigUpdated);
  expect((await field()).value).toBe('advanced');
});

it('stays where it is not', async () => {
  const { user, saves } = await openTools();
  await user.selectOptions(await field(), 'None');
  await user.click((await asked()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toEqual([]);
  expect((await field()).value).toBe('core');
});

it('can be cleared', async () => {
  const { user, saves } = await openTools();
  await field();
  await user.click(screen.getByRole('button', { name: 'Clear Uses Tool Set' }));
  await user.click((await asked()).getByRole('button', { name: 'Change Uses Tool Set' }));
  await waitFor(() => expect(saves()).toMatchObject([{ uses: null }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear Uses Tool Set' })).toBeNull());
});

it('is fixed, and says why, once interactions were made with the set', async () => {
  await openTools({ answers: toolSetService([cedarSet({ data_count: 1 })]) });
  const select = await field();
  expect(select.disabled).toBe(true);
  expect(document.getElementById(select.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Fixed: interactions were made with this tool set.',
  );
  expect(screen.queryByRole('button', { name: 'Clear Uses Tool Set' })).toBeNull();
});
