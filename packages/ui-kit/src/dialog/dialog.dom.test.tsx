import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useConfirm } from '../confirm/confirm-provider';
import { UiProvider } from '../provider/ui-provider';
import { Dialog, type DialogProps } from './dialog';
import { SideDrawer } from './side-drawer';

beforeAll(() => {
  window.matchMedia = (media) =>
    ({
      matches: media === '(width >= 70em)',
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as never;
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

it.each<[string, Kind]>([
  ['a dialog', Dialog as Kind],
  ['a drawer', SideDrawer as Kind],
  ['a drawer beside the page', (props) => <SideDrawer beside {...props} />],
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

it.each<[string, Kind]>([
  ['a dialog', Dialog as Kind],
  ['a drawer', SideDrawer as Kind],
])('%s that is unmounted to close it gives the focus back, too', async (_, Kind) => {
  const user = userEvent.setup();
  function Mounting() {
    const [opened, setOpened] = useState(false);
    return (
      <UiProvider env="test">
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        {opened && (
          <Kind opened onClose={() => setOpened(false)} title="A question">
            <button type="button">Answer</button>
          </Kind>
        )}
      </UiProvider>
    );
  }
  render(<Mounting />);
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'A question' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('gives the focus to what comes after a row that is gone', async () => {
  const user = userEvent.setup();
  function Rows() {
    const [rows, setRows] = useState(['One', 'Two', 'Three']);
    const [asked, setAsked] = useState<string | null>(null);
    return (
      <UiProvider env="test">
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setAsked(row)}>
                {row}
              </button>
            </li>
          ))}
        </ul>
        {asked && (
          <Dialog opened onClose={() => setAsked(null)} title="Delete?">
            <button
              type="button"
              onClick={() => {
                setRows(rows.filter((row) => row !== asked));
                setAsked(null);
              }}
            >
              Delete
            </button>
          </Dialog>
        )}
      </UiProvider>
    );
  }
  render(<Rows />);
  for (const [gone, next] of [
    ['Two', 'Three'],
    ['Three', 'One'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: gone }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: next })));
  }
});

describe('among the menus of a frame', () => {
  beforeEach(() => window.history.replaceState(null, '', '/tools'));

  /** A page that opens a dialog, in which a button shows `next` in its place, at an address of its own. */
  function Frame({ next, address }: { next: ReactNode; address: string }) {
    const [isAsked, setAsked] = useState(false);
    const [isNext, setNext] = useState(false);
    return (
      <UiProvider env="test">
        <a href="/dashboard">Dashboard</a>
        <main>
          {isNext ? (
            next
          ) : (
            <button type="button" onClick={() => setAsked(true)}>
              Add Tool
            </button>
          )}
        </main>
        <Dialog opened={isAsked} onClose={() => setAsked(false)} title="Add">
          <button
            type="button"
            onClick={() => {
              window.history.pushState(null, '', address);
              setNext(true);
              setAsked(false);
            }}
          >
            Go on
          </button>
        </Dialog>
      </UiProvider>
    );
  }
  async function goOn(next: ReactNode, address: string) {
    const user = userEvent.setup();
    render(<Frame next={next} address={address} />);
    await user.click(screen.getByRole('button', { name: 'Add Tool' }));
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }

  it.each<[string, ReactNode]>([
    ['is on its way', <p key="next">Loading…</p>],
    [
      'is there',
      <a key="next" href="/tools">
        All tools
      </a>,
    ],
  ])('the focus is in nothing where another page %s', async (_, next) => {
    await goOn(next, '/questions');
    expect(document.activeElement).toBe(document.body);
  });

  it('the focus stays within the page where that shows something else', async () => {
    await goOn(<a href="/tools">All tools</a>, '/tools');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'All tools' }));
  });

  it('the focus is in no menu where nothing in the page takes it', async () => {
    await goOn(<p>Nothing here</p>, '/tools');
    expect(document.activeElement).toBe(document.body);
  });
});

