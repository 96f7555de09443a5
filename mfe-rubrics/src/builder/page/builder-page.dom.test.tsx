import { type CastName, cast } from '@coaching/access/testing';
import { MESSAGES, type Rubric, type RubricVersion } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, noConnection, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRow, aRubric } from '../../instance/testing/builders';
import BuilderPage from './builder-page';

Element.prototype.scrollIntoView = () => undefined;
// On a desk, where all rows are in sight.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1280 });

const { cedar } = cast.organizations;
const owner = { config_entity: 'Organization' as const, config_uid: cedar.uid };
const tool = aTool({
  uid: 'practices',
  name: 'Teaching Practices',
  tool_type: 'Rubric',
  tool_owner: { ...owner, name: cedar.name },
});
const set = aToolSet({ uid: 'set', ...owner, tools: [tool] });
const rubric = aRubric({ ...owner });
const path = '/rubric_builder/:config_entity/:config_uid/:toolset_uid/:tool_uid';
const tools = `/tools?config_entity=Organization&config_uid=${cedar.uid}&toolset_uid=set`;

const version = (instances: number): RubricVersion => ({
  version: 1,
  content: rubric,
  rows: {},
  columns: {},
  created_at: rubric.updated_at,
  instances,
});

/** What the server makes of a draft. */
const saved = (draft: Partial<Rubric>, before: Partial<Rubric> = rubric) =>
  ({ ...rubric, ...before, ...draft, revision: (draft.revision ?? 0) + 1 }) as Rubric;

const answers: Answers = {
  getToolConfig: { tool_config: set },
  getToolConfigs: { configs: [set] },
  getRubric: { rubric },
  getRubricVersions: { versions: [version(0)] },
  saveRubric: ({ body }) => ({ rubric: saved(body.rubric as Partial<Rubric>) }),
  saveToolConfig: ({ body }) => ({
    tool_config: {
      ...set,
      revision: 2,
      tools: body.tool_config.tools!.map((each) => ({ ...tool, ...each })) as never,
    },
  }),
};

