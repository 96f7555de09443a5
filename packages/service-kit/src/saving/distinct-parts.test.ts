import { Invalid } from '../errors';
import { requireDistinctParts } from './distinct-parts';

const lines = { what: 'lines', path: 'lesson.lines' };
const parts = (uids?: (string | null)[]) => uids?.map((uid) => ({ uid }));

it.each([[undefined], [[]], [['a']], [['a', 'b', 'c']], [[null, null]]])('accepts %j', (uids) => {
  expect(() => requireDistinctParts(parts(uids), lines)).not.toThrow();
});

it('names every repetition', () => {
  const refusal = (() => {
    try {
      requireDistinctParts(parts(['a', 'b', 'a', 'c', 'b', 'a']), lines);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(Invalid);
  expect((refusal as Invalid).errors.map(({ path }) => path)).toEqual([
    'lesson.lines.2.uid',
    'lesson.lines.4.uid',
    'lesson.lines.5.uid',
  ]);
});
