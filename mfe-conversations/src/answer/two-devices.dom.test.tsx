import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import { FakeEventSource } from '@coaching/mfe-kit/live/testing';
import { refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aTalk } from '../interview/testing/a-talk';
import { aPinned } from '../interview/testing/builders';
import AnswersPage from './answers-page';
import { anAsked, giveCaretAPlace, typeOwnAnswer } from './testing/own-answers';

globalThis.EventSource = FakeEventSource as never;
beforeAll(giveCaretAPlace);

const { coachee } = cast.users;

/** A conversation whose coachee has answered this, and when. */
const answeredWith = (answer: string, updated_at: string) =>
  anAsked('both', [aPinned('one', { coachee_answers: [{ client_uid: coachee.uid, answer, updated_at }] })]);

const [EARLIER, THERE, HERE] = [
  '2026-03-02T10:00:00.000Z',
  '2026-03-02T10:05:00.000Z',
  '2026-03-02T10:06:00.000Z',
];

it('what was answered on another device meanwhile stands beside what is answered here', async () => {
  const elsewhere = answeredWith('<p>On the phone</p>', THERE);
  const page = renderPage(<AnswersPage />, {
    at: '/questions/answers/both',
    path: '/questions/answers/:interview_uid',
    as: 'coachee',
    answers: {
      getToolConfig: { tool_config: aTalk().set },
      getToolActionSteps: { steps: [] },
      getInterview: { interview: answeredWith('<p>At first</p>', EARLIER) },
      saveCoacheeAnswer: ({ body: { answer, based_on } }) =>
        based_on === THERE
          ? { interview: answeredWith(answer, HERE) }
          : refusal(409, 'Saved elsewhere.', { interview: elsewhere } as object),
    },
  });
  await typeOwnAnswer(page, 1, ', I sang');
  await waitFor(() => expect(page.madeOf('saveCoacheeAnswer').at(-1)?.body.based_on).toBe(THERE), {
    timeout: 10_000,
  });
  expect(page.madeOf('saveCoacheeAnswer')[0]?.body.based_on).toBe(EARLIER);
  const box = within(await screen.findByRole('group', { name: 'Your own answer' }));
  box.getByText(/I sang/);
  box.getByText('On the phone');
  box.getByText('Also written here on another device:');
});