const open = (tool_uid = 'practices', more: Answers = {}, as: CastName = 'admin') =>
  renderPage(<BuilderPage />, {
    at: `/rubric_builder/Organization/${cedar.uid}/set/${tool_uid}`,
    path,
    as,
    answers: { ...answers, ...more },
  });

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const lastSaved = (page: ReturnType<typeof open>) => page.madeOf('saveRubric').at(-1)?.body.rubric;
const choose = async (page: ReturnType<typeof open>, of: string, entry: string) => {
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the grid', () => {
  it('is edited where it stands, and saves itself', async () => {
    const page = open();
    const cell = await field('Row a Emerging');
    await page.user.clear(cell);
    await page.user.type(cell, 'hardly ever');
    await waitFor(
      () => expect(lastSaved(page)?.categories?.[0]?.rows[0]?.cols).toEqual(['hardly ever', 'a always']),
      {
        timeout: 3000,
      },
    );
    expect(lastSaved(page)).not.toHaveProperty('name');
  });

  it('adds a column, a row and a category, and goes there', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add Column' }));
    expect(document.activeElement).toBe(await field('Criteria Name of column 3'));
    await page.user.keyboard('Leading');
    await field('Row c Leading');
    await page.user.click(screen.getAllByRole('button', { name: 'Add Row' })[0]!);
    expect(document.activeElement).toBe(await field('Row without a name Practice'));
    await page.user.click(screen.getByRole('button', { name: 'Add Category' }));
    await screen.findByRole('region', { name: 'Category without a name' });
    expect(screen.getAllByRole('group')).toHaveLength(5);
  });

  it('arrows with Alt go from cell to cell; Enter after the last cell of a category adds a row', async () => {
    const page = open();
    (await field('Row a Emerging')).focus();
    await page.user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(await field('Row b Established'));
    (await field('Row a Text Box Label')).focus();
    await page.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await field('Row b Practice'));
    (await field('Row b Text Box Label')).focus();
    await page.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await field('Row without a name Practice'));
  });

  it('rows move by their menu, also to another category, which is announced', async () => {
    const page = open();
    await choose(page, 'Row a', 'Move to Task');
    await screen.findByText('Row a is now row 2 of Task.');
    await waitFor(
      () =>
        expect(lastSaved(page)?.categories?.map(({ rows }) => rows.map(({ uid }) => uid))).toEqual([
          ['b'],
          ['c', 'a'],
        ]),
      { timeout: 3000 },
    );
  });

  it('rows, columns and categories are picked up and moved by key, which is announced', async () => {
    const page = open();
    const move = async (part: string, arrows: string, said: string, called = part) => {
      (await screen.findByRole('button', { name: `Move ${part}` })).focus();
      await page.user.keyboard(` ${arrows} `);
      await screen.findByText(`${called} was put down at position ${said}.`);
    };
    await move('Row a', '{ArrowDown}', '3 of 5');
    await move('Established', '{ArrowLeft}', '1 of 2');
    await move('Task', '{ArrowUp}', '1 of 2', 'Category Task');
    const rowsSaved = () =>
      lastSaved(page)?.categories?.map(({ rows }) => rows.map(({ uid, cols }) => [uid, cols?.[0]]));
    await waitFor(
      () =>
        expect(rowsSaved()).toEqual([
          [['c', 'c always']],
          [
            ['b', 'b always'],
            ['a', 'a always'],
          ],
        ]),
      { timeout: 3000 },
    );
  });

  it('a category passes another with all its rows by one arrow, and stands among categories alone', async () => {
    const page = open();
    (await screen.findByRole('button', { name: 'Move Task' })).focus();
    await page.user.keyboard(' ');
    await screen.findByText('Picked up Category Task, position 2 of 2.');
    await page.user.keyboard('{ArrowUp}');
    await screen.findByText('Category Task is now at position 1 of 2.');
    await page.user.keyboard('{ArrowDown}{Escape}');
    await screen.findByText('Category Task is back at position 2 of 2.');
    // Rows go on passing heads.
    screen.getByRole('button', { name: 'Move Row c' }).focus();
    await page.user.keyboard(' {ArrowUp} ');
    await screen.findByText('Row c was put down at position 4 of 5.');
  });

  it('a category says how many rows go along with it', async () => {
    open();
    const talk = await screen.findByRole('region', { name: 'Talk' });
    within(talk).getByText('2 rows');
    within(screen.getByRole('region', { name: 'Task' })).getByText('1 row');
  });

  it('while a head is lifted it is marked what goes along with it', async () => {
    const page = open();
    const cellOf = async (name: string) => (await field(name)).closest('[data-part] > *');
    const marked = () => [...document.querySelectorAll('[data-lifted-along]')];
    (await screen.findByRole('button', { name: 'Move Established' })).focus();
    await page.user.keyboard(' ');
    const cells = await Promise.all(['a', 'b', 'c'].map((row) => cellOf(`Row ${row} Established`)));
    await waitFor(() => expect(marked()).toEqual(cells));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(marked()).toEqual([]));
    const grid = document.querySelector('[data-layout]')!;
    screen.getByRole('button', { name: 'Move Talk' }).focus();
    await page.user.keyboard(' ');
    await waitFor(() => expect(grid.hasAttribute('data-moves-category')).toBe(true));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(grid.hasAttribute('data-moves-category')).toBe(false));
    screen.getByRole('button', { name: 'Move Row a' }).focus();
    await page.user.keyboard(' ');
    await screen.findByText(/^Picked up Row a/);
    expect(grid.hasAttribute('data-moves-category')).toBe(false);
  });

  it('the column of labels has a head also while columns can be added', async () => {
    open();
    const add = await screen.findByRole('button', { name: 'Add Column' });
    within(add.parentElement!).getByText('Text Box Label');
  });

  it('a column moves with its texts', async () => {
    const page = open();
    await choose(page, 'Established', 'Move left');
    await waitFor(() => expect(lastSaved(page)?.columns?.map(({ uid }) => uid)).toEqual(['high', 'low']), {
      timeout: 3000,
    });
    expect(lastSaved(page)?.categories?.[1]?.rows[0]?.cols).toEqual(['c always', 'c seldom']);
  });

  it('levels suggest next steps', async () => {
    const page = open();
    await choose(page, 'Row a', 'Suggested next steps');
    const dialog = await screen.findByRole('dialog', { name: 'Suggested next steps: Row a' });
    await page.user.type(within(dialog).getByRole('textbox', { name: 'Emerging' }), 'Ask why{Enter}Wait');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save Next Steps' }));
    await screen.findByRole('button', { name: '2 next steps' });
    await waitFor(
      () => expect(lastSaved(page)?.categories?.[0]?.rows[0]?.next_steps).toEqual([['Ask why', 'Wait'], []]),
      { timeout: 3000 },
    );
  });
});

