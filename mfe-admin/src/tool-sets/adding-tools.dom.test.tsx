import { MESSAGES } from '@coaching/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { cedarSet, openTools, toolNames, toolSetService } from './testing/open-tools';

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const unstored = () => toolSetService([cedarSet({ uid: 'default', revision: 0 })]);

async function adding(tool_type: string, options: Parameters<typeof openTools>[0] = {}) {
  const page = await openTools(options);
  await page.user.click(await screen.findByRole('button', { name: 'Add Tool' }));
  await page.user.click(screen.getByRole('menuitem', { name: tool_type }));
  return page;
}

it('offers every type whose screen is there', async () => {
  const { user } = await openTools();
  await user.click(await screen.findByRole('button', { name: 'Add Tool' }));
  expect(entries()).toEqual(['Conversation', 'Observation', 'Rubric']);
});

it('offers no type whose screen nobody shows', async () => {
  const { user } = await openTools({ shows: (path) => path.startsWith('/questions/') });
  await user.click(await screen.findByRole('button', { name: 'Add Tool' }));
  expect(entries()).toEqual(['Conversation', 'Observation']);
});

it('an observation is named, and stays here, at the end', async () => {
  const { user, saves, address } = await adding('Observation');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Observation' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Fire drill{Enter}');
  await screen.findByText(MESSAGES.toolConfigUpdated);
  await waitFor(() => expect(toolNames().at(-1)).toBe('Fire drill'));
  expect(address()).toBe('/tools');
  const [save] = saves();
  expect(save).toMatchObject({ uid: 'cedar-tools', revision: 3 });
  expect(save!.tools!.map(({ name }) => name)).toEqual([
    'Observation',
    'Goal talk',
    'Walk-through',
    'Fire drill',
  ]);
  expect(save!.tools![1]!.categories).toEqual([{ uid: 'goals', name: 'Goals' }]);
});

it('a conversation is named, structured or not, and leads to its screen', async () => {
  const { user, saves, address } = await adding('Conversation');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Conversation' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Check-in');
  await user.click(dialog.getByRole('checkbox', { name: 'Structured' }));
  await user.click(dialog.getByRole('button', { name: 'Add Tool' }));
  await waitFor(() =>
    expect(address()).toBe(`/questions/Organization/cedar/cedar-tools/${saves()[0]!.tools!.at(-1)!.uid}`),
  );
  expect(saves()[0]!.tools!.at(-1)).toMatchObject({ tool_type: 'Conversation', structured: true });
});

it('a rubric leads to the builder of a new one, and nothing is saved', async () => {
  const { saves, address } = await adding('Rubric');
  await waitFor(() => expect(address()).toBe('/rubric_builder/Organization/cedar/cedar-tools/new'));
  expect(saves()).toEqual([]);
});

it('a set that nobody has stored is stored before its rubric is built', async () => {
  const { saves, address } = await adding('Rubric', { answers: unstored() });
  await waitFor(() => expect(address()).toBe('/rubric_builder/Organization/cedar/stored/new'));
  expect(saves()).toMatchObject([{ uid: 'default', revision: 0, config_uid: 'cedar' }]);
});

it('a set that nobody has stored is stored with its first tool', async () => {
  const { user, saves } = await adding('Observation', { answers: unstored() });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fire drill{Enter}');
  await waitFor(() => expect(toolNames().at(-1)).toBe('Fire drill'));
  await user.click(screen.getByRole('button', { name: 'Actions for Fire drill' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to the top' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ uid: 'stored', revision: 1 });
});
