import { observationDraftSchema } from './observation';

const item = {
  uid: 'i1',
  time: '9:00:00 AM',
  timestamp: '2026-03-02T09:00:00.000Z',
  data: '<p>Hi</p>',
  ob_type: 'teacher',
};

describe('observationDraftSchema', () => {
  it('takes a first save with only uid and client', () => {
    expect(observationDraftSchema.parse({ uid: 'o1', client: 'c1' })).toEqual({ uid: 'o1', client: 'c1' });
  });

  it('takes the specification’s own shape, without our uids', () => {
    const { uid: _uid, ...line } = item;
    const program_embed = { program_name: 'Literacy', organization_uid: 'cedar' };
    const draft = observationDraftSchema.parse({ client: 'c1', items: [line], program_embed });
    expect(draft).toMatchObject({ items: [line], program_embed });
  });

  it('leaves out fields that were not sent, so that they stay as they are', () => {
    expect(Object.keys(observationDraftSchema.parse({ uid: 'o1', revision: 2, title: 'T' })).sort()).toEqual([
      'revision',
      'title',
      'uid',
    ]);
  });

  it('drops what a coach may not set', () => {
    const draft = observationDraftSchema.parse({
      uid: 'o1',
      user: 'somebody',
      user_embed: {},
      organization_uid: 'x',
    });
    expect(draft).toEqual({ uid: 'o1' });
  });

  it('gives an item without notes null notes', () => {
    expect(observationDraftSchema.parse({ uid: 'o1', items: [item] }).items?.[0]).toMatchObject({
      notes: null,
      teacher_notes: null,
    });
  });

  it.each([
    ['an empty uid', { uid: '', client: 'c1' }],
    ['a uid with an operator in it', { uid: { $gt: '' } }],
    ['a uid with a slash', { uid: '../x' }],
    ['a negative duration', { uid: 'o1', duration: -1 }],
    ['half a minute', { uid: 'o1', duration: 0.5 }],
    ['a day that does not exist', { uid: 'o1', timestamp: '2026-02-30T09:00:00Z' }],
    ['a moment before the calendar', { uid: 'o1', timestamp: '0000-01-01T00:00:00+05:00' }],
    ['a moment after the calendar', { uid: 'o1', timestamp: '9999-12-31T23:59:59-05:00' }],
    ['a third kind of speaker', { uid: 'o1', items: [{ ...item, ob_type: 'principal' }] }],
    ['too many items', { uid: 'o1', items: Array.from({ length: 2001 }, () => item) }],
    ['a title that is too long', { uid: 'o1', title: 'x'.repeat(301) }],
  ])('refuses %s', (_, draft) => {
    expect(observationDraftSchema.safeParse(draft).success).toBe(false);
  });
});
