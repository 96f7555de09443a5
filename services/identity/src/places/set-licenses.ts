import { maySetLicenses, productTools } from '@coaching/access';
import type { License } from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import { storedLicense } from '../licenses/stored-license';
import type { Organizations } from '../organizations/organizations-repository';
import { changePerson } from '../people/change-person';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { LicenseRecord } from '../people/person-record';
import { presentUser } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import { confirmed } from '../session/confirmation';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}

const KNOWN_PRODUCTS = 'There is no such product.';
const ENDS_BEFORE = 'This license ends before it starts.';

const refused = (path: string, message: string) => new Invalid(message, [{ path, message }]);

/** @throws Invalid for a product that nothing knows, and for a licence that ends before it starts */
function licenseRecord({ product, start_date, end_date }: License, at: number) {
  if (!Object.hasOwn(productTools, product)) throw refused(`licenses.${at}.product`, KNOWN_PRODUCTS);
  const license = storedLicense({ product, start_date, end_date });
  if (license.end_date < license.start_date) throw refused(`licenses.${at}.end_date`, ENDS_BEFORE);
  return license;
}

const isSame = (one: LicenseRecord, other: LicenseRecord) =>
  one.product === other.product && +one.start_date === +other.start_date && +one.end_date === +other.end_date;

/** What is paid for stays whatever is sent: it is billing's to give and take, and a form sends back all it shows. */
function withGiven(held: readonly LicenseRecord[], sent: readonly LicenseRecord[]): LicenseRecord[] {
  const billed = held.filter(({ is_billed }) => is_billed);
  return [...sent.filter((license) => !billed.some((other) => isSame(license, other))), ...billed];
}

export const setLicenses =
  (parts: Parts): Handler<'setLicenses'> =>
  async ({ actor, confirmed_at, body: { user_uid, licenses }, now, logSecurity }) => {
    admitted(actor, await parts.people.find(user_uid), maySetLicenses);
    await confirmed(parts.people, { actor, confirmed_at, now });
    const records = licenses.map(licenseRecord);
    const changed = await changePerson(parts, user_uid, now, (person) => ({
      ...admitted(actor, person, maySetLicenses),
      licenses: withGiven(person.licenses, records),
    }));
    logSecurity({ event: 'licenses-changed', result: 'done', about_uid: user_uid });
    return { user: presentUser(await inLivingPlace(parts, changed), actor) };
  };
