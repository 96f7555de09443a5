import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import { queryClient } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aTalk } from '../interview/testing/a-talk';
import { aPinned } from '../interview/testing/builders';
import AnswersPage from './answers-page';
import { anAsked, giveCaretAPlace, typeOwnAnswer, whyNotSaved } from './testing/own-answers';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;

beforeAll(giveCaretAPlace);

const { coach, coachee } = cast.users;
const asked = anAsked('i9');
const without = { ...asked, questions: [aPinned('two')] };
const refused = refusal(400, `${coach.username} has taken this question out.`, {
  errors: [{ path: 'question_uid', message: '' }],
});

const answers: Answers = {
  getInterview: { interview: asked },
  getToolConfig: { tool_config: aTalk().set },
  getToolActionSteps: { steps: [] },
  saveCoacheeAnswer: ({ body }) => {
    if (body.question_uid === 'one') return refused;
    const own = { client_uid: coachee.uid, answer: body.answer, updated_at: '2026-03-02T09:00:00.000Z' };
    return { interview: { ...without, questions: [aPinned('two', { coachee_answers: [own] })] } };
  },
};

const open = (more: Answers = {}) =>
  renderPage(<AnswersPage />, {
    at: '/questions/answers/i9',
    path: '/questions/answers/:interview_uid',
    as: 'coachee',
    answers: { ...answers, ...more },
  });

async function write(page: ReturnType<typeof open>, number: number, words: string) {
  await typeOwnAnswer(page, number, words);
  await page.user.keyboard('{Escape}');
}

it('an answer to a question that the coach takes out is named, leaves the others saved, and can be put away', async () => {
  const page = open();
  await write(page, 1, 'I sang');
  await write(page, 2, 'I wondered');
  within(await whyNotSaved(page)).getByText(`${coach.username} has taken this question out.`);
  await waitFor(() =>
    expect(page.madeOf('saveCoacheeAnswer').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ question_uid: 'two', answer: '<p>I wondered</p>' }),
    ),
  );
  await waitFor(async () =>
    expect(
      await journal.seen({ user_uid: coachee.uid, entity: 'asked-questions', uid: 'i9' }),
    ).toHaveProperty('one'),
  );

  cleanup();
  await act(async () => queryClient.clear());
  const later = open({ getInterview: { interview: without } });
  const dialog = await whyNotSaved(later);
  within(dialog).getByText(/has taken this question out: “one\?”/);
  await later.user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toContain('one?\n\nI sang');
  await later.user.click(within(dialog).getByRole('button', { name: 'Put the text away' }));
  await screen.findByText('Your answer was put away');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Not saved/ })).toBeNull());
});
