import type { RubricVersion } from '@coaching/contracts';
import { aRubric } from '../../instance/testing/builders';
import { addRow, moveColumn, removeRows, writeText } from '../rubric/rubric-changes';
import { anEditedRubric } from '../testing/edited';
import { deletionWords, usedParts, versionWords } from './version-words';

const rubric = anEditedRubric();
const version = (number: number, instances: number): RubricVersion => ({
  version: number,
  content: aRubric(),
  rows: {},
  columns: {},
  created_at: '2026-03-02T09:00:00.000Z',
  instances,
});

it.each([
  ['nothing while they are not known', [], rubric, null],
  ['nothing while nobody uses it', [version(1, 0)], addRow('n', 'talk')(rubric), null],
  [
    'what more rows do',
    [version(1, 3)],
    addRow('n', 'talk')(rubric),
    '3 uses keep version 1; this becomes version 2.',
  ],
  [
    'what fewer rows do',
    [version(2, 1)],
    removeRows({ a: null })(rubric),
    '1 use keeps version 2; this becomes version 3.',
  ],
  [
    'what words and order do not',
    [version(1, 1)],
    moveColumn('low', 1)(writeText('a', 'low', 'x')(rubric)),
    'This is used once. Other words show there, too; other rows or columns make it version 2.',
  ],
  [
    'which version it is since',
    [version(1, 3), version(2, 0)],
    rubric,
    '3 uses keep an earlier version; this is version 2.',
  ],
])('says %s', (_, versions, now, words) => {
  expect(versionWords(versions, now)).toBe(words);
});

describe('the parts that somebody was scored by', () => {
  /** Without row a, in whose place b stands, and without the column of these that is gone. */
  const later = (more: Partial<RubricVersion> = {}): RubricVersion => ({
    ...version(2, 0),
    rows: { a: 'b', b: 'b', c: 'c' },
    columns: { low: 'low', high: 'high' },
    ...more,
  });

  it('are none while nobody was', () => {
    expect([...usedParts([]), ...usedParts([version(1, 0)])]).toEqual([]);
  });

  it('are those of an earlier version, as they read in the one that nobody uses yet', () => {
    expect([...usedParts([version(1, 1), later()])].sort()).toEqual(['b', 'c', 'high', 'low']);
  });

  it('are not those that nothing has taken the place of, nor what nobody was scored by', () => {
    const gone = later({ rows: { a: null, b: 'b', c: 'c' }, columns: { low: null, high: 'high' } });
    expect([...usedParts([version(1, 1), gone])].sort()).toEqual(['b', 'c', 'high']);
    expect([...usedParts([version(1, 0), later()])]).toEqual([]);
  });

  it('say what becomes of their uses', () => {
    expect(deletionWords([version(1, 1), later()])).toBe(
      '1 use keeps an earlier version; this is version 2.',
    );
    expect(deletionWords([version(1, 3)])).toBe('3 uses keep version 1; this becomes version 2.');
  });
});
