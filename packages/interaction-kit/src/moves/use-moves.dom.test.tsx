import { renderHook } from '@testing-library/react';
import { useMoves } from './use-moves';

const hook = (shown: string) =>
  renderHook(({ uids }) => useMoves(uids), { initialProps: { uids: [...shown] } });

it('tells what was moved on a page of a longer list', () => {
  const { result } = hook('abcdef');
  expect(result.current([...'fde'])).toEqual([{ uid: 'f', after: 'c', before: 'd' }]);
});

it('tells a second move from the order that the first led to, where others moved something meanwhile', () => {
  const { result, rerender } = hook('abcxy');
  result.current([...'yabcx']);
  rerender({ uids: [...'yxabc'] });
  expect(result.current([...'byacx'])).toEqual([{ uid: 'b', after: null, before: 'y' }]);
});

it('tells the same move once more where others took it back', () => {
  const { result } = hook('abc');
  const moves = result.current([...'cab']);
  expect(result.current([...'cab'])).toEqual(moves);
});
