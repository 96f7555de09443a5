import { anActor, anActorIn, aPerson } from '@coaching/access/testing';
import { type Actor, MESSAGES, newUid } from '@coaching/contracts';
import { anOrganization, aTool, aToolSet } from '../testing/builders';
import { startToolsForTest, type ToolsForTest } from '../testing/tools-for-test';

const [here, elsewhere, program, solo] = [newUid(), newUid(), newUid(), newUid()];
const core = aToolSet({ tools: [aTool('Classroom Observation')] });
const sets = {
  System: core,
  Organization: aToolSet({ config_entity: 'Organization', config_uid: here, uses: core.uid }),
  User: aToolSet({ config_entity: 'User', config_uid: solo, uses: core.uid }),
};

const actors = {
  coach: anActorIn(here, 'Coach'),
  'coach of a program': anActorIn(here, 'Coach', program),
  coachee: anActorIn(here, 'Coachee'),
  'organization admin': anActorIn(here, 'Organization Admin'),
  billing: anActorIn(here, 'Billing'),
  'coach elsewhere': anActorIn(elsewhere, 'Coach'),
  'organization admin elsewhere': anActorIn(elsewhere, 'Organization Admin'),
  // Working in an organisation one is not in opens nothing.
  'coach elsewhere, as if here': { ...anActorIn(elsewhere, 'Coach'), organization_uid: here },
  solo: anActor({ uid: solo, roles: ['Coach'] }),
  'another solo': anActor({ roles: ['Coach'] }),
  'content manager': anActor({ roles: ['Content Manager'] }),
  superuser: anActor({ roles: ['Superuser'] }),
  support: anActor({ roles: ['Support'] }),
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

const everyone = Object.keys(actors) as Who[];
const staff: Who[] = ['superuser', 'support'];
const readers: Record<keyof typeof sets, Who[]> = {
  System: everyone,
  Organization: ['coach', 'coach of a program', 'coachee', 'organization admin', 'billing', ...staff],
  User: ['solo', ...staff],
};

let tools: ToolsForTest;
beforeAll(async () => {
  tools = await startToolsForTest();
  await tools.receive({ organizations: [anOrganization('Cedar Grove', here)] });
  await tools.receive({ people: [aPerson('Jo Whitfield', { uid: solo })] });
  await tools.withSets(...Object.values(sets));
});
afterAll(() => tools.close());

describe.each(['System', 'Organization', 'User'] as const)('a set of kind %s', (entity) => {
  const { uid, config_uid } = sets[entity];

  it.each(readers[entity])('is read by %s', async (who) => {
    expect(await tools.load(actors[who], entity, config_uid, uid)).toMatchObject({ uid, config_uid });
    expect(await tools.load(actors[who], entity, config_uid)).toMatchObject({ uid, config_uid });
  });

  const strangers = everyone.filter((who) => !readers[entity].includes(who));
  if (strangers.length > 0) {
    it.each(strangers)('is, to %s, as if it were not there', async (who) => {
      const absent = { status: 404, body: { message: MESSAGES.notFound } };
      const refused = (...asked: [uid: string, toolset_uid: string]) =>
        expect(tools.load(actors[who], entity, ...asked)).rejects.toMatchObject(absent);
      await refused(newUid(), newUid());
      await refused(config_uid, uid);
      await refused(config_uid, 'default');
    });
  }

  it('needs a session', async () => {
    await expect(tools.load(null, entity, config_uid)).rejects.toMatchObject({ status: 401 });
  });
});

it.each([
  ['Organization', here, sets.User.uid],
  ['Organization', here, core.uid],
  ['Organization', elsewhere, sets.Organization.uid],
  ['User', solo, sets.Organization.uid],
  ['System', 'system', sets.Organization.uid],
  ['System', here, core.uid],
  ['System', here, 'default'],
  ['User', here, sets.Organization.uid],
  ['Organization', here, newUid()],
] as const)('%s %s has no set %s, whoever asks', async (entity, uid, toolset_uid) => {
  await expect(tools.load(actors.superuser, entity, uid, toolset_uid)).rejects.toMatchObject({ status: 404 });
});
