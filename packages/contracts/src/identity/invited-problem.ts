import { isEmailAddress } from '../email-address';
import { atMost, sharedMessages } from '../shared-messages';
import { MAX_PERSON_NAME } from './limits';

interface Invited {
  first_name: string;
  last_name: string;
  email: string;
}

/**
 * What is wrong with somebody in a list, as a sentence; null when they can be invited. The same as the schema of
 * somebody to invite says, which no screen carries.
 */
export function problemWithInvited({ email, ...names }: Invited): string | null {
  const written = [names.first_name, names.last_name].map((name) => name.trim());
  if (email.trim() === '') return 'The email is missing.';
  if (written.every((name) => name === '')) return 'The name is missing.';
  if (written.some((name) => name.length > MAX_PERSON_NAME)) return atMost(MAX_PERSON_NAME);
  return isEmailAddress(email) ? null : sharedMessages.notAnEmail;
}
