import { type Actor, type DomainEvent, MESSAGES, newUid } from '@coaching/contracts';

interface Stored {
  uid: string;
  revision: number;
}

/** What the suite needs of a service that has entities of a kind. */
export interface RecycleBinUnderTest<Row extends Stored, Person extends string> {
  /** A new entity, and everyone around it; `owner` holds it. */
  anEntity(): Promise<{ entity: Row; people: Record<Person | 'owner', Actor> }>;
  get(actor: Actor, uid: string): Promise<Row>;
  remove(actor: Actor, uid: string): Promise<unknown>;
  /** `null` asks as nobody. */
  restore(actor: Actor | null, uid: string): Promise<Row>;
  published(): Promise<readonly DomainEvent[]>;
  close(): Promise<void>;
}

const absent = { status: 404, body: { message: MESSAGES.notFound } };

/**
 * What deleting and restoring promise of every kind of entity, as tests.
 * @param kind the beginning of its events' types, such as 'observation'
 * @param may those who may delete and restore one, besides its owner
 * @param mayNot those who may not, whatever else they may
 */
export function promisesOfTheRecycleBin<Row extends Stored, Person extends string>(
  { kind, may, mayNot }: { kind: string; may: readonly Person[]; mayNot: readonly Person[] },
  start: () => Promise<RecycleBinUnderTest<Row, Person>>,
): void {
  let underTest: RecycleBinUnderTest<Row, Person>;
  beforeAll(async () => {
    underTest = await start();
  });
  afterAll(() => underTest.close());

  async function deleted() {
    const { entity, people } = await underTest.anEntity();
    await underTest.remove(people.owner, entity.uid);
    return { entity, people, uid: entity.uid };
  }
  const publishedOf = async (uid: string) =>
    (await underTest.published()).filter(({ entity_uid }) => entity_uid === uid);

  it('what was deleted is gone for its owner, too, and is deleted once', async () => {
    const { people, uid } = await deleted();
    await expect(underTest.get(people.owner, uid)).rejects.toMatchObject(absent);
    await expect(underTest.remove(people.owner, uid)).rejects.toMatchObject(absent);
    expect(await publishedOf(uid)).toHaveLength(2);
  });

  it('what is restored is as it was', async () => {
    const { entity, people, uid } = await deleted();
    const restored = { ...entity, revision: entity.revision + 2 };
    expect(await underTest.restore(people.owner, uid)).toEqual(restored);
    expect(await underTest.get(people.owner, uid)).toEqual(restored);
  });

  it('restoring is published as an update that is newer than the deletion', async () => {
    const { people, uid } = await deleted();
    await underTest.restore(people.owner, uid);
    expect((await publishedOf(uid)).map(({ type, revision }) => [type, revision])).toEqual([
      [`${kind}.updated`, 1],
      [`${kind}.deleted`, 2],
      [`${kind}.updated`, 3],
    ]);
  });

  it('restoring again, or what was never deleted, changes nothing', async () => {
    const { people, uid } = await deleted();
    const restore = () => underTest.restore(people.owner, uid);
    const [first, second] = await Promise.all([restore(), restore()]);
    expect(second).toEqual(first);
    expect(await restore()).toEqual(first);
    expect(await publishedOf(uid)).toHaveLength(3);
  });

  it.each<Person | 'owner'>(['owner', ...may])('the %s may delete and restore it', async (who) => {
    const { entity, people } = await underTest.anEntity();
    await underTest.remove(people[who], entity.uid);
    expect(await underTest.restore(people[who], entity.uid)).toMatchObject({ uid: entity.uid });
  });

  it.each(mayNot)('to the %s there is nothing to restore, deleted or not', async (who) => {
    const { people, uid } = await deleted();
    await expect(underTest.restore(people[who], uid)).rejects.toMatchObject(absent);
    await expect(underTest.get(people.owner, uid)).rejects.toMatchObject(absent);
    await underTest.restore(people.owner, uid);
    await expect(underTest.restore(people[who], uid)).rejects.toMatchObject(absent);
    await expect(underTest.restore(people[who], newUid())).rejects.toMatchObject(absent);
  });

  it('nobody restores who is not signed in', async () => {
    const { uid } = await deleted();
    await expect(underTest.restore(null, uid)).rejects.toMatchObject({ status: 401 });
  });
}
