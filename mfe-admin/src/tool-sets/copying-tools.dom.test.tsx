import { cast } from '@coaching/access/testing';
import { MESSAGES, type ToolSet } from '@coaching/contracts';
import { type Answers, refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { advanced, cedarSet, openTools, toolSetService, walk } from './testing/open-tools';

const superuserAtCedar = { user: cast.users.superuser, organization: cast.organizations.cedar };
const organizations = Object.values(cast.organizations).map((each) => ({ ...each, region: '' }));

async function copying(name: string, sets: ToolSet[], answers: Answers = {}) {
  const page = await openTools({
    as: superuserAtCedar,
    answers: {
      ...toolSetService(sets),
      getOrganizations: { organizations, total: 2 },
      copyTool: { tool_config: { ...advanced, revision: 2, tools: [walk] } },
      ...answers,
    },
  });
  await page.choose(name, 'Copy Tool');
  const dialog = within(await screen.findByRole('dialog', { name: `Copy ${name}` }));
  const target = await dialog.findByRole('combobox', { name: 'Target tool set' });
  return { ...page, dialog, target };
}

it('is for Superusers alone', async () => {
  const { menuOf } = await openTools();
  await menuOf('Walk-through');
  expect(screen.queryByRole('menuitem', { name: 'Copy Tool' })).toBeNull();
});

it('goes to a set that is picked among all there are', async () => {
  const { user, dialog, target, madeOf } = await copying('Walk-through', [cedarSet()]);
  expect(
    within(target)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a tool set', 'Core tools', 'Advanced tools', 'Cedar tools']);
  await user.selectOptions(target, 'Advanced tools');
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await screen.findByText(MESSAGES.toolConfigUpdated);
  expect(madeOf('copyTool').map(({ body }) => body)).toEqual([
    { tool_uid: 'walk', from: 'cedar-tools', to: 'advanced' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is asked for its target', async () => {
  const { user, dialog, madeOf } = await copying('Walk-through', [cedarSet()]);
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await dialog.findByText('Choose where to copy it to.');
  expect(madeOf('copyTool')).toEqual([]);
});

it('stores a set first that nobody has stored', async () => {
  const set = cedarSet({ uid: 'default', revision: 0 });
  const { user, dialog, target, madeOf, saves } = await copying('Walk-through', [set]);
  await user.selectOptions(target, 'Advanced tools');
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await waitFor(() => expect(madeOf('copyTool')[0]!.body.from).toBe('stored'));
  expect(saves()).toHaveLength(1);
});

it('says why not, and stays open', async () => {
  const { user, dialog, target } = await copying('Walk-through', [cedarSet()], {
    copyTool: refusal(404, 'That tool set is gone.'),
  });
  await user.selectOptions(target, 'Advanced tools');
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await screen.findByText('That tool set is gone.');
  expect(dialog.getByRole('button', { name: 'Copy Tool' })).toBeTruthy();
});
