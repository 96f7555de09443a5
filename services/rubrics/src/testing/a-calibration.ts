import { newUid } from '@coaching/contracts';
import { aSchool } from './builders';
import type { RubricsForTest } from './rubrics-for-test';

/** What the notes of every observer say. */
export const SECRET = 'Talks over them';
export const SCRIPT = '<p>Why do you think so? Seven seconds.</p>';

/** A calibration by the coach, which a colleague and an administrator observe with her. */
export async function calibrated(rubrics: RubricsForTest, more: object = {}) {
  const school = await aSchool(rubrics);
  const { coach, secondCoach, admin, people, rubric } = school;
  const observers = [people.coach, people.secondCoach, people.admin].map(({ uid }) => uid);
  const draft = { uid: newUid(), revision: 0, tool_uid: rubric.uid, script: SCRIPT, observers, ...more };
  const calibration = await rubrics.calibrate(coach, draft);
  const { uid } = calibration;
  const finish = (who: typeof coach, checked: number) =>
    rubrics.score(who, uid, { items: [[{ checked, notes: `<p>${SECRET}</p>` }]], finished: true });
  const change = (changed: object) => rubrics.calibrate(coach, { uid, ...changed });
  return { ...school, colleague: secondCoach, admin, draft, calibration, uid, observers, finish, change };
}