it.each<[string, Kind]>([
  ['a dialog', Dialog as Kind],
  ['a drawer', SideDrawer as Kind],
])('%s has the focus where it begins as soon as it is there', (_, Kind) => {
  render(
    <UiProvider env="test">
      <Kind opened onClose={() => {}} title="A form">
        <input aria-label="Name" data-autofocus />
      </Kind>
    </UiProvider>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('opens over what is open, whichever was there first', async () => {
  const user = userEvent.setup();
  function Asking() {
    const confirm = useConfirm();
    const [form, setForm] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setForm(true)}>
          Open
        </button>
        {form && (
          <Dialog opened onClose={() => setForm(false)} title="A form">
            <button type="button" onClick={() => void confirm({ title: 'Sure?', confirm: 'Yes' })}>
              Ask
            </button>
          </Dialog>
        )}
      </>
    );
  }
  render(
    <UiProvider env="test">
      <Asking />
    </UiProvider>,
  );
  const heightOf = (name: string) => {
    const root = screen.getByRole('dialog', { name }).closest<HTMLElement>('[style*="--mb-z-index"]');
    return Number(root!.style.getPropertyValue('--mb-z-index'));
  };
  for (const _time of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'Sure?' });
    expect(heightOf('Sure?')).toBeGreaterThan(heightOf('A form'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A form' })).toBeNull());
  }
});

it('closes by Escape only what was opened last, so that what is typed below it stays', async () => {
  const user = userEvent.setup();
  function TwoDialogs() {
    const [lower, setLower] = useState(true);
    const [upper, setUpper] = useState(false);
    return (
      <UiProvider env="test">
        <Dialog opened={lower} onClose={() => setLower(false)} title="A form">
          <button type="button" onClick={() => setUpper(true)}>
            Ask
          </button>
        </Dialog>
        <Dialog opened={upper} onClose={() => setUpper(false)} title="A question">
          <button type="button">Answer</button>
        </Dialog>
      </UiProvider>
    );
  }
  render(<TwoDialogs />);
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'A question' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A question' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'A form' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A form' })).toBeNull());
});

it.each<[string, Kind]>([
  ['a dialog', Dialog as Kind],
  ['a drawer', SideDrawer as Kind],
])('%s keeps the page where it is while it is open, and listens to no wheel for that', async (_, kind) => {
  const listens = jest.spyOn(document, 'addEventListener');
  const user = userEvent.setup();
  render(<Page kind={kind} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'A question' });
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.body.hasAttribute('data-scroll-locked')).toBe(false));
  expect(listens.mock.calls.filter(([type]) => /wheel|touchmove/.test(type))).toEqual([]);
  listens.mockRestore();
});

it.each<[string, Kind]>([
  ['a dialog', Dialog as Kind],
  ['a drawer', SideDrawer as Kind],
])('where %s was pressed last, a second tap presses nothing for a moment; keys go on', async (_, Kind) => {
  const user = userEvent.setup();
  const [pressed, heard] = [jest.fn(), jest.fn()];
  function Closing() {
    const [opened, setOpened] = useState(true);
    return (
      <UiProvider env="test">
        <button type="button" onClick={pressed}>
          Below
        </button>
        <Kind opened={opened} onClose={() => setOpened(false)} title="A question">
          <button type="button" onClick={() => setOpened(false)}>
            Yes
          </button>
        </Kind>
      </UiProvider>
    );
  }
  const covers = () => [...document.querySelectorAll<HTMLElement>('[data-resting]')];
  render(<Closing />);
  await user.pointer({
    keys: '[TouchA]',
    target: await screen.findByRole('button', { name: 'Yes' }),
    coords: { clientX: 120, clientY: 240 },
  });
  await waitFor(() => expect(covers()).toHaveLength(1));
  const [cover] = covers();
  expect([cover?.style.left, cover?.style.top]).toEqual(['120px', '240px']);
  document.addEventListener('click', heard);
  fireEvent.click(cover!);
  document.removeEventListener('click', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(fireEvent.mouseDown(cover!)).toBe(false);
  screen.getByRole('button', { name: 'Below' }).focus();
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(covers()).toEqual([]));
});
