import { cast } from '@coaching/access/testing';
import { type Answers, endSession, refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openTool, set, talk } from './testing/open-tool';

const { cedar } = cast.organizations;

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

it('who may configure the tool has all tabs; a coach those of questions and templates', async () => {
  openTool('admin');
  expect(await tabs()).toEqual(['Details', 'Categories', 'Questions', 'Conversation Templates']);
});

it('a coach has the tabs of questions and templates, also where the address names another', async () => {
  openTool('coach', 'details');
  expect(await tabs()).toEqual(['Questions', 'Conversation Templates']);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('back leads to the tools, to the same set', async () => {
  openTool('admin');
  const back = await screen.findByRole('link', { name: 'Back to the tools' });
  expect(back.getAttribute('href')).toBe(
    `/tools?config_entity=Organization&config_uid=${cedar.uid}&toolset_uid=set`,
  );
});

it('details are saved', async () => {
  const page = openTool('admin');
  const name = await screen.findByLabelText('Name');
  await page.user.clear(name);
  await page.user.type(name, 'Growth talk');
  await page.user.click(screen.getByLabelText(/^Structured/));
  await page.user.click(screen.getByRole('button', { name: 'Save Tool' }));
  await waitFor(() =>
    expect(page.madeOf('saveToolConfig').at(-1)?.body.tool_config.tools?.[0]).toMatchObject({
      name: 'Growth talk',
      structured: true,
    }),
  );
});

describe('the tool itself', () => {
  const removing = async (verb: 'Delete' | 'Hide', more: Answers = {}) => {
    const page = openTool('admin', '', more);
    await page.user.click(await screen.findByRole('button', { name: verb }));
    const title = `Are you sure you want to ${verb.toLowerCase()} Goal talk?`;
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(page.madeOf('saveToolConfig')).toEqual([]);
    return { page, confirm: () => page.user.click(within(dialog).getByRole('button', { name: verb })) };
  };
  const tools = `/tools?config_entity=Organization&config_uid=${cedar.uid}&toolset_uid=set`;

  it("is deleted where it is the set's own, once that is confirmed", async () => {
    const gone = { tool_config: { ...set, revision: 2, tools: [] } };
    const { page, confirm } = await removing('Delete', { saveToolConfig: gone });
    await confirm();
    await waitFor(() => expect(page.address()).toBe(tools));
    expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools).toEqual([]);
  });

  it("is hidden where it is another's, whose name it keeps", async () => {
    const system = { config_entity: 'System', config_uid: 'system', name: 'System' } as const;
    const taken = { ...set, tools: [{ ...talk, tool_owner: system }] };
    const { page, confirm } = await removing('Hide', {
      getToolConfig: { tool_config: taken },
      saveToolConfig: { tool_config: { ...taken, revision: 2, tools: [], tools_deleted: ['talk'] } },
    });
    expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save Tool' })).toBeNull();
    await confirm();
    await waitFor(() => expect(page.address()).toBe(tools));
    expect(page.madeOf('saveToolConfig')[0]?.body.tool_config.tools_deleted).toEqual(['talk']);
  });
});

it('a category is deleted after the warning that says what goes with it, and where it is used', async () => {
  const page = openTool('admin', 'categories');
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Goals' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the category Goals?' });
  within(dialog).getByText(/3 questions, used in 2 templates, 12 conversations/);
  expect(page.madeOf('saveToolConfig')).toEqual([]);
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete category' }));
  await waitFor(() =>
    expect(page.madeOf('saveToolConfig').at(-1)?.body.tool_config.tools?.[0]?.categories).toEqual([
      { uid: 'warm', name: 'Warm-up' },
    ]),
  );
});

it('a tool that is not there is said to be absent, and one that failed can be tried again', async () => {
  openTool('coach', '', { getToolConfig: refusal(404, 'This was not found.') });
  await screen.findByText(/was not found/);
});

it('a name that was begun is there again once one has signed in again', async () => {
  const { user } = openTool('admin');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' of spring');
  endSession();
  openTool('admin');
  await screen.findByDisplayValue(`${talk.name} of spring`);
});

it('a question that was begun is there again once one has signed in again', async () => {
  const begin = async () => {
    const { user } = openTool('admin', 'questions');
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    return user;
  };
  const user = await begin();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Visibility' }), 'Private');
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visibility' }).value;
  endSession();
  await begin();
  await screen.findByText('What you typed is here again.');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visibility' }).value).toBe(chosen);
});
