import { anActor } from '@coaching/access/testing';
import { type Actor, type MailRequest, newUid } from '@coaching/contracts';
import { deleteEntity } from '@coaching/service-kit';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { accountKind } from '../account/account-kind';
import { importPeople } from '../import/import-people';
import type { ImportedOrganization, ImportedPerson } from '../import/imported';
import { peopleIn } from '../people/people-repository';
import { identityService } from '../service';
import { hashPassword } from '../sign-in/passwords';

/** The identity service on a database of its own, and what tests do to it. */
export interface IdentityForTest extends ServiceForTest<'identity'> {
  /** Brings these into the service. */
  withPeople(
    users: readonly ImportedPerson[],
    organizations?: readonly ImportedOrganization[],
  ): Promise<void>;
  /** Who a person is to services, as the gateway learns it. */
  actorFor(person: { uid: string }, organization?: { uid: string }): Promise<Actor>;
  /** Codes that were mailed to an address, oldest first. */
  codesMailed(email: string): Promise<string[]>;
  /** The mails about its person's account that an address got, oldest first. */
  accountNewsMails(email: string): Promise<Extract<MailRequest, { template: 'account_news' }>[]>;
  /** Gives a person one more address as they would do it; answers the address. */
  withAddress(person: { uid: string }): Promise<string>;
  /** Moves a person to the recycle bin. */
  remove(person: { uid: string }): Promise<void>;
}

/** Hashing is most of what it costs to make a person, and those whom builders make have the same password. */
const hashes = new Map<string, Promise<string>>();
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

export async function startIdentityForTest(options?: ServiceForTestOptions): Promise<IdentityForTest> {
  const running = await startServiceForTest(identityService, options);
  const { context } = running.service;
  const people = peopleIn(context.connection);
  const actorFor: IdentityForTest['actorFor'] = async ({ uid }, organization) => {
    const input = { params: { user_uid: uid }, query: { organization_uid: organization?.uid } };
    return (await running.call('getActor', input, 'gateway')).actor;
  };
  const mailsTo = async (email: string) =>
    (await running.published()).flatMap((event) =>
      event.type === 'mail.requested' && event.data.mail.to === email ? [event.data.mail] : [],
    );
  return {
    ...running,
    withPeople: (users, organizations = []) =>
      importPeople(context, { organizations, users }, { hash: hashOnce }),
    actorFor,
    codesMailed: async (email) =>
      (await mailsTo(email)).flatMap((mail) => ('code' in mail ? [mail.code] : [])),
    accountNewsMails: async (email) =>
      (await mailsTo(email)).flatMap((mail) => (mail.template === 'account_news' ? [mail] : [])),
    async withAddress({ uid }) {
      const [actor, email] = [await actorFor({ uid }), `${newUid().toLowerCase()}@home.test`];
      await running.call('addEmail', { body: { uid, email } }, actor);
      const [mail] = await mailsTo(email);
      const verification_code = (mail as { code: string }).code;
      await running.call('verifyNewEmail', { body: { uid, email, verification_code } }, actor);
      return email;
    },
    async remove({ uid }) {
      const anybodyMay = { mayRead: () => true, mayDelete: () => true, afterDelete: async () => {} };
      const actor = anActor({ uid: 'administrator' });
      await deleteEntity({ ...accountKind(people), ...anybodyMay }, context, { actor, uid, now: new Date() });
    },
  };
}
