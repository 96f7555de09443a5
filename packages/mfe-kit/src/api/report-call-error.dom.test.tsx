import { screen } from '@testing-library/react';
import { refusal, renderPage } from '../testing';
import { callApi } from './call-api';

it('leads who is refused for want of a licence to the plans', async () => {
  const ask = () => void callApi('getObservation', { params: { uid: 'o1' } }).catch(() => {});
  const page = (
    <button type="button" onClick={ask}>
      Ask
    </button>
  );
  const says = 'Your license does not cover observations today.';
  const { user } = renderPage(page, {
    answers: { getObservation: refusal(403, says, { reason: 'needs_license' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByText(says, { exact: false });
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/payment');
});
