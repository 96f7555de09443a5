import { cast, embedOf } from '@coaching/access/testing';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, noConnection, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Navigate, useParams } from 'react-router';
import { justSetUp } from '../configure/set-up-state';
import { anInterview, aPinned } from '../interview/testing/builders';
import AnswersPage from './answers-page';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;

const { coach, coachee, otherCoachee } = cast.users;

const talk = anInterview({
  uid: 'i9',
  user: coach.uid,
  user_embed: embedOf(coach),
  client_embed: [embedOf(coachee), embedOf(otherCoachee)],
  interview_type: 'talk',
  questions: [
    aPinned('one', { answer: '<p>We sang.</p>', question_uid: 'q1', version: 1 }),
    aPinned('two', {
      coachee_answers: [
        { client_uid: otherCoachee.uid, answer: '<p>I wonder.</p>', updated_at: '2026-03-02T09:00:00.000Z' },
      ],
    }),
  ],
});

const answers: Answers = {
  getInterview: { interview: talk },
  getToolConfig: { tool_config: aToolSet({ tools: [aTool({ uid: 'talk', tool_type: 'Conversation' })] }) },
  getToolActionSteps: { steps: [] },
  getNewerWording: { wordings: [] },
  saveInterview: ({ body }) => ({ interview: { ...talk, ...body.interview, revision: 2 } as typeof talk }),
};

const open = (as: 'coach' | 'coachee' | 'admin', more: Answers = {}) =>
  renderPage(<AnswersPage />, {
    at: '/questions/answers/i9',
    path: '/questions/answers/:interview_uid',
    as,
    answers: { ...answers, ...more },
  });

it('its coach reads answers, writes them, and reads what coachees wrote before', async () => {
  open('coach');
  await screen.findByText('We sang.');
  screen.getByRole('button', { name: 'Edit answer to question 2' });
  within(screen.getByRole('group', { name: `${otherCoachee.username}'s own answer` })).getByText('I wonder.');
  screen.getByRole('link', { name: 'Edit Questions' });
  screen.getByRole('button', { name: 'Finish' });
});

it('finishing ends and shares it, and leads to the dashboard', async () => {
  const page = open('coach');
  await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
  await waitFor(() =>
    expect(page.madeOf('saveInterview').at(-1)?.body.interview.end_timestamp).toEqual(expect.any(String)),
  );
});

it('a second press on what ended setting up does not end the conversation, whose Finish stands in its place', async () => {
  function Arriving() {
    const { page } = useParams();
    if (page === 'answers') return <AnswersPage />;
    return <Navigate to="/questions/answers/i9" state={justSetUp} replace />;
  }
  const page = renderPage(<Arriving />, {
    at: '/questions/config/i9',
    path: '/questions/:page/:interview_uid',
    answers,
  });
  const finish = await screen.findByRole('button', { name: 'Finish' });
  expect(finish.getAttribute('aria-disabled')).toBe('true');
  await page.user.click(finish);
  expect(page.address()).toBe('/questions/answers/i9');
  expect(page.madeOf('saveInterview')).toEqual([]);
  await waitFor(() => expect(finish.getAttribute('aria-disabled')).toBeNull(), { timeout: 5000 });
  await page.user.click(finish);
  await waitFor(() => expect(page.address()).toBe('/dashboard'));
});

it.each(['coachee', 'admin'] as const)('%s reads it: no timer, no way to edit it', async (as) => {
  open(as);
  await screen.findByText('We sang.');
  for (const name of [/timer/i, /^finish/i, /^edit/i])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit Questions' })).toBeNull();
  screen.getByRole('button', { name: 'Print' });
});

it('a coachee who is invited answers in their own words, which save themselves', async () => {
  const invited = { ...talk, invites_answers: true };
  const page = open('coachee', {
    getInterview: { interview: invited },
    saveCoacheeAnswer: { interview: invited },
  });
  const own = await screen.findAllByRole('group', { name: 'Your own answer' });
  expect(own).toHaveLength(2);
  // Fewer than read the conversation.
  for (const each of own) within(each).getByText(`Only you and ${coach.username} can read your own answer.`);
  screen.getByRole('button', { name: 'Edit your answer to question 1' });
  expect(screen.queryByRole('button', { name: 'Edit answer to question 1' })).toBeNull();
  expect(page.madeOf('saveInterview')).toEqual([]);
});

it('own answers are shown with the questions at once, and move nothing', async () => {
  const invited = { ...talk, invites_answers: true };
  let arrive = () => {};
  let times = 0;
  open('coachee', {
    getInterview: () => {
      times += 1;
      if (times === 1) return { interview: invited };
      return new Promise((resolve) => {
        arrive = () => resolve({ interview: invited });
      });
    },
  });
  await waitFor(() => expect(times).toBe(2));
  await screen.findByText('Loading the questions');
  expect(screen.queryByText('one?')).toBeNull();
  arrive();
  await screen.findByText('one?');
  expect(screen.getAllByRole('group', { name: 'Your own answer' })).toHaveLength(2);
});

