import { aPerson, asActor } from '@coaching/access/testing';
import { type Actor, newUid, type Role } from '@coaching/contracts';
import { aTool, type ConversationsForTest } from './conversations-for-test';

/** A coach, coachees, those around them, and a tool of the platform, in an organisation of their own. */
export async function aSchool(conversations: ConversationsForTest) {
  const [here, elsewhere, program] = [newUid(), newUid(), newUid()];
  const programs = [{ program_uid: program, program_name: 'Literacy' }];
  const place = { organization_uid: here, programs };
  const coachee = aPerson('Cleo', { schools: [place] });
  const second = aPerson('Sam', { schools: [place] });
  const stranger = aPerson('Far', { schools: [{ organization_uid: elsewhere, programs: [] }] });
  const coachPerson = aPerson('Ada', { schools: [place] });
  const working = (organization_uid: string, role: Role): Actor =>
    asActor(aPerson(role), {
      organization_uid,
      schools: [{ organization_uid, roles: [role], programs: [] }],
    });
  const inProgram = (role: Role): Actor =>
    asActor(aPerson(role), {
      organization_uid: here,
      schools: [{ organization_uid: here, roles: [], programs: [{ program_uid: program, roles: [role] }] }],
    });
  const as = ({ uid, username }: { uid: string; username: string }, role: Role): Actor => ({
    ...working(here, role),
    uid,
    username,
  });
  const category = { uid: newUid(), name: 'Warm-up' };
  const other = { uid: newUid(), name: 'Goals' };
  const tool = aTool({ categories: [category, other] });
  await conversations.withOrganization(here, 'Cedar Grove', { [program]: 'Literacy' });
  await conversations.withOrganization(elsewhere, 'Lakeside');
  await conversations.receive({ people: [coachee, second, stranger, coachPerson] });
  await conversations.withTool(tool);
  return {
    here,
    elsewhere,
    program,
    tool,
    category: category.uid,
    other: other.uid,
    coachee,
    second,
    stranger,
    coach: as(coachPerson, 'Coach'),
    asCoachee: as(coachee, 'Coachee'),
    asSecond: as(second, 'Coachee'),
    colleague: working(here, 'Coach'),
    admin: working(here, 'Organization Admin'),
    contentAdmin: working(here, 'Organization Content Admin'),
    programAdmin: inProgram('Program Admin'),
    programContent: inProgram('Program Content Admin'),
    programCoach: inProgram('Coach'),
    strangerCoach: working(elsewhere, 'Coach'),
    strangerAdmin: working(elsewhere, 'Organization Admin'),
    superuser: asActor(aPerson('Super'), { roles: ['Superuser'], organization_uid: here }),
    support: asActor(aPerson('Support'), { roles: ['Support'], organization_uid: here }),
    contentManager: asActor(aPerson('Content'), { roles: ['Content Manager'] }),
  };
}
export type School = Awaited<ReturnType<typeof aSchool>>;

/** Those of the school who can call. */
export type Somebody = {
  [Name in keyof School]: School[Name] extends School['coach'] ? Name : never;
}[keyof School];

/** Everybody whom the tables of who may do what ask about. */
export const everybody = [
  'coach',
  'asCoachee',
  'admin',
  'contentAdmin',
  'programAdmin',
  'programContent',
  'programCoach',
  'strangerAdmin',
  'superuser',
  'support',
  'contentManager',
] as const satisfies readonly Somebody[];
export type Person = (typeof everybody)[number];

/** A question of a conversation as a coach sends it. */
export const aQuestion = (question: string, more: object = {}) => ({
  uid: newUid(),
  question: `<p>${question}</p>`,
  ...more,
});
