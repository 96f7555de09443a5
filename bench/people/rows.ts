import type { ImportedPerson } from '@coaching/service-identity';

export const organization = 'organization';
export const program = 'program';
export const admin = 'admin';

/** Rows with a name of their own, in an organisation of any size. */
const RARE = 5;

const firstNames = (
  'Ana Ben Carla David Elena Farid Grace Hugo Ines James Kofi Lena Maria Noah Olga Pedro Quinn Rosa Samuel Tara ' +
  'Uma Victor Wendy Xavier Yara Zoe Amir Bella Chen Dora'
).split(' ');
const lastNames = (
  'Alvarez Baker Castillo Dawson Evans Fischer Garcia Hernandez Ivanov Johnson Kim Lopez Martinez Nguyen Okafor Patel ' +
  'Quiroga Robinson Sanderson Thompson Underwood Vasquez Williams Ximenez Young Zimmerman Anderson Brown Clark Diaz'
).split(' ');

/** The same number for the same place, evenly spread below the limit. */
function spread(place: number, salt: number, limit: number): number {
  const mixed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 7) % limit;
}

function personAt(place: number, count: number): ImportedPerson {
  const isRare = place % (count / RARE) === 4;
  const first_name = firstNames[spread(place, 1, firstNames.length)]!;
  const last_name = isRare
    ? `Zeppelin ${place}`
    : `${lastNames[spread(place, 2, lastNames.length)]}-${lastNames[spread(place, 3, lastNames.length)]}`;
  const role = place % 10 === 0 ? 'Coach' : 'Coachee';
  return {
    uid: `person-${place}`,
    email: `person-${place}@demo.test`,
    first_name,
    last_name,
    roles: [],
    schools: [
      { organization_uid: organization, roles: [], programs: [{ program_uid: program, roles: [role] }] },
    ],
    licenses: [],
    coaches: [],
    password: 'not-used',
  };
}

/** That many people of one organisation, and who administers it. */
export const peopleOf = (count: number): ImportedPerson[] => [
  {
    ...personAt(0, count),
    uid: admin,
    email: 'admin@demo.test',
    schools: [{ organization_uid: organization, roles: ['Organization Admin'], programs: [] }],
  },
  ...Array.from({ length: count - 1 }, (_, at) => personAt(at + 1, count)),
];
