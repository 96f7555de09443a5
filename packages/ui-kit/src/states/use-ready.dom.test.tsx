import { act, renderHook } from '@testing-library/react';
import { useReady } from './use-ready';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = (isThere: boolean) =>
  renderHook(({ isThere }) => useReady(isThere), { initialProps: { isThere } });

it('is ready at once where there is nothing to wait for', () => {
  expect(shown(true).result.current).toBe(true);
});

it('is ready when what it waits for is there, and stays so', () => {
  const { result, rerender } = shown(false);
  expect(result.current).toBe(false);
  rerender({ isThere: true });
  expect(result.current).toBe(true);
  rerender({ isThere: false });
  expect(result.current).toBe(true);
});

it('waits a second and a half and no longer', () => {
  const { result } = shown(false);
  act(() => jest.advanceTimersByTime(1499));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
