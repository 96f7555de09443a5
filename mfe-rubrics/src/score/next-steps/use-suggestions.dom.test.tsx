import { type ActionStep, richTextOf } from '@coaching/contracts';
import type { ToolSteps } from '@coaching/interaction-kit/action-steps';
import type { InteractionHead } from '@coaching/interaction-kit/kind';
import { act, renderHook } from '@testing-library/react';
import { anInstance } from '../../instance/testing/builders';
import { useSuggestions } from './use-suggestions';

const WAIT = 'Wait for five seconds';
const head = anInstance() as unknown as InteractionHead;
const among = (...texts: string[]): ToolSteps => ({
  tool_uid: head.uid,
  steps: texts.map((text) => ({ uid: text, action_step: richTextOf(text) }) as ActionStep),
});

interface Known {
  value: ToolSteps | null;
  loadError: Error | null;
}

function suggestions(first: Known) {
  const change = jest.fn();
  const hook = renderHook((known: Known) => useSuggestions(head, { ...known, change }, null), {
    initialProps: first,
  });
  /** What steps become by what was asked to change. */
  const changed = (steps: ToolSteps) =>
    change.mock.calls
      .reduce((all, [update]) => update(all), steps)
      .steps.map((step: ActionStep) => step.action_step);
  return { ...hook, change, changed };
}

it('takes a step at once where it is known which there are', () => {
  const { result, changed } = suggestions({ value: among(), loadError: null });
  act(() => result.current?.take(WAIT));
  expect(changed(among())).toEqual([richTextOf(WAIT)]);
});

it('takes one before that, and makes an action step of it once it is known', () => {
  const { result, rerender, change, changed } = suggestions({ value: null, loadError: null });
  expect(result.current?.taking(WAIT)).toBe('no');
  act(() => result.current?.take(WAIT));
  expect(result.current?.taking(WAIT)).toBe('waiting');
  expect(change).not.toHaveBeenCalled();
  rerender({ value: among('Another'), loadError: null });
  expect(changed(among('Another'))).toEqual([richTextOf('Another'), richTextOf(WAIT)]);
});

it('makes no second one of what is there already', () => {
  const { result, rerender, change } = suggestions({ value: null, loadError: null });
  act(() => result.current?.take(WAIT));
  rerender({ value: among(WAIT), loadError: null });
  expect(change).not.toHaveBeenCalled();
  expect(result.current?.taking(WAIT)).toBe('taken');
});

it('offers nothing where the action steps could not be loaded', () => {
  expect(suggestions({ value: null, loadError: new Error('Away') }).result.current).toBeNull();
});
