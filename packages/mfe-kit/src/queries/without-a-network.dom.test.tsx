import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { noConnection, refusal, renderPage } from '../testing';
import { queryClient } from './query-client';
import { useCall } from './use-call';
import { useCallMutation } from './use-call-mutation';

const answered = { since: null };

function Feed() {
  const { data, isError, isSuccess, refetch } = useCall('getCalendarFeed', {});
  const { mutate, isPending, isError: isRefused } = useCallMutation('endCalendarFeed');
  return (
    <>
      <p>{data ? 'there' : 'nothing'}</p>
      <p>{isError ? 'failed' : isSuccess ? 'read' : 'waiting'}</p>
      <p>{isRefused ? 'not ended' : isPending ? 'ending' : 'going on'}</p>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
      <button type="button" onClick={() => mutate({})}>
        End
      </button>
    </>
  );
}

const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));
// What becomes of the last test's page does not show here.
afterEach(() => onlineManager.setOnline(true));

it('what cannot be read fails at once, asked for once, and comes when the network is back', async () => {
  goOffline();
  const { answer, madeOf } = renderPage(<Feed />, { answers: { getCalendarFeed: noConnection } });
  await screen.findByText('failed');
  expect(madeOf('getCalendarFeed')).toHaveLength(1);
  answer({ getCalendarFeed: answered });
  goOnline();
  await screen.findByText('read');
});

it('what was read before stays, and is no error', async () => {
  const { answer, madeOf, user } = renderPage(<Feed />, { answers: { getCalendarFeed: answered } });
  await screen.findByText('there');
  answer({ getCalendarFeed: noConnection });
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(madeOf('getCalendarFeed')).toHaveLength(2);
  expect(queryClient.isFetching()).toBe(0);
  screen.getByText('there');
  screen.getByText('read');
});

it('what was read before and is refused now is an error', async () => {
  const { answer, user } = renderPage(<Feed />, { answers: { getCalendarFeed: answered } });
  await screen.findByText('there');
  answer({ getCalendarFeed: refusal(403, 'No.') });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await screen.findByText('failed');
});

it('what cannot be changed says so at once, and is not changed later', async () => {
  const answers = { getCalendarFeed: answered, endCalendarFeed: noConnection } as const;
  const { madeOf, user } = renderPage(<Feed />, { answers });
  await screen.findByText('there');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'End' }));
  await screen.findByText('not ended');
  await screen.findByText(/There is no connection to the server/);
  goOnline();
  expect(madeOf('endCalendarFeed')).toHaveLength(1);
});
