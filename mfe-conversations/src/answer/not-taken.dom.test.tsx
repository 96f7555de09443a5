import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import type { Interview } from '@coaching/contracts';
import { queryClient } from '@coaching/mfe-kit';
import { sendUnsentWork } from '@coaching/mfe-kit/autosave';
import { FakeEventSource } from '@coaching/mfe-kit/live/testing';
import { type Answers, noConnection, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aTalk } from '../interview/testing/a-talk';
import { aPinned } from '../interview/testing/builders';
import AnswersPage from './answers-page';
import { ownAnswersAutosave } from './own-answers-autosave';
import { anAsked, giveCaretAPlace, typeOwnAnswer, whyNotSaved } from './testing/own-answers';

globalThis.EventSource = FakeEventSource as never;
beforeAll(giveCaretAPlace);

const { coachee } = cast.users;

/** Each test has a conversation of its own, with what it leaves on the device. */
const open = (uid: string, more: Answers) =>
  renderPage(<AnswersPage />, {
    at: `/questions/answers/${uid}`,
    path: '/questions/answers/:interview_uid',
    as: 'coachee',
    answers: { getToolConfig: { tool_config: aTalk().set }, getToolActionSteps: { steps: [] }, ...more },
  });

/** What a server does that has one conversation, which its coach changes. */
function serverOf(before: Interview) {
  let now: Interview | null = before;
  const absent = refusal(404, 'This was not found.');
  const refused = () =>
    now === null ? absent : refusal(now.invites_answers ? 400 : 403, 'This is not answered any more.');
  return {
    answers: {
      getInterview: () => (now ? { interview: now } : absent),
      saveCoacheeAnswer: () => refused(),
    } satisfies Answers,
    becomes(change: Partial<Interview> | null) {
      now = change && { ...before, revision: 2, ...change };
      return now ? { kind: 'whole', interview: now } : { kind: 'gone' };
    },
  };
}

const ended = { end_timestamp: '2026-03-02T10:00:00.000Z' };
const FINISHED = 'This conversation was finished before this was saved.';
const TAKEN_BACK = 'Your coach took back the invitation to answer before this was saved.';
const GONE = /^This conversation was deleted, or is not shared with you any more/;

const ownBox = () => screen.findByRole('group', { name: 'Your own answer' });

it.each([
  ['finished', ended, FINISHED],
  ['not-invited', { invites_answers: false }, TAKEN_BACK],
] as const)(
  'words that were not saved when it was %s stay in their place with the reason, are sent no more, and can be put away',
  async (uid, change, reason) => {
    const server = serverOf(anAsked(uid));
    const page = open(uid, server.answers);
    const editor = await typeOwnAnswer(page, 1, 'I sang');
    const news = server.becomes(change);
    act(() => FakeEventSource.latest().opens(news));
    within(await ownBox()).getByText('I sang');
    expect(editor.isConnected).toBe(true);
    expect(document.activeElement).toBe(editor);

    const box = await ownBox();
    await waitFor(() => within(box).getByText(reason), { timeout: 5000 });
    within(box).getByText('I sang');
    expect(document.activeElement).toBe(editor);
    await page.user.keyboard('{Escape}');
    expect(within(box).queryByRole('button')).toBeNull();
    const posts = page.madeOf('saveCoacheeAnswer').length;
    act(() => void window.dispatchEvent(new Event('focus')));

    const dialog = await whyNotSaved(page);
    within(dialog).getByText(reason);
    await page.user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('one?\n\nI sang');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save again' }));
    expect(page.madeOf('saveCoacheeAnswer')).toHaveLength(posts);

    cleanup();
    await act(async () => queryClient.clear());
    const later = open(uid, server.answers);
    within(await ownBox()).getByText(reason);
    within(await ownBox()).getByText('I sang');
    await act(() => sendUnsentWork(ownAnswersAutosave, coachee.uid));
    expect(later.madeOf('saveCoacheeAnswer')).toEqual([]);
    const again = await whyNotSaved(later);
    await later.user.click(within(again).getByRole('button', { name: 'Put the text away' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Your own answer' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Not saved/ })).toBeNull());
  },
);

it('words that were not saved when it was deleted stand below the word of it, and are sent no more', async () => {
  const server = serverOf(anAsked('deleted'));
  const page = open('deleted', server.answers);
  await typeOwnAnswer(page, 1, 'I sang');
  const news = server.becomes(null);
  act(() => FakeEventSource.latest().opens(news));
  await screen.findByText(/is no longer here/);
  within(await ownBox()).getByText('one?');
  within(await ownBox()).getByText('I sang');
  await screen.findByText(GONE);
  const posts = page.madeOf('saveCoacheeAnswer').length;

  cleanup();
  await act(async () => queryClient.clear());
  const later = open('deleted', server.answers);
  within(await ownBox()).getByText('I sang');
  await later.user.click(await screen.findByRole('button', { name: 'Save again' }));
  await screen.findByText(GONE);
  expect(posts).toBe(1);
  expect(later.madeOf('saveCoacheeAnswer')).toEqual([]);
  await later.user.click(screen.getByRole('button', { name: 'Put the text away' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Your own answer' })).toBeNull());
});

it('words that were written offline stay when it was finished meanwhile, and are saved once it is answered again', async () => {
  const server = serverOf(anAsked('offline'));
  const page = open('offline', { ...server.answers, saveCoacheeAnswer: noConnection });
  await typeOwnAnswer(page, 2, 'I wondered');
  await screen.findByRole('button', { name: /^Offline/ }, { timeout: 5000 });
  const news = server.becomes(ended);
  page.answer(server.answers);
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => FakeEventSource.latest().opens(news));
  const box = await ownBox();
  await waitFor(() => within(box).getByText(FINISHED), { timeout: 5000 });
  within(box).getByText('I wondered');

  const reopened = server.becomes({ ...anAsked('offline'), revision: 3 });
  page.answer({
    saveCoacheeAnswer: ({ body: { answer } }) => {
      const own = { client_uid: coachee.uid, answer, updated_at: '2026-03-02T11:00:00.000Z' };
      return {
        interview: {
          ...anAsked('offline'),
          questions: [aPinned('one'), aPinned('two', { coachee_answers: [own] })],
        },
      };
    },
  });
  act(() => FakeEventSource.latest().opens(reopened));
  await waitFor(() => expect(screen.queryByText(FINISHED)).toBeNull());
  expect(page.madeOf('saveCoacheeAnswer').at(-1)?.body).toEqual({
    question_uid: 'two',
    answer: '<p>I wondered</p>',
    based_on: null,
  });
});
