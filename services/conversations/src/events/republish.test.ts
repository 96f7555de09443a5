import type { DomainEvent } from '@coaching/contracts';
import { interviewsIn } from '../interviews/interviews-repository';
import { aSchool } from '../testing/builders';
import { startConversationsForTest } from '../testing/conversations-for-test';

/** What an event says, without what makes it an event of its own. */
const word = ({ type, entity_uid, revision, data }: DomainEvent) => ({ type, entity_uid, revision, data });

it('publishes every conversation once, as it is now: deleted ones as deleted, templates not at all', async () => {
  const conversations = await startConversationsForTest();
  try {
    const { coach, coachee, tool } = await aSchool(conversations);
    const made = { interview_type: tool.uid, client_embed: coachee };
    const running = await conversations.save(coach, made);
    await conversations.save(coach, { uid: running.uid, revision: running.revision, title: 'Renamed' });
    const ended = await conversations.save(coach, { ...made, end_timestamp: '2026-03-02T09:40:00.000Z' });
    const removed = await conversations.save(coach, { ...made, title: 'Gone' });
    await conversations.remove(coach, removed.uid);
    await conversations.save(coach, { template: true, interview_type: tool.uid, title: 'Template' });
    const before = [...(await conversations.published())];
    // Stored before these fields were.
    const { model } = interviewsIn(conversations.service.context);
    await model.updateMany({}, { $unset: { invites_answers: true, shown: true, finished: true } });

    expect(await conversations.service.republish()).toBe(3);
    const anew = (await conversations.published()).slice(before.length);
    const latest = (uid: string) =>
      word(
        before.filter(({ entity_uid, type }) => entity_uid === uid && type !== 'interview.finished').at(-1)!,
      );
    const now = [running, ended, removed].map(({ uid }) => latest(uid));
    expect(anew).toHaveLength(3);
    expect(anew.map(word)).toEqual(expect.arrayContaining(now));
    expect(anew.map(({ type }) => type).sort()).toEqual([
      'interview.deleted',
      'interview.updated',
      'interview.updated',
    ]);
  } finally {
    await conversations.close();
  }
});
