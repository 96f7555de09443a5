import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from './action-menu';
import type { MenuEntry } from './menu-entry';

const entries: MenuEntry[] = [
  { heading: 'Tools' },
  { label: 'Away', href: '/away', disabled: true },
  { label: 'Walk', href: '/walk', note: 'Observation' },
  { label: 'Walk', href: '/other-walk' },
];

function open() {
  render(
    <ActionMenu
      entries={entries}
      trigger={(props) => (
        <button type="button" {...props}>
          New Interaction
        </button>
      )}
    />,
  );
  const button = screen.getByRole('button', { name: 'New Interaction' });
  button.focus();
  return { button, user: userEvent.setup() };
}

it('opens by arrow on what can be chosen first, and the arrows go round', async () => {
  const { user } = open();
  await user.keyboard('{ArrowDown}');
  const [, walk, other] = screen.getAllByRole('menuitem');
  expect(walk).toBe(document.activeElement);
  await user.keyboard('{ArrowDown}');
  expect(other).toBe(document.activeElement);
  await user.keyboard('{ArrowDown}');
  expect(walk).toBe(document.activeElement);
});

it('stays beside its button when what stands above that goes', async () => {
  const { button, user } = open();
  const at = jest.spyOn(button, 'getBoundingClientRect');
  at.mockReturnValue(new DOMRect(100, 500, 40, 40));
  await user.click(button);
  const panel = screen.getByRole('menu').parentElement!;
  const before = Number.parseFloat(panel.style.top);
  at.mockReturnValue(new DOMRect(100, 200, 40, 40));
  await waitFor(() => expect(Number.parseFloat(panel.style.top)).toBe(before - 300));
});

it('stays where it is scrolled to, by a finger and when it is placed anew', async () => {
  const { button, user } = open();
  await user.click(button);
  const panel = screen.getByRole('menu').parentElement!;
  // As browsers do: what is as high as its content has nothing to scroll.
  let maxHeight = panel.style.maxHeight;
  Object.defineProperty(panel.style, 'maxHeight', {
    get: () => maxHeight,
    set: (next: string) => {
      maxHeight = next;
      if (next === 'none') panel.scrollTop = 0;
    },
  });
  const before = maxHeight;
  maxHeight = '200px';
  panel.scrollTop = 78;
  fireEvent.scroll(panel);
  expect([panel.scrollTop, maxHeight]).toEqual([78, '200px']);
  fireEvent.scroll(document);
  expect([panel.scrollTop, maxHeight]).toEqual([78, before]);
});

it('closes by Escape and gives the focus back', async () => {
  const { user, button } = open();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toBe(document.activeElement);
});

it('says what kind of thing an entry is', async () => {
  const { user } = open();
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Away',
    'WalkObservation',
    'Walk',
  ]);
});
