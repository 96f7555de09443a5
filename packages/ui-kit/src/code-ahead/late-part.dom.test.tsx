import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { latePart } from './late-part';

interface PartProps {
  opened: boolean;
  onClose: () => void;
}

it('a part whose code does not come leaves the page as it is, and is fetched anew when it is opened again', async () => {
  let isAway = true;
  const Part = latePart<PartProps>(async () => {
    if (isAway) throw new Error('The network has gone away.');
    return { default: ({ opened }) => (opened ? <p>Here</p> : null) };
  });
  function Page() {
    const [opened, setOpened] = useState<boolean | null>(null);
    return (
      <>
        <button type="button" aria-expanded={opened === true} onClick={() => setOpened(true)}>
          Open
        </button>
        {opened !== null && <Part opened={opened} onClose={() => setOpened(false)} />}
      </>
    );
  }
  render(
    <UiProvider env="test">
      <Page />
    </UiProvider>,
  );
  const open = () => screen.getByRole('button', { name: 'Open' });
  await act(async () => fireEvent.click(open()));
  expect(await screen.findByText(/This part could not be loaded/)).toBeTruthy();
  expect(open().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Here')).toBeNull();

  isAway = false;
  await act(async () => fireEvent.click(open()));
  expect(await screen.findByText('Here')).toBeTruthy();
});
