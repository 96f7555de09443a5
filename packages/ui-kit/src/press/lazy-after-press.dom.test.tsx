import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyAfterPress } from './lazy-after-press';

it('takes its place when nothing is pressed any more', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Late = lazyAfterPress(async () => {
    await arrived;
    return () => <p>Here</p>;
  });
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Late />
    </Suspense>,
  );
  fireEvent.pointerDown(document.body, { pointerId: 1, pointerType: 'mouse' });
  await act(async () => arrive());
  expect(screen.getByText('On its way')).toBeTruthy();
  fireEvent.pointerUp(document.body, { pointerId: 1, pointerType: 'mouse' });
  expect(await screen.findByText('Here')).toBeTruthy();
});
