import type { Actor } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { startObservationsForTest } from '../testing/observations-for-test';

async function recycleBin(visibility: 'shared' | 'private') {
  const running = await startObservationsForTest();
  const { receive, anObservationOf, call, get, save, remove, published, close } = running;
  return {
    async anEntity() {
      const { coachee, other, coach: owner, ...people } = aSchoolWithPeople();
      await receive({ people: [coachee, other] });
      const items = [anItem({ notes: '<p>For the coach</p>' })];
      const entity = await anObservationOf(coachee, owner, { items, visibility });
      return { entity, people: { ...people, owner } };
    },
    get,
    save,
    remove,
    restore: async (actor: Actor | null, uid: string) =>
      (await call('undeleteObservation', { params: { uid } }, actor)).observation,
    published,
    bin: binForTest('observations', running),
    close,
  };
}

const strangers = ['asCoachee', 'programAdmin', 'support', 'colleague', 'strangerAdmin'] as const;

describe('an observation', () => {
  const who = { may: ['admin', 'superuser'], mayNot: strangers } as const;
  promisesOfTheRecycleBin({ kind: 'observation', ...who }, () => recycleBin('shared'));
});

describe('a private one', () => {
  const who = { may: [], mayNot: [...strangers, 'admin', 'superuser'] } as const;
  promisesOfTheRecycleBin({ kind: 'observation', ...who }, () => recycleBin('private'));
});

it('goes on with saves once it is back', async () => {
  const { anEntity, save, remove, restore, close } = await recycleBin('shared');
  const { entity, people } = await anEntity();
  await remove(people.owner, entity.uid);
  const { uid, revision } = await restore(people.owner, entity.uid);
  expect(await save(people.owner, { uid, revision, title: 'Back' })).toMatchObject({ title: 'Back' });
  await close();
});
