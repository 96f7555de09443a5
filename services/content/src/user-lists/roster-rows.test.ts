import { strToU8, zipSync } from 'fflate';
import { ROSTER_HEADS, rosterRows } from './roster-rows';

const limits = { rows: 10, columns: 30, cell: 500 };
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const orgs = [
  'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  'd1,active,,Cedar Grove,district,,',
  's1,active,,"Elementary; North",school,,d1',
  's2,active,,Middle,school,,d1',
].join('\r\n');
const manifest = 'propertyName,value\r\nmanifest.version,1.0\r\noneroster.version,1.1';

const users11 = [
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email',
  'u1,active,,true,"s1,s2",teacher,ana,,Ana,Núñez,,,ana@x.org',
  'u2,active,,true,s2,administrator,bo,,Bo,Berg,,,bo@x.org',
  'u3,active,,true,d1,administrator,cy,,Cy,Cole,,,cy@x.org',
  'u4,active,,true,s1,student,di,,Di,Dorn,,,di@x.org',
  'u5,active,,true,s1,parent,ed,,Ed,Dorn,,,ed@x.org',
  'u6,tobedeleted,,true,s1,teacher,flo,,Flo,Fox,,,flo@x.org',
  'u7,active,,false,s1,teacher,gus,,Gus,Gill,,,gus@x.org',
].join('\r\n');
const people = [
  ['Núñez', 'Ana', 'ana@x.org', 'Coachee', 'Elementary, North; Middle'],
  ['Berg', 'Bo', 'bo@x.org', 'Program Admin', 'Middle'],
  ['Cole', 'Cy', 'cy@x.org', 'Organization Admin', ''],
];
const roster11 = { 'manifest.csv': manifest, 'orgs.csv': orgs, 'users.csv': users11 };

it('reads people of 1.1 with their roles and schools, and leaves students, families and who is gone out', () => {
  expect(rosterRows(zip(roster11), limits, false)).toEqual({ rows: [ROSTER_HEADS, ...people], students: 1 });
});

it('brings students in when that is asked for', () => {
  const { rows, students } = rosterRows(zip(roster11), limits, true);
  expect(students).toBe(1);
  expect(rows.at(-1)).toEqual(['Dorn', 'Di', 'di@x.org', 'Coachee', 'Elementary, North']);
});

it('reads roles of 1.2 from their own file, and of several the one that gives most', () => {
  const users = [
    'sourcedId,status,enabledUser,username,givenName,familyName,email,primaryOrgSourcedId',
    'u1,active,true,ana,Ana,Núñez,ana@x.org,s1',
    'u2,active,true,bo,Bo,Berg,bo@x.org,s2',
    'u3,active,true,cy,Cy,Cole,cy@x.org,d1',
  ].join('\n');
  const roles = [
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId',
    'r1,active,,u1,primary,teacher,,,s1',
    'r2,active,,u1,secondary,teacher,,,s2',
    'r3,active,,u2,primary,teacher,,,s1',
    'r4,active,,u2,secondary,principal,,,s2',
    'r5,active,,u3,primary,districtAdministrator,,,d1',
    'r6,tobedeleted,,u3,secondary,systemAdministrator,,,d1',
  ].join('\n');
  const files = { 'manifest.csv': manifest, 'orgs.csv': orgs, 'users.csv': users, 'roles.csv': roles };
  expect(rosterRows(zip(files), limits, false).rows.slice(1)).toEqual(people);
});

it.each([
  ['without a manifest', { 'orgs.csv': orgs, 'users.csv': users11 }, 'not-a-roster'],
  ['without people', { 'manifest.csv': manifest, 'orgs.csv': orgs }, 'not-a-roster'],
  ['in which nobody is', { ...roster11, 'users.csv': 'sourcedId,role' }, 'empty'],
  [
    'of more than may be',
    { ...roster11, 'users.csv': `${users11}${users11.slice(users11.indexOf('\r\nu1')).repeat(4)}` },
    'too-large',
  ],
])('refuses a zip %s', (_, files, problem) => {
  expect(() => rosterRows(zip(files), limits, false)).toThrow(problem);
});

it('unpacks no more than may be, whatever is in it', () => {
  const bomb = zip({ ...roster11, 'users.csv': 'a'.repeat(49 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(() => rosterRows(bomb, limits, false)).toThrow('too-large');
  // What is not read is not unpacked.
  const beside = zip({ ...roster11, 'enrollments.csv': 'a'.repeat(49 * 1024 * 1024) });
  expect(rosterRows(beside, limits, false).rows).toHaveLength(4);
});
