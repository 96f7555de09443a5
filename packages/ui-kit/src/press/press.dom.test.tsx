import { act, renderHook } from '@testing-library/react';
import { afterPress, isPressing } from './press';
import { useSteady } from './use-steady';

jest.useFakeTimers();

/** Dispatches a pointer event; jsdom has no such events of its own. */
function point(type: string, pointerType: 'mouse' | 'touch', pointerId = 1) {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerId, pointerType });
  act(() => void document.body.dispatchEvent(event));
}
const click = () => act(() => document.body.click());
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

afterEach(() => pass(1000));

function wait() {
  const done = jest.fn();
  const takeBack = afterPress(done);
  return { done, takeBack };
}

it('without a press nothing waits', () => {
  expect(wait().done).toHaveBeenCalledTimes(1);
});

it('what moves things waits until the click of a finger has been dealt with', () => {
  point('pointerdown', 'touch');
  const { done } = wait();
  pass(1000);
  point('pointerup', 'touch');
  pass(50);
  expect(done).not.toHaveBeenCalled();
  click();
  expect(done).not.toHaveBeenCalled();
  pass(0);
  expect(done).toHaveBeenCalledTimes(1);
});

it('a finger that scrolls, or leaves no click, holds nothing up for long', () => {
  point('pointerdown', 'touch');
  const scrolled = wait();
  point('pointercancel', 'touch');
  pass(0);
  expect(scrolled.done).toHaveBeenCalled();
  point('pointerdown', 'touch');
  const left = wait();
  point('pointerup', 'touch');
  pass(350);
  expect(left.done).toHaveBeenCalled();
});

it('a second finger keeps the press going', () => {
  point('pointerdown', 'touch', 1);
  point('pointerdown', 'touch', 2);
  const { done } = wait();
  point('pointerup', 'touch', 1);
  pass(1000);
  expect(done).not.toHaveBeenCalled();
  point('pointerup', 'touch', 2);
  pass(350);
  expect(done).toHaveBeenCalled();
});

it('a button that is let go outside the window holds nothing up for good', () => {
  point('pointerdown', 'mouse');
  const { done } = wait();
  pass(5000);
  expect(done).toHaveBeenCalled();
  point('pointerdown', 'mouse', 2);
  const next = wait();
  point('pointerup', 'mouse', 2);
  pass(0);
  expect(next.done).toHaveBeenCalled();
});

it('what was taken back is not done', () => {
  point('pointerdown', 'mouse');
  const { done, takeBack } = wait();
  takeBack();
  point('pointerup', 'mouse');
  pass(0);
  expect(done).not.toHaveBeenCalled();
  expect(isPressing()).toBe(false);
});

it('a value stays while something is pressed, and what the click itself changes is drawn at once', () => {
  const { result, rerender } = renderHook(useSteady<string>, { initialProps: 'before' });
  point('pointerdown', 'touch');
  rerender('arrived');
  expect(result.current).toBe('before');
  point('pointerup', 'touch');
  click();
  rerender('clicked');
  expect(result.current).toBe('clicked');

  point('pointerdown', 'mouse');
  rerender('later');
  expect(result.current).toBe('clicked');
  point('pointerup', 'mouse');
  pass(0);
  expect(result.current).toBe('later');
});
