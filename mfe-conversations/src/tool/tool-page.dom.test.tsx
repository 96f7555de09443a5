import { cast } from '@coaching/access/testing';
import { type Answers, endSession, refusal } from '@coaching/mfe-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

it('only what was changed is saved, so that what others saved meanwhile stays', async () => {
  const theirs = { ...set, revision: 9, tools: [{ ...talk, structured: true }] };
  const current = { tool_config: theirs };
  const page = openTool('admin', '', {
    saveToolConfig: ({ body }) =>
      body.tool_config.revision === 9
        ? { tool_config: { ...theirs, revision: 10 } }
        : refusal(409, 'It has been changed meanwhile.', current),
  });
  await page.user.type(await screen.findByLabelText('Name'), ' anew');
  await page.user.click(screen.getByRole('button', { name: 'Save Tool' }));
  await waitFor(() => expect(page.madeOf('saveToolConfig')).toHaveLength(2));
  const [, again] = page.madeOf('saveToolConfig').map(({ body }) => body.tool_config.tools?.[0]);
  expect(again).toMatchObject({ name: `${talk.name} anew`, structured: true });
});

it('a name that was begun is there again after another tab and another page, until it is saved', async () => {
  const page = openTool('admin');
  await page.user.type(await screen.findByLabelText('Name'), ' of summer');
  await page.user.click(screen.getByRole('tab', { name: 'Categories' }));
  await screen.findByRole('button', { name: 'Add Category' });
  await page.user.click(screen.getByRole('tab', { name: 'Details' }));
  await screen.findByDisplayValue(`${talk.name} of summer`);
  cleanup();
  const tools = [{ ...talk, name: 'Saved name' }];
  const later = openTool('admin', '', { saveToolConfig: { tool_config: { ...set, revision: 2, tools } } });
  await screen.findByDisplayValue(`${talk.name} of summer`);
  await later.user.click(screen.getByRole('button', { name: 'Save Tool' }));
  await screen.findByDisplayValue('Saved name');
  cleanup();
  openTool('admin', '', { getToolConfig: { tool_config: { ...set, revision: 2, tools } } });
  await screen.findByDisplayValue('Saved name');
});

it('what is typed while the tool is saved stays', async () => {
  let answer = () => {};
  const page = openTool('admin', '', {
    saveToolConfig: async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      const tools = [{ ...talk, name: body.tool_config.tools![0]!.name }];
      return { tool_config: { ...set, revision: 2, tools } };
    },
  });
  const name = await screen.findByLabelText('Name');
  await page.user.type(name, ' one');
  await page.user.click(screen.getByRole('button', { name: 'Save Tool' }));
  await waitFor(() => expect(page.madeOf('saveToolConfig')).toHaveLength(1));
  await page.user.type(name, ' two');
  answer();
  await screen.findByRole('heading', { name: `${talk.name} one` });
  screen.getByDisplayValue(`${talk.name} one two`);
  // Nothing is left for the tests after it.
  await page.user.clear(name);
  await page.user.type(name, `${talk.name} one`);
});

it.each(['Observation', 'Rubric'] as const)(
  'says of an %s that it is no conversation tool',
  async (tool_type) => {
    openTool('admin', 'categories', {
      getToolConfig: { tool_config: { ...set, tools: [{ ...talk, tool_type }] } },
    });
    await screen.findByText('This is not a conversation tool.');
    const tools = screen.getByRole('link', { name: 'Go to the tools' }).getAttribute('href');
    expect(tools).toBe(`/tools?config_entity=Organization&config_uid=${cedar.uid}&toolset_uid=set`);
    expect(screen.queryByRole('tab')).toBeNull();
  },
);

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

it('a category that is moved stays beside what others have moved meanwhile', async () => {
  const closing = { uid: 'close', name: 'Closing' };
  const [warm, goal] = talk.categories;
  const withOrder = (revision: number, categories: typeof talk.categories) => ({
    tool_config: { ...set, revision, tools: [{ ...talk, categories }] },
  });
  const page = openTool('admin', 'categories', {
    getToolConfig: withOrder(1, [warm!, goal!, closing]),
    saveToolConfig: ({ body: { tool_config } }) =>
      tool_config.revision === 9
        ? withOrder(10, tool_config.tools![0]!.categories as typeof talk.categories)
        : refusal(409, 'It has been changed meanwhile.', withOrder(9, [closing, warm!, goal!])),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Goals' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
  await waitFor(() => expect(page.madeOf('saveToolConfig')).toHaveLength(2));
  const [, again] = page.madeOf('saveToolConfig').map(({ body }) => body.tool_config.tools![0]!.categories);
  expect(again).toEqual([goal, closing, warm]);
});

it('a category of a name that there is already is refused under the field', async () => {
  const page = openTool('admin', 'categories');
  await page.user.click(await screen.findByRole('button', { name: 'Add Category' }));
  const field = await screen.findByRole('textbox', { name: 'Category Name' });
  await page.user.type(field, ' goals {Enter}');
  await screen.findByText('There is a category of this name already.');
  expect(document.activeElement).toBe(field);
  expect(page.madeOf('saveToolConfig')).toEqual([]);
});

it('a category may be written otherwise under its own name', async () => {
  const page = openTool('admin', 'categories');
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Goals' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Category Name' });
  await page.user.clear(field);
  await page.user.type(field, 'GOALS{Enter}');
  await waitFor(() => expect(page.madeOf('saveToolConfig')).toHaveLength(1));
});

it('where there are no categories, those who may begin them there', async () => {
  const none = { getToolConfig: { tool_config: { ...set, tools: [{ ...talk, categories: [] }] } } };
  const page = openTool('admin', 'categories', none);
  const empty = (await screen.findByText(/groups of this tool's questions will be here/)).parentElement!;
  await page.user.click(within(empty).getByRole('button', { name: 'Add Category' }));
  await screen.findByRole('dialog', { name: 'Add Category' });
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
