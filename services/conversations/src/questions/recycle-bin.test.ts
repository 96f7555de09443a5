import { newUid } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { aSchool } from '../testing/builders';
import { startConversationsForTest } from '../testing/conversations-for-test';

describe('a question that an organisation is offered', () => {
  promisesOfTheRecycleBin(
    {
      kind: 'question',
      facts: null,
      may: ['superuser'],
      mayNot: ['coach', 'contentAdmin', 'asCoachee', 'support', 'programAdmin', 'strangerAdmin'],
    },
    async () => {
      const conversations = await startConversationsForTest();
      const { call, ask } = conversations;
      return {
        async anEntity() {
          const school = await aSchool(conversations);
          const { admin, tool, here } = school;
          const entity = await ask(admin, {
            uid: newUid(),
            question: '<p>What went well?</p>',
            question_type: tool.uid,
            organization_embed: { uid: here },
          });
          return { entity, people: { ...school, owner: admin } };
        },
        // Saying nothing new of a question answers it as it is, to who may change it.
        get: (actor, uid) => ask(actor, { uid }),
        remove: (actor, id) => call('deleteQuestion', { params: { id } }, actor),
        restore: async (actor, uid) => (await call('undeleteQuestion', { params: { uid } }, actor)).question,
        published: conversations.published,
        bin: binForTest('conversations', conversations),
        close: conversations.close,
      };
    },
  );
});
