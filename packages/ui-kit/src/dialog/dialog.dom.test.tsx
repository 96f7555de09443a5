import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { Dialog, type DialogProps } from './dialog';
import { SideDrawer } from './side-drawer';

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

type Kind = ComponentType<Pick<DialogProps, 'opened' | 'onClose' | 'title' | 'children'>>;

/** A button that mounts the dialog open, as lazily loaded ones are. */
function Page({ kind: Kind }: { kind: Kind }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <UiProvider env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened !== null && (
        <Kind opened={opened} onClose={() => setOpened(false)} title="A question">
          <button type="button">Answer</button>
        </Kind>
      )}
    </UiProvider>
  );
}

it.each([
  ['a dialog', Dialog as Kind],
  ['a drawer', SideDrawer as Kind],
])('%s gives the focus back to what opened it, the first time and later', async (_, kind) => {
  const user = userEvent.setup();
  render(<Page kind={kind} />);
  const button = screen.getByRole('button', { name: 'Open' });
  for (const _time of ['first', 'second']) {
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'A question' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});
