import { cast, embedOf } from '@coaching/access/testing';
import type { Interaction, Observation } from '@coaching/contracts';
import { type Answers, refusal, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { gatherMyData } from './gather';
import { MyData } from './my-data';

const { coach, coachee } = cast.users;
const row = (uid: string, more: Partial<Interaction> = {}): Interaction => ({
  uid,
  title: `Visit ${uid}`,
  timestamp: '2026-03-02T09:00:00.000Z',
  duration: 40,
  entity_type: 'observation',
  tool_uid: null,
  tool_name: 'Classroom Observation',
  visibility: 'shared',
  user_embed: embedOf(coach),
  client_embed: embedOf(coachee),
  ...more,
});
const whole = (uid: string): Observation => ({
  uid,
  revision: 1,
  shown: true,
  title: `Visit ${uid}`,
  left_name: 'Teacher',
  right_name: 'Students',
  items: [],
  additional_information: '',
  timestamp: '2026-03-02T09:00:00.000Z',
  end_timestamp: null,
  duration: 40,
  timer: null,
  program_embed: null,
  tool_config_entity: null,
  tool_config_entity_uid: null,
  tool_config_uid: null,
  tool_uid: null,
  visibility: 'shared',
  user: coach.uid,
  client: coachee.uid,
  user_embed: embedOf(coach),
  client_embed: embedOf(coachee),
  organization_uid: cast.organizations.cedar.uid,
});
const page = (observations: Interaction[]) => ({ user: null, total: observations.length, observations });

const answers: Answers = {
  beginDataExport: { ok: true },
  getUser: { user: coach },
  getAccesses: { accesses: [], total: 0 },
  getCoachActionSteps: { steps: [], total: 0 },
  getClientActionSteps: { steps: [], total: 0 },
  getInteractions: page([row('mine', { title: '=1+1' }), row('both'), row('gone')]),
  getInteractionsWithClient: page([row('both')]),
  getObservation: ({ params }) =>
    params.uid === 'gone' ? refusal(404, 'This was not found.') : { observation: whole(params.uid) },
};

let saved: string[] = [];
URL.createObjectURL = (content) => `blob:${(content as Blob).type}`;
URL.revokeObjectURL = () => {};
HTMLAnchorElement.prototype.click = function click() {
  saved.push(`${this.download} ${this.href}`);
};
beforeEach(() => {
  saved = [];
});

const open = (more: Answers = {}) => renderPage(<MyData />, { answers: { ...answers, ...more } });

it('saves one archive of what there is', async () => {
  const { user, madeOf } = open();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await screen.findByText('Your data was downloaded.');
  expect(saved).toEqual(['my-data.zip blob:application/zip']);
  expect(madeOf('getObservation').map(({ params }) => params.uid)).toEqual(['mine', 'both', 'gone']);
  expect(madeOf('getClientActionSteps').map(({ params, query }) => [params.id, query.completed])).toEqual([
    [coach.uid, false],
    [coach.uid, true],
  ]);
});

it('saves nothing when something could not be read, says so, and does at the next try', async () => {
  const { user, answer } = open({ getObservation: serverFailure() });
  const button = screen.getByRole('button', { name: 'Download my data' });
  await user.click(button);
  await screen.findByText(/could not be gathered|reported to the development team/);
  expect(saved).toEqual([]);
  answer({ getObservation: answers.getObservation! });
  await user.click(button);
  await screen.findByText('Your data was downloaded.');
});

it('is not gathered where it cannot be written down that it is', async () => {
  const { user, madeOf } = open({ beginDataExport: serverFailure() });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await screen.findByText(/could not be gathered|reported to the development team/);
  expect([madeOf('getUser'), saved]).toEqual([[], []]);
});

it('is gathered once each, with a table that is no formula, and says what went meanwhile', async () => {
  open();
  const { files, left_out } = await gatherMyData(coach.uid, () => {}, new AbortController().signal);
  expect(files.map(({ path }) => path)).toEqual([
    'account.json',
    'accesses.json',
    'action-steps.json',
    'interactions.json',
    'interactions.csv',
    'observation/mine.json',
    'observation/both.json',
  ]);
  expect(files.find(({ path }) => path === 'interactions.csv')?.text).toContain(`"'=1+1"`);
  expect(left_out.at(-1)).toBe('1 of the interactions, which went while they were read.');
});

it('can be stopped', async () => {
  open();
  const stopped = new AbortController();
  stopped.abort();
  await expect(gatherMyData(coach.uid, () => {}, stopped.signal)).rejects.toThrow();
});
