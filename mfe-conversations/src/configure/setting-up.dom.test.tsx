import { cast, embedOf } from '@coaching/access/testing';
import type { Interview, Program } from '@coaching/contracts';
import { history, queryClient } from '@coaching/mfe-kit';
import {
  type Answers,
  noConnection,
  type RenderedPage,
  refusal,
  renderPage,
  serverFailure,
} from '@coaching/mfe-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import AnswersPage from '../answer/answers-page';
import { aTalk } from '../interview/testing/a-talk';
import { anInterview } from '../interview/testing/builders';
import ConfigurePage from './configure-page';
import { wasJustSetUp } from './set-up-state';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;

const { coach, coachee, otherCoachee } = cast.users;
const { cedar } = cast.organizations;
const { talk, set } = aTalk({ structured: true });

/** A server that stores the one conversation that is set up. */
function aServer(more: Answers = {}): Answers & { stored(): Interview | null } {
  let stored: Interview | null = null;
  const people = [coachee, otherCoachee];
  return {
    stored: () => stored,
    getToolConfig: { tool_config: set },
    getUser: { user: coachee },
    getUsers: { users: people, total: people.length },
    getProgramsForUser: { programs: [], total: 0 },
    getNewerWording: { wordings: [] },
    getToolActionSteps: { steps: [] },
    getInterview: () => (stored ? { interview: stored } : refusal(404, 'This was not found.')),
    saveInterview: ({ body: { interview } }) => {
      const clients =
        interview.client_embed &&
        [interview.client_embed].flat().map(({ uid }) => embedOf(people.find((one) => one.uid === uid)!));
      const before =
        stored ??
        // As a first save does, it stamps the conversation.
        anInterview({
          user: coach.uid,
          user_embed: embedOf(coach),
          interview_type: 'talk',
          tool_uid: 'talk',
        });
      stored = {
        ...before,
        ...interview,
        timestamp: before.timestamp,
        ...(clients && { client_embed: clients }),
        revision: (stored?.revision ?? 0) + 1,
      } as Interview;
      return { interview: stored };
    },
    ...more,
  };
}

const open = (at: string, { stored: _, ...answers }: ReturnType<typeof aServer>) =>
  renderPage(<ConfigurePage />, { at, path: '/questions/config/:interview_uid?', answers });

/** The page is loaded anew, and remembers what the browser does. */
async function reload(page: RenderedPage, server: ReturnType<typeof aServer>) {
  cleanup();
  await act(async () => queryClient.clear());
  return open(page.address(), server);
}

const begun = `/questions/config?interview_type=talk&client_uid=${coachee.uid}`;
const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

/** Sets something up, so that the server has it. */
async function setUp(page: RenderedPage, server: ReturnType<typeof aServer>) {
  await page.user.click(await screen.findByRole('switch', { name: /Invite coachees/ }));
  await waitFor(() => expect(page.address()).toMatch(/^\/questions\/config\/\w+$/));
  expect(server.stored()).toMatchObject({ visibility: 'private', invites_answers: true });
}

describe('a conversation that was not started', () => {
  it('is after a reload as it was before: shared once it starts, and private until then', async () => {
    const server = aServer();
    const page = open(begun, server);
    await setUp(page, server);
    const again = await reload(page, server);
    expect((await choice('Shared')).checked).toBe(true);
    expect(server.stored()?.visibility).toBe('private');
    await again.user.click(screen.getByRole('button', { name: 'Start conversation' }));
    await waitFor(() => expect(server.stored()?.visibility).toBe('shared'));
  });

  it('stays private where that was chosen, and is no more to be started once it was', async () => {
    const server = aServer();
    const page = open(begun, server);
    await page.user.click(await choice('Private'));
    await setUp(page, server);
    const again = await reload(page, server);
    expect((await choice('Private')).checked).toBe(true);
    await again.user.click(screen.getByRole('button', { name: 'Start conversation' }));
    await waitFor(() => expect(again.address()).toMatch('/questions/answers/'));
    expect(wasJustSetUp(history.get().location)).toBe(true);
    expect(server.stored()?.visibility).toBe('private');
    cleanup();
    open(`/questions/config/${server.stored()?.uid}`, server);
    await screen.findByRole('button', { name: 'Finish' });
  });

  it('leads who comes back to its answers to where it starts', async () => {
    const server = aServer();
    const page = open(begun, server);
    await setUp(page, server);
    const { uid } = server.stored()!;
    cleanup();
    const { stored: _, ...answers } = server;
    const back = renderPage(<AnswersPage />, {
      at: `/questions/answers/${uid}`,
      path: '/questions/answers/:interview_uid',
      answers,
    });
    await waitFor(() => expect(back.address()).toBe(`/questions/config/${uid}`));
  });
});

describe('an invitation to answer before the meeting', () => {
  const invite = () => screen.queryByRole('button', { name: 'Invite, meet later' });

  it('is sent without starting the conversation, which its coachees can read from then on', async () => {
    const server = aServer();
    const page = open(begun, server);
    expect(invite()).toBeNull();
    await setUp(page, server);
    await page.user.click(invite()!);
    await waitFor(() => expect(page.address()).toBe('/interactions'));
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        visibility: 'shared',
        invites_answers: true,
        end_timestamp: null,
      }),
    );
    expect(await screen.findByText(`${coachee.username} can answer now`)).toBeTruthy();
  });

  it('reaches nobody while it stays private', async () => {
    const server = aServer();
    const page = open(begun, server);
    await page.user.click(await choice('Private'));
    await setUp(page, server);
    expect(invite()).toBeNull();
  });

  it('needs a coachee', async () => {
    const server = aServer();
    const page = open('/questions/config?interview_type=talk', server);
    await page.user.click(await screen.findByRole('switch', { name: /Invite coachees/ }));
    await page.user.click(invite()!);
    expect(await screen.findByText('Coachee is required')).toBeTruthy();
    expect(page.address()).toBe('/questions/config?interview_type=talk');
  });
});

