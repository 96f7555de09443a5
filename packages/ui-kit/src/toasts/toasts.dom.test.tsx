import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { dismissToast, toast, toastStore } from './toast-store';

afterEach(() =>
  act(() => {
    for (const { id } of toastStore.get()) dismissToast(id);
  }),
);

function shown(show: () => void) {
  render(
    <UiProvider env="test">
      <button type="button">Delete</button>
    </UiProvider>,
  );
  act(show);
}

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

it.each(['Undo', 'Dismiss'])(
  'the focus goes back to where it was when a toast goes with %s',
  async (name) => {
    const undone: string[] = [];
    shown(() => toast.success(`Deleted, ${name}`, { undo: () => undone.push(name) }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(undone).toEqual(name === 'Undo' ? ['Undo'] : []);
    expect(focused()).toBe('Delete');
  },
);

it('goes back when the last of several is put away by key', async () => {
  shown(() => {
    toast.success('One deleted', { undo: () => {} });
    toast.success('Two deleted', { undo: () => {} });
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  for (const words of ['One deleted', 'Two deleted']) {
    await user.tab();
    expect(focused()).toBe('Undo');
    await user.keyboard('{Enter}');
    expect(screen.queryByText(words)).toBeNull();
    expect(focused()).toBe('Delete');
  }
});
