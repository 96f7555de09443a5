import { isDeepStrictEqual } from 'node:util';
import type { EventReactions } from '@coaching/service-kit';
import { putPerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import type { LicenseRecord } from '../people/person-record';
import { storedLicense } from './stored-license';

/** Those that somebody was given otherwise, such as at an import, are not billing's to take. */
const isGiven = ({ is_billed }: LicenseRecord) => !is_billed;

/** Puts what people pay for into their sessions and profiles, as billing publishes it. */
export function storeLicenses(people: People): EventReactions {
  return {
    async 'licenses.updated'({ revision, data: { user_uid, licenses } }, transaction) {
      const person = await people.find(user_uid, transaction.session);
      if (!person || (person.licenses_revision ?? 0) > revision) return;
      const billed = licenses.map((license) => ({ ...storedLicense(license), is_billed: true }));
      const next = [...person.licenses.filter(isGiven), ...billed];
      const isSame = isDeepStrictEqual(next, person.licenses);
      if (isSame && person.licenses_revision === revision) return;
      const changed = {
        ...person,
        licenses: next,
        licenses_revision: revision,
        revision: person.revision + 1,
        updated_at: new Date(),
      };
      await putPerson(people, changed, transaction);
    },
  };
}
