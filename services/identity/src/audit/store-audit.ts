import { isStaff } from '@coaching/access';
import type { EventReactions } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import type { Programs } from '../programs/programs-repository';
import type { AuditLog } from './audit-log';
import { PRIVATE_CHAIN } from './audit-record';
import { placeNames } from './place-names';

const named = (uid: string, person: PersonRecord | undefined) => ({ uid, username: person?.username ?? '' });

/** Where somebody works, for what they did while they worked nowhere in particular, such as signing in. */
const homeOf = (person: PersonRecord | null | undefined): string | null =>
  person?.default_organization_uid ?? person?.schools[0]?.organization_uid ?? null;

/**
 * Where something belongs that names no organisation: where who did it works; of what staff of none did about somebody,
 * where that person works, so that whoever answers for them reads that staff was in their account.
 */
function placeOf(doer: PersonRecord | null, about: readonly PersonRecord[]): string | null {
  const home = homeOf(doer);
  if (home || !doer || !isStaff(doer)) return home;
  return about.map(homeOf).find((each) => each !== null) ?? null;
}

/** What an entry is made of; it may be about a hundred people. */
const NAMED = { _id: 0, uid: 1, username: 1, default_organization_uid: 1, roles: 1, schools: 1 } as const;

/** Adds what services did to the audit log, with what people, organisations and programs are called now. */
export const storeAudit = (
  { people, ...places }: { people: People; organizations: Organizations; programs: Programs },
  audit: AuditLog,
): EventReactions => ({
  async 'audit.recorded'({ entity_uid: uid, occurred_at, data }, { session }) {
    const { actor_uid, real_uid, about_uids, organization_uid, is_private, ...rest } = data;
    const uids = [actor_uid, real_uid, ...about_uids].filter((each) => each !== null);
    const found = await people.model
      .find({ uid: { $in: uids } }, NAMED, { session, withDeleted: true })
      .lean<PersonRecord[]>();
    const byUid = new Map(found.map((person) => [person.uid, person]));
    const tried = data.email && !actor_uid ? await people.findByLogin(data.email) : null;
    const ofPlaces = about_uids.filter((each) => !byUid.has(each));
    const placeNameOf = await placeNames(places, ofPlaces, session);
    const about = tried
      ? [named(tried.uid, tried)]
      : about_uids.map((each) => ({
          uid: each,
          username: byUid.get(each)?.username ?? placeNameOf.get(each) ?? '',
        }));
    const actor = actor_uid === null ? null : named(actor_uid, byUid.get(actor_uid));
    const doer = actor_uid === null ? tried : (byUid.get(actor_uid) ?? null);
    const met = about_uids.flatMap((each) => byUid.get(each) ?? []);
    await audit.append(
      {
        ...rest,
        uid,
        at: new Date(occurred_at),
        actor,
        real: real_uid === null ? null : named(real_uid, byUid.get(real_uid)),
        about,
        organization_uid: is_private ? PRIVATE_CHAIN : (organization_uid ?? placeOf(doer, met) ?? ''),
      },
      session,
    );
  },
});
