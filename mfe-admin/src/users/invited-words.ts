import type { CallResponse } from '@coaching/contracts';

type Previewed = CallResponse<'previewInviteUsers'>['users'][number];

const here = (there: readonly Previewed[]) =>
  there.length === 1
    ? `${there[0]!.username || there[0]!.email} is here already`
    : `${there.length} people are here already`;

const invited = (usernames: readonly string[]) =>
  usernames.length === 1 ? `${usernames[0]!} was invited` : `${usernames.length} people were invited`;

/**
 * What is said after inviting people.
 * @param there those whom it changed nothing for
 * @param usernames of the others
 */
export function invitedWords(there: readonly Previewed[], usernames: readonly string[]): string {
  if (there.length === 0) return invited(usernames);
  if (usernames.length === 0) return here(there);
  return `${invited(usernames)}, ${here(there)}`;
}
