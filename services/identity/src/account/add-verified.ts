import { type Actor, MESSAGES } from '@coaching/contracts';
import { Invalid, isDuplicateKey, type ServiceContext } from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import type { People } from '../people/people-repository';
import { changeLogins } from './change-logins';
import { MOST_LOGINS, withEmail } from './logins';

interface Parts {
  codes: Codes;
  people: People;
  context: ServiceContext;
}

/** Whoever brings the code has proved that the address is theirs, so they may know what else has it. */
function taken(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw new Invalid(MESSAGES.emailTaken, [{ path: 'email', message: MESSAGES.emailTaken }]);
}

/**
 * Gives a person one more address, which its receiver has just proved to be theirs.
 * @throws Invalid when it is another account's, or one too many
 */
export function addVerified(
  parts: Parts,
  { uid, email, actor, now }: { uid: string; email: string; actor: Actor | null; now: Date },
) {
  const news = { news: 'email_added' as const, email };
  return changeLogins(parts, { uid, actor, news, now }, (person) => {
    if (person.uams.length >= MOST_LOGINS) throw new Invalid(MESSAGES.tooManyEmails);
    return withEmail(person, email);
  }).catch(taken);
}
