import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import { ApiError, NetworkError, sessionStore } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { sessionOf } from '@coaching/mfe-kit/testing';
import { stepsAutosave } from '../action-steps';
import { embedOf } from '../settings';
import { saveOrBegin } from './save-or-begin';
import { discardHere, unsentHere } from './unsent-here';

const { coach, coachee } = cast.users;
const kind = { entity_type: 'observation' } as const;
const autosaved = { entity: 'observation' };
const blank = { revision: 0, title: '', client_embed: embedOf(coachee) };

beforeEach(() => sessionStore.begin(sessionOf('coach')));
afterEach(() => jest.restoreAllMocks());

let uids = 0;
/** Begins one whose save ends so; answers its uid. */
async function begin(error: unknown): Promise<string> {
  uids += 1;
  const uid = `o${uids}`;
  await saveOrBegin({
    kind,
    autosaved,
    user_uid: coach.uid,
    uid,
    save: async () => {
      if (error) throw error;
    },
    begun: () => ({ base: blank, mine: { ...blank, title: 'Fractions' } }),
  });
  return uid;
}
const isHere = async (uid: string) => (await unsentHere(coach.uid)).some((one) => one.uid === uid);

it.each([
  ['there is no network', new NetworkError(null)],
  ['no answer comes in time', new DOMException('', 'TimeoutError')],
  ['what stands before the server says that it is away', new ApiError(503, null)],
])('begins on this device when %s, without action steps', async (_what, error) => {
  const uid = await begin(error);
  expect((await unsentHere(coach.uid)).find((one) => one.uid === uid)).toEqual({
    entity_type: 'observation',
    uid,
    title: 'Fractions',
    clients: [embedOf(coachee)],
    isNew: true,
  });
  const steps = { user_uid: coach.uid, entity: stepsAutosave(kind).entity, uid };
  expect(await journal.seen(steps)).toEqual({ tool_uid: uid, steps: [] });
});

it('is on the server alone when that answers', async () => {
  expect(await isHere(await begin(null))).toBe(false);
});

it.each([
  ['the server refuses it', new ApiError(400, null)],
  ['the server fails at it', new ApiError(500, null)],
  ['the session is over', new ApiError(401, null)],
])('begins nowhere when %s', async (_what, error) => {
  await expect(begin(error)).rejects.toBe(error);
  expect(await isHere(`o${uids}`)).toBe(false);
});

it('says why the server did not answer where the device stores nothing', async () => {
  jest.spyOn(journal, 'store').mockRejectedValue(new Error('full'));
  jest.spyOn(journal, 'replace').mockRejectedValue(new Error('full'));
  const error = new NetworkError(null);
  await expect(begin(error)).rejects.toBe(error);
});

it('can be deleted, and nothing else with it', async () => {
  const [one, other] = [await begin(new NetworkError(null)), await begin(new NetworkError(null))];
  await discardHere((await unsentHere(coach.uid)).find(({ uid }) => uid === one)!, coach.uid);
  expect([await isHere(one), await isHere(other)]).toEqual([false, true]);
});