describe('undo', () => {
  it('stands beside the title, which stays in view on a phone', async () => {
    open();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByRole('heading', { level: 1 }).parentElement!.contains(undo)).toBe(true);
  });

  it('takes back typing and deleting, step by step, and does it again', async () => {
    const page = open();
    const cell = await field('Row a Emerging');
    await page.user.type(cell, ' x');
    await choose(page, 'Row b', 'Delete row');
    expect(screen.queryByRole('group', { name: 'Row b' })).toBeNull();
    await page.user.keyboard('{Control>}z{/Control}');
    await screen.findByRole('group', { name: 'Row b' });
    await page.user.keyboard('{Control>}z{/Control}');
    expect((await field('Row a Emerging')).value).toBe('a seldom');
    await page.user.click(screen.getByRole('button', { name: 'Redo' }));
    expect((await field('Row a Emerging')).value).toBe('a seldom x');
  });

  it('keeps the focus on its buttons where there is nothing more to take back, or to do again', async () => {
    const page = open();
    await choose(page, 'Row b', 'Delete row');
    const [undo, redo] = [
      screen.getAllByRole('button', { name: 'Undo' })[0]!,
      screen.getByRole('button', { name: 'Redo' }),
    ];
    act(() => undo.focus());
    await page.user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Row b' });
    expect(document.activeElement).toBe(undo);
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await page.user.keyboard('{Enter}');
    await page.user.tab();
    expect(document.activeElement).toBe(redo);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Row b' })).toBeNull());
    expect(document.activeElement).toBe(redo);
    expect(redo.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows at once in the field that is written in', async () => {
    const page = open();
    const cell = await field('Row c Emerging');
    await page.user.type(cell, '!');
    await page.user.keyboard('{Control>}z{/Control}');
    expect(cell.value).toBe('c seldom');
  });
});

