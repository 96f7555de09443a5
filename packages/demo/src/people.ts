import { type License, licenseDayOf, type Role } from '@coaching/contracts';

/** A person of the demo, before the identity service has hashed their password. */
export interface DemoUser {
  uid: string;
  email: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  schools: { organization_uid: string; roles: Role[]; programs: { program_uid: string; roles: Role[] }[] }[];
  licenses: License[];
  /** Uids of the coaches who invited them. */
  coaches: string[];
}

const CEDAR = 'demo-cedar-grove';
const LAKESIDE = 'demo-lakeside';
const ELEMENTARY = 'demo-cedar-elementary';
const SECONDARY = 'demo-cedar-secondary';
const LAKESIDE_UPPER = 'demo-lakeside-upper';

/** The two demo organisations with their programs. */
export const demoOrganizations = [
  {
    uid: CEDAR,
    name: 'Cedar Grove School District',
    short_name: 'Cedar Grove',
    subdomain: 'cedar-grove',
    org_domain: 'cedargrove.example',
    region: 'North',
    programs: [
      {
        uid: ELEMENTARY,
        program_name: 'Elementary Literacy',
        program_type: 'Literacy',
        course_code: 'CEDAR-READS',
      },
      { uid: SECONDARY, program_name: 'Secondary Mathematics', program_type: 'Mathematics' },
    ],
  },
  {
    uid: LAKESIDE,
    name: 'Lakeside Academy',
    short_name: 'Lakeside',
    subdomain: 'lakeside',
    org_domain: 'lakeside.example',
    region: 'South',
    programs: [{ uid: LAKESIDE_UPPER, program_name: 'Upper School', program_type: 'Whole school' }],
  },
];

type Place = DemoUser['schools'][number];
const inCedar = (roles: Role[], programs: Place['programs'] = []): Place[] => [
  { organization_uid: CEDAR, roles, programs },
];
const inLakeside = (roles: Role[], programs: Place['programs'] = []): Place[] => [
  { organization_uid: LAKESIDE, roles, programs },
];
const both = (role: Role): Place['programs'] => [
  { program_uid: ELEMENTARY, roles: [role] },
  { program_uid: SECONDARY, roles: [role] },
];
const elementary = (role: Role): Place['programs'] => [{ program_uid: ELEMENTARY, roles: [role] }];
const secondary = (role: Role): Place['programs'] => [{ program_uid: SECONDARY, roles: [role] }];
const upper = (role: Role): Place['programs'] => [{ program_uid: LAKESIDE_UPPER, roles: [role] }];

const nobody = {
  roles: [] as Role[],
  schools: [] as Place[],
  licenses: [] as License[],
  coaches: [] as string[],
};

function person(account: string, first_name: string, last_name: string, more: Partial<DemoUser>): DemoUser {
  return { ...nobody, uid: `demo-${account}`, email: `${account}@demo.test`, first_name, last_name, ...more };
}

const DAY = 86_400_000;
const license = (product: string, now: Date, from: number, to: number): License => ({
  product,
  start_date: licenseDayOf(new Date(now.getTime() + from * DAY)),
  end_date: licenseDayOf(new Date(now.getTime() + to * DAY)),
});

/**
 * Everyone in the demo; the first thirteen are the accounts README names.
 * @param now what "current" and "ended" licences are measured from
 */
export function demoUsers(now: Date): DemoUser[] {
  return [
    person('superuser', 'Sasha', 'Quinn', { roles: ['Superuser'] }),
    person('support', 'Sidney', 'Park', { roles: ['Support'] }),
    person('content', 'Connie', 'Mensah', { roles: ['Content Manager'] }),
    person('orgadmin', 'Olive', 'Grant', { schools: inCedar(['Organization Admin']) }),
    person('progadmin', 'Priya', 'Raman', { schools: inCedar([], elementary('Program Admin')) }),
    person('coach', 'Maya', 'Okafor', { schools: inCedar(['Coach'], both('Coach')) }),
    person('coachee', 'Daniel', 'Reyes', { schools: inCedar(['Coachee'], elementary('Coachee')) }),
    person('billing', 'Bea', 'Larsen', { schools: inCedar(['Billing']) }),
    person('orgadmin2', 'Ruth', 'Adler', { schools: inLakeside(['Organization Admin']) }),
    person('coach2', 'Tomas', 'Silva', { schools: inLakeside(['Coach'], upper('Coach')) }),
    person('coachee2', 'Hana', 'Ito', { schools: inLakeside(['Coachee'], upper('Coachee')) }),
    person('solo', 'Jo', 'Whitfield', { roles: ['Coach'], licenses: [license('yearly', now, -60, 305)] }),
    person('expired', 'Ezra', 'Blum', { roles: ['Coach'], licenses: [license('yearly', now, -430, -65)] }),
    person('amara', 'Amara', 'Nwosu', { schools: inCedar(['Coachee'], elementary('Coachee')) }),
    person('lucas', 'Lucas', 'Meyer', { schools: inCedar(['Coachee'], both('Coachee')) }),
    person('grace', 'Grace', 'Kim', { schools: inCedar(['Coachee'], both('Coachee')) }),
    person('samuel', 'Samuel', 'Osei', { schools: inCedar(['Coachee'], both('Coachee')) }),
    person('elena', 'Elena', 'Petrova', { schools: inCedar(['Coach'], secondary('Coach')) }),
    person('noah', 'Noah', 'Bennett', { schools: inLakeside(['Coachee'], upper('Coachee')) }),
    person('ines', 'Inês', 'Carvalho', { coaches: ['demo-solo'], roles: ['Coachee'] }),
    person('omar', 'Omar', 'Haddad', { coaches: ['demo-solo'], roles: ['Coachee'] }),
    person('lena', 'Lena', 'Fischer', { coaches: ['demo-expired'], roles: ['Coachee'] }),
  ];
}

/** The accounts README names, in its order: address and what the person may do. */
export const demoAccounts: readonly [account: string, who: string][] = [
  ['superuser@demo.test', 'Superuser'],
  ['support@demo.test', 'Support'],
  ['content@demo.test', 'Content Manager'],
  ['orgadmin@demo.test', 'Organization Admin, Cedar Grove School District'],
  ['progadmin@demo.test', 'Program Admin, Elementary Literacy'],
  ['coach@demo.test', 'Coach, Cedar Grove School District'],
  ['coachee@demo.test', 'Coachee of coach@demo.test'],
  ['billing@demo.test', 'Billing, Cedar Grove School District'],
  ['orgadmin2@demo.test', 'Organization Admin, Lakeside Academy'],
  ['coach2@demo.test', 'Coach, Lakeside Academy'],
  ['coachee2@demo.test', 'Coachee of coach2@demo.test'],
  ['solo@demo.test', 'Standalone coach with a current license'],
  ['expired@demo.test', 'Standalone coach whose license ended'],
];
