import { cast, embedOf } from '@coaching/access/testing';
import type { ActionStep, Interaction } from '@coaching/contracts';
import {
  type Answers,
  type RenderPageOptions,
  refusal,
  renderPage,
  serverFailure,
} from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';

const { coach, coachee } = cast.people;

const aRow = (uid: string, title: string): Interaction => ({
  uid,
  title,
  timestamp: '2026-03-02T09:00:00.000Z',
  duration: 40,
  entity_type: 'observation',
  tool_uid: null,
  tool_name: 'Observation',
  visibility: 'shared',
  user_embed: embedOf(coach),
  client_embed: embedOf(coachee),
});

const aStep = (uid: string, words: string): ActionStep => ({
  uid,
  action_step: `<p>${words}</p>`,
  coachee: true,
  completed: null,
  due_date: null,
  revision: 3,
  tool_type: 'observation',
  tool_uid: 'o1',
  tool_embed: { uid: 'o1', entity_type: 'observation', title: 'Fractions', timestamp: null },
  user_embed: embedOf(coach),
  client_embed: embedOf(coachee),
  organization_uid: cast.organizations.cedar.uid,
  program_uid: null,
});

const listOf = (...observations: Interaction[]) => ({
  user: null,
  total: observations.length,
  observations,
});
const stepsOf = (...steps: ActionStep[]) => ({ steps, total: steps.length });

const empty: Answers = {
  getInteractions: listOf(),
  getInteractionsWithClient: listOf(),
  getCoachActionSteps: stepsOf(),
  getClientActionSteps: stepsOf(),
};

/** A coach who was taken out of her organization. */
const formerCoach = { user: { ...cast.users.coach, roles: [], schools: [] }, organization: null };

const open = (as: RenderPageOptions['as'], answers: Answers = {}) =>
  renderPage(<DashboardPage />, { at: '/dashboard', as, answers: { ...empty, ...answers } });
const section = (name: string) => screen.findByRole('region', { name });

it('shows a coach what is planned, what was last and what their coachees agreed to do', async () => {
  open('coach', {
    getInteractions: ({ query }) => listOf(query.from ? aRow('o2', 'Verbs') : aRow('o1', 'Fractions')),
    getCoachActionSteps: ({ query }) =>
      query.coachee ? stepsOf(aStep('s1', 'Wait five seconds.')) : stepsOf(),
  });
  const lists = [
    ['Upcoming', 'Verbs', '/observation/o2'],
    ['Recent interactions', 'Fractions', '/observation/o1'],
    ['Coachee action steps', 'Wait five seconds.', '/observation/o1'],
  ] as const;
  for (const [name, title, href] of lists) {
    const link = await within(await section(name)).findByRole('link', { name: new RegExp(title) });
    expect(link.getAttribute('href')).toBe(href);
  }
  within(await section('Your action steps')).getByText('What you promise to do will be here.');
  expect(screen.getByRole('link', { name: 'New observation' }).getAttribute('href')).toBe('/config');
});

it('names a visit by all of its title, however much of it is seen', async () => {
  const title = 'The third of four visits about wait time, with the notes of the second at hand';
  open('coach', { getInteractions: listOf(aRow('o1', title)) });
  const link = await within(await section('Upcoming')).findByRole('link', { name: title });
  expect(link.getAttribute('title')).toBe(title);
});

it('leaves out what would all be empty to who administers and holds nothing', async () => {
  const { madeOf } = open('admin');
  await waitFor(() => expect(document.querySelector('[data-loading]:not([hidden])')).toBeNull());
  await waitFor(() => expect(madeOf('getClientActionSteps')).toHaveLength(1));
  for (const name of ['Upcoming', 'Recent interactions', 'Coachee action steps', 'Your action steps'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(madeOf('getCoachActionSteps')).toEqual([]);
  screen.getByRole('link', { name: 'New observation' });
});

it('has all lists for who administers and coaches, also those that are empty', async () => {
  open('admin', { getInteractions: ({ query }) => listOf(...(query.from ? [] : [aRow('o1', 'Fractions')])) });
  within(await section('Upcoming')).getByRole('button', { name: 'In your calendar' });
  await within(await section('Upcoming')).findByText('What you plan for a day ahead will be here.');
  await within(await section('Your action steps')).findByText('What you promise to do will be here.');
});

it('saves a planned visit as a file for one’s own calendar', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:visit';
  };
  URL.revokeObjectURL = () => {};
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = open('coach', {
    getInteractions: ({ query }) =>
      listOf(...(query.from ? [{ ...aRow('o2', 'Verbs'), duration: null }] : [])),
  });
  const upcoming = within(await section('Upcoming'));
  await user.click(await upcoming.findByRole('button', { name: 'Add to calendar: Verbs' }));
  await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['text/calendar']));
  expect(saved.mock.contexts.map((link) => link.download)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d Verbs with .+\.ics$/),
  ]);
  saved.mockRestore();
});

it('says which part could not be loaded, and loads that part alone at a retry', async () => {
  const { user, answer, madeOf } = open('coach', { getInteractions: serverFailure() });
  const recent = within(await section('Recent interactions'));
  const retry = await recent.findByRole('button', { name: 'Retry' });
  recent.getByText('Your interactions could not be loaded.');
  const steps = madeOf('getCoachActionSteps').length;
  answer({ getInteractions: listOf(aRow('o1', 'Fractions')) });
  await user.click(retry);
  await recent.findByRole('link', { name: /Fractions/ });
  expect(madeOf('getCoachActionSteps')).toHaveLength(steps);
});

it('takes a step that is done off the list, and saves just that', async () => {
  const step = aStep('s1', 'Wait five seconds.');
  const { user, answer, madeOf } = open('coachee', {
    getClientActionSteps: stepsOf(step),
    saveActionSteps: ({ body }) => {
      answer({ getClientActionSteps: stepsOf() });
      return { steps: [{ ...step, revision: 4, completed: body.step!.completed! }] };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Complete: Wait five seconds.' }));
  await screen.findByText('Action step completed');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(madeOf('saveActionSteps').map(({ body }) => body.step)).toMatchObject([
    { uid: 's1', revision: 3, completed: expect.any(String) },
  ]);
});

it('leaves a step open that the server does not complete, and says why', async () => {
  const { user } = open('coachee', {
    getClientActionSteps: stepsOf(aStep('s1', 'Wait five seconds.')),
    saveActionSteps: refusal(403, 'Only its coach and coachee complete it.'),
  });
  await user.click(await screen.findByRole('checkbox', { name: /Wait five seconds/ }));
  await screen.findByText('Only its coach and coachee complete it.');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Wait five seconds/ });
  await waitFor(() => expect(box.checked).toBe(false));
});

it('offers no observation to who neither coaches nor is coached', async () => {
  const { madeOf } = open('billing');
  await screen.findByText('What needs your attention will be here.');
  expect(screen.queryByRole('link', { name: 'New observation' })).toBeNull();
  await waitFor(() => expect(madeOf('getInteractions')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Your past work' })).toBeNull();
});

it('shows what they held to who was a coach and has no role any more', async () => {
  open(formerCoach, { getInteractions: listOf(aRow('o1', 'Fractions')) });
  const past = within(await section('Your past work'));
  expect(past.getByRole('link', { name: /Fractions/ }).getAttribute('href')).toBe('/observation/o1');
  expect(past.getByRole('link', { name: 'All your past work' }).getAttribute('href')).toBe('/interactions');
  expect(screen.queryByRole('link', { name: 'New observation' })).toBeNull();
});
