import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { aSchool, use } from '../testing/builders';
import { startRubricsForTest } from '../testing/rubrics-for-test';

describe('a rubric instance', () => {
  promisesOfTheRecycleBin(
    {
      kind: 'rubric_instance',
      may: ['admin', 'superuser'],
      mayNot: ['coachee', 'support', 'programAdmin', 'secondCoach', 'strangerAdmin'],
    },
    async () => {
      const rubrics = await startRubricsForTest();
      return {
        async anEntity() {
          const school = await aSchool(rubrics);
          const entity = await use(rubrics, school, { items: [[{ checked: 1, notes: '<p>Why?</p>' }]] });
          return { entity, people: { ...school, owner: school.coach } };
        },
        get: rubrics.get,
        remove: rubrics.remove,
        restore: async (actor, uid) =>
          (await rubrics.call('undeleteRubricInstance', { params: { uid } }, actor)).rubric_instance,
        published: rubrics.published,
        bin: binForTest('rubrics', rubrics),
        close: rubrics.close,
      };
    },
  );
});
