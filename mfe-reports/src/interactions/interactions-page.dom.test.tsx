import { cast, embedOf } from '@coaching/access/testing';
import type { CallResponse, Interaction } from '@coaching/contracts';
import { type RenderPageOptions, refusal, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import InteractionsPage from './interactions-page';

const { coach, coachee, otherCoachee } = cast.people;

const aRow = (uid: string, more: Partial<Interaction> = {}): Interaction => ({
  uid,
  title: 'Fractions',
  timestamp: '2026-03-02T09:00:00.000Z',
  duration: 40,
  entity_type: 'observation',
  tool_uid: null,
  tool_name: 'Observation',
  visibility: 'shared',
  user_embed: embedOf(coach),
  client_embed: embedOf(coachee),
  ...more,
});

const listOf = (...observations: Interaction[]): CallResponse<'getInteractions'> => ({
  user: null,
  total: observations.length,
  observations,
});

/** What every one of these pages asks for besides its rows. */
const toolSet = refusal(404, 'There is no tool set.');

const open = (options: RenderPageOptions) =>
  renderPage(<InteractionsPage />, {
    at: '/interactions',
    ...options,
    answers: { getToolConfig: toolSet, ...options.answers },
  });

it('shows a coach their interactions, each with its coachee and leading to its page', async () => {
  const rows = [
    aRow('o1'),
    aRow('o2', { title: 'Verbs', client_embed: embedOf(otherCoachee), visibility: 'private' }),
  ];
  open({ answers: { getInteractions: listOf(...rows) } });
  expect((await screen.findByRole('link', { name: 'Fractions' })).getAttribute('href')).toBe(
    '/observation/o1',
  );
  screen.getByRole('heading', { name: "Ada Park's Interactions" });
  expect(screen.getByRole('row', { name: /Grace Kim.*Verbs.*Private/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Daniel Reyes.*40/ }).textContent).not.toContain('Private');
});

it('leads nowhere from rows whose page nobody shows', async () => {
  open({ shows: () => false, answers: { getInteractions: listOf(aRow('o1')) } });
  expect(await screen.findByText('Fractions')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Fractions' })).toBeNull();
});

it('says to a coach what will be listed, and to a coachee what their coach shares with them', async () => {
  open({ answers: { getInteractions: listOf() } });
  await screen.findByText('Observations, conversations and rubrics that you hold will be listed here.');
});

it('lists for a coachee what they received, under their own name', async () => {
  const { madeOf } = open({ as: 'coachee', answers: { getInteractionsWithClient: listOf() } });
  await screen.findByText('What your coach shares with you will be listed here.');
  screen.getByRole('heading', { name: 'My Interactions' });
  expect(madeOf('getInteractionsWithClient').map(({ params }) => params.client_uid)).toEqual([coachee.uid]);
});

/** A coach who was taken out of her organization. */
const formerCoach = { user: { ...cast.users.coach, roles: [], schools: [] }, organization: null };

it('lists what she held to who was a coach and has no role any more, and offers nothing to begin', async () => {
  open({ as: formerCoach, answers: { getInteractions: listOf(aRow('o1')) } });
  expect((await screen.findByRole('link', { name: 'Fractions' })).getAttribute('href')).toBe(
    '/observation/o1',
  );
  screen.getByRole('heading', { name: "Ada Park's Interactions" });
  screen.getByText(/What you held as one stays yours to read/);
  expect(screen.queryByRole('button', { name: /New/ })).toBeNull();
});

it.each([
  ['what they received', '/interactions', undefined, listOf()],
  [
    'what they received, where that is asked for',
    `/interactions/${coach.uid}`,
    '/interactions/:client_uid',
    listOf(aRow('o1')),
  ],
])('lists %s to who holds no role', async (_, at, path, getInteractions) => {
  open({ at, path, as: formerCoach, answers: { getInteractions, getInteractionsWithClient: listOf() } });
  await screen.findByText('What a coach shares with you will be listed here.');
  screen.getByRole('heading', { name: 'My Interactions' });
});

it('says what failed where it is not known whether somebody without a role held any', async () => {
  const answers = { getInteractions: serverFailure(), getInteractionsWithClient: serverFailure() };
  open({ as: formerCoach, answers });
  await screen.findByText('The interactions could not be loaded.');
});

it('says what failed, and shows the rows once a retry brings them', async () => {
  const { user, answer, madeOf } = open({ answers: { getInteractions: serverFailure() } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  screen.getByText('The interactions could not be loaded.');
  const before = madeOf('getInteractions').length;
  answer({ getInteractions: listOf(aRow('o1')) });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Fractions' })).toBeTruthy();
  expect(madeOf('getInteractions')).toHaveLength(before + 1);
});

it('knows nobody whose interactions the viewer may not see', async () => {
  open({
    at: '/interactions/stranger',
    path: '/interactions/:client_uid',
    answers: { getInteractionsWithClient: refusal(404, 'Not found.') },
  });
  await screen.findByRole('heading', { name: 'Interactions' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /New/ })).toBeNull();
});

it('asks for what is typed into the search, and says so in the address', async () => {
  const { user, madeOf, address } = open({
    answers: {
      getInteractions: ({ query }) =>
        query.query ? listOf(aRow('o2', { title: 'Verbs' })) : listOf(aRow('o1')),
    },
  });
  await screen.findByRole('link', { name: 'Fractions' });
  await user.type(screen.getByRole('searchbox'), 'verb');
  expect(await screen.findByRole('link', { name: 'Verbs' })).toBeTruthy();
  expect(address()).toBe('/interactions?query=verb');
  expect(madeOf('getInteractions').at(-1)!.query.query).toBe('verb');
});
