import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { screenKind } from '../kind';
import { RefusedNotice, useRefusedNotice } from './refused-notice';

const PROBLEM = 'This text is too long.';

function Header() {
  const show = useRefusedNotice();
  return show ? (
    <button type="button" onClick={show}>
      Not saved
    </button>
  ) : (
    <p>Saved</p>
  );
}

/** Work that is refused once more when it is tried again, and saved the time after. */
function Page() {
  const [tries, setTries] = useState(0);
  return (
    <RefusedNotice
      kind={screenKind('observation')}
      entity={() => ({ title: 'Fractions' })}
      problem={tries < 2 ? PROBLEM : null}
      isSettled={tries === 2}
      onRetry={() => setTries(tries + 1)}
    >
      <Header />
    </RefusedNotice>
  );
}

it('shows the reason when it is asked for and not before, until all is saved', async () => {
  const { user } = renderPage(<Page />);
  const mark = await screen.findByRole('button', { name: 'Not saved' });
  expect(screen.queryByText(PROBLEM)).toBeNull();
  await user.click(mark);
  const dialog = await screen.findByRole('dialog', { name: 'Not saved' });
  within(dialog).getByText(PROBLEM);
  await user.click(within(dialog).getByRole('button', { name: 'Save again' }));
  within(dialog).getByText(PROBLEM);
  await user.click(within(dialog).getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Saved');
});
