import type { CallResponse } from '@coaching/contracts';
import { type Answers, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ReportByMail } from './report-by-mail';
import { reportWords } from './report-words';

const off: CallResponse<'getMonthlyReport'> = { since: null, organization: null, last: null };
const since = '2026-10-05T08:00:00.000Z';
const organization = { uid: 'cedar', name: 'Cedar Grove' };
const on = { since, organization, last: null };

const open = (answers: Answers) => renderPage(<ReportByMail />, { at: '/timelog', answers });
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Monthly report by mail' });

it('is off until somebody asks for it, and can be ended again', async () => {
  const { user, answer, madeOf } = open({
    getMonthlyReport: off,
    saveMonthlyReport: ({ body }: { body: { on: boolean } }) => {
      const state = body.on ? on : off;
      answer({ getMonthlyReport: state });
      return state;
    },
  } as Answers);
  await waitFor(async () => expect((await theSwitch()).disabled).toBe(false));
  expect((await theSwitch()).checked).toBe(false);
  await user.click(await theSwitch());
  await screen.findByText('About Cedar Grove. The first one comes when this month is over.');
  expect((await theSwitch()).checked).toBe(true);
  (await theSwitch()).focus();
  await user.keyboard(' ');
  await waitFor(async () => expect((await theSwitch()).checked).toBe(false));
  expect(madeOf('saveMonthlyReport').map(({ body }) => body)).toEqual([{ on: true }, { on: false }]);
});

it('says that the last report failed, and when it is tried again', async () => {
  const at = '2026-11-01T06:00:00.000Z';
  open({
    getMonthlyReport: { ...on, last: { month: '2026-10', outcome: 'failed', at, next_try_at: at } },
  });
  await screen.findByText(/^About Cedar Grove. The report of Oct 2026 could not be sent on .* We try again/);
});

it('says that it could not be loaded', async () => {
  open({ getMonthlyReport: serverFailure() });
  await screen.findByText(/could not be loaded/);
  expect((await theSwitch()).disabled).toBe(true);
});

it.each([
  ['requested', /is on its way/],
  ['sent', /was sent on/],
  ['not_sent', /you had no place there/],
] as const)('a report that is %s is worded so', (outcome, words) => {
  const last = { month: '2026-10', outcome, at: since, next_try_at: null };
  expect(reportWords({ ...on, last })).toMatch(words);
});
