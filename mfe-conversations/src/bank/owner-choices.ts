import type { CallQuery, CallResponse, Organization } from '@coaching/contracts';

/** Whose questions can be asked for, as a choice is shown and as the address has it. */
export interface OwnerChoice {
  value: string;
  label: string;
}

const MINE = 'mine';
const PERSON = 'user:';
const PROGRAM = 'program:';

type Owners = CallResponse<'getQuestionOwners'>['owners'];

/**
 * Whose questions can be asked for: one's own, those of the organisation, its programs and the platform as far as there
 * are any, and then colleagues by name.
 * @param owners undefined while they are loaded
 */
export function ownerChoices(
  owners: Owners | undefined,
  user_uid: string,
  organization: Pick<Organization, 'name'> | null,
): OwnerChoice[] {
  const { users = [], programs = [] } = owners ?? {};
  return [
    { value: MINE, label: 'Mine' },
    ...(owners?.organization && organization ? [{ value: 'organization', label: organization.name }] : []),
    ...programs.map(({ program_uid, program_name }) => ({
      value: PROGRAM + program_uid,
      label: `Program: ${program_name}`,
    })),
    ...(owners?.system ? [{ value: 'system', label: 'Everyone (system)' }] : []),
    ...users
      .filter(({ uid }) => uid !== user_uid)
      .map(({ uid, username }) => ({ value: PERSON + uid, label: username })),
  ];
}

/** What is asked of the server for a choice; nothing in particular for one that there is not. */
export function ownerQuery(
  owner: string | undefined,
  user_uid: string,
): Pick<CallQuery<'getQuestions'>, 'user_uid' | 'offered' | 'program_uid'> {
  if (owner === MINE) return { user_uid };
  if (owner === 'organization' || owner === 'system') return { offered: owner };
  if (owner?.startsWith(PERSON)) return { user_uid: owner.slice(PERSON.length) };
  if (owner?.startsWith(PROGRAM)) return { offered: 'program', program_uid: owner.slice(PROGRAM.length) };
  return {};
}
