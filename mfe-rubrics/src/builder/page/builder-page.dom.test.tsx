import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, noConnection, refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRubric } from '../../instance/testing/builders';
import { lastSaved, open, owner, rubric, set, tool, tools } from '../testing/open-builder';

const { cedar } = cast.organizations;

describe('a new one', () => {
  const empty = aToolSet({ uid: 'set', ...owner });
  const fresh: Answers = {
    getToolConfig: { tool_config: empty },
    getToolConfigs: { configs: [empty] },
    saveToolConfig: ({ body }) => ({
      tool_config: {
        ...empty,
        revision: 2,
        tools: body.tool_config.tools!.map((each) => ({ ...tool, ...each })) as never,
      },
    }),
  };

  it('warns until it has what it needs, then saves itself, joins the tool set and has its own address', async () => {
    const page = open('new', fresh);
    await page.user.type(await screen.findByLabelText('Rubric Name'), 'Talk');
    screen.getByText(MESSAGES.rubricIncomplete);
    await page.user.type(screen.getByLabelText('Column Name'), 'Practice');
    await page.user.click(screen.getByRole('button', { name: 'Add Column' }));
    expect(page.madeOf('saveRubric')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(page.madeOf('saveRubric')).not.toEqual([]), { timeout: 3000 });
    expect(screen.queryByText(MESSAGES.rubricIncomplete)).toBeNull();
    const { uid } = lastSaved(page)!;
    expect(lastSaved(page)).toMatchObject({ ...owner, revision: 0, name: 'Talk', row_name: 'Practice' });
    expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools).toMatchObject([
      { uid, name: 'Talk', tool_type: 'Rubric' },
    ]);
    await waitFor(() => expect(page.address()).toBe(`/rubric_builder/Organization/${cedar.uid}/set/${uid}`));
  });

  it('goes on without a network with what is on the device', async () => {
    const page = open('new', { ...fresh, getToolConfig: noConnection });
    await page.user.type(await screen.findByLabelText('Rubric Name'), 'Talk');
    page.answer(fresh);
    await page.user.type(screen.getByLabelText('Column Name'), 'Practice');
    await page.user.click(screen.getByRole('button', { name: 'Add Column' }));
    await page.user.click(screen.getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(page.madeOf('saveRubric')).not.toEqual([]), { timeout: 3000 });
    const { uid } = lastSaved(page)!;
    expect(lastSaved(page)).toMatchObject({ ...owner, revision: 0, name: 'Talk' });
    expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools).toMatchObject([{ uid, name: 'Talk' }]);
  });

  it('is for those who configure the tools, also without a network', async () => {
    open('new', { ...fresh, getToolConfig: noConnection }, 'coach');
    await screen.findByText('Only those who configure these tools can add a rubric.');
  });

  it('is for those who configure the tools', async () => {
    open('new', fresh, 'coach');
    await screen.findByText('Only those who configure these tools can add a rubric.');
  });

  it('begins under the name of a tool that has no rubric yet', async () => {
    const unbuilt = { ...set, tools: [{ ...tool, uid: 'unbuilt' }] };
    open('unbuilt', {
      getToolConfig: { tool_config: unbuilt },
      getRubric: refusal(404, MESSAGES.notFound),
    });
    expect((await screen.findByLabelText<HTMLInputElement>('Rubric Name')).value).toBe('Teaching Practices');
  });
});

it('a renamed rubric renames its tool', async () => {
  const page = open();
  const name = await screen.findByLabelText('Rubric Name');
  await page.user.clear(name);
  // Without a name it is no new one.
  await screen.findByRole('heading', { level: 1, name: 'Untitled rubric' });
  await page.user.type(name, 'Teaching Practices!');
  await waitFor(() => expect(lastSaved(page)?.name).toBe('Teaching Practices!'), { timeout: 3000 });
  expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools).toMatchObject([
    { uid: 'practices', name: 'Teaching Practices!' },
  ]);
});

it('its owner deletes it, and is back at the tools', async () => {
  const gone = { tool_config: { ...set, revision: 2, tools: [] } };
  const page = open('practices', { saveToolConfig: gone });
  await page.user.click(await screen.findByRole('button', { name: 'Delete Rubric' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete Teaching Practices?',
  });
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.address()).toBe(tools));
  const toast = (await screen.findByText(MESSAGES.rubricDeleted)).parentElement!;
  expect(screen.queryByText(MESSAGES.toolConfigUpdated)).toBeNull();
  expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools).toEqual([]);
  page.answer({ undeleteTool: { tool_config: { ...set, revision: 3 } } });
  await page.user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await screen.findByText(MESSAGES.toolConfigUpdated);
  expect(page.madeOf('undeleteTool')).toHaveLength(1);
});

describe('who may not change it', () => {
  const system = { config_entity: 'System', config_uid: 'system' } as const;
  const theirs: Answers = {
    getToolConfig: {
      tool_config: { ...set, tools: [{ ...tool, tool_owner: { ...system, name: 'System' } }] },
    },
    getRubric: { rubric: aRubric({ ...rubric, ...system }) },
  };

  it('reads it, and hides it where they configure their tools', async () => {
    const page = open('practices', {
      ...theirs,
      saveToolConfig: { tool_config: { ...set, revision: 2, tools: [], tools_deleted: ['practices'] } },
    });
    await screen.findByText(/This rubric belongs to System/);
    screen.getByText('a seldom');
    expect(screen.queryByRole('textbox')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Hide Rubric' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to hide Teaching Practices?',
    });
    await page.user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(page.address()).toBe(tools));
    expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools_deleted).toEqual(['practices']);
  });

  it('reads rows and categories also where they have no name', async () => {
    const categories = [
      { ...rubric.categories[0]!, name: '', rows: [{ ...rubric.categories[0]!.rows[0]!, name: '' }] },
    ];
    open('practices', { ...theirs, getRubric: { rubric: { ...rubric, categories } } }, 'coach');
    const group = await screen.findByRole('group', { name: 'Row without a name' });
    expect(within(group).getAllByText('Row without a name').length).toBe(2);
  });

  it('reads it only, as a coach', async () => {
    open('practices', {}, 'coach');
    await screen.findByText(/only those who configure its tools there can change it/);
    expect(screen.queryByRole('button', { name: /Rubric$/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('what is no rubric is not found', async () => {
  open('elsewhere');
  await screen.findByText(MESSAGES.notFound);
});