describe('an address that begins nothing', () => {
  const rubric = { ...set, tools: [{ ...talk, tool_type: 'Rubric' as const }] };
  const notFound = refusal(404, 'This was not found.');
  const absent: Answers = { getInterviewToolConfig: notFound };
  it.each<[string, string, Answers, RegExp, string]>([
    ['without a tool', '', {}, /choose it under New Interaction/, '/interactions'],
    [
      'with a tool that is not found',
      '?interview_type=nope',
      absent,
      /no conversation tool/,
      '/interactions',
    ],
    [
      'with a tool of another type',
      '?interview_type=talk',
      { getToolConfig: { tool_config: rubric } },
      /no conversation tool/,
      '/interactions',
    ],
    [
      'with a tool of another type that this service does not know',
      '?interview_type=nope&template=true',
      absent,
      /no conversation tool/,
      '/tools',
    ],
    [
      'with a coachee who is not found',
      '?interview_type=talk&client_uid=nope',
      { getUser: notFound },
      /The coachee of this address was not found/,
      '/interactions',
    ],
    [
      'with oneself as the coachee',
      `?interview_type=talk&client_uid=${coach.uid}`,
      { getUser: { user: coach } },
      /no conversation with yourself/,
      '/interactions',
    ],
    [
      'with a template that is not found',
      '?interview_type=talk&template=nope',
      {},
      /The template of this address was not found/,
      '/interactions',
    ],
  ])('%s says so, and leads on', async (_, search, more, words, href) => {
    open(`/questions/config${search}`, aServer(more));
    await screen.findByText(words);
    expect(screen.getByRole('link', { name: /^Go to/ }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('begins all the same where nobody can say whether there is such a tool', async () => {
    open(
      '/questions/config?interview_type=talk',
      aServer({ getToolConfig: noConnection, getInterviewToolConfig: noConnection }),
    );
    await screen.findByLabelText('Title');
  });

  it('is tried again where the server failed', async () => {
    const server = aServer({ getUser: serverFailure() });
    const page = open(begun, server);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    page.answer({ getUser: { user: coachee } });
    await page.user.click(retry);
    await screen.findByLabelText('Title');
  });
});

describe('the programs of several coachees', () => {
  const aProgram = (uid: string, program_name: string) =>
    ({ uid, program_name, organization_uid: cedar.uid }) as Program;
  const [literacy, maths] = [aProgram('lit', 'Literacy'), aProgram('maths', 'Mathematics')];
  const [first, second] = [coachee, otherCoachee].map(({ username }) => username) as [string, string];

  /** Begins one with coachees, chosen in this order. */
  async function beginWith(names: readonly string[], programs: Record<string, Program[]>) {
    const server = aServer({
      getProgramsForUser: ({ params }) => {
        const theirs = programs[params.client_uid] ?? [];
        return { programs: theirs, total: theirs.length };
      },
    });
    const page = open('/questions/config?interview_type=talk', server);
    for (const name of names) {
      await page.user.click(await screen.findByRole('combobox', { name: /Coachee/ }));
      await page.user.click(await screen.findByRole('option', { name }));
    }
    await waitFor(() => expect(server.stored()?.client_embed).toHaveLength(names.length));
    return { page, server };
  }
  const field = () => screen.queryByLabelText<HTMLSelectElement>('Program');

  describe.each([
    ['chosen in one order', [first, second]],
    ['chosen in the other', [second, first]],
  ])('%s', (_, names) => {
    it('are the ones that all of them are in, of which none is preselected', async () => {
      const { page, server } = await beginWith(names, {
        [coachee.uid]: [literacy],
        [otherCoachee.uid]: [literacy, maths],
      });
      await waitFor(() =>
        expect([...(field()?.options ?? [])].map(({ text }) => text)).toEqual(['No program', 'Literacy']),
      );
      expect(field()?.value).toBe('');
      await waitFor(() => expect(server.stored()?.program_embed).toBeNull());
      await page.user.selectOptions(field()!, 'Literacy');
      await waitFor(() => expect(server.stored()?.program_embed?.program_uid).toBe('lit'));
    });

    it('are none where they are in different ones', async () => {
      const { server } = await beginWith(names, { [coachee.uid]: [literacy], [otherCoachee.uid]: [maths] });
      await waitFor(() => expect(server.stored()?.program_embed).toBeNull());
      expect(field()).toBeNull();
    });

    it('are preselected where all are in the same one alone', async () => {
      const { server } = await beginWith(names, {
        [coachee.uid]: [literacy],
        [otherCoachee.uid]: [literacy],
      });
      await waitFor(() => expect(field()?.value).toBe('lit'));
      await waitFor(() => expect(server.stored()?.program_embed?.program_uid).toBe('lit'));
    });
  });
});
