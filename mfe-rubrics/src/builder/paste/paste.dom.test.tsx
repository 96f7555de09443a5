import { MESSAGES } from '@coaching/contracts';
import { refusal } from '@coaching/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, open, set } from '../testing/open-builder';

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
