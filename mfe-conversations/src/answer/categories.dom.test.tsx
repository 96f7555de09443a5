import 'fake-indexeddb/auto';
import { cast, embedOf } from '@coaching/access/testing';
import { queryClient } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { type Answers, noConnection, renderPage } from '@coaching/mfe-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import ConfigurePage from '../configure/configure-page';
import { aTalk } from '../interview/testing/a-talk';
import { anInterview, aPinned } from '../interview/testing/builders';
import AnswersPage from './answers-page';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;

const { coach, coachee } = cast.users;
const { set } = aTalk({ structured: true });
const talk = anInterview({
  uid: 'i9',
  user: coach.uid,
  user_embed: embedOf(coach),
  client_embed: [embedOf(coachee)],
  interview_type: 'talk',
  questions: [aPinned('aim', { category: 'goal' }), aPinned('mood', { category: 'warm' })],
});

const online: Answers = {
  getInterview: { interview: talk },
  getToolConfig: { tool_config: set },
  getToolActionSteps: { steps: [] },
  getNewerWording: { wordings: [] },
};
const offline: Answers = {
  getInterview: noConnection,
  getToolConfig: noConnection,
  getToolActionSteps: noConnection,
  getNewerWording: noConnection,
};
const open = (answers: Answers) =>
  renderPage(<AnswersPage />, {
    at: '/questions/answers/i9',
    path: '/questions/answers/:interview_uid',
    answers,
  });

/** The headings and questions, as they follow each other. */
const shown = () =>
  [...document.querySelectorAll('section[aria-label] > h2, [data-question]')].map(
    (each) => each.getAttribute('data-question') ?? each.textContent,
  );

async function reloadWithoutNetwork(more: Answers = {}) {
  await waitFor(async () => expect(await journal.seen(seenAs('interview', 'i9'))).toBeDefined());
  cleanup();
  await act(async () => queryClient.clear());
  open({ ...offline, ...more });
  await screen.findByText('aim?');
}
const seenAs = (entity: string, uid: string) => ({ user_uid: coach.uid, entity, uid });

afterEach(async () => {
  cleanup();
  await journal.forgetSeen();
});

it('stay over their questions, which keep their numbers, after a reload without a network', async () => {
  open(online);
  await screen.findByRole('heading', { name: 'Warm-up' });
  const before = shown();
  expect(before).toEqual(['Warm-up', 'mood', 'Goals', 'aim']);
  await waitFor(async () => expect(await journal.seen(seenAs('tool-of-conversation', 'talk'))).toBeDefined());
  await reloadWithoutNetwork();
  expect(shown()).toEqual(before);
});

it('stand in the configuration as well, without a network', async () => {
  open(online);
  await screen.findByRole('heading', { name: 'Warm-up' });
  await waitFor(async () => expect(await journal.seen(seenAs('tool-of-conversation', 'talk'))).toBeDefined());
  await waitFor(async () => expect(await journal.seen(seenAs('interview', 'i9'))).toBeDefined());
  cleanup();
  await act(async () => queryClient.clear());
  renderPage(<ConfigurePage />, {
    at: '/questions/config/i9',
    path: '/questions/config/:interview_uid?',
    answers: { ...offline, getToolConfigs: noConnection, getProgramsForUser: noConnection },
  });
  await screen.findByRole('list', { name: 'Goals' });
  screen.getByRole('list', { name: 'Warm-up' });
});

it('leave the questions in the order of the conversation where they were never known', async () => {
  open({ ...online, getToolConfig: noConnection });
  await screen.findByText('aim?');
  await reloadWithoutNetwork();
  expect(shown()).toEqual(['aim', 'mood']);
});
