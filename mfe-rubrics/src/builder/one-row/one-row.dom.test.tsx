import { cast } from '@coaching/access/testing';
import type { Rubric } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { renderPage } from '@coaching/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRubric } from '../../instance/testing/builders';
import BuilderPage from '../page/builder-page';

Element.prototype.scrollIntoView = () => undefined;

/** Pixels that the grid has. */
let room = 360;
let relay: (() => void)[] = [];
window.ResizeObserver = class {
  constructor(private readonly lay: () => void) {}
  observe() {
    relay.push(this.lay);
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => room });
beforeEach(() => {
  room = 360;
  relay = [];
});

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

/** The builder on a phone, of Talk with rows a and b and Task with row c. */
const open = (more: Partial<Rubric> = {}) =>
  renderPage(<BuilderPage />, {
    at: `/rubric_builder/Organization/${cedar.uid}/set/practices`,
    path: '/rubric_builder/:config_entity/:config_uid/:toolset_uid/:tool_uid',
    as: 'admin',
    answers: {
      getToolConfig: { tool_config: set },
      getToolConfigs: { configs: [set] },
      getRubric: { rubric: { ...rubric, ...more } },
      getRubricVersions: { versions: [] },
      saveRubric: ({ body }) => ({
        rubric: { ...rubric, ...more, ...body.rubric, revision: 2 } as Rubric,
      }),
    },
  });

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const rowsShown = () => screen.getAllByRole('group').filter((one) => one.hasAttribute('data-part'));
/** Fails unless one row is shown, the one of this name, which stands there. */
async function expectRow(name: string, standing: string) {
  await field(`${name} Practice`);
  expect(rowsShown()).toHaveLength(1);
  screen.getByText(standing);
}
const press = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));
const choose = async (page: ReturnType<typeof open>, of: string, entry: string) => {
  await press(page, `Actions for ${of}`);
  await page.user.click(await screen.findByRole('menuitem', { name: entry }));
};

it('a phone shows one row at a time with its cells under the names of their columns', async () => {
  const page = open();
  await expectRow('Row a', 'Row 1 of 3');
  screen.getByRole('region', { name: 'Talk' });
  expect(screen.queryByRole('region', { name: 'Task' })).toBeNull();
  const before = screen.getByRole('button', { name: 'Previous row' });
  expect(before.getAttribute('aria-disabled')).toBe('true');
  await press(page, 'Next row');
  await expectRow('Row b', 'Row 2 of 3');
  await press(page, 'Next row');
  await expectRow('Row c', 'Row 3 of 3');
  screen.getByRole('region', { name: 'Task' });
  await press(page, 'Next row');
  await expectRow('Row c', 'Row 3 of 3');
  await press(page, 'Previous row');
  await expectRow('Row b', 'Row 2 of 3');
});

it('a picker jumps to any row, by its category', async () => {
  const page = open();
  const picker = await screen.findByRole('combobox', { name: 'Go to row' });
  within(within(picker).getByRole('group', { name: 'Task' })).getByRole('option', { name: '3. Row c' });
  await page.user.selectOptions(picker, 'c');
  await expectRow('Row c', 'Row 3 of 3');
});

it('keys lead to the next row', async () => {
  const page = open();
  (await field('Row a Emerging')).focus();
  await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expectRow('Row b', 'Row 2 of 3');
  expect(document.activeElement).toBe(await field('Row b Emerging'));
  (await screen.findByRole('button', { name: 'Previous row' })).focus();
  await page.user.keyboard('{Enter}');
  await expectRow('Row a', 'Row 1 of 3');
  (await field('Row a Text Box Label')).focus();
  await page.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await field('Row b Practice'));
});

it('what is typed stays over a change of rows, is saved, and is undone row by row, each in sight', async () => {
  const page = open();
  await page.user.type(await field('Row a Emerging'), ' or never');
  // As browsers do that give no focus to what is pressed.
  fireEvent.click(screen.getByRole('button', { name: 'Next row' }));
  await page.user.type(await field('Row b Established'), '!');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Go to row' }), 'a');
  expect((await field('Row a Emerging')).value).toBe('a seldom or never');
  await waitFor(
    () =>
      expect(
        page
          .madeOf('saveRubric')
          .at(-1)
          ?.body.rubric.categories?.[0]?.rows.map(({ cols }) => cols),
      ).toEqual([
        ['a seldom or never', 'a always'],
        ['b seldom', 'b always!'],
      ]),
    { timeout: 3000 },
  );
  await press(page, 'Undo');
  await expectRow('Row b', 'Row 2 of 3');
  expect((await field('Row b Established')).value).toBe('b always');
  await press(page, 'Undo');
  await expectRow('Row a', 'Row 1 of 3');
  expect((await field('Row a Emerging')).value).toBe('a seldom');
  await press(page, 'Redo');
  await press(page, 'Redo');
  await expectRow('Row b', 'Row 2 of 3');
  expect((await field('Row b Established')).value).toBe('b always!');
});

it('a row is added below the one that is shown, moved and deleted by its menu', async () => {
  const page = open();
  await press(page, 'Add Row');
  await expectRow('Row without a name', 'Row 2 of 4');
  expect(document.activeElement).toBe(await field('Row without a name Practice'));
  await page.user.keyboard('New');
  await choose(page, 'New', 'Move up');
  await expectRow('New', 'Row 1 of 4');
  await choose(page, 'New', 'Move to Task');
  await expectRow('New', 'Row 4 of 4');
  screen.getByRole('region', { name: 'Task' });
  expect(screen.queryByRole('button', { name: 'Move New' })).toBeNull();
  await choose(page, 'New', 'Delete row');
  await expectRow('Row c', 'Row 3 of 3');
});

it('the row that is shown at first is gone along with when it moves', async () => {
  const page = open();
  await choose(page, 'Row a', 'Move down');
  await expectRow('Row a', 'Row 2 of 3');
  await choose(page, 'Row a', 'Delete row');
  await expectRow('Row b', 'Row 1 of 2');
});

it('a category without a row is gone through too, and gets its first one', async () => {
  const page = open({ categories: [...rubric.categories, { uid: 'end', name: 'End', rows: [] }] });
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Go to row' }), 'end');
  screen.getByText('A category without a row');
  screen.getByRole('region', { name: 'End' });
  await press(page, 'Add Row');
  await expectRow('Row without a name', 'Row 4 of 4');
});

it('a table is pasted into the row that is shown and those after it', async () => {
  const page = open();
  const cell = await field('Row a Emerging');
  fireEvent.paste(cell, { clipboardData: { getData: () => '1\t2\n3\t4', types: ['text/plain'] } });
  await waitFor(() => expect(cell.value).toBe('1'));
  await press(page, 'Next row');
  expect((await field('Row b Emerging')).value).toBe('3');
  expect((await field('Row b Established')).value).toBe('4');
});

it('a device that is turned shows all rows, and one again, with the focus where it was', async () => {
  room = 1200;
  open();
  (await field('Row c Emerging')).focus();
  expect(rowsShown()).toHaveLength(3);
  room = 360;
  act(() => {
    for (const lay of relay) lay();
  });
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  screen.getByText('Row 3 of 3');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Row c Emerging' })),
  );
});