describe('a table from a spreadsheet', () => {
  const paste = (cell: Element, plain: string) =>
    fireEvent.paste(cell, {
      clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? plain : '') },
    });

  it('fills cells from there on, with the rows it needs, and can be undone', async () => {
    const page = open();
    paste(await field('Row b Practice'), 'B\t1\t2\nC\t3\t4');
    expect((await field('C Established')).value).toBe('4');
    const toast = (await screen.findByText('Pasted 6 cells')).parentElement!;
    await page.user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await field('Row b Established');
    expect(screen.queryByRole('group', { name: 'C' })).toBeNull();
  });

  it('takes a whole sheet in the corner of a new rubric', async () => {
    open('new', {
      getToolConfig: { tool_config: { ...set, tools: [] } },
      getRubric: refusal(404, MESSAGES.notFound),
    });
    paste(await field('Column Name'), 'Habit\tNever\tAlways\nAsks\t1\t2\nWaits\t3\t4');
    expect((await field('Waits Always')).value).toBe('4');
    expect((await field('Column Name')).value).toBe('Habit');
    await screen.findByText('Pasted 9 cells');
  });

  it('says what it left out, and why', async () => {
    open();
    paste(await field('Row c Practice'), Array.from({ length: 102 }, () => 'x\ty').join('\n'));
    await screen.findByText(/^Pasted 200 cells\. 4 cells left out: a category holds 100 rows/);
  });

  /** Pastes what is one column too wide, at rest or not. @returns what asks about it */
  async function pasteTooWide() {
    const cell = await field('Row c Established');
    act(() => cell.focus());
    paste(await field('Row c Established'), 'x\ty');
    return screen.findByRole('dialog', { name: 'Add 1 more column?' });
  }
  it('says in its question what is left out either way', async () => {
    open();
    const cell = await field('Row c Established');
    act(() => cell.focus());
    paste(await field('Row c Established'), Array.from({ length: 24 }, (_, at) => `${at}`).join('\t'));
    const dialog = await screen.findByRole('dialog', { name: 'Add 18 more columns?' });
    within(dialog).getByText(/20 columns at most, so the last 5 columns of what you paste are left out/);
  });

  const extraColumn = () => screen.queryByRole('textbox', { name: 'Row c Column 3' });

  it.each([
    ['with the columns it needs', 'Add columns', 'y'],
    ['without them', 'Leave them out', undefined],
  ])('is pasted %s after a question, and one goes on where it was pasted', async (_, button, extra) => {
    const page = open();
    const dialog = await pasteTooWide();
    await page.user.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(async () => expect((await field('Row c Established')).value).toBe('x'));
    expect((extraColumn() as HTMLTextAreaElement | null)?.value).toBe(extra);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await field('Row c Established'));
  });

  it.each<[string, (page: ReturnType<typeof open>, dialog: HTMLElement) => Promise<void>]>([
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['its X', ({ user }, dialog) => user.click(within(dialog).getByRole('button', { name: 'Close' }))],
    ['Cancel, where the focus is', ({ user }) => user.keyboard('{Enter}')],
  ])('leaves the rubric as it is where the question is closed by %s', async (_, close) => {
    const page = open();
    const dialog = await pasteTooWide();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
    );
    await close(page, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Row c Established')).value).toBe('c always');
    expect(extraColumn()).toBeNull();
    // The first is the page's; others are of what earlier tests have said.
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    expect(undo?.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(await field('Row c Established'));
  });

  it('gives the focus back to the cell also where that is a text at rest by then', async () => {
    const { matchMedia } = window;
    window.matchMedia = ((query: string) => ({
      ...matchMedia?.(query),
      matches: query.includes('hover: hover'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as typeof matchMedia;
    try {
      const page = open();
      await pasteTooWide();
      expect((await field('Row c Established')).tagName).toBe('DIV');
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const cell = await field('Row c Established');
      expect(cell.tagName).toBe('TEXTAREA');
      expect(document.activeElement).toBe(cell);
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});

describe('a rubric that is in use', () => {
  const inUse: Answers = { getRubricVersions: { versions: [version(3)] } };

  it('says what another structure means before it changes, once', async () => {
    const page = open('practices', inUse);
    await screen.findByText(/This is used 3 times/);
    await page.user.click(screen.getAllByRole('button', { name: 'Add Row' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Make this version 2?' });
    within(dialog).getByText(/3 uses keep version 1; this becomes version 2/);
    await page.user.click(within(dialog).getByRole('button', { name: 'Change it' }));
    await screen.findByRole('group', { name: 'Row without a name' });
    await page.user.click(screen.getAllByRole('button', { name: 'Add Row' })[0]!);
    expect(await screen.findAllByRole('group', { name: 'Row without a name' })).toHaveLength(2);
  });

  it('asks what takes the place of a row that goes', async () => {
    const page = open('practices', inUse);
    await screen.findByText(/This is used 3 times/);
    await choose(page, 'Row a', 'Delete row');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Row a?' });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
    );
    await page.user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'In place of Row a' }),
      'Row b',
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastSaved(page)?.replaced).toEqual({ a: 'b' }), { timeout: 3000 });
  });

  it('asks so also of a version that nobody uses yet, for those who were scored by an earlier one', async () => {
    const identity = (uids: readonly string[]) => Object.fromEntries(uids.map((uid) => [uid, uid]));
    const second: RubricVersion = {
      ...version(0),
      version: 2,
      rows: identity(['a', 'b', 'c']),
      columns: identity(['low', 'high']),
    };
    const page = open('practices', {
      getRubric: { rubric: { ...rubric, version: 2 } },
      getRubricVersions: { versions: [version(1), second] },
    });
    await screen.findByText(/1 use keeps an earlier version/);
    await choose(page, 'Emerging', 'Delete column');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Emerging?' });
    const instead = within(dialog).getByRole('combobox', { name: 'In place of Emerging' });
    await page.user.selectOptions(instead, 'Established');
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastSaved(page)?.replaced).toEqual({ low: 'high' }), { timeout: 3000 });
  });

  it('deletes nothing where that is taken back', async () => {
    const page = open('practices', inUse);
    await screen.findByText(/This is used 3 times/);
    await choose(page, 'Emerging', 'Delete column');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Emerging?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await field('Row a Emerging');
  });
});

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

it('says why there can be no more columns and rows', async () => {
  const columns = Array.from({ length: 20 }, (_, at) => ({ uid: `c${at}`, name: `Level ${at}` }));
  const rows = Array.from({ length: 100 }, (_, at) => aRow(`r${at}`, { cols: columns.map(() => '') }));
  const categories = [{ uid: 'talk', name: 'Talk', rows }];
  open('practices', { getRubric: { rubric: { ...rubric, columns, categories } } });
  await screen.findByText('A rubric has 20 columns at most.');
  screen.getByText('A category has 100 rows at most.');
  expect(screen.queryByRole('button', { name: /^Add (Column|Row)$/ })).toBeNull();
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
