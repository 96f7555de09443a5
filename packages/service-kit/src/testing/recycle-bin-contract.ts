import { type Actor, type DomainEvent, MESSAGES, newUid } from '@coaching/contracts';
import type { BinForTest } from './bin-for-test';

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
  bin: BinForTest;
  close(): Promise<void>;
}

const absent = { status: 404, body: { message: MESSAGES.notFound } };

/**
 * What deleting and restoring promise of every kind of entity, as tests.
 * @param kind the beginning of its events' types, such as 'observation', and what it is in the recycle bin
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

  it.each<Person | 'owner'>(['owner', ...may])('the %s finds it in the recycle bin', async (who) => {
    const { people, uid } = await deleted();
    const [object, ...more] = await underTest.bin.found(people[who], uid);
    expect(more).toEqual([]);
    expect(object).toMatchObject({ kind, uid, deleted_by: people.owner.uid });
    expect(object!.title).not.toBe('');
    expect(await underTest.bin.preview(people[who], kind, uid)).toEqual({ along: [], obstacles: [] });
    await underTest.bin.restore(people[who], kind, uid);
    expect(await underTest.bin.found(people[who], uid)).toEqual([]);
    expect(await underTest.get(people.owner, uid)).toMatchObject({ uid });
    await expect(underTest.bin.preview(people[who], kind, uid)).rejects.toMatchObject(absent);
  });

  it.each(mayNot)('the %s finds nothing of it in the recycle bin', async (who) => {
    const { people, uid } = await deleted();
    expect(await underTest.bin.found(people[who], uid)).toEqual([]);
    await expect(underTest.bin.preview(people[who], kind, uid)).rejects.toMatchObject(absent);
    await expect(underTest.bin.restore(people[who], kind, uid)).rejects.toMatchObject(absent);
    await expect(underTest.get(people.owner, uid)).rejects.toMatchObject(absent);
  });

  it('nobody restores who is not signed in', async () => {
    const { uid } = await deleted();
    await expect(underTest.restore(null, uid)).rejects.toMatchObject({ status: 401 });
    await expect(underTest.bin.list(null)).rejects.toMatchObject({ status: 401 });
    await expect(underTest.bin.preview(null, kind, uid)).rejects.toMatchObject({ status: 401 });
    await expect(underTest.bin.restore(null, kind, uid)).rejects.toMatchObject({ status: 401 });
  });
}
