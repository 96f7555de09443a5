import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { aSchool } from '../testing/builders';
import { startConversationsForTest } from '../testing/conversations-for-test';

describe('a conversation', () => {
  promisesOfTheRecycleBin(
    {
      kind: 'interview',
      may: ['admin', 'superuser'],
      mayNot: ['asCoachee', 'support', 'programAdmin', 'colleague', 'strangerAdmin'],
    },
    async () => {
      const conversations = await startConversationsForTest();
      const { call, get, remove } = conversations;
      return {
        async anEntity() {
          const school = await aSchool(conversations);
          const { coach, coachee, tool } = school;
          const entity = await conversations.save(coach, { interview_type: tool.uid, client_embed: coachee });
          return { entity, people: { ...school, owner: coach } };
        },
        get,
        remove,
        restore: async (actor, uid) =>
          (await call('undeleteInterview', { params: { uid } }, actor)).interview,
        published: conversations.published,
        bin: binForTest('conversations', conversations),
        close: conversations.close,
      };
    },
  );
});
