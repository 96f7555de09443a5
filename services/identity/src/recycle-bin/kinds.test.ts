import { type Actor, newUid } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { anOrganization, aPerson, at, inProgram } from '../testing/builders';
import { startIdentityForTest } from '../testing/identity-for-test';

async function start() {
  const identity = await startIdentityForTest();
  return {
    identity,
    /** An organisation with programs of these names, and everyone around it and the first of them. */
    async aSchool(...programs: string[]) {
      const cedar = anOrganization('Cedar Grove', ...programs);
      const lakeside = anOrganization('Lakeside');
      const made = {
        superuser: aPerson({ roles: ['Superuser'] }),
        support: aPerson({ roles: ['Support'] }),
        contentManager: aPerson({ roles: ['Content Manager'] }),
        admin: aPerson({ schools: [at(cedar, 'Organization Admin')] }),
        coach: aPerson({ schools: [at(cedar, 'Coach')] }),
        programAdmin: aPerson({
          schools: [programs.length > 0 ? inProgram(cedar, 0, 'Program Admin') : at(cedar, 'Coachee')],
        }),
        otherAdmin: aPerson({ schools: [at(lakeside, 'Organization Admin')] }),
      };
      await identity.withPeople(Object.values(made), [cedar, lakeside]);
      const people = {} as Record<keyof typeof made, Actor>;
      for (const name of Object.keys(made) as (keyof typeof made)[])
        people[name] = await identity.actorFor(made[name]);
      return { cedar, people };
    },
    bin: binForTest('identity', identity),
    published: identity.published,
    close: identity.close,
  };
}

const outsiders = ['contentManager', 'coach', 'programAdmin', 'otherAdmin'] as const;

describe('an organisation', () => {
  promisesOfTheRecycleBin(
    { kind: 'organization', may: ['support'], mayNot: ['admin', ...outsiders] },
    async () => {
      const { identity, aSchool, ...running } = await start();
      const get = async (actor: Actor, id: string) =>
        (await identity.call('getOrganization', { params: { id } }, actor)).organization;
      return {
        ...running,
        async anEntity() {
          const { cedar, people } = await aSchool();
          const owner = people.superuser;
          return { entity: await get(owner, cedar.uid), people: { ...people, owner } };
        },
        get,
        remove: (actor, id) => identity.call('deleteOrganization', { params: { id } }, actor),
        restore: async (actor, id) =>
          (await identity.call('undeleteOrganization', { params: { id } }, actor)).organization,
      };
    },
  );
});

describe('a program', () => {
  const changed = 'organization.updated' as const;
  promisesOfTheRecycleBin(
    {
      kind: 'program',
      facts: { deleted: changed, restored: changed },
      may: ['superuser', 'support'],
      mayNot: outsiders,
    },
    async () => {
      const { identity, aSchool, ...running } = await start();
      const organizations = new Map<string, string>();
      const paramsOf = (id: string) => ({ org: organizations.get(id) ?? newUid(), id });
      const get = async (actor: Actor, id: string) =>
        (await identity.call('getProgram', { params: paramsOf(id) }, actor)).program;
      return {
        ...running,
        async anEntity() {
          const { cedar, people } = await aSchool('Elementary');
          const { uid } = cedar.programs[0]!;
          organizations.set(uid, cedar.uid);
          const owner = people.admin;
          return { entity: await get(owner, uid), people: { ...people, owner } };
        },
        get,
        remove: (actor, id) => identity.call('deleteProgram', { params: paramsOf(id) }, actor),
        restore: async (actor, id) =>
          (await identity.call('undeleteProgram', { params: paramsOf(id) }, actor)).program,
        publishedWith: (uid) => organizations.get(uid)!,
      };
    },
  );
});

describe('an account', () => {
  promisesOfTheRecycleBin({ kind: 'user', may: ['support'], mayNot: ['admin', ...outsiders] }, async () => {
    const { identity, aSchool, ...running } = await start();
    const get = async (actor: Actor, id: string) =>
      (await identity.call('getUser', { params: { id } }, actor)).user;
    return {
      ...running,
      async anEntity() {
        const { people } = await aSchool();
        const person = aPerson();
        await identity.withPeople([person]);
        const owner = people.superuser;
        return { entity: await get(owner, person.uid), people: { ...people, owner } };
      },
      get,
      remove: (actor, id) => identity.call('deleteUser', { params: { id } }, actor),
      async restore(actor, uid) {
        await running.bin.restore(actor, 'user', uid);
        return get(actor!, uid);
      },
    };
  });
});
