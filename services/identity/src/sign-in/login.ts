import { MESSAGES } from '@coaching/contracts';
import { type Handler, Invalid } from '@coaching/service-kit';
import type { People } from '../people/people-repository';
import { signedIn } from '../session/session-of';
import type { Passwords } from './passwords';

export const login =
  (people: People, passwords: Passwords): Handler<'login'> =>
  async ({ body: { email, password }, now, grantSession }) => {
    const person = await people.findByLogin(email);
    const matches = await passwords.matches(password, person?.password_hash ?? null);
    if (!person || !matches) throw new Invalid(MESSAGES.wrongCredentials);
    const session = signedIn(person);
    await people.noteSignIn(person, now);
    grantSession(session);
    return true;
  };
