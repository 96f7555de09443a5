import { cast } from '@coaching/access/testing';
import { callApi } from '../api';
import { type Answers, noConnection, refusal } from './answers';
import { createFakeApi, type FakeApi } from './fake-api';

/** A server that answers every call of this page. */
function startApi(...given: Parameters<typeof createFakeApi>): FakeApi {
  const api = createFakeApi(...given);
  globalThis.fetch = ((address: string, init?: RequestInit) => api.fetch(address, init)) as typeof fetch;
  return api;
}
const { coach } = cast.users;
const askForCoach = () => callApi('getUser', { params: { id: coach.uid } }, { quiet: true });

it('answers a call by its name, cut to the contract, and remembers how it was made', async () => {
  const api = startApi({ getUser: { user: { ...coach, secret: 'x' } as typeof coach } });
  expect(await askForCoach()).toEqual({ user: coach });
  expect(api.madeOf('getUser').map(({ params }) => params)).toEqual([{ id: coach.uid }]);
  expect(api.madeOf('getUsers')).toEqual([]);
  expect(api.problems).toEqual([]);
});

it('answers by how a call was made, and otherwise from then on', async () => {
  const api = startApi({ getUser: ({ params }) => ({ user: { ...coach, uid: params.id } }) });
  expect((await callApi('getUser', { params: { id: 'grace' } })).user.uid).toBe('grace');
  api.answer({ getUser: refusal(404, 'Not found.') });
  await expect(askForCoach()).rejects.toMatchObject({ status: 404, message: 'Not found.' });
  api.answer({ getUser: noConnection });
  await expect(askForCoach()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(api.problems).toEqual([]);
});

it.each<[string, Answers, () => Promise<unknown>]>([
  ['an answer that is none of the contract', { getUser: { user: { uid: 'ada' } } as never }, askForCoach],
  ['no answer at all', {}, askForCoach],
  [
    'a call that is not as the contract has it',
    { saveObservation: refusal(400, 'No.') },
    () => callApi('saveObservation', { body: { observation: { uid: 7 } as never } }, { quiet: true }),
  ],
])('makes a test fail that has %s', async (_, answers, ask) => {
  const api = startApi(answers);
  await expect(ask()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(api.problems).toHaveLength(1);
});

it('tells paths with parameters from those without', async () => {
  const list = { user: null, total: 0, observations: [] };
  const api = startApi({ getInteractions: list, getInteractionsWithClient: list });
  await callApi('getInteractions', { query: { query: 'a b' } });
  await callApi('getInteractionsWithClient', { params: { client_uid: 'daniel' } });
  expect(api.made.map(({ name }) => name)).toEqual(['getInteractions', 'getInteractionsWithClient']);
  expect(api.madeOf('getInteractions')[0]!.query).toMatchObject({ query: 'a b', page: 1 });
});
