import { act, screen, waitFor } from '@testing-library/react';
import { choose, field, open } from '../testing/open-builder';

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
