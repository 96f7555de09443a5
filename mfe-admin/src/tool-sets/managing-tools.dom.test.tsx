import { MESSAGES } from '@coaching/contracts';
import { aTool } from '@coaching/interaction-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  cedarSet,
  drill,
  observation,
  openTools,
  talk,
  toolNames,
  toolSetService,
  walk,
} from './testing/open-tools';

const managed = (name: string) => screen.findByRole('dialog', { name: `Manage ${name}` }).then(within);

/** Presses a button of the dialog, and answers what is asked then. */
async function removing(name: string, verb: 'Delete' | 'Hide', answer: string = verb) {
  const page = await openTools();
  await page.choose(name, 'Manage Tool');
  await page.user.click(await (await managed(name)).findByRole('button', { name: verb }));
  const question = within(
    await screen.findByRole('dialog', { name: `Are you sure you want to ${verb.toLowerCase()} ${name}?` }),
  );
  await page.user.click(await question.findByRole('button', { name: answer }));
  return page;
}

it('shows name, owner and type of each, and which is structured', async () => {
  await openTools();
  await screen.findByText('Walk-through');
  screen.getByRole('row', { name: /Goal talk System Conversation Structured/ });
  expect(screen.getByRole('row', { name: /Walk-through Cedar Grove Observation/ }).textContent).not.toContain(
    'Structured',
  );
});

it('a conversation’s name and menu lead to its screen, a rubric’s to its builder', async () => {
  const rubric = aTool({ uid: 'grid', name: 'Grid', tool_type: 'Rubric' });
  const { menuOf } = await openTools({
    answers: toolSetService([cedarSet({ tools: [talk, rubric, walk] })]),
  });
  const hrefOf = (role: string, name: string) => screen.getByRole(role, { name }).getAttribute('href');
  await screen.findByText('Grid');
  expect(hrefOf('link', 'Goal talk')).toBe('/questions/Organization/cedar/cedar-tools/talk');
  expect(hrefOf('link', 'Grid')).toBe('/rubric_builder/Organization/cedar/cedar-tools/grid');
  expect(screen.queryByRole('link', { name: 'Walk-through' })).toBeNull();
  await menuOf('Goal talk');
  expect(hrefOf('menuitem', 'Manage Tool')).toBe('/questions/Organization/cedar/cedar-tools/talk');
});

it('a tool whose screen nobody shows cannot be managed', async () => {
  const { menuOf } = await openTools({ shows: () => false });
  await menuOf('Goal talk');
  expect(screen.queryByRole('menuitem', { name: 'Manage Tool' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Goal talk' })).toBeNull();
});

it('an observation of one’s own is renamed', async () => {
  const { user, choose, saves } = await openTools();
  await choose('Walk-through', 'Manage Tool');
  const dialog = await managed('Walk-through');
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Learning walk');
  await user.click(dialog.getByRole('button', { name: 'Save Tool' }));
  await waitFor(() => expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Learning walk']));
  expect(saves()[0]!.tools!.at(-1)).toMatchObject({ uid: 'walk', name: 'Learning walk' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Cancel changes nothing', async () => {
  const { user, choose, saves } = await openTools();
  await choose('Walk-through', 'Manage Tool');
  await user.click(await (await managed('Walk-through')).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toEqual([]);
});

it('one’s own is deleted once that is confirmed, and can be had back', async () => {
  const { user, saves, answer, madeOf } = await removing('Walk-through', 'Delete');
  await screen.findByText(MESSAGES.toolConfigUpdated);
  expect(saves()[0]!.tools!.map(({ uid }) => uid)).toEqual(['core-observation', 'talk']);
  await waitFor(() => expect(toolNames()).toEqual(['Observation', 'Goal talk']));
  answer({ undeleteTool: { tool_config: cedarSet({ revision: 5 }) } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Walk-through']));
  expect(madeOf('undeleteTool').map(({ params }) => params.uid)).toEqual(['walk']);
});

it('another’s is hidden once that is confirmed, and can be had back', async () => {
  const { user, saves } = await removing('Observation', 'Hide');
  await screen.findByText(MESSAGES.toolConfigUpdated);
  expect(saves()).toMatchObject([{ tools_deleted: ['core-observation'] }]);
  expect(saves()[0]!.tools).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves()[1]).toMatchObject({ revision: 4, tools_deleted: [] }));
});

it('another’s keeps the name it has there', async () => {
  const { choose } = await openTools();
  await choose('Observation', 'Manage Tool');
  const dialog = await managed('Observation');
  expect((await dialog.findByRole<HTMLInputElement>('textbox')).readOnly).toBe(true);
  dialog.getByText('It belongs to the platform and is named there.');
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('stays where that is not confirmed', async () => {
  const { saves } = await removing('Walk-through', 'Delete', 'Cancel');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(saves()).toEqual([]);
});

describe('hidden tools', () => {
  const withHidden = toolSetService([cedarSet({ tools_deleted: ['drill'], tools_hidden: [drill] })]);

  it('are shown by a switch, and are on offer again', async () => {
    const { user, choose, saves, address } = await openTools({ answers: withHidden });
    await user.click(await screen.findByRole('switch', { name: 'Show Hidden Tools' }));
    await screen.findByRole('table', { name: 'Hidden tools' });
    expect(toolNames()).toEqual(['Fire drill']);
    expect(address()).toBe('/tools?hidden=true');
    await choose('Fire drill', 'Unhide Tool');
    await waitFor(() => expect(saves()).toMatchObject([{ tools_deleted: [] }]));
    await screen.findByText('Walk-through');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('give the focus to the next one when they are on offer again', async () => {
    const both = {
      tools_deleted: ['drill', 'talk'],
      tools_hidden: [drill, talk],
      tools: [observation, walk],
    };
    const { choose, saves } = await openTools({
      at: '/tools?hidden=true',
      answers: toolSetService([cedarSet(both)]),
    });
    await choose('Fire drill', 'Unhide Tool');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await waitFor(() => expect(toolNames()).toEqual(['Goal talk']));
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Goal talk');
  });

  it('have no switch where there are none', async () => {
    await openTools();
    await screen.findByText('Walk-through');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
