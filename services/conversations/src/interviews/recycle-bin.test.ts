import { newUid } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { aSchool, type School } from '../testing/builders';
import { startConversationsForTest } from '../testing/conversations-for-test';

/** @param more what a draft says besides, of a conversation or a template */
async function recycleBin(more: (school: School) => object) {
  const conversations = await startConversationsForTest();
  const { call, get, remove, save, published, close } = conversations;
  return {
    async anEntity() {
      const school = await aSchool(conversations);
      const draft = { uid: newUid(), interview_type: school.tool.uid, ...more(school) };
      return { entity: await save(school.coach, draft), people: { ...school, owner: school.coach } };
    },
    get,
    remove,
    restore: async (actor: School['coach'] | null, uid: string) =>
      (await call('undeleteInterview', { params: { uid } }, actor)).interview,
    published,
    bin: binForTest('conversations', conversations),
    close,
  };
}

const strangers = ['asCoachee', 'support', 'programAdmin', 'colleague', 'strangerAdmin'] as const;

describe('a conversation', () => {
  promisesOfTheRecycleBin({ kind: 'interview', may: ['admin', 'superuser'], mayNot: strangers }, () =>
    recycleBin(({ coachee }) => ({ client_embed: coachee })),
  );
});

describe('a coach’s own template', () => {
  promisesOfTheRecycleBin(
    { kind: 'template', facts: null, may: [], mayNot: [...strangers, 'admin', 'superuser'] },
    () => recycleBin(() => ({ template: true })),
  );
});
