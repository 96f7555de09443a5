import { newUid } from '@coaching/contracts';
import { aSchool } from '../testing/builders';
import {
  aTool,
  type ConversationsForTest,
  startConversationsForTest,
} from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
afterAll(() => conversations.close());

it('shows staff who work in no organization the bank of the organization whose tool they open', async () => {
  const { here, admin, superuser, support, contentManager, strangerCoach } = await aSchool(conversations);
  const tool = aTool({ config_entity: 'Organization', config_uid: here, categories: [] });
  await conversations.withTool(tool);
  const organization_embed = { uid: here };
  const question_type = tool.uid;
  await conversations.ask(admin, { question: '<p>Why?</p>', question_type, organization_embed });
  await conversations.save(admin, {
    interview_type: tool.uid,
    template: true,
    title: 'For all here',
    organization_embed,
  });
  const seenBy = async (who: typeof admin) => {
    const { total } = await conversations.call('getQuestions', { query: { question_type } }, who);
    const list = { params: { id: tool.uid }, query: {} };
    const templates = (await conversations.call('getInterviewTemplates', list, who)).total;
    const { owners } = await conversations.call('getQuestionOwners', { params: { question_type } }, who);
    return [total, templates, owners.organization];
  };
  const nowhere = { organization_uid: null };
  expect(await seenBy(admin)).toEqual([1, 1, true]);
  expect(await seenBy({ ...superuser, ...nowhere })).toEqual([1, 1, true]);
  expect(await seenBy({ ...support, ...nowhere })).toEqual([1, 1, true]);
  await expect(seenBy({ ...strangerCoach, uid: newUid() })).rejects.toMatchObject({ status: 404 });
  await expect(seenBy(contentManager)).rejects.toMatchObject({ status: 404 });
});
