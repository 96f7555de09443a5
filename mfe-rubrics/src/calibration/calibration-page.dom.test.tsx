import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { Calibration } from '@coaching/contracts';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { anItem } from '../instance/testing/builders';
import CalibrationPage from './calibration-page';
import { aCalibration, anAgreement, chosen, measured } from './testing/builders';

const { coach, admin, secondCoach } = cast.users;
const AT = '2026-03-02T09:00:00.000Z';
const observer = (user: typeof coach, finished_at: string | null) => ({
  user_embed: embedOf(user),
  finished_at,
});

const open = (answers: Answers, as: CastName = 'coach') =>
  renderPage(<CalibrationPage />, {
    at: '/calibrations/cal',
    path: '/calibrations/:calibration_uid',
    as,
    answers,
  });

/** Led by the administrator, scored by two coaches. */
const toScore = (more: Partial<Calibration> = {}): Calibration => ({
  ...aCalibration({
    user: admin.uid,
    user_embed: embedOf(admin),
    observers: [observer(coach, null), observer(secondCoach, AT)],
  }),
  ...more,
});

const results = toScore({
  finished_at: AT,
  observers: [observer(coach, AT), observer(secondCoach, AT)],
  scores: [
    { user: secondCoach.uid, items: chosen({ a: 1, b: null }) },
    { user: coach.uid, items: chosen({ a: 0, b: 1 }) },
  ],
  agreement: anAgreement({
    rows: [{ row_uid: 'a', exact: measured(0, 1), adjacent: measured(1, 1) }],
    exact: measured(0, 1),
    adjacent: measured(1, 1),
  }),
});

it('an observer scores, finishes, and is shown what both scored', async () => {
  const { user, madeOf } = open({
    getCalibration: { calibration: toScore() },
    saveCalibrationScores: ({ body }) => ({
      calibration: body.finished ? results : { ...toScore(), items: chosen({ a: 0 }) },
    }),
  });
  expect(await screen.findByText('9:02 Why the eggs?')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  const row = screen.getByRole('radiogroup', { name: 'Row a' });
  await user.click(within(row).getByRole('radio', { name: /^Emerging/ }));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  const dialog = await screen.findByRole('dialog', { name: /have no score/ });
  await user.click(within(dialog).getByRole('button', { name: /^Finish/ }));
  const table = await screen.findByRole('table', {}, { timeout: 5000 });
  const cells = within(within(table).getByRole('row', { name: /Row a/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Emerging',
    'Established',
    '0%1 pair',
    '100%1 pair',
  ]);
  const sent = madeOf('saveCalibrationScores').map(({ body }) => body);
  expect(sent.flatMap(({ items }) => items?.flat() ?? [])).toEqual([
    { ...anItem('a', { checked: 0 }), column_uid: 'low' },
  ]);
  expect(sent.at(-1)).toMatchObject({ finished: true });
});

it('who finishes with nothing scored is told so, and nothing is sent', async () => {
  const { user, madeOf } = open({ getCalibration: { calibration: toScore() } });
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(madeOf('saveCalibrationScores')).toEqual([]);
});

it('who leads it waits for two, and may edit it; its observers may not', async () => {
  open({ getCalibration: { calibration: { ...toScore(), items: null } } }, 'admin');
  expect(await screen.findByText(/1 of 2 have finished\. How far/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit calibration' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('an observer has no way to edit it', async () => {
  open({ getCalibration: { calibration: results } });
  expect(await screen.findByText(/no kappa|at least 20 pairs/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit calibration' })).toBeNull();
});

it('says so where it is not theirs to read', async () => {
  open({ getCalibration: refusal(404, 'This was not found.') });
  expect(await screen.findByText(/This was not found/)).toBeTruthy();
});
