import { type Actor, MESSAGES, newUid, type ProgramDraft } from '@coaching/contracts';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';
import { MOST_TAKEN, MOST_TRIED } from './course-tries';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const aCode = () => `JOIN-${newUid().toUpperCase()}`;

/** Cedar Grove, whose administrators look for the course codes of Lakeside. */
async function twoDistricts(own_code?: string) {
  const [cedar, lakeside] = [
    anOrganization('Cedar Grove', 'Elementary'),
    anOrganization('Lakeside', 'Upper'),
  ];
  const course_code = aCode();
  lakeside.programs[0]!.course_code = course_code;
  if (own_code) cedar.programs[0]!.course_code = own_code;
  const people = {
    admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
    programAdmin: aPerson({ schools: [inProgram(cedar, 0, 'Program Admin')] }),
    coach: aPerson({ schools: [at(cedar, 'Coach')] }),
    support: aPerson({ roles: ['Support'] }),
  };
  await identity.withPeople(Object.values(people), [cedar, lakeside]);
  const actors = {
    admin: await identity.actorFor(people.admin),
    programAdmin: await identity.actorFor(people.programAdmin),
    coach: await identity.actorFor(people.coach),
    support: await identity.actorFor(people.support),
  };
  const { uid } = cedar.programs[0]!;
  const save = (actor: Actor, program: ProgramDraft) =>
    identity.call(
      'saveProgram',
      { params: { org: cedar.uid }, body: { program: { uid, ...program } } },
      actor,
    );
  return { cedar, course_code, actors, save };
}

const statusOf = async (deed: Promise<unknown>) =>
  deed.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

describe('course codes of other organizations', () => {
  it('are told of a few times, whoever of an organization asks, and then none is tried for a while', async () => {
    const { course_code, actors, save } = await twoDistricts();
    for (let made = 0; made < MOST_TAKEN; made += 1)
      expect(await refusalOf(save(actors.admin, { course_code }))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'program.course_code', message: MESSAGES.courseCodeTaken }] },
      });
    for (const actor of [actors.admin, actors.programAdmin])
      for (const tried of [course_code, aCode()])
        expect(await refusalOf(save(actor, { course_code: tried }))).toMatchObject({
          status: 429,
          body: {
            message: expect.stringMatching(
              /^Too many course codes were tried\. Please try again in \d+ minutes\.$/,
            ),
          },
        });
  });

  it('are not found by trying one after the other that leads nowhere', async () => {
    const { cedar, actors, save } = await twoDistricts();
    const tried = { organization_uid: cedar.uid, is_taken: false, created_at: new Date() };
    const before = Array.from({ length: MOST_TRIED - 1 }, () => ({ ...tried, uid: newUid() }));
    await identity.service.context.db.collection('course_tries').insertMany(before);
    expect(await statusOf(save(actors.admin, { course_code: aCode() }))).toBe(200);
    expect(await statusOf(save(actors.admin, { course_code: aCode() }))).toBe(429);
  });

  it('are tried again once an hour has passed', async () => {
    const { course_code, actors, save } = await twoDistricts();
    for (let made = 0; made < MOST_TAKEN; made += 1) await statusOf(save(actors.admin, { course_code }));
    expect(await statusOf(save(actors.admin, { course_code: aCode() }))).toBe(429);
    const tries = identity.service.context.db.collection('course_tries');
    await tries.updateMany({}, { $set: { created_at: new Date(Date.now() - 3_600_001) } });
    expect(await statusOf(save(actors.admin, { course_code: aCode() }))).toBe(200);
  });

  it('hold up nothing else: other fields, the code that is there, none at all, and staff', async () => {
    const { course_code, actors, save } = await twoDistricts('CEDAR-READS-ON');
    for (let made = 0; made < MOST_TAKEN; made += 1) await statusOf(save(actors.admin, { course_code }));
    expect(await statusOf(save(actors.support, { course_code }))).toBe(400);
    for (const [actor, program] of [
      [actors.admin, { program_type: 'School' }],
      [actors.admin, { program_type: 'Campus', course_code: 'cedar-reads-on' }],
      [actors.support, { course_code: aCode() }],
      [actors.admin, { course_code: null }],
    ] as const)
      expect(await statusOf(save(actor, program))).toBe(200);
  });

  it('are no count of who may not give any', async () => {
    const { course_code, actors, save } = await twoDistricts();
    for (let made = 0; made <= MOST_TAKEN; made += 1)
      expect(await statusOf(save(actors.coach, { course_code }))).toBe(404);
    expect(await statusOf(save(actors.admin, { course_code }))).toBe(400);
  });
});

it.each(['ABC', 'A B C D', 'JOIN!', 'ÉCOLE'])(
  'the course code %p is refused under its field, with what one is made of',
  async (course_code) => {
    const { actors, save } = await twoDistricts();
    expect(await refusalOf(save(actors.admin, { course_code }))).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'program.course_code', message: expect.stringContaining('at least 4 characters') }],
      },
    });
  },
);

it('a course code of before, which is shorter, still leads to its program and is sent back as it is', async () => {
  const code = `Ü${String(Math.floor(Math.random() * 90) + 10)}`;
  const { actors, save } = await twoDistricts(code);
  const { program } = await save(actors.admin, { program_name: 'Primary', course_code: code.toLowerCase() });
  expect(program).toMatchObject({ program_name: 'Primary', course_code: code });
  const maya = aPerson();
  await identity.withPeople([maya]);
  const found = await identity.call(
    'lookUpCourse',
    { body: { email: maya.email, course_code: code } },
    await identity.actorFor(maya),
  );
  expect(found.course.program_name).toBe('Primary');
});
