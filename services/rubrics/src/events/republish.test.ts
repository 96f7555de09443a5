import { aSchool, use } from '../testing/builders';
import { startRubricsForTest } from '../testing/rubrics-for-test';

it('tells of each instance that began, ended and was deleted, and once more when it is asked to', async () => {
  const rubrics = await startRubricsForTest();
  try {
    const school = await aSchool(rubrics);
    const { coach, rubric, people, here, owner } = school;
    const running = await use(rubrics, school, {
      tool_config_uid: 'set',
      tool_config_entity_uid: owner.config_uid,
    });
    await rubrics.save(coach, { uid: running.uid, items: [[{ checked: 1 }]] });
    const ended = await use(rubrics, school, { end_timestamp: '2026-03-02T09:40:00.000Z' });
    const removed = await use(rubrics, school);
    await rubrics.remove(coach, removed.uid);
    const before = [...(await rubrics.published())];
    const typesOf = (uid: string, events = before) =>
      events.filter(({ entity_uid }) => entity_uid === uid).map(({ type }) => type);
    // Scores concern nobody else.
    expect(typesOf(running.uid)).toEqual(['rubric_instance.updated']);
    expect(typesOf(ended.uid)).toEqual(['rubric_instance.updated', 'rubric_instance.finished']);
    expect(typesOf(removed.uid)).toEqual(['rubric_instance.updated', 'rubric_instance.deleted']);
    expect(before.find(({ entity_uid }) => entity_uid === running.uid)!.data).toMatchObject({
      interaction: {
        entity_type: 'rubric_instance',
        tool_uid: rubric.uid,
        tool_name: 'Rubric',
        clients: [{ uid: people.coachee.uid }],
        organization_uid: here,
        tool_config_uid: 'set',
      },
    });

    expect(await rubrics.service.republish()).toBe(3);
    const anew = (await rubrics.published()).slice(before.length);
    const again = [running, ended, removed].map(({ uid }) => typesOf(uid, anew));
    expect(again).toEqual([
      ['rubric_instance.updated'],
      ['rubric_instance.updated'],
      ['rubric_instance.deleted'],
    ]);
  } finally {
    await rubrics.close();
  }
});