it('a coachee reads beside their own answer who else can, also once the conversation is over', async () => {
  const given = {
    client_uid: coachee.uid,
    answer: '<p>I think so.</p>',
    updated_at: '2026-03-02T09:00:00.000Z',
  };
  const questions = [aPinned('one', { coachee_answers: [given] })];
  open('coachee', { getInterview: { interview: { ...talk, questions, end_timestamp: talk.timestamp } } });
  const own = await screen.findByRole('group', { name: 'Your own answer' });
  within(own).getByText(`Only you and ${coach.username} can read your own answer.`);
});

it('a press beside the words of an answer leaves the focus in them', async () => {
  const page = open('coach');
  await page.user.click(await screen.findByRole('button', { name: 'Edit answer to question 1' }));
  const editor = await screen.findByRole('textbox', { name: /answer to question 1/ });
  await waitFor(() => expect(document.activeElement).toBe(editor));
  const surface = editor.closest('[data-editing="true"]:not(li)') as HTMLElement;
  await page.user.click(surface);
  expect(document.activeElement).toBe(editor);
});

it('what was answered last time is one key away', async () => {
  const page = open('coach', {
    getLastAnswers: {
      answers: [
        {
          question_uid: 'q1',
          answer: '<p>We danced.</p>',
          interview_uid: 'i1',
          title: 'Before',
          timestamp: '2026-01-05T09:00:00.000Z',
          client_uids: [coachee.uid],
        },
      ],
    },
    getClientActionSteps: { steps: [], total: 0 },
  });
  await screen.findByText('We sang.');
  expect(screen.queryByText('We danced.')).toBeNull();
  await page.user.keyboard('{Alt>}l{/Alt}');
  await screen.findByText('We danced.');
  await page.user.click(screen.getByRole('button', { name: 'Since last time' }));
  expect(screen.queryByText('We danced.')).toBeNull();
});

it('of several coachees, what each answered last time stands under their name', async () => {
  const second = { ...embedOf(coachee), uid: 'sam', username: 'Sam Hill' };
  const third = { ...embedOf(coachee), uid: 'kim', username: 'Kim Ode' };
  const before = (interview_uid: string, answer: string, client_uids: string[]) => ({
    question_uid: 'q1',
    answer: `<p>${answer}</p>`,
    interview_uid,
    title: 'Before',
    timestamp: '2026-01-05T09:00:00.000Z',
    client_uids,
  });
  const page = open('coach', {
    getInterview: { interview: { ...talk, client_embed: [embedOf(coachee), second, third] } },
    getLastAnswers: {
      answers: [before('i1', 'We danced.', [coachee.uid]), before('i2', 'We slept.', ['sam'])],
    },
    getClientActionSteps: { steps: [], total: 0 },
  });
  await screen.findByText('We sang.');
  await page.user.keyboard('{Alt>}l{/Alt}');
  await screen.findByText(`Last time, ${coachee.username}`);
  screen.getByText('We danced.');
  screen.getByText('Last time, Sam Hill');
  screen.getByText('We slept.');
  screen.getByText('Last time, Kim Ode');
});

it('newer wording is shown with its difference and taken; what was answered stays', async () => {
  const page = open('coach', {
    getNewerWording: { wordings: [{ question_uid: 'q1', question: '<p>one more?</p>', version: 2 }] },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Take newer wording: one more?' }));
  await waitFor(() =>
    expect(page.madeOf('saveInterview').at(-1)?.body.interview.questions?.[0]).toMatchObject({
      question: '<p>one more?</p>',
      version: 2,
      answer: '<p>We sang.</p>',
    }),
  );
});

it('one that is not theirs is as one that is not there', async () => {
  open('coachee', { getInterview: refusal(404, 'This was not found.') });
  await screen.findByText(/not found/);
});

it('without a network it says that what was written is kept', async () => {
  open('coach', { getInterview: noConnection });
  await screen.findByText('The conversation could not be loaded.');
});

it('headings that come late wait until nobody writes', async () => {
  let arrive = (_: { tool_config: ReturnType<typeof aToolSet> }) => {};
  const tool = aTool({
    uid: 'talk',
    tool_type: 'Conversation',
    structured: true,
    categories: [{ uid: 'c1', name: 'Warm-up' }],
  });
  const page = open('coach', {
    getInterview: {
      interview: { ...talk, questions: talk.questions.map((question) => ({ ...question, category: 'c1' })) },
    },
    getToolConfig: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  await page.user.click(
    await screen.findByRole('button', { name: 'Edit answer to question 2' }, { timeout: 10_000 }),
  );
  const editor = await screen.findByRole('textbox', { name: /answer to question 2/ });
  editor.focus();
  arrive({ tool_config: aToolSet({ tools: [tool] }) });
  await waitFor(() => expect(page.madeOf('getToolConfig')).not.toEqual([]));
  await act(async () => {});
  expect(editor.isConnected).toBe(true);
  expect(document.activeElement).toBe(editor);
  expect(screen.queryByRole('heading', { name: 'Warm-up' })).toBeNull();
  await page.user.keyboard('{Escape}');
  await screen.findByRole('heading', { name: 'Warm-up' });
});
