import { aCast } from '@coaching/access/testing';
import { type Actor, newUid, type ResourcePlace } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { startContentForTest } from '../testing/content-for-test';

describe('a resource of an organisation', () => {
  promisesOfTheRecycleBin(
    {
      kind: 'resource',
      facts: null,
      may: ['superuser', 'support'],
      mayNot: ['contentManager', 'strangerAdmin', 'soloCoach'],
    },
    async () => {
      const content = await startContentForTest();
      const places = new Map<string, ResourcePlace>();
      const elsewhere: ResourcePlace = { config_entity: 'Organization', config_entity_uid: newUid() };
      const paramsOf = (uid: string) => ({ ...(places.get(uid) ?? elsewhere), uid });
      const get = async (actor: Actor, uid: string) =>
        (await content.call('getResource', { params: paramsOf(uid) }, actor)).resource;
      return {
        async anEntity() {
          const { actors, organizations } = aCast();
          const place = { ...elsewhere, config_entity_uid: organizations.cedar.uid };
          const resource = { uid: newUid(), ...place, title: 'Guide' };
          places.set(resource.uid, place);
          await content.call('saveResource', { body: { resource } }, actors.admin);
          const people = { ...actors, owner: actors.admin };
          return { entity: await get(actors.admin, resource.uid), people };
        },
        get,
        remove: (actor, uid) => content.call('deleteResource', { params: paramsOf(uid) }, actor),
        restore: async (actor, uid) =>
          (await content.call('undeleteResource', { params: paramsOf(uid) }, actor)).resource,
        published: content.published,
        bin: binForTest('content', content),
        close: content.close,
      };
    },
  );
});
