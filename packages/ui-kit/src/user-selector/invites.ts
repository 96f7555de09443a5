import { isEmailAddress, MESSAGES } from '@coaching/contracts';

/** Somebody who is not there yet. */
export interface Invited {
  first_name: string;
  last_name: string;
  email: string;
}

/** What is wrong with one of them, by field; empty when nothing is. */
export type InviteProblems = Partial<Record<keyof Invited, string>>;

/** In the order in which they are typed. */
export const inviteFields = ['first_name', 'last_name', 'email'] as const;

const trimmed = ({ first_name, last_name, email }: Invited): Invited => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  email: email.trim(),
});

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Nothing was typed: such a row counts for nothing (spec 2 section 5). */
export const isEmptyInvite = (invite: Invited): boolean =>
  inviteFields.every((field) => invite[field].trim() === '');

/** The people to invite, of all rows. */
export const invitedOf = (rows: readonly Invited[]): Invited[] =>
  rows.filter((row) => !isEmptyInvite(row)).map(trimmed);

/** What is wrong with a row that has something in it. @param before the rows above */
export function problemsOfInvite(row: Invited, before: readonly Invited[] = []): InviteProblems {
  if (isEmptyInvite(row)) return {};
  const missing = inviteFields.filter((field) => row[field].trim() === '');
  const problems: InviteProblems = Object.fromEntries(
    missing.map((field) => [field, MESSAGES.fieldRequired]),
  );
  if (problems.email) return problems;
  if (!isEmailAddress(row.email)) return { ...problems, email: MESSAGES.notAnEmail };
  if (before.some(({ email }) => isSame(email, row.email)))
    return { ...problems, email: 'This email stands in a row above.' };
  return problems;
}
