import { initialsOf, newUid, type Person, type User, type UserEmbed } from '@coaching/contracts';

/** What is stored of somebody, as it stands on what they are part of. */
export const embedOf = ({ uid, username, initials, picture }: UserEmbed): UserEmbed => ({
  uid,
  username,
  initials,
  picture,
});

/** A person as identity publishes them, who belongs nowhere; `more` says what matters. */
export function aPerson(username: string, more: Partial<Person> = {}): Person {
  const { uid = newUid() } = more;
  const [first_name = '', last_name = ''] = username.split(' ');
  return {
    uid,
    username,
    initials: initialsOf(first_name, last_name),
    picture: null,
    first_name,
    last_name,
    email: `${uid.toLowerCase()}@school.test`,
    coaches: [],
    schools: [],
    ...more,
  };
}

/** The account of such a person as its owner sees it; `more` says what they may. */
export function aUser(username: string, more: Partial<User> = {}): User {
  const { coaches: _, schools: __, ...person } = aPerson(username, more.uid ? { uid: more.uid } : {});
  return {
    ...person,
    roles: [],
    schools: [],
    uams: [{ system: 'email', system_key: person.email }],
    licenses: [],
    has_password: true,
    ...more,
  };
}

/** What identity publishes of somebody. @param coaches those who invited them */
export function personOf(user: User, coaches: readonly string[] = []): Person {
  const { first_name, last_name, email, schools } = user;
  return {
    ...embedOf(user),
    first_name,
    last_name,
    email,
    coaches: [...coaches],
    roles: user.roles,
    schools: schools.map(({ organization_uid, roles, programs }) => ({
      organization_uid,
      roles,
      programs: programs.map(({ program_uid, program_name, roles }) => ({
        program_uid,
        program_name,
        roles,
      })),
    })),
  };
}
