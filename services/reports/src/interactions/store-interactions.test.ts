import { aPerson, asActor } from '@coaching/access/testing';
import { type DomainEvent, type InteractionFacts, newUid } from '@coaching/contracts';
import { presentEmbed } from '@coaching/service-kit';
import {
  anInteraction,
  interactionDeleted,
  interactionFinished,
  interactionUpdated,
} from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

/** Every order in which as many things can come. */
function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, index) =>
    orders(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** The life of an interaction: begun, renamed and finished, with a coach of its own to list it. */
function aLife() {
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  const begun = anInteraction(coach, client, { title: 'Begun', duration: 0 });
  const finished: InteractionFacts = { ...begun, title: 'Finished', duration: 40 };
  return {
    actor: asActor(coach),
    words: [
      interactionUpdated(begun, 1),
      interactionUpdated({ ...begun, title: 'Renamed' }, 2),
      interactionUpdated(finished, 3),
      interactionFinished(finished, 3),
    ],
    end: interactionDeleted(begun, 4),
  };
}

describe('the list', () => {
  it('is the same in whatever order the words of an interaction arrive', async () => {
    for (const order of orders([0, 1, 2, 3])) {
      const { actor, words } = aLife();
      for (const index of order) await reports.receiveEvent(words[index]!);
      const list = await reports.list(actor);
      expect(list).toMatchObject({ total: 1, observations: [{ title: 'Finished', duration: 40 }] });
    }
  });

  it('never shows again what was deleted, whichever word comes late', async () => {
    for (const order of orders(['early', 'late', 'end'])) {
      const { actor, words, end } = aLife();
      const facts = { early: words[0]!, late: words[2]!, end };
      for (const which of order) await reports.receiveEvent(facts[which as keyof typeof facts]);
      expect(await reports.list(actor)).toMatchObject({ total: 0, observations: [] });
    }
  });

  it('is the same when everything is published again, from the start, as events of their own', async () => {
    const { actor, words } = aLife();
    for (const word of words) await reports.receiveEvent(word);
    const before = await reports.list(actor);
    for (const word of [...words, ...words]) await reports.receiveEvent(word);
    expect(await reports.list(actor)).toEqual(before);
  });

  it('is the same when several words arrive at once', async () => {
    const { actor, words } = aLife();
    await Promise.all(words.map((word) => reports.receiveEvent(word)));
    expect(await reports.list(actor)).toMatchObject({ total: 1, observations: [{ title: 'Finished' }] });
  });

  it('shows what was made first where somebody makes one of another kind under its uid, and deletes that', async () => {
    for (const order of orders([0, 1, 2])) {
      const [victim, stranger] = [aPerson('Victim'), aPerson('Stranger')];
      const made = anInteraction(victim, aPerson('Client'), {
        title: 'Mine',
        created_at: '2026-03-02T09:00:00.000Z',
      });
      const taken = anInteraction(stranger, aPerson('Other'), {
        uid: made.uid,
        entity_type: 'interview',
        created_at: '2026-03-02T10:00:00.000Z',
      });
      const words = [interactionUpdated(made, 2), interactionUpdated(taken, 5), interactionDeleted(taken, 6)];
      for (const index of order) await reports.receiveEvent(words[index]!);
      const list = { total: 1, observations: [{ title: 'Mine', entity_type: 'observation' }] };
      expect(await reports.list(asActor(victim))).toMatchObject(list);
      expect(await reports.list(asActor(stranger))).toMatchObject({ total: 0 });
      await reports.receiveEvent(interactionDeleted(made, 3));
      await reports.receiveEvent(interactionUpdated(taken, 7));
      expect(await reports.list(asActor(victim))).toMatchObject({ total: 0 });
      await reports.receiveEvent(interactionUpdated(made, 4));
      expect(await reports.list(asActor(victim))).toMatchObject(list);
    }
  });

  it('shows again what came back from the recycle bin', async () => {
    const { actor, words, end } = aLife();
    await reports.receiveEvent(words[2]!);
    await reports.receiveEvent(end);
    await reports.receiveEvent({ ...words[2]!, revision: 5 });
    expect(await reports.list(actor)).toMatchObject({ total: 1 });
  });

  it('takes a word from before there was private for shared', async () => {
    const [coach, client] = [aPerson('Coach'), aPerson('Client')];
    const { visibility: _visibility, ...before } = anInteraction(coach, client);
    await reports.receive({ interactions: [before as InteractionFacts] }, 1);
    const { observations } = await reports.listWith(client, asActor(client));
    expect(observations).toMatchObject([{ visibility: 'shared' }]);
  });

  it('follows an interaction to another client and another organisation', async () => {
    const [coach, client, other] = [aPerson('Coach'), aPerson('Client'), aPerson('Other')];
    const interaction = anInteraction(coach, client);
    await reports.receive({ interactions: [interaction] }, 1);
    await reports.receive({ interactions: [{ ...interaction, clients: [presentEmbed(other)] }] }, 2);
    expect(await reports.listWith(client, asActor(client))).toMatchObject({ total: 0 });
    expect(await reports.listWith(other, asActor(other))).toMatchObject({ total: 1 });
  });
});

describe('a person’s new name and picture', () => {
  it('appear on their rows, as coach and as client, and are what searches and orders go by', async () => {
    const [coach, anna, bert] = [aPerson('Coach'), aPerson('Anna'), aPerson('Bert')];
    await reports.receive({ people: [coach, anna, bert] });
    await reports.receive({ interactions: [anInteraction(coach, anna), anInteraction(coach, bert)] });
    await reports.receive({
      people: [
        { ...anna, username: 'Zara', picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png', revision: 2 },
        { ...coach, username: 'Ms. Okafor', revision: 2 },
      ],
    });
    const { observations } = await reports.list(asActor(coach), { sortBy: 'client' });
    expect(observations).toMatchObject([
      { client_embed: { username: 'Bert' }, user_embed: { username: 'Ms. Okafor' } },
      { client_embed: { username: 'Zara', picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png' } },
    ]);
    expect(await reports.list(asActor(coach), { query: 'zara' })).toMatchObject({ total: 1 });
    expect(await reports.list(asActor(coach), { query: 'anna' })).toMatchObject({ total: 0 });
    expect((await reports.listWith(anna, asActor(anna))).user).toMatchObject({ username: 'Zara' });
  });

  it('change one of several clients of a conversation', async () => {
    const [coach, one, two] = [aPerson('Coach'), aPerson('One'), aPerson('Two')];
    await reports.receive({ people: [one, two] });
    const clients = [presentEmbed(one), presentEmbed(two)];
    await reports.receive({
      interactions: [anInteraction(coach, one, { entity_type: 'interview', clients })],
    });
    await reports.receive({ people: [{ ...two, username: 'Second', revision: 2 }] });
    expect((await reports.list(asActor(coach))).observations).toMatchObject([
      { client_embed: [{ username: 'One' }, { username: 'Second' }] },
    ]);
  });

  it('stay when an interaction is published under the name from before', async () => {
    const [coach, client] = [aPerson('Coach'), aPerson('Old name')];
    const interaction = anInteraction(coach, client);
    await reports.receive({ people: [client] });
    await reports.receive({ interactions: [interaction] }, 1);
    await reports.receive({ people: [{ ...client, username: 'New name', revision: 2 }] });
    await reports.receive({ interactions: [{ ...interaction, title: 'Later' }] }, 2);
    expect((await reports.list(asActor(coach))).observations).toMatchObject([
      { title: 'Later', client_embed: { username: 'New name' } },
    ]);
  });

  it('give way to no older word that comes late', async () => {
    const [coach, client] = [aPerson('Coach'), aPerson('First')];
    await reports.receive({ interactions: [anInteraction(coach, client)] });
    await reports.receive({ people: [{ ...client, username: 'Third', revision: 3 }] });
    await reports.receive({ people: [{ ...client, username: 'Second', revision: 2 }] });
    expect((await reports.list(asActor(coach))).observations).toMatchObject([
      { client_embed: { username: 'Third' } },
    ]);
  });
});

it('is rebuilt from nothing by hearing everything once more', async () => {
  const { actor, words } = aLife();
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  const gone = anInteraction(coach, client);
  for (const word of words) await reports.receiveEvent(word);
  await reports.receive({ interactions: [gone] }, 1);
  await reports.deleted(gone, 2);
  const before = await reports.list(actor);

  const { db } = reports.service.context;
  for (const { collectionName } of await db.collections()) await db.collection(collectionName).deleteMany({});
  expect(await reports.list(actor)).toMatchObject({ total: 0 });
  // The domains publish each of their things once, as it is now (`republish`).
  await reports.receiveEvent(words[2]!);
  await reports.deleted(gone, 2);
  expect(await reports.list(actor)).toEqual(before);
  expect(await reports.list(asActor(coach))).toMatchObject({ total: 0 });
});

it('takes an event that the broker delivers twice for one', async () => {
  const [coach, client] = [aPerson('Coach'), aPerson('Client')];
  const interaction = anInteraction(coach, client);
  const event = {
    id: newUid(),
    type: 'observation.updated',
    occurred_at: '2026-03-02T09:00:00.000Z',
    entity_uid: interaction.uid,
    revision: 1,
    data: { interaction },
  } satisfies DomainEvent;
  await reports.receiveEvent(event);
  await reports.receiveEvent(event);
  expect(await reports.list(asActor(coach))).toMatchObject({ total: 1 });
});
