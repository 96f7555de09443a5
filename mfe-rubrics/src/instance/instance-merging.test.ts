import { type EditedInstance, edited } from './edited-instance';
import { rubricInstanceDraft } from './instance-draft';
import { instanceMerging } from './instance-merging';
import { NOT_OBSERVED, type Score } from './scores';
import { anInstance, anItem, aPinnedRubric, aRow } from './testing/builders';

const base = edited(anInstance());
const scored = (row: string, score: Partial<Score>, of: EditedInstance = base): EditedInstance => ({
  ...of,
  items: { ...of.items, [row]: { ...of.items[row]!, ...score } },
});
const merge = (mine: EditedInstance, theirs: EditedInstance) =>
  instanceMerging.merge(base, mine, { ...theirs, revision: 2 });

describe('two devices', () => {
  it('score two rows, and both stand', () => {
    const { items } = merge(scored('a', { choice: 'low' }), scored('b', { choice: NOT_OBSERVED }));
    expect([items.a?.choice, items.b?.choice]).toEqual(['low', NOT_OBSERVED]);
  });

  it('choose and note in the same row, and both stand', () => {
    const { items } = merge(scored('a', { choice: 'low' }), scored('a', { notes: '<p>Seen</p>' }));
    expect(items.a).toEqual({ choice: 'low', notes: '<p>Seen</p>' });
  });

  it('choose differently: one stands, and the other is written into the notes', () => {
    const { items } = merge(scored('a', { choice: 'low' }), scored('a', { choice: 'high' }));
    expect(items.a?.choice).toBe('low');
    expect(items.a?.notes).toContain('Established');
  });

  it('choose and take back: the choice stands', () => {
    const before = scored('a', { choice: 'low' });
    const merged = instanceMerging.merge(
      before,
      scored('a', { choice: null }, before),
      scored('a', { choice: 'high' }, before),
    );
    expect(merged.items.a?.choice).toBe('high');
  });

  it('write the summary, and both texts stand', () => {
    const merged = merge({ ...base, summary: '<p>mine</p>' }, { ...base, summary: '<p>theirs</p>' });
    expect(merged.summary).toContain('<p>mine</p>');
    expect(merged.summary).toContain('<p>theirs</p>');
  });
});

describe('what was scored here while the rubric became another version', () => {
  it('and its row went, is written into the summary', () => {
    const rubric = aPinnedRubric({
      version: 2,
      categories: [{ uid: 'talk', name: 'Talk', rows: [aRow('b')] }],
    });
    const theirs = edited(anInstance({ rubric }));
    const merged = merge(scored('a', { choice: 'high', notes: '<p>Heard</p>' }), theirs);
    expect(merged.items).not.toHaveProperty('a');
    expect(merged.summary).toContain('<p>Row a: Established</p><p>Heard</p>');
  });

  it('and its level went, is written there too; its notes stay where they are', () => {
    const rubric = aPinnedRubric({ version: 2, columns: [{ uid: 'low', name: 'Emerging' }] });
    const merged = merge(
      scored('a', { choice: 'high', notes: '<p>Heard</p>' }),
      edited(anInstance({ rubric })),
    );
    expect(merged.items.a).toEqual({ choice: null, notes: '<p>Heard</p>' });
    expect(merged.summary).toContain('<p>Row a: Established</p>');
  });

  it('and nothing of it was changed here, is the left-over score that the server tells', () => {
    const before = edited(anInstance({}, [anItem('a', { checked: 1 })]));
    const rubric = aPinnedRubric({
      version: 2,
      categories: [{ uid: 'talk', name: 'Talk', rows: [aRow('b')] }],
    });
    const merged = instanceMerging.merge(
      before,
      { ...before, title: 'Mine' },
      edited(anInstance({ rubric })),
    );
    expect(merged).toMatchObject({ title: 'Mine', summary: '' });
  });
});

it('sends what differs, of the rows those that do', () => {
  const mine = scored('c', { choice: 'high' });
  expect(rubricInstanceDraft({ ...mine, title: 'Other' }, base)).toEqual({
    uid: 'r1',
    revision: 1,
    title: 'Other',
    rubric_revision: 1,
    items: [[], [{ ...anItem('c', { checked: 1 }), column_uid: 'high' }]],
  });
  expect(rubricInstanceDraft(base, base)).toEqual({ uid: 'r1', revision: 1 });
});

it('is newer by its revision, or by what the server shows besides', () => {
  const next = edited(anInstance({ rubric: aPinnedRubric({ revision: 2 }) }));
  expect(instanceMerging.isNewer?.(next, base)).toBe(true);
  expect(instanceMerging.isNewer?.(base, base)).toBe(false);
  expect(instanceMerging.isNewer?.({ ...base, revision: 0 }, next)).toBe(false);
});
