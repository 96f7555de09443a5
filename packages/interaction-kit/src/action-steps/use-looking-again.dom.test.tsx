import { act, renderHook } from '@testing-library/react';
import type { ScreenKind } from '../kind';
import type { ToolSteps } from './tool-steps';
import { useLookingAgain } from './use-looking-again';

const load = jest.fn<Promise<ToolSteps>, []>();
jest.mock('./steps-autosave', () => ({ stepsAutosave: () => ({ load }) }));
jest.mock('@coaching/mfe-kit/autosave', () => ({ isSettled: () => true }));

const kind = {} as ScreenKind;
const value: ToolSteps = { tool_uid: 'lesson', steps: [] };
const theirs: ToolSteps = { tool_uid: 'lesson', steps: [] };

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(theirs);
});
afterEach(() => jest.useRealTimers());

/** Steps beside a page, in sight or not; how often they were looked at, and what was found. */
function beside(areInSight: boolean) {
  const receive = jest.fn();
  const steps = { value, server: 1, state: {}, current: () => value, receive };
  const { unmount } = renderHook(() => useLookingAgain(kind, steps as never, areInSight));
  const after = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return load.mock.calls.length;
  };
  return { after, receive, unmount };
}

it('looks at once and often while they are in sight', async () => {
  const { after, receive } = beside(true);
  expect(await after(0)).toBe(1);
  expect(receive).toHaveBeenCalledWith(theirs);
  expect(await after(20_000)).toBe(3);
});

it('looks now and then while their number alone is in sight, and when somebody comes back', async () => {
  const { after, receive, unmount } = beside(false);
  expect(await after(59_000)).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await after(0)).toBe(1);
  expect(receive).toHaveBeenCalledWith(theirs);
  expect(await after(1000)).toBe(2);
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await after(60_000)).toBe(2);
});
