import { cast } from '@coaching/access/testing';
import { MESSAGES, type ToolSet } from '@coaching/contracts';
import { type Answers, refusal, serverFailure } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { advanced, cedarSet, core, openTools, toolSetService, walk } from './testing/open-tools';

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

describe('while the sets are on their way', () => {
  async function waiting() {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    const organizationsLate = async () => {
      await sent;
      return { organizations, total: 2 };
    };
    const page = await openTools({
      as: superuserAtCedar,
      answers: { ...toolSetService([cedarSet()]), getOrganizations: organizationsLate },
    });
    await page.choose('Walk-through', 'Copy Tool');
    const dialog = await screen.findByRole('dialog', { name: 'Copy Walk-through' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const target = async () => {
      send();
      return within(dialog).findByRole('combobox', { name: 'Target tool set' });
    };
    return { ...page, dialog, target };
  }

  it('Enter does not close it, and it begins on the target once that is there', async () => {
    const { user, dialog, target } = await waiting();
    await user.keyboard('{Enter}');
    expect(dialog.isConnected).toBe(true);
    const field = await target();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('who has gone on to Close stays there', async () => {
    const { dialog, target } = await waiting();
    const close = within(dialog).getByRole('button', { name: 'Close' });
    act(() => close.focus());
    await target();
    expect(document.activeElement).toBe(close);
  });
});

it('goes to a set that is picked among all there are', async () => {
  const { user, dialog, target, madeOf } = await copying('Walk-through', [cedarSet()]);
  expect(
    within(target)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a tool set', 'Core tools', 'Advanced tools', 'Cedar tools', 'First tool set']);
  await user.selectOptions(target, 'Advanced tools');
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await screen.findByText(MESSAGES.toolConfigUpdated);
  expect(madeOf('copyTool').map(({ body }) => body)).toEqual([
    { tool_uid: 'walk', from: 'cedar-tools', to: 'advanced', uid: expect.any(String) },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is asked for its target', async () => {
  const { user, dialog, target, madeOf } = await copying('Walk-through', [cedarSet()]);
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await dialog.findByText('Choose where to copy it to.');
  expect(document.activeElement).toBe(target);
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

it('goes to the first set of an organization that has stored none, which is stored by it', async () => {
  const { config_entity, config_uid } = { config_entity: 'Organization', config_uid: 'lakeside' } as const;
  const none = cedarSet({ uid: 'default', revision: 0, config_uid });
  const { user, dialog, target, madeOf, saves } = await copying('Walk-through', [cedarSet()], {
    getToolConfig: { tool_config: none },
    saveToolConfig: { tool_config: { ...none, uid: 'lakes', revision: 1 } },
  });
  await user.selectOptions(target, 'First tool set');
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await waitFor(() => expect(madeOf('copyTool')[0]!.body.to).toBe('lakes'));
  expect(madeOf('getToolConfig')[0]!.params).toMatchObject({ entity: config_entity, uid: config_uid });
  expect(saves()).toEqual([{ uid: 'default', revision: 0, config_entity, config_uid }]);
});

it('goes to a coach on their own, who is searched by name', async () => {
  const sols = cedarSet({ uid: 'sols', config_entity: 'User', config_uid: 'sol' });
  const { soloCoach, coach } = cast.users;
  const { user, dialog, madeOf } = await copying('Walk-through', [cedarSet()], {
    getUsers: { users: [soloCoach, coach], total: 2 },
    getToolConfig: { tool_config: sols },
  });
  await user.click(dialog.getByRole('combobox', { name: 'Or a coach on their own' }));
  await user.click(await dialog.findByRole('option', { name: soloCoach.username }));
  expect(screen.queryByRole('option', { name: coach.username })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await waitFor(() => expect(madeOf('copyTool')[0]!.body.to).toBe('sols'));
});

it('asked again after a lost answer, it asks for the same copy; of another target for another', async () => {
  const { user, dialog, target, madeOf, answer } = await copying('Walk-through', [cedarSet()], {
    copyTool: serverFailure(),
  });
  const copy = async (to: string, times: number) => {
    await user.selectOptions(target, to);
    await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
    await waitFor(() => expect(madeOf('copyTool')).toHaveLength(times));
  };
  await copy('Advanced tools', 1);
  await user.click(dialog.getByRole('button', { name: 'Copy Tool' }));
  await waitFor(() => expect(madeOf('copyTool')).toHaveLength(2));
  answer({ copyTool: { tool_config: core } });
  await copy('Core tools', 3);
  const [one, other, third] = madeOf('copyTool').map(({ body }) => body.uid);
  expect(other).toBe(one);
  expect(third).not.toBe(one);
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
