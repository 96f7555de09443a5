import { fireEvent, render } from '@testing-library/react';
import { useCodeAhead } from './use-code-ahead';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Page({ load }: { load: () => Promise<unknown> }) {
  useCodeAhead(load);
  return <div data-testid="list" />;
}

it('fetches code once the page has come to rest', () => {
  const load = jest.fn(async () => 'the part');
  render(<Page load={load} />);
  jest.advanceTimersByTime(1999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  jest.advanceTimersByTime(5000);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['keyDown', 'pointerDown', 'wheel', 'scroll'] as const)('waits for a second after a %s', (type) => {
  const load = jest.fn(async () => 'the part');
  const { getByTestId } = render(<Page load={load} />);
  jest.advanceTimersByTime(1900);
  fireEvent[type](getByTestId('list'));
  jest.advanceTimersByTime(900);
  fireEvent[type](getByTestId('list'));
  jest.advanceTimersByTime(999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches nothing for a page that is gone', () => {
  const load = jest.fn(async () => 'the part');
  const { unmount } = render(<Page load={load} />);
  unmount();
  jest.advanceTimersByTime(5000);
  expect(load).not.toHaveBeenCalled();
});
