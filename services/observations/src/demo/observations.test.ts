import { demoUsers, rubricTools } from '@coaching/demo';
import { demoObservations } from './observations';
import { demoPlannedVisits } from './planned-visits';

it('calls the lanes of every script after its teacher and the class', () => {
  const now = new Date('2026-11-21T12:00:00');
  const nameOf = new Map(demoUsers(now).map((user) => [user.uid, `${user.first_name} ${user.last_name}`]));
  for (const { client, left_name, right_name } of [...demoObservations(now), ...demoPlannedVisits(now)]) {
    expect([left_name, right_name]).toEqual([nameOf.get(client), 'Students']);
  }
});

it('tags lines with rows of the rubrics of the organisation that they were written in, and nowhere else', () => {
  const now = new Date('2026-11-21T12:00:00');
  const tags = demoObservations(now).flatMap(({ organization_uid, items }) =>
    items.flatMap((item) => item.tags.map((tag) => ({ ...tag, organization_uid }))),
  );
  expect(new Set(tags.map(({ organization_uid }) => organization_uid))).toEqual(
    new Set(['demo-cedar-grove']),
  );
  expect(new Set(tags.map(({ rubric_uid }) => rubric_uid))).toEqual(new Set(Object.values(rubricTools)));
  for (const { rubric_uid, row_uid } of tags) expect(row_uid.startsWith(`${rubric_uid}-`)).toBe(true);
});
