import { newUid, type Person } from '@coaching/contracts';
import type { Transaction } from '../service';
import type { People } from './people-copies';
import type { PersonCopy } from './person-copy';
import { followPeople, type PersonEvent } from './store-people';

const transaction = { session: {} } as Transaction;

const aPerson = (username: string, more: object = {}): Person => ({
  uid: newUid(),
  username,
  initials: username.slice(0, 1),
  picture: null,
  first_name: username,
  last_name: '',
  email: `${username.toLowerCase()}@example.test`,
  coaches: [],
  schools: [],
  ...more,
});

function event<Type extends PersonEvent['type']>(type: Type, person: Person, revision: number): PersonEvent {
  const data = type === 'user.updated' ? { person } : { uid: person.uid };
  const occurred_at = '2026-03-02T09:00:00.000Z';
  return { id: newUid(), type, entity_uid: person.uid, revision, occurred_at, data } as PersonEvent;
}

/** Copies in memory, and the names that were put on what there is. */
function service() {
  const stored = new Map<string, PersonCopy>();
  const writes: number[] = [];
  const named: [username: string, isPublishedAgain: boolean][] = [];
  const people = {
    findAll: async (uids: readonly string[]) => new Map([...stored].filter(([uid]) => uids.includes(uid))),
    async putAll(copies: readonly PersonCopy[]) {
      writes.push(copies.length);
      for (const copy of copies) stored.set(copy.uid, copy);
    },
  } as Partial<People> as People;
  const follow = followPeople(people, async (embeds, _, { isPublishedAgain }) => {
    for (const { username } of embeds) named.push([username, isPublishedAgain]);
  });
  return { stored, writes, named, receive: (...events: PersonEvent[]) => follow(events, transaction) };
}

describe('news of many people at once', () => {
  it('are written together, and name who each was and is', async () => {
    const { receive, writes, stored } = service();
    const [pat, lee] = [aPerson('Pat'), aPerson('Lee')];
    const changed = await receive(event('user.updated', pat, 1), event('user.updated', lee, 1));
    expect(changed.map(({ before, after }) => [before, after.username])).toEqual([
      [null, 'Pat'],
      [null, 'Lee'],
    ]);
    expect(writes).toEqual([2]);
    expect(stored.get(lee.uid)).toMatchObject({ username: 'Lee', revision: 1, deleted: false });
  });

  it('come to what one after the other comes to', async () => {
    const { receive, named, stored } = service();
    const pat = aPerson('Pat');
    await receive(
      event('user.updated', pat, 1),
      event('user.updated', { ...pat, username: 'Patricia' }, 2),
      event('user.updated', { ...pat, username: 'Patricia', last_name: 'Lopez' }, 3),
      event('user.deleted', pat, 4),
      event('user.updated', { ...pat, username: 'Older' }, 3),
    );
    expect(stored.get(pat.uid)).toMatchObject({
      username: 'Patricia',
      last_name: 'Lopez',
      revision: 4,
      deleted: true,
    });
    expect(named).toEqual([['Patricia', false]]);
  });

  it('put names on what there is only where they are new, or published again', async () => {
    const { receive, named } = service();
    const [pat, lee] = [aPerson('Pat'), aPerson('Lee')];
    await receive(event('user.updated', pat, 1), event('user.updated', lee, 1));
    named.length = 0;
    await receive(event('user.updated', { ...pat, last_name: 'Lopez' }, 2), event('user.updated', lee, 1));
    expect(named).toEqual([['Lee', true]]);
  });
});

it('copies neither other addresses of a person nor what a newer release says of them', async () => {
  const { receive, stored } = service();
  const programs = [{ program_uid: newUid(), program_name: 'Literacy', roles: ['Coach'], newer: 1 }];
  const schools = [{ organization_uid: newUid(), roles: ['Coach'], programs, newer: 1 }];
  const pat = aPerson('Pat', { emails: ['pat@home.test'], schools, newer: 1 });
  await receive(event('user.updated', pat, 1));
  expect(JSON.stringify(stored.get(pat.uid))).not.toMatch(/newer|home\.test/);
  expect(stored.get(pat.uid)).toMatchObject({
    schools: [{ roles: ['Coach'], programs: [{ roles: ['Coach'] }] }],
  });
});
