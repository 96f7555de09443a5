import { agreementOf } from '../agreement/agreement';
import { agreed, scoredRows } from './agreed';
import type { CalibrationRecord } from './calibration-record';
import type { ScoreRecord } from './score-record';

const row = (uid: string) => ({ uid, name: uid, cols: [], textbox_label: '', next_steps: [] });
const rubric = {
  columns: ['no', 'some', 'yes'].map((uid) => ({ uid, name: uid })),
  categories: [
    { uid: 'talk', name: 'Talk', rows: [row('asks'), row('waits')] },
    { uid: 'tasks', name: 'Tasks', rows: [row('demand')] },
  ],
} as unknown as NonNullable<CalibrationRecord['rubric']>;

const scores = (...chosen: Record<string, string | null>[]): ScoreRecord[] =>
  chosen.map((columns) => ({
    calibration_uid: 'script',
    user: 'observer',
    count: 1,
    finished_at: new Date(0),
    items: Object.entries(columns).map(([uid, column_uid]) => ({
      uid,
      column_uid,
      not_observed: column_uid === null,
      notes: '',
    })),
  }));
const two = scores({ asks: 'yes', waits: null }, { asks: 'some', demand: 'no' });

it('what observers chose stands in the rubric’s order, and what they did not observe is no score', () => {
  expect(scoredRows(rubric, two)).toEqual([
    { row_uid: 'asks', unit: [2, 1] },
    { row_uid: 'waits', unit: [null, null] },
    { row_uid: 'demand', unit: [null, 0] },
  ]);
});

describe('how far observers agree', () => {
  const calibration = (more: Partial<CalibrationRecord> = {}) =>
    ({ uid: 'script', rubric, agreement: null, ...more }) as CalibrationRecord;
  const stored: unknown[] = [];
  const store = { putAgreement: async (...put: unknown[]) => void stored.push(put) };
  const counted = agreementOf(scoredRows(rubric, two), 2);
  beforeEach(() => stored.splice(0));

  it('is counted once two are done, and stored', async () => {
    expect(await agreed(store, calibration(), two.slice(1))).toBeNull();
    expect(stored).toEqual([]);
    expect(await agreed(store, calibration(), two)).toEqual(counted);
    expect(stored).toEqual([['script', counted]]);
  });

  it('is not counted again while nobody else is done', async () => {
    const agreement = { ...counted, exact: { value: 0.5, n: 2, interval: null } };
    expect(await agreed(store, calibration({ agreement }), two)).toBe(agreement);
    expect(stored).toEqual([]);
    const three = [...two, ...scores({ asks: 'yes' })];
    expect((await agreed(store, calibration({ agreement }), three))!.observers).toBe(3);
  });
});
