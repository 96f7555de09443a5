import { act, render } from '@testing-library/react';
import type { EditedRow } from '../rubric/edited-rubric';
import { rowNameId } from './grid-actions';
import { useNewRow } from './use-new-row';

function Grid({ uids }: { uids: readonly string[] }) {
  useNewRow(uids.map((uid) => ({ uid }) as EditedRow));
  return uids.map((uid) => (
    <div key={uid}>
      <span id={rowNameId(uid)}>{uid}</span>
    </div>
  ));
}

const laidOut = () => [...document.querySelectorAll('[data-new]')].map((row) => row.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a row that comes by itself is laid out at once, and as all others are after its first frame', () => {
  const { rerender } = render(<Grid uids={['a', 'b']} />);
  expect(laidOut()).toEqual([]);
  rerender(<Grid uids={['a', 'c', 'b']} />);
  expect(laidOut()).toEqual(['c']);
  act(() => jest.advanceTimersToNextFrame());
  act(() => jest.runOnlyPendingTimers());
  expect(laidOut()).toEqual([]);
});

it.each([
  ['several at once', ['a', 'b', 'c', 'd']],
  ['none, and one less', ['a']],
  ['none, in another order', ['b', 'a']],
])('%s are laid out where they are in sight', (_, uids) => {
  const { rerender } = render(<Grid uids={['a', 'b']} />);
  rerender(<Grid uids={uids} />);
  expect(laidOut()).toEqual([]);
});
