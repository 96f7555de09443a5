import { waitFor } from '@testing-library/react';
import { createHistory } from './history';
import { sameScreen } from './same-screen';

it('knows whether the tab began at this page, also where another stands in its place', async () => {
  const history = createHistory(window);
  expect(history.get().isFirst).toBe(true);
  history.replace('/questions/config', sameScreen('i1'));
  expect(history.get().isFirst).toBe(true);
  history.push('/interactions');
  expect(history.get().isFirst).toBe(false);
  history.replace('/interactions?page=2');
  expect(history.get().isFirst).toBe(false);
  history.go(-1);
  await waitFor(() => expect(history.get()).toMatchObject({ isFirst: true }));
  expect(history.get().location.pathname).toBe('/questions/config');
  // A reload.
  expect(createHistory(window).get().isFirst).toBe(true);
});
