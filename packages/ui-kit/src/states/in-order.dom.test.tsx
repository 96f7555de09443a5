import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InOrder, Pending } from './in-order';

const waiting = () => [...document.querySelectorAll('[data-waits]')].map(({ textContent }) => textContent);
/** What is seen is marked before it is painted, in a task of its own. */
const marked = () => act(async () => {});
const shown = (first: ReactNode, more: ReactNode = null) => (
  <InOrder>
    <p>head</p>
    <section>{first}</section>
    <p>below</p>
    {more}
  </InOrder>
);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('shows what stands below once what stands above has come', async () => {
  const { rerender } = render(shown(<Pending />));
  expect(waiting()).toEqual(['below']);
  rerender(shown(<Pending />, <p>more below</p>));
  await marked();
  expect(waiting()).toEqual(['below', 'more below']);
  rerender(shown('here', <p>more below</p>));
  await marked();
  expect(waiting()).toEqual([]);
});

it('hides what came first again where something above it is waited for anew', async () => {
  const { rerender } = render(shown('here'));
  expect(waiting()).toEqual([]);
  rerender(shown(<Pending />));
  await marked();
  expect(waiting()).toEqual(['below']);
});

it('shows all of it after four seconds, whatever is waited for', async () => {
  const { rerender } = render(shown(<Pending />));
  act(() => void jest.advanceTimersByTime(3900));
  expect(waiting()).toEqual(['below']);
  act(() => void jest.advanceTimersByTime(200));
  expect(waiting()).toEqual([]);
  rerender(shown(<Pending />, <p>more below</p>));
  await marked();
  expect(waiting()).toEqual([]);
});
