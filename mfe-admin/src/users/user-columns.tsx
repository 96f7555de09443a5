import { platformRoles } from '@coaching/access';
import { type ListedUser, type Role, roles } from '@coaching/contracts';
import { serverNow } from '@coaching/mfe-kit';
import { Badge, Group } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';
import { licenseState } from './license-state';
import { rolesAnywhere } from './roles-anywhere';

const organizationsOf = ({ schools = [] }: ListedUser) => schools.map((school) => school.organization_name);

const programsOf = ({ schools = [] }: ListedUser) =>
  schools.flatMap((school) => school.programs.map((program) => program.program_name));

const listed = (words: readonly string[]) => words.join(', ');

const columnsFor = (offered: readonly Role[]): readonly Column<ListedUser>[] => [
  { id: 'first_name', label: 'First name', sortable: true, cell: ({ first_name }) => first_name },
  { id: 'last_name', label: 'Last name', sortable: true, cell: ({ last_name }) => last_name },
  { id: 'username', label: 'Username', sortable: true, isLink: true, cell: UsernameCell },
  {
    id: 'email',
    label: 'Email',
    sortable: true,
    width: 'clamp(10rem, 17vw, 15rem)',
    cell: ({ email }) => email,
  },
  { id: 'organizations', label: 'Organizations', cell: (user) => listed(organizationsOf(user)) },
  { id: 'programs', label: 'Programs', cell: (user) => listed(programsOf(user)) },
  {
    id: 'roles',
    label: 'Roles',
    filter: { name: 'role', kind: 'one', choices: offered.map((role) => ({ value: role, label: role })) },
    cell: (user) => listed(rolesAnywhere(user)),
  },
  { id: 'license', label: 'License', cell: (user) => licenseState(user, serverNow()) },
];

/** Columns of the users table (spec 2 section 2, Users). */
export const userColumns = columnsFor(roles);

/** The same of an organisation or a program, where nobody holds a role of the platform. */
export const userColumnsOfPlace = columnsFor(roles.filter((role) => !platformRoles.includes(role)));

function UsernameCell({ username, disabled }: ListedUser) {
  if (!disabled) return username;
  return (
    <Group component="span" gap={8} display="inline-flex">
      {username}
      <Badge variant="light" color="red" component="span">
        Disabled
      </Badge>
    </Group>
  );
}
