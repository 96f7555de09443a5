import { screen, waitFor, within } from '@testing-library/react';
import { aRow } from '../../instance/testing/builders';
import { choose, field, lastSaved, open, rubric } from '../testing/open-builder';

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

it('says why there can be no more columns and rows', async () => {
  const columns = Array.from({ length: 20 }, (_, at) => ({ uid: `c${at}`, name: `Level ${at}` }));
  const rows = Array.from({ length: 100 }, (_, at) => aRow(`r${at}`, { cols: columns.map(() => '') }));
  const categories = [{ uid: 'talk', name: 'Talk', rows }];
  open('practices', { getRubric: { rubric: { ...rubric, columns, categories } } });
  await screen.findByText('A rubric has 20 columns at most.');
  screen.getByText('A category has 100 rows at most.');
  expect(screen.queryByRole('button', { name: /^Add (Column|Row)$/ })).toBeNull();
});
