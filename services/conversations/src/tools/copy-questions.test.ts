import { newUid } from '@coaching/contracts';
import { aSchool } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
afterAll(() => conversations.close());

/** A tool of the platform with questions of every owner, and its copy in an organisation's set. */
async function aCopiedTool() {
  const school = await aSchool(conversations);
  const { superuser, admin, coach, tool, category, here } = school;
  const ask = (who: typeof coach, question: string, more = {}) =>
    conversations.ask(who, { question: `<p>${question}</p>`, question_type: tool.uid, ...more });
  await ask(superuser, 'System', { system_question: true, category });
  await ask(superuser, 'Bare', { system_question: true });
  await ask(admin, 'Organization', { organization_embed: { uid: here } });
  await ask(coach, 'Private');
  const copied = { uid: newUid(), name: 'Warm-up' };
  const copy = {
    ...tool,
    set: newUid(),
    uid: newUid(),
    config_entity: 'Organization' as const,
    config_uid: here,
    categories: [copied],
  };
  await conversations.withTool(copy);
  const tell = () =>
    conversations.receiveEvent({
      type: 'tool.copied',
      entity_uid: copy.uid,
      revision: 1,
      data: {
        from: tool.uid,
        to: copy.uid,
        config_entity: 'Organization',
        config_uid: here,
        categories: { [category]: copied.uid },
      },
    });
  return { ...school, copy, copied, tell };
}

/** Resolves once nothing waits to be copied. */
async function worked(): Promise<void> {
  const waiting = conversations.service.context.db.collection('pending_copies');
  while ((await waiting.countDocuments()) > 0) await new Promise(setImmediate);
}

it('gives the copy the questions of the tool’s owner, once, in its own categories', async () => {
  const { coach, strangerCoach, copy, copied, tell } = await aCopiedTool();
  await tell();
  await worked();
  await tell();
  await worked();
  const bank = (query = {}) => conversations.bank(coach, { question_type: copy.uid, ...query });
  expect(await bank()).toEqual(['<p>Bare</p>', '<p>System</p>']);
  expect(await bank({ category: copied.uid })).toEqual(['<p>System</p>']);
  await expect(conversations.bank(strangerCoach, { question_type: copy.uid })).rejects.toMatchObject({
    status: 404,
  });
});
