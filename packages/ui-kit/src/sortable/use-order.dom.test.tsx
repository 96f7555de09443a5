import { act, renderHook } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store';
import { ORDER_FAILED } from './move-words';
import { useOrder } from './use-order';

const before = ['a', 'b', 'c'];
const [second, third] = [
  ['b', 'a', 'c'],
  ['b', 'c', 'a'],
];

/** An order whose saves are answered by hand, one after the other. */
function shown() {
  const saves: string[][] = [];
  const answers: ((problem: string | null | Error) => void)[] = [];
  const onReorder = (keys: string[]) => {
    saves.push(keys);
    return new Promise<string | null>((resolve, reject) => {
      answers.push((problem) => (problem instanceof Error ? reject(problem) : resolve(problem)));
    });
  };
  const { result, rerender } = renderHook(({ keys }) => useOrder(keys, onReorder), {
    initialProps: { keys: before },
  });
  return {
    saves,
    order: () => result.current[0],
    reorder: (next: string[]) => act(() => result.current[1](next)),
    given: (keys: string[]) => rerender({ keys }),
    answer: (problem: string | null | Error) => act(async () => answers.shift()!(problem)),
  };
}

const toasts = () => toastStore.get().map(({ message }) => message);

it('shows at once, and stays until the caller has it', async () => {
  const list = shown();
  list.reorder(second);
  expect(list.order()).toEqual(second);
  await list.answer(null);
  expect(list.order()).toEqual(second);
  list.given(second);
  list.given(third);
  expect(list.order()).toEqual(third);
});

it('is as before where it could not be saved, and a toast says why', async () => {
  const list = shown();
  list.reorder(second);
  await list.answer('The tool set was deleted meanwhile.');
  expect(list.order()).toEqual(before);
  expect(toasts()).toContain('The tool set was deleted meanwhile.');
});

it('is as before where saving broke', async () => {
  const list = shown();
  list.reorder(second);
  await list.answer(new Error('boom'));
  expect(list.order()).toEqual(before);
  expect(toasts()).toContain(ORDER_FAILED);
});

it('is never saved twice at once: the latest follows', async () => {
  const list = shown();
  list.reorder(second);
  list.reorder(['c', 'b', 'a']);
  list.reorder(third);
  expect(list.saves).toEqual([second]);
  // An older order that the caller has meanwhile does not show.
  list.given(second);
  expect(list.order()).toEqual(third);
  await list.answer(null);
  expect(list.saves).toEqual([second, third]);
  expect(list.order()).toEqual(third);
  await list.answer(null);
  expect(list.order()).toEqual(third);
});

it('goes back to what was saved last', async () => {
  const list = shown();
  list.reorder(second);
  list.reorder(third);
  await list.answer(null);
  await list.answer('No.');
  expect(list.order()).toEqual(second);
});

it('a later order is saved though an earlier one failed', async () => {
  const list = shown();
  list.reorder(second);
  list.reorder(third);
  const shownBefore = toasts().length;
  await list.answer('No.');
  expect(toasts()).toHaveLength(shownBefore);
  await list.answer(null);
  expect(list.order()).toEqual(third);
});

it('of another page it says nothing, and does not lose what that page waits for', async () => {
  const list = shown();
  list.reorder(second);
  list.given(['x', 'y']);
  expect(list.order()).toEqual(['x', 'y']);
  list.reorder(['y', 'x']);
  expect(list.saves).toEqual([second]);
  await list.answer(null);
  expect(list.saves).toEqual([second, ['y', 'x']]);
  await list.answer(null);
  expect(list.order()).toEqual(['y', 'x']);
});
