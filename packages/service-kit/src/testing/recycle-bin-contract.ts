import { type Actor, type DomainEvent, type EventType, MESSAGES, newUid } from '@coaching/contracts';
import type { BinForTest } from './bin-for-test';

interface Stored {
  uid: string;
  /** Absent in what is not shown with one. */
  revision?: number;
  updated_at?: string;
}

/** What is published of deleting and restoring one. */
interface Facts {
  deleted: EventType;
  restored: EventType;
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
  /** Uid of the entity with whose events it is published, where that is another one. */
  publishedWith?(uid: string): string;
  bin: BinForTest;
  close(): Promise<void>;
}

const absent = { status: 404, body: { message: MESSAGES.notFound } };

/**
 * What deleting and restoring promise of every kind of entity, as tests.
 * @param kind what it is in the recycle bin, and the beginning of its events' types unless `facts` names others
 * @param may those who may delete and restore one, besides its owner
 * @param mayNot those who may not, whatever else they may
 * @param facts null where nothing of it is published
 */
export function promisesOfTheRecycleBin<Row extends Stored, Person extends string>(
  {
    kind,
    may,
    mayNot,
    facts = { deleted: `${kind}.deleted`, restored: `${kind}.updated` } as Facts,
  }: { kind: string; may: readonly Person[]; mayNot: readonly Person[]; facts?: Facts | null },
  start: () => Promise<RecycleBinUnderTest<Row, Person>>,
): void {
  let underTest: RecycleBinUnderTest<Row, Person>;
  beforeAll(async () => {
    underTest = await start();
  });
  afterAll(() => underTest.close());

  const publishedOf = async (uid: string) => {
    const publisher = underTest.publishedWith?.(uid) ?? uid;
    return (await underTest.published()).filter(({ entity_uid }) => entity_uid === publisher);
  };

  async function deleted() {
    const { entity, people } = await underTest.anEntity();
    const before = (await publishedOf(entity.uid)).length;
    await underTest.remove(people.owner, entity.uid);
    const publishedSince = async () => (await publishedOf(entity.uid)).slice(before).map(({ type }) => type);
    return { entity, people, uid: entity.uid, publishedSince };
  }

  it('what was deleted is gone for its owner, too, and is deleted once', async () => {
    const { people, uid, publishedSince } = await deleted();
    await expect(underTest.get(people.owner, uid)).rejects.toMatchObject(absent);
    await expect(underTest.remove(people.owner, uid)).rejects.toMatchObject(absent);
    expect(await publishedSince()).toEqual(facts ? [facts.deleted] : []);
  });

  it('what is restored is as it was', async () => {
    const { entity, people, uid } = await deleted();
    const { revision, updated_at } = entity;
    const restored = {
      ...entity,
      ...(revision !== undefined && { revision: revision + 2 }),
      ...(updated_at !== undefined && { updated_at: expect.any(String) }),
    };
    expect(await underTest.restore(people.owner, uid)).toEqual(restored);
    expect(await underTest.get(people.owner, uid)).toEqual(restored);
  });

  it('restoring is published as an update that is newer than the deletion', async () => {
    const { people, uid, publishedSince } = await deleted();
    await underTest.restore(people.owner, uid);
    expect(await publishedSince()).toEqual(facts ? [facts.deleted, facts.restored] : []);
    const revisions = (await publishedOf(uid)).map(({ revision }) => revision);
    expect(revisions).toEqual(revisions.map((_, index) => revisions[0]! + index));
  });

  it('restoring again, or what was never deleted, changes nothing', async () => {
    const { people, uid, publishedSince } = await deleted();
    const restore = () => underTest.restore(people.owner, uid);
    const [first, second] = await Promise.all([restore(), restore()]);
    expect(second).toEqual(first);
    expect(await restore()).toEqual(first);
    expect(await publishedSince()).toHaveLength(facts ? 2 : 0);
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
