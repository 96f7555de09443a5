import { newUid, type SignalType, type UserEmbed } from '@coaching/contracts';
import { startStoreForTest } from '@coaching/embedded/testing';
import type { Connection, Model } from 'mongoose';
import { connect } from '../mongo/connection';
import { type Entity, entityIn, WITH_DELETED } from '../mongo/entity';
import { createStored } from '../mongo/models';
import { entityStore } from '../saving/entity-store';
import { type EmbeddingModel, refreshEmbeds } from './embeds';
import { userEmbedStored } from './person-copy';

interface Lesson extends Entity {
  title: string;
  seen: boolean;
  user: string;
  user_embed: UserEmbed;
  guests: UserEmbed[];
  lines: { uid: string; text: string }[];
}

const schema = entityIn<Lesson>('lessons', {
  title: { type: String, required: true },
  seen: { type: Boolean, default: false },
  user: String,
  user_embed: { type: userEmbedStored, required: true },
  guests: [userEmbedStored],
  lines: [{ _id: false, uid: String, text: String }],
});
const embeds = { user_embed: 'user', guests: 'guests.uid' };

const embedOf = (username: string, uid = newUid()): UserEmbed => ({
  uid,
  username,
  initials: username.slice(0, 1),
  picture: null,
});
const [coach, guest, other] = [embedOf('Pat'), embedOf('Lee'), embedOf('Kim')];
const renamed = { ...guest, username: 'Leona', picture: '/leona.png' };

const now = new Date('2026-03-02T09:00:00.000Z');
const aLesson = (more: Partial<Lesson> = {}): Lesson => ({
  uid: newUid(),
  title: 'Fractions',
  seen: false,
  user: coach.uid,
  user_embed: coach,
  guests: [other, guest],
  lines: [
    { uid: 'a', text: 'She asks.' },
    { uid: 'b', text: 'He answers.' },
  ],
  revision: 1,
  created_at: now,
  updated_at: now,
  deleted_at: null,
  deleted_by: null,
  ...more,
});

let store: Awaited<ReturnType<typeof startStoreForTest>>;
let connected: { connection: Connection; release(): Promise<void> };
let lessons: Model<Lesson>;
beforeAll(async () => {
  store = await startStoreForTest();
  connected = await connect(store.url);
  const connection = connected.connection.useDb('embeds', { useCache: true });
  await createStored(connection, { Lesson: schema });
  lessons = connection.model<Lesson>('Lesson', schema);
});
afterAll(async () => {
  await connected.release();
  await store.close();
});
beforeEach(() => lessons.deleteMany({}));

const inSession = <Result>(body: Parameters<Connection['withSession']>[0]) =>
  connected.connection.withSession(body) as Promise<Result>;
const stored = (uid: string) => lessons.findOne({ uid }, { _id: 0 }, WITH_DELETED).lean<Lesson>();

async function refresh(
  embed: UserEmbed,
  more: Partial<EmbeddingModel<Lesson>> = {},
  others: UserEmbed[] = [],
) {
  const signalled: [SignalType, string][] = [];
  await inSession((session) =>
    refreshEmbeds({ model: lessons, embeds, ...more })(
      [...others, embed],
      { session, announce: async () => {}, signal: (...sent) => void signalled.push(sent) },
      { isPublishedAgain: false },
    ),
  );
  return signalled;
}

describe('a person’s new name and picture', () => {
  it('come to every row they are part of, deleted or not, and to nobody else’s', async () => {
    const rows = [
      aLesson(),
      aLesson({ user: guest.uid, user_embed: guest, guests: [] }),
      aLesson({ deleted_at: now, deleted_by: coach.uid }),
      aLesson({ guests: [other] }),
    ];
    await lessons.create(rows);
    await refresh(renamed);
    const [invited, led, deleted, apart] = await Promise.all(rows.map(({ uid }) => stored(uid)));
    expect(invited).toEqual({ ...rows[0], guests: [other, renamed] });
    expect(led).toEqual({ ...rows[1], user_embed: renamed });
    expect(deleted).toEqual({ ...rows[2], guests: [other, renamed] });
    expect(apart).toEqual(rows[3]);
  });

  it('are signalled to those who look at these rows, where there is a live view', async () => {
    const [theirs, apart] = [aLesson(), aLesson({ guests: [] })];
    await lessons.create([theirs, apart]);
    expect(await refresh(renamed)).toEqual([]);
    expect(await refresh(renamed, { signal: 'observation.saved' })).toEqual([
      ['observation.saved', theirs.uid],
    ]);
  });

  it('come in one go with those of newcomers, who are on no row yet', async () => {
    const row = aLesson();
    await lessons.create([row]);
    const derived: string[] = [];
    const refreshDerived = async ({ username }: UserEmbed) => void derived.push(username);
    await refresh(renamed, { refreshDerived }, [embedOf('New'), { ...other, username: 'Kimberly' }]);
    expect(await stored(row.uid)).toMatchObject({
      guests: [{ username: 'Kimberly' }, { username: 'Leona' }],
    });
    expect(derived).toEqual(['Kimberly', 'Leona']);
  });

  it('are followed by what else is made from them', async () => {
    const row = aLesson();
    await lessons.create([row]);
    await refresh(renamed, {
      async refreshDerived({ username }, session) {
        const [found] = await lessons
          .find({ 'guests.username': username }, null, { session })
          .lean<Lesson[]>();
        await lessons.updateOne({ uid: found!.uid }, { $set: { title: `With ${username}` } }, { session });
      },
    });
    expect(await stored(row.uid)).toMatchObject({ title: 'With Leona' });
  });
});

describe('a change is written only while the row is as it was read', () => {
  const entities = () =>
    entityStore<Lesson>({
      model: lessons,
      embeds,
      flags: ['seen'],
      unrevised: ({ lines }) => ({ 'lines.0.text': lines[0]!.text }),
      parts: 'lines',
    });

  it.each<[string, object]>([
    ['another revision', { revision: 2 }],
    ['another name', { 'user_embed.username': 'Patricia' }],
    ['another name in a list', { 'guests.1.username': 'Leona' }],
    ['a flag that is set', { seen: true }],
    ['what else changes without a revision', { 'lines.0.text': 'She waits.' }],
    ['the recycle bin', { deleted_at: now }],
  ])('not with %s', async (_, change) => {
    const row = aLesson();
    await lessons.create([row]);
    await lessons.updateOne({ uid: row.uid }, { $set: change });
    expect(await entities().change(row, { title: 'Halves' })).toBeNull();
    expect(await stored(row.uid)).toMatchObject({ title: 'Fractions' });
  });

  it('and of its parts only what differs', async () => {
    const row = aLesson();
    await lessons.create([row]);
    const [first, second] = row.lines as [Lesson['lines'][0], Lesson['lines'][0]];
    // A part that differs in the database alone shows that it was not written.
    await lessons.updateOne({ uid: row.uid }, { $set: { 'lines.1.text': 'He thinks.' } });
    const lines = [{ ...first, text: 'She asks again.' }, second];
    expect(await entities().change(row, { title: 'Halves', lines })).toEqual({
      ...row,
      title: 'Halves',
      lines,
    });
    expect(await stored(row.uid)).toMatchObject({
      title: 'Halves',
      lines: [{ text: 'She asks again.' }, { text: 'He thinks.' }],
    });
  });
});
