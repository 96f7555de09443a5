import type { DomainEvent } from '@coaching/contracts';
import { anOrganization, aPerson, at } from './testing/builders';
import { startIdentityForTest } from './testing/identity-for-test';

/** What an event says, without what makes it an event of its own. */
const word = ({ type, entity_uid, revision, data }: DomainEvent) => ({ type, entity_uid, revision, data });

it('publishes every organisation and person once more, as they are now, also of who was deleted', async () => {
  const identity = await startIdentityForTest();
  try {
    const cedar = anOrganization('Cedar Grove', 'Elementary');
    const [maya, gone] = [aPerson({ schools: [at(cedar, 'Coach')] }), aPerson()];
    await identity.withPeople([maya, gone], [cedar]);
    await identity.remove(gone);
    const before = [...(await identity.published())];

    expect(await identity.service.republish()).toBe(3);
    const anew = (await identity.published()).slice(before.length);
    const latest = (uid: string) => word(before.filter(({ entity_uid }) => entity_uid === uid).at(-1)!);
    expect(anew).toHaveLength(3);
    for (const event of anew) {
      expect(word(event)).toEqual(latest(event.entity_uid));
      expect(before.map(({ id }) => id)).not.toContain(event.id);
    }
  } finally {
    await identity.close();
  }
});
