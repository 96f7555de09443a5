import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import type { Actor } from '@coaching/contracts';
import { createDeviceJournal } from './device-journal';
import { forgetWhatRightsLost, readingRightsOf } from './lost-rights';

const { admin, programAdmin } = cast.actors;
type Rights = Pick<Actor, 'roles' | 'schools'>;
const countsOnly = (actor: Actor): Rights => ({
  ...actor,
  schools: actor.schools.map((school) => ({ ...school, counts_only: true })),
});
const nobody: Rights = { roles: [], schools: [] };
const more = (actor: Actor): Rights => ({ ...actor, roles: [...actor.roles, 'Coach'] });

it('a right is a role in a place, of those by which one reads', () => {
  const schools: Actor['schools'] = [
    { organization_uid: 'o', roles: ['Coach'], programs: [{ program_uid: 'p', roles: ['Program Admin'] }] },
    { organization_uid: 'counts', roles: ['Organization Admin'], counts_only: true, programs: [] },
  ];
  expect(readingRightsOf({ roles: ['Coach'], schools })).toEqual(['Coach', 'o Coach', 'o p Program Admin']);
});

let names = 0;
async function aDevice(...uids: string[]) {
  const journal = createDeviceJournal(() => new Uint8Array(32), `rights-${++names}`);
  const place = (user_uid: string, entity = 'observation') => ({ user_uid, entity, uid: 'it' });
  const seen = (user_uid: string, entity?: string) => journal.seen(place(user_uid, entity));
  for (const uid of uids) {
    await journal.storeSeen(place(uid), 'Written');
    await journal.storeSeen(place(uid, 'form'), 'Typed');
    await journal.store({ ...place(uid), writer: 'tab' }, 'Unsent');
  }
  const unsent = async (uid: string) => (await journal.entries(place(uid))).length;
  return { journal, seen, unsent };
}

it.each<[what: string, before: Actor, after: Rights, isSeen: boolean]>([
  ['counts alone from now on', admin, countsOnly(admin), false],
  ['the same of a program of one', programAdmin, countsOnly(programAdmin), false],
  ['no role any more', admin, nobody, false],
  ['the same roles', admin, admin, true],
  ['one more role', admin, more(admin), true],
])('with %s what was seen is there: %#', async (_, before, after, isSeen) => {
  const { uid } = before;
  const { journal, seen, unsent } = await aDevice(uid, 'other');
  await forgetWhatRightsLost(journal, before);
  expect(await seen(uid)).toBe('Written');
  await forgetWhatRightsLost(journal, { ...after, uid });
  expect(await seen(uid)).toBe(isSeen ? 'Written' : undefined);
  expect(await seen(uid, 'form')).toBe('Typed');
  expect(await unsent(uid)).toBe(1);
  expect(await seen('other')).toBe('Written');
  // It is told once: what is seen from then on stays.
  await journal.storeSeen({ user_uid: uid, entity: 'observation', uid: 'it' }, 'Again');
  await forgetWhatRightsLost(journal, { ...after, uid });
  expect(await seen(uid)).toBe('Again');
});
